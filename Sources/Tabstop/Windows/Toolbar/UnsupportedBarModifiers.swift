/// Modifiers of bars that have no effect here. Mirrors SwiftUI's of these names.
extension View {
  /// Sets the foreground style of bars. No effect: bars follow the desktop.
  public func toolbarForegroundStyle<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View { self }
  /// Sets how the search field of a toolbar is shown. No effect: a search field is always shown as
  /// one.
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }
  /// Gives the program's gestures precedence at the edges of the screen. No effect: the pointer has
  /// no gestures of the system's at the edges of a window.
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}

/// The way in which a search field is shown. Mirrors SwiftUI's `SearchToolbarBehavior`.
public struct SearchToolbarBehavior: Hashable, Sendable {
  private let name: String
  /// The behaviour of the platform.
  public static let automatic = SearchToolbarBehavior(name: "automatic")
  /// The search field is a button until it is used.
  public static let minimize = SearchToolbarBehavior(name: "minimize")
}
