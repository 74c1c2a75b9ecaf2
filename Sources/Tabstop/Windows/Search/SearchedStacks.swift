/// The navigation stacks in the views that a search field serves, if they are on the field's page:
/// it belongs to their first pages, and is hidden while one of them shows a page that was pushed.
@MainActor
final class SearchedStacks {
  private unowned let page: NavigationPage
  private var coveredStacks: Set<ObjectIdentifier> = []
  /// Called when `areAtStart` changes, with whether a stack has pushed a page or gone back from it.
  /// Otherwise a stack has appeared or disappeared as a whole, with its tab for example.
  var changed: (_ hasNavigated: Bool) -> Void = { _ in }

  init(on page: NavigationPage) { self.page = page }

  /// Whether all stacks on screen show their first pages.
  var areAtStart: Bool { coveredStacks.isEmpty }

  /// Called when a stack on `page` shows its first page, or another one.
  ///
  /// A stack in a sheet or in a column of a split view is on another page than the field.
  func set(
    _ stack: AnyObject, on page: NavigationPage, isCovered: Bool, hasNavigated: Bool
  ) {
    guard page === self.page else { return }
    let wereAtStart = areAtStart
    if isCovered {
      coveredStacks.insert(ObjectIdentifier(stack))
    } else {
      coveredStacks.remove(ObjectIdentifier(stack))
    }
    if areAtStart != wereAtStart { changed(hasNavigated) }
  }
}

private struct SearchedStacksKey: EnvironmentKey {
  static var defaultValue: SearchedStacks? { nil }
}

extension EnvironmentValues {
  /// The stacks of the enclosing `searchable`.
  var searchedStacks: SearchedStacks? {
    get { self[SearchedStacksKey.self] }
    set { self[SearchedStacksKey.self] = newValue }
  }
}
