internal import FocusModel

extension _Node {
  /// Removes `old` and inserts what `makeNew` creates in its place: another branch of an `if`, or a view of
  /// another type.
  final func replace(_ old: _Node?, with makeNew: () -> _Node?) {
    // The old view is removed first: a new one with the same identifiers replaces it.
    let hadFocus = old?.containsFocusedNode == true
    if let old { removing(old) { remove(old) } }
    guard let new = makeNew() else { return }
    insertNew(new)
    // No view is no replacement.
    guard hadFocus, new.lastWidget != nil else { return }
    window.coordinator.willReplaceFocusedNode()
    // Where there are controls, it is a page or a form, which the user explores by Tab.
    if new.lastFocusItem == nil { window.announceUnlessFocused(new) }
  }

  private var containsFocusedNode: Bool {
    guard let focused = window.coordinator.focusedNode else { return false }
    var isFound = false
    forEachFocusItem { item in
      if item === focused || (item as? FocusScope)?.contains(focused) == true { isFound = true }
    }
    return isFound
  }
}

extension WindowContext {
  /// Announces the text of a view that has taken the place of the focused one, if nothing has the focus
  /// when the turn is settled: a screen reader would say nothing. A program that announces something in
  /// this turn, or moves the accessibility focus, says itself what has happened.
  fileprivate func announceUnlessFocused(_ view: _Node) {
    let announcements = Announcements.shared
    guard !announcements.isProgramSpeaking else { return }
    let announced = announcements.programCount
    Updater.shared.afterFocus { [weak self, weak view] in
      guard let self, let view, view.isMounted, focusWidget == nil,
        announcements.programCount == announced,
        accessibilityFocusIfUsed?.coordinator.focusedNode == nil
      else { return }
      // An empty one would add a full stop to the announcement before it.
      let text = view.plainText
      if !text.isEmpty { announcements.post(.init(text), byProgram: false) }
    }
  }
}
