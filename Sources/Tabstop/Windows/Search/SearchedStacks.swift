/// The navigation stacks in the views that a search field serves, if they are on the field's page:
/// it belongs to their first pages, and is hidden while one of them shows a page that was pushed.
@MainActor
final class SearchedStacks {
  private unowned let page: NavigationPage
  private var coveredStacks: Set<ObjectIdentifier> = []
  /// The stacks whose pages cover the field, or did when their tab was left, and that were covered while it had
  /// the focus.
  private var returningStacks: Set<ObjectIdentifier> = []
  /// Whether the field has the focus.
  var isFieldFocused: () -> Bool = { false }
  /// Called when `areAtStart` changes, with whether the user has gone back from a page that was pushed while
  /// the field had the focus. Only that returns it: a tab that is entered has a focus of its own.
  var changed: (_ returnsFocus: Bool) -> Void = { _ in }

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
    let (wereAtStart, id) = (areAtStart, ObjectIdentifier(stack))
    if isCovered {
      coveredStacks.insert(id)
    } else {
      coveredStacks.remove(id)
    }
    guard areAtStart != wereAtStart else {
      // Beside another stack whose page still covers the field: that one returns the focus.
      if hasNavigated, !isCovered, returningStacks.remove(id) != nil {
        returningStacks.formUnion(coveredStacks)
      }
      return
    }
    let hadFocus = returningStacks.contains(id)
    if areAtStart ? hasNavigated : hasNavigated || isFieldFocused() { returningStacks.remove(id) }
    if !areAtStart, isFieldFocused() { returningStacks.insert(id) }
    changed(areAtStart && hasNavigated && hadFocus)
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
