extension View {
  /// Adds a style behind the view as the background of the container that it is in: of a page, or of the
  /// window. Mirrors SwiftUI.
  public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    background(style)
  }

  /// Adds views behind the view as the background of the container that it is in.
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    background(alignment: alignment, content: content)
  }
}

/// A container with a background. Mirrors SwiftUI's `ContainerBackgroundPlacement`.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String
  /// The page of a stack.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  /// The page of a split view.
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
  /// The page of a tab.
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
  /// The window.
  public static let window = ContainerBackgroundPlacement(name: "window")
  /// A widget, which does not exist here: the view.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
}
