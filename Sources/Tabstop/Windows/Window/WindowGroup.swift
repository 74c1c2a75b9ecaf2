/// Any number of windows with the same views. Mirrors SwiftUI's `WindowGroup`.
///
/// A program's first scene opens a window when the program starts; `openWindow` opens more.
public struct WindowGroup<Content>: _PrimitiveScene {
  let kind: WindowKind

  public static func _collect(_ scene: Self, _ list: _SceneList) { list.add(scene.kind) }
}

extension WindowGroup where Content: View {
  init(_ title: String? = nil, id: String? = nil, content: @escaping () -> Content) {
    var kind = WindowKind()
    kind.title = title
    kind.id = id
    kind.show = { window, _, environment in
      window.show(DeferredView(make: content), in: environment)
    }
    self.kind = kind
  }

  init<D: Hashable, Inner: View>(
    _ title: String? = nil, id: String? = nil, for type: D.Type,
    content: @escaping (Binding<D?>) -> Inner
  ) where Content == PresentedWindowContent<D, Inner> {
    var kind = WindowKind()
    kind.title = title
    kind.id = id
    kind.valueType = ObjectIdentifier(type)
    kind.show = { window, value, environment in
      window.show(PresentedWindowContent(value: value, make: content), in: environment)
    }
    self.kind = kind
  }
}

/// The content of a window for its value. Mirrors SwiftUI's `PresentedWindowContent`.
public struct PresentedWindowContent<Value: Hashable, Content: View>: View {
  let value: WindowValue?
  let make: (Binding<Value?>) -> Content

  /// The content of the view.
  public var body: some View {
    make(value?.binding(to: Value.self) ?? .constant(nil))
  }
}

extension WindowGroup where Content: View {
  /// Creates windows whose title is the program's name, unless the content has a `navigationTitle`.
  public init(@ViewBuilder content: @escaping () -> Content) { self.init(nil, content: content) }

  /// Creates windows with an id.
  /// - Parameter id: The id for `openWindow`.
  public init(id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(nil, id: id, content: content)
  }

  /// Creates a window group with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(titleKey.text, id: nil, content: content)
  }

  /// Creates a window group with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(titleKey.text, id: .some(id), content: content)
  }

  /// Creates a group of windows with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(String(title), id: nil, content: content)
  }

  /// Creates a group of windows with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(String(title), id: .some(id), content: content)
  }

  /// Creates a group of windows with a `Text` as its title, whose characters are used without their style.
  public init(_ title: Text, @ViewBuilder content: @escaping () -> Content) {
    self.init(title.content, id: nil, content: content)
  }

  /// Creates a group of windows with a `Text` as its title and an id.
  public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(title.content, id: .some(id), content: content)
  }

  // MARK: A window for each value

  /// Creates a window for each value passed to `openWindow(value:)`; the content gets a binding to
  /// it, which is `nil` in a window that was opened without one.
  public init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(nil, for: type, content: content)
  }

  /// Creates a group of windows for values, with an id for `openWindow(id:value:)`.
  public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(nil, id: id, for: type, content: content)
  }

  /// Creates a group of windows for values, with a localized title.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(titleKey.text, id: nil, for: type, content: content)
  }

  /// Creates a group of windows for values, with a title and an id.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(titleKey.text, id: .some(id), for: type, content: content)
  }

  /// Creates a group of windows for values, with a default value for a window that was opened without one.
  public init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(nil, for: type, content: Self.content(content, defaultValue))
  }

  /// Creates a group of windows for values, with an id and a default value.
  public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(nil, id: id, for: type, content: Self.content(content, defaultValue))
  }

  /// Creates a group of windows for values, with a localized title and a default value.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(titleKey.text, id: nil, for: type, content: Self.content(content, defaultValue))
  }

  /// Creates a group of windows for values, with a title, an id and a default value.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(titleKey.text, id: .some(id), for: type, content: Self.content(content, defaultValue))
  }

  private static func content<D, C>(
    _ content: @escaping (Binding<D>) -> C, _ defaultValue: @escaping () -> D
  ) -> (Binding<D?>) -> C {
    { value in
      content(
        Binding(get: { value.wrappedValue ?? defaultValue() }, set: { value.wrappedValue = $0 }))
    }
  }
}

/// A single window, which `openWindow` opens or brings to the front, and so does a command in the
/// menus of the other windows, unless it has `commandsRemoved()`. Mirrors SwiftUI's `Window`.
public struct Window<Content: View>: _PrimitiveScene {
  let group: WindowGroup<Content>

  /// Creates a window with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    group = WindowGroup(titleKey.text, id: .some(id), content: content)
  }

  /// Creates a window with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    group = WindowGroup(String(title), id: .some(id), content: content)
  }

  /// Creates a window with a `Text` as its title, whose characters are used without their style.
  public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
    group = WindowGroup(title.content, id: .some(id), content: content)
  }

  public static func _collect(_ scene: Self, _ list: _SceneList) {
    var kind = scene.group.kind
    kind.role = .single
    kind.hasOpeningCommand = true
    list.add(kind)
  }
}

/// A window with tools for the others, which opens by `openWindow`. Mirrors SwiftUI's
/// `UtilityWindow`.
///
/// The window manager treats it as any other window.
public struct UtilityWindow<Content: View>: _PrimitiveScene {
  let window: Window<Content>

  /// Creates a window with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    window = Window(titleKey, id: id, content: content)
  }

  /// Creates a utility window with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    window = Window(title, id: id, content: content)
  }

  /// Creates a utility window with a `Text` as its title, whose characters are used without their style.
  public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
    window = Window(title, id: id, content: content)
  }

  public static func _collect(_ scene: Self, _ list: _SceneList) {
    var kind = scene.window.group.kind
    kind.role = .single
    kind.hasOpeningCommand = true
    kind.opensByItself = false
    list.add(kind)
  }
}

/// The program's settings, which `openSettings`, a `SettingsLink`, a command in the menus of the
/// other windows or Control+comma opens. Mirrors SwiftUI's `Settings`.
public struct Settings<Content: View>: _PrimitiveScene {
  let group: WindowGroup<Content>

  /// Creates a window with the title "Settings", as large as its content.
  public init(@ViewBuilder content: @escaping () -> Content) {
    group = WindowGroup(String(own: "Settings"), content: content)
  }

  public static func _collect(_ scene: Self, _ list: _SceneList) {
    var kind = scene.group.kind
    kind.role = .settings
    kind.hasOpeningCommand = true
    kind.shortcut = KeyboardShortcut(",")
    kind.opensByItself = false
    kind.isSizedByContent = true
    list.add(kind)
  }
}
