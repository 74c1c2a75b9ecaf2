internal import GtkBridge

/// Whether a view after lazy rows is in the visible part: it appears and disappears by scrolling, as the rows
/// do. Programs load further rows when a view after them appears.
@MainActor
final class PlaceAfterRows {
  /// What the view observes instead of its page's.
  let appearance: PageAppearance
  private let viewport: RowViewport
  private weak var node: _Node?

  /// Creates the place of a view; `nil` if no lazy rows come before it in its container, and in a row.
  init?(_ context: _Context) {
    guard let parent = context.parent, let viewport = parent.childHost.rowPlacement?.viewport,
      viewport.hasRows, !parent.isInRow
    else { return nil }
    self.viewport = viewport
    // Among rows, only a layout shows whether it is visible.
    appearance = PageAppearance(
      outer: context.environment.pageAppearance, isOnTop: !viewport.hasElements)
  }

  func begin(_ node: _Node) {
    self.node = node
    viewport.add(self)
  }

  func end() {
    viewport.remove(self)
    appearance.end()
  }

  /// Called after a layout.
  func update(in space: RowSpace, visible: Range<Double>) {
    var isVisible = false
    node?.forEachWidget { widget in
      guard let (start, length) = space.span(of: widget.pointer) else { return }
      // (A view without a length marks the end.)
      isVisible = isVisible || start <= visible.upperBound && start + length >= visible.lowerBound
    }
    appearance.isOnTop = isVisible
  }
}

extension _Node {
  /// Whether it is a row, or inside of one in the same container.
  fileprivate var isInRow: Bool {
    var node = self
    while true {
      if node is AnyRowNode { return true }
      guard node.childHost !== node, let parent = node.parent else { return false }
      node = parent
    }
  }
}
