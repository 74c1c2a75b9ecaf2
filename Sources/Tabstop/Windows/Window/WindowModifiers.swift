// Modifiers of windows whose counterpart is the desktop's window manager: declared so that sources
// compile. Those with an effect are beside what they change.

/// Whether a window behaves in a way. Mirrors SwiftUI's `WindowInteractionBehavior`. No effect here.
public struct WindowInteractionBehavior: Hashable, Sendable {
  private let name: String
  /// The behaviour of the window manager.
  public static let automatic = WindowInteractionBehavior(name: "automatic")
  /// The window can do it. No effect here.
  public static let enabled = WindowInteractionBehavior(name: "enabled")
  /// The window cannot do it. No effect here.
  public static let disabled = WindowInteractionBehavior(name: "disabled")
}

/// The level of a window among others. Mirrors SwiftUI's `WindowLevel`. No effect here.
public struct WindowLevel: Hashable, Sendable {
  private let name: String
  /// The level that the window manager chooses.
  public static let automatic = WindowLevel(name: "automatic")
  /// The level of usual windows. No effect here.
  public static let normal = WindowLevel(name: "normal")
  /// The level of windows above the usual ones. No effect here.
  public static let floating = WindowLevel(name: "floating")
  /// The level of windows below all others. No effect here.
  public static let desktop = WindowLevel(name: "desktop")
}

/// The purpose of a window for the window manager. Mirrors SwiftUI's `WindowManagerRole`. No effect here.
public struct WindowManagerRole: Hashable, Sendable {
  private let name: String
  /// The role that the window manager chooses.
  public static let automatic = WindowManagerRole(name: "automatic")
  /// A main window of the program. No effect here.
  public static let principal = WindowManagerRole(name: "principal")
  /// A window that belongs to a main one. No effect here.
  public static let associated = WindowManagerRole(name: "associated")
}

/// The visibility of the toolbar of a window that fills the screen. No effect. Mirrors SwiftUI's.
public struct WindowToolbarFullScreenVisibility: Hashable, Sendable {
  private let name: String
  /// The toolbar is visible.
  public static let automatic = WindowToolbarFullScreenVisibility(name: "automatic")
  /// The toolbar is visible.
  public static let visible = WindowToolbarFullScreenVisibility(name: "visible")
  /// The toolbar appears when the pointer reaches the edge of the screen. No effect.
  public static let onHover = WindowToolbarFullScreenVisibility(name: "onHover")
}

extension View {
  /// Sets whether the user can close the window. No effect: the window manager lets the user close
  /// every window. A sheet has `interactiveDismissDisabled(_:)`.
  public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  /// Sets whether the user can minimize the window. No effect: the window manager decides which
  /// windows can be minimized.
  public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  /// Sets whether the user can resize the window. No effect: a scene's `windowResizability(_:)`
  /// decides.
  public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  /// Sets whether the window can fill the screen. No effect: the window manager decides which
  /// windows can fill the screen.
  public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  /// Sets the point of the window that stays when its content changes its size. No effect: the window manager
  /// decides about the place.
  public func windowResizeAnchor(_ anchor: UnitPoint?) -> some View { self }
  /// Shows or hides the toolbar of a window that fills the screen. No effect: a window's toolbar is on its
  /// page, which shows it.
  public func windowToolbarFullScreenVisibility(
    _ windowToolbarFullScreenVisibility: WindowToolbarFullScreenVisibility
  ) -> some View { self }
  /// Sets the style of windows that the view opens. No effect: a window's scene has `windowStyle(_:)`.
  public func presentedWindowStyle<S: WindowStyle>(_ style: S) -> some View { self }
  /// Sets the style of the toolbars of windows that the view opens. No effect: a window's toolbar is on its
  /// page.
  public func presentedWindowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some View { self }
  /// Sets an action for the beginning and the end of a change of the window's size by the user. Never called:
  /// the window manager does not report them.
  public func onInteractiveResizeChange(_ action: @escaping (Bool) -> Void) -> some View { self }
  /// Keeps the view out of pictures of the screen. No effect: on a desktop the compositor takes them, and asks
  /// no program.
  public func contentCaptureProtected(_ protected: Bool) -> some View { self }
  /// Sets whether the click that activates the window reaches the view. No effect: the click that
  /// activates a window is also the view's, as everywhere on this desktop.
  public func allowsWindowActivationEvents(_ value: Bool? = true) -> some View { self }
  /// Sets the content of a bar of keys. No effect: there is no bar of keys that a program fills.
  public func touchBar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
  /// Sets the content of a bar of keys. No effect: there is no bar of keys that a program fills.
  public func touchBar<Content: View>(_ touchBar: TouchBar<Content>) -> some View { self }
  /// Makes the item the principal one of a bar of keys. No effect: there is no bar of keys that a
  /// program fills.
  public func touchBarItemPrincipal(_ principal: Bool = true) -> some View { self }
  /// Sets the name of the item when the user arranges the bar of keys. No effect: there is no bar
  /// of keys that the user arranges.
  public func touchBarCustomizationLabel(_ label: Text) -> some View { self }
  /// Sets whether the item is in the bar of keys. No effect: there is no bar of keys that the user
  /// arranges.
  public func touchBarItemPresence(_ presence: TouchBarItemPresence) -> some View { self }
}

/// What a bar of keys above the keyboard shows. Mirrors SwiftUI's `TouchBar`. Nothing shows it: there is no such
/// bar on Linux.
public struct TouchBar<Content: View> {
  /// Creates a bar that the user cannot arrange.
  public init(@ViewBuilder content: () -> Content) {}
  /// Creates a bar that the user can arrange.
  public init(id: String, @ViewBuilder content: () -> Content) {}
}

/// How an item gets into a bar of keys. Mirrors SwiftUI's `TouchBarItemPresence`. No effect here.
public enum TouchBarItemPresence: Sendable {
  /// The item is there, and cannot be removed.
  case required(String)
  /// The item is there until the user removes it.
  case `default`(String)
  /// The item is there when the user has added it.
  case optional(String)
}

extension Scene {
  /// Sets the level of windows. No effect: the user decides which window stays above others.
  public func windowLevel(_ level: WindowLevel) -> some Scene { self }
  /// Sets whether the window is moved by its background. No effect: a window is moved by its title
  /// bar, or with the window manager's keys.
  public func windowBackgroundDragBehavior(
    _ behavior: WindowInteractionBehavior
  ) -> some Scene { self }
  /// Sets the role of the window for the window manager. No effect: the window manager treats all
  /// windows alike.
  public func windowManagerRole(_ role: WindowManagerRole) -> some Scene { self }
}

/// A gesture that moves the window with the pointer. Mirrors SwiftUI's `WindowDragGesture`.
///
/// It is never recognised: a window is moved by its title bar, or with the window manager's keys.
public struct WindowDragGesture: _PrimitiveGesture {
  /// The type of the value: nothing is reported.
  public typealias Value = Never

  /// Creates the gesture.
  public init() {}

  public func _attach(to site: _GestureSite, _ actions: _GestureActions<Never>) {}
}
