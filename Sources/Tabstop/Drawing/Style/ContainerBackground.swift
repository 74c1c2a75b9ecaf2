extension View {
  /// Adds a style behind the view, which stands for the background of its container: of a page, or of the
  /// window. Mirrors SwiftUI. No effect of `container`: the background is as large as the view.
  public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    background(style)
  }

  /// Adds views behind the view, which stand for the background of its container. No effect of `container`.
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
  /// A view of subscriptions: the view.
  public static let subscriptionStore = ContainerBackgroundPlacement(name: "subscriptionStore")
  /// The head of a view of subscriptions: the view.
  public static let subscriptionStoreHeader = ContainerBackgroundPlacement(
    name: "subscriptionStoreHeader")
  /// All of a view of subscriptions: the view.
  public static let subscriptionStoreFullHeight = ContainerBackgroundPlacement(
    name: "subscriptionStoreFullHeight")
}
