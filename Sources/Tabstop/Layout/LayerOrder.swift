internal import GtkBridge

/// Keeps the widgets of a container in the order in which they lie over each other: by their z-indices,
/// those of one index in the order of the views.
@MainActor
final class LayerOrder {
  private let container: Widget
  /// The node of the views whose widgets these are; `nil` before it is created and after it is
  /// removed.
  private let content: () -> _Node?
  /// Whether they lie over each other at all.
  var isLayered: Bool
  /// Whether the order of the widgets differs from that of the views.
  private var isSorted = false
  /// Sorts once the views are up to date, because several may have been added.
  private lazy var sorting = TurnRequest { [weak self] in self?.sort() }

  /// - Parameter content: Must not keep its node alive.
  init(in container: Widget, isLayered: Bool = true, of content: @escaping () -> _Node?) {
    self.container = container
    self.isLayered = isLayered
    self.content = content
  }

  /// Called when a widget was added, or may have another z-index.
  func changed(_ child: Widget) {
    if child.zIndex != 0 || isSorted { sorting.schedule() }
  }

  func sort() {
    guard let content = content() else { return }
    var isRanked = false
    if isLayered { content.forEachWidget { if $0.zIndex != 0 { isRanked = true } } }
    guard isRanked || isSorted else { return }
    isSorted = isRanked
    content.sortWidgets(in: container) { isRanked ? $0.zIndex : 0 }
  }
}
