internal import FocusModel

extension _Node {
  /// Removes `old` and inserts what `makeNew` creates in its place: another branch of an `if`, or a view of
  /// another type.
  final func replace(_ old: _Node?, with makeNew: () -> _Node?) {
    let lost = old?.lostNode
    let isFocusReplaced = lost != nil || old?.containsReplacement == true
    // The neighbour of a disabled control has the focus only until that is enabled: Tab goes on from the
    // place of the control.
    let isDisplaced = lost != nil && lost === window.coordinator.displacedNode
    if isDisplaced { window.trail.focusMoved(to: (lost?.owner as? FocusableControl)?.widget) }
    // The old view is removed first: a new one with the same identifiers replaces it.
    if let old { removing(old) { remove(old) } }
    let new = makeNew()
    if let new { insertNew(new) }
    // No view is no replacement.
    if isFocusReplaced, let new, new.lastWidget != nil {
      window.replaceFocusedView(by: new, isDisplaced: isDisplaced)
    } else if isDisplaced {
      window.keepFocusOfNeighbour()
    }
  }

  /// The innermost list around the view.
  final var enclosingList: (any FocusableRows)? {
    var node = parent
    while let current = node {
      if let list = current as? any FocusableRows { return list }
      node = current.parent
    }
    return nil
  }

  /// Whether the view, or one in it, has replaced the focused one in this turn.
  private var containsReplacement: Bool {
    guard let replacement = window.replacement, replacement.isMounted else { return false }
    return replacement === self || replacement.isBelow(self)
  }

  /// The node in this view that has the focus, or has it again as soon as it is enabled.
  private var lostNode: FocusNode? {
    let coordinator = window.coordinator
    let candidates = [coordinator.displacedNode, coordinator.focusedNode].compactMap { $0 }
    guard !candidates.isEmpty else { return nil }
    var lost: FocusNode?
    forEachFocusItem { item in
      lost = lost ?? candidates.first { item === $0 || (item as? FocusScope)?.contains($0) == true }
    }
    return lost
  }
}

/// A list whose rows may have the focus themselves.
@MainActor
protocol FocusableRows: _Node {
  /// Gives the focus to the row around a view, if that can have it.
  func focusRow(around view: _Node)
  /// Announces the deletion of the row around a view when it comes: the user has pressed a destructive button of
  /// the row.
  func awaitDeletion(around view: _Node)
  /// Names a button after the row around it.
  func nameAfterRow(_ button: FocusableControl)
}

extension WindowContext {
  /// - Parameter isDisplaced: Whether the old view's control had lost the focus to a neighbour, because it was
  ///   disabled.
  fileprivate func replaceFocusedView(by new: _Node, isDisplaced: Bool) {
    coordinator.willReplaceFocusedNode()
    if let list = new.enclosingList { focusRow(of: list, around: new) }
    // Where there are controls, it is a page or a form, which the user explores by Tab.
    guard new.lastFocusItem == nil else {
      if isDisplaced { keepFocusOfNeighbour() }
      return
    }
    if isDisplaced, coordinator.focusedNode != nil { coordinator.returnFocus(to: FocusNode?.none) }
    announceUnlessFocused(new)
  }

  /// Gives the focus to the row in which a control was replaced, a field by the name that was typed in it, for
  /// example, if nothing else has it when the turn is settled.
  private func focusRow(of list: any FocusableRows, around view: _Node) {
    Updater.shared.afterFocus { [weak self, weak list, weak view] in
      guard let self, let list, let view, list.isMounted, view.isMounted, focusWidget == nil else {
        return
      }
      list.focusRow(around: view)
    }
  }

  /// Lets Tab go on from the control that has the focus.
  fileprivate func keepFocusOfNeighbour() { trail.focusMoved(to: focusedControl?.widget) }

  /// Announces the text of a view that has taken the place of the focused one, if nothing has the focus
  /// when the turn is settled: a screen reader would say nothing. A program that announces something in
  /// this turn, or moves the accessibility focus, says itself what has happened. Nothing is announced for a
  /// window that the user does not use.
  private func announceUnlessFocused(_ view: _Node) {
    let announcements = Announcements.shared
    guard !announcements.isProgramSpeaking else { return }
    let announced = announcements.programCount
    replacement = view
    Updater.shared.afterFocus { [weak self, weak view] in
      guard let self, let view, view === replacement else { return }
      replacement = nil
      guard view.isMounted, focusWidget == nil, announcements.programCount == announced,
        accessibilityFocusIfUsed?.coordinator.focusedNode == nil,
        Updater.shared.activeWindow?.withPresenters.contains(where: { $0 === self }) != false
      else { return }
      // An empty one would add a full stop to the announcement before it.
      let text = view.plainText
      if !text.isEmpty { announcements.post(.init(text), byProgram: false) }
    }
  }
}
