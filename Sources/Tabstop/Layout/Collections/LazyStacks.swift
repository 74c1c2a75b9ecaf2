/// A column that fills the available width. Mirrors SwiftUI's `LazyVStack`: in a scroll view, the
/// views of a `ForEach` in it exist while they are near the visible part, have the focus, or have
/// state that the user has changed.
public struct LazyVStack<Content: View>: _PlainView {
  private let stack: VStack<Content>

  /// Creates a stack.
  /// - Parameters:
  ///   - spacing: Between the views, in points; 8 if `nil`.
  ///   - pinnedViews: No effect here.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    var stack = VStack(alignment: alignment, spacing: gap(spacing), content: content)
    stack.isLazy = true
    self.stack = stack
  }

  /// The content of the view.
  public var body: some View {
    stack.frame(
      maxWidth: .infinity, alignment: Alignment(horizontal: stack.alignment, vertical: .center))
  }
}

/// A row that fills the available height. Mirrors SwiftUI's `LazyHStack`; see `LazyVStack` for when
/// views exist.
public struct LazyHStack<Content: View>: _PlainView {
  private let stack: HStack<Content>

  /// Creates a stack.
  /// - Parameters:
  ///   - spacing: Between the views, in points; 8 if `nil`.
  ///   - pinnedViews: No effect here.
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    var stack = HStack(alignment: alignment, spacing: gap(spacing), content: content)
    stack.isLazy = true
    self.stack = stack
  }

  /// The content of the view.
  public var body: some View {
    stack.frame(
      maxHeight: .infinity, alignment: Alignment(horizontal: .center, vertical: stack.alignment))
  }
}

/// Lazy rows follow each other: none overlaps the one before.
private func gap(_ spacing: Double?) -> Double? {
  spacing?.taken(as: "A lazy stack's spacing", in: .sizes)
}
