/// When a view appears and disappears: with its page, and after lazy rows also by scrolling.
@MainActor
final class ViewAppearance {
  private let place: PlaceAfterRows?
  private let page: PageAppearance?

  init(_ context: _Context) {
    place = PlaceAfterRows(context)
    page = place?.appearance ?? context.environment.pageAppearance
  }

  var isShown: Bool { page?.isShown != false }

  /// Called when the content of the view's node exists.
  func begin(_ node: any _Node & AppearanceObserver) {
    page?.add(node)
    place?.begin(node)
    if isShown { node.pageDidAppear() }
  }

  /// Called when the node is removed.
  func end(_ node: any _Node & AppearanceObserver) {
    page?.remove(node)
    place?.end()
    if isShown { node.pageDidDisappear() }
  }
}
