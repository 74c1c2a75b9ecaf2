public import Observation

/// A scene with its windows changed.
package struct ChangedScene<Content> {
  let content: Content
  let change: (inout WindowKind) -> Void
}

extension ChangedScene: Scene, _PrimitiveScene where Content: Scene {
  package static func _collect(_ scene: Self, _ list: _SceneList) {
    list.add(scene.content, changing: scene.change)
  }
}

/// The condition under which the user can resize a scene's windows. Mirrors SwiftUI's
/// `WindowResizability`.
public struct WindowResizability: Sendable {
  let isFixed: Bool
  /// The user decides.
  public static let automatic = WindowResizability(isFixed: false)
  /// The natural size of the content; the window cannot be resized.
  public static let contentSize = WindowResizability(isFixed: true)
  /// The window is at least as large as the minimum size of the content, as every window is.
  public static let contentMinSize = WindowResizability(isFixed: false)
}

/// The appearance of windows. Mirrors SwiftUI's `WindowStyle`.
public protocol WindowStyle { var _hidesTitleBar: Bool { get } }
/// A window with a bar that has the title.
public struct DefaultWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}
  public var _hidesTitleBar: Bool { false }
}

/// A window with a bar that has the title.
public struct TitleBarWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}
  public var _hidesTitleBar: Bool { false }
}

/// A window without a title bar: the window manager's keys still move and close it. One with commands has a bar
/// with their menu, without the title.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}
  public var _hidesTitleBar: Bool { true }
}

extension WindowStyle where Self == DefaultWindowStyle {
  /// A window with a bar that has the title.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
  /// A window with a bar that has the title.
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

/// A window without a title bar, as with `HiddenTitleBarWindowStyle`. Mirrors SwiftUI's.
public struct PlainWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}
  public var _hidesTitleBar: Bool { true }
}

extension WindowStyle where Self == PlainWindowStyle {
  /// A window without a title bar.
  public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// A window without a title bar.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

/// The appearance of a window's toolbar. Mirrors SwiftUI's `WindowToolbarStyle`. No effect here.
public protocol WindowToolbarStyle {}
/// Items on the page, which is the only style here.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle { public init() {} }
/// Items below the title on Apple's systems, and on the page here.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle { public init() {} }
/// Items beside the title on Apple's systems, and on the page here.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  /// - Parameter showsTitle: No effect here.
  public init(showsTitle: Bool = true) {}
}

/// Items beside the title in a low bar on Apple's systems, and on the page here.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  /// - Parameter showsTitle: No effect here.
  public init(showsTitle: Bool = true) {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  /// Items on the page.
  public static var automatic: Self { Self() }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  /// `ExpandedWindowToolbarStyle` by its short name.
  public static var expanded: Self { Self() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// `UnifiedWindowToolbarStyle` by its short name.
  public static var unified: Self { Self() }
  /// `UnifiedWindowToolbarStyle` by its short name.
  public static func unified(showsTitle: Bool) -> Self { Self(showsTitle: showsTitle) }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  /// `UnifiedCompactWindowToolbarStyle` by its short name.
  public static var unifiedCompact: Self { Self() }
  /// `UnifiedCompactWindowToolbarStyle` by its short name.
  public static func unifiedCompact(showsTitle: Bool) -> Self { Self(showsTitle: showsTitle) }
}

extension Scene {
  func changed(_ change: @escaping (inout WindowKind) -> Void) -> ChangedScene<Self> {
    ChangedScene(content: self, change: change)
  }

  /// Sets the size of a new window, in points; 640 by 720 by default. Mirrors SwiftUI.
  public func defaultSize(width: Double, height: Double) -> some Scene {
    func length(_ length: Double) -> Double {
      length.taken(as: "A window's size", in: 1...Double(Int16.max))
    }
    return changed { $0.size = (length(width), length(height)) }
  }

  /// Sets the place of new windows. No effect: the window manager places windows.
  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }

  /// Sets whether the windows can be resized. Mirrors SwiftUI.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    changed { $0.isSizedByContent = resizability.isFixed }
  }

  /// Sets the style of the windows. Mirrors SwiftUI.
  public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene {
    changed { $0.hidesTitleBar = style._hidesTitleBar }
  }

  /// Sets whether an extra is a menu or a window. Mirrors SwiftUI.
  public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene {
    changed { $0.isExtraMenu = style._isMenu }
  }

  /// Sets the style of the window's toolbar. No effect: a window's toolbar is on its page.
  public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }

  /// Shows or hides the toolbar of a window that fills the screen. No effect: a window's toolbar is on its
  /// page, which shows it.
  public func windowToolbarFullScreenVisibility(
    _ visibility: WindowToolbarFullScreenVisibility
  ) -> some Scene { self }

  /// Sets the events from outside that open the scene. No effect: events from outside open the
  /// program's first window.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }

  /// Sets a value that the windows' views inherit. Mirrors SwiftUI.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some Scene {
    inherited(EnvironmentModifier(keyPath: keyPath, value: value))
  }

  /// Passes an `@Observable` object to the windows' views, which find it by its type. Mirrors
  /// SwiftUI.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some Scene {
    inheritObject(object)
  }

  /// Passes an object of any kind to the windows' views.
  package func inheritObject<Object: AnyObject>(_ object: Object?) -> some Scene {
    inherited(EnvironmentObjectModifier(object: object))
  }

  /// Changes the environment of the windows' views, before the modifiers of scenes inside do.
  private func inherited(_ change: any InheritanceModifier) -> some Scene {
    changed { $0.inheritance.insert(change, at: 0) }
  }

  /// Runs `action` when `value` has changed. Mirrors SwiftUI.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some Scene {
    ChangeScene(content: self, value: value, initial: initial, action: action)
  }

  /// Calls an action when a value changes, without the values.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    ChangeScene(content: self, value: value, initial: initial) { _, _ in action() }
  }

  /// The spelling of SwiftUI's first versions: the action gets the new value.
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (Value) -> Void
  ) -> some Scene {
    ChangeScene(content: self, value: value, initial: false) { _, new in action(new) }
  }
}

private struct ChangeScene<Content: Scene, Value: Equatable>: _PrimitiveScene {
  let content: Content
  let value: Value
  let initial: Bool
  let action: (Value, Value) -> Void

  static func _collect(_ scene: Self, _ list: _SceneList) {
    let (value, action) = (scene.value, scene.action)
    let old = list.exchange(value)
    if let old, old != value {
      Updater.shared.afterUpdate { action(old, value) }
    } else if old == nil, scene.initial {
      Updater.shared.afterUpdate { action(value, value) }
    }
    list.add(scene.content)
  }
}

extension Scene {
  /// Adds a menu of commands to the windows. Mirrors SwiftUI.
  public func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    let view = Content._makeView(content())
    return changed { $0.commands.append(view) }
  }

  /// Removes the commands of the scenes inside, also those that open them. Mirrors SwiftUI.
  public func commandsRemoved() -> some Scene {
    changed {
      $0.commands = []
      $0.hasOpeningCommand = false
    }
  }

  /// Sets the shortcut of the command that opens a `Window`; `nil` for none. Mirrors SwiftUI.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene {
    changed { $0.shortcut = shortcut }
  }

  /// Sets the shortcut of the command that opens a `Window`. Mirrors SwiftUI.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization = .automatic
  ) -> some Scene {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  /// Replaces the commands of the scenes inside. Mirrors SwiftUI.
  public func commandsReplaced<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    let view = Content._makeView(content())
    return changed { $0.commands = [view] }
  }
}
