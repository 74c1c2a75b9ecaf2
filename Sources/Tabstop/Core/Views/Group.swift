/// Several views that modifiers treat alike. Mirrors SwiftUI's `Group`.
@preconcurrency
@MainActor
public struct Group<Content> {
  let content: Content
}

extension Group: View, _PlainView where Content: View {
  /// Creates a group. The group has no container: the views are laid out as if it did not exist.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The views.
  public var body: Content { content }
}
