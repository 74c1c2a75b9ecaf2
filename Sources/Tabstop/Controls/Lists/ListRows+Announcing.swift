internal import CGtk
internal import GtkBridge

/// Announcements of changes that a screen reader does not report by itself.
extension ListRows {
  /// Announces the deletion of a row when it comes, and then moves the focus if it was in the row: the
  /// program may ask first, or refuse. A row that goes after the user has gone on is not announced: it may
  /// go because the rows are filtered, or because it is scrolled away.
  func awaitDeletion(
    of row: Row, named name: String, hasFocus: @escaping () -> Bool,
    moveFocus: @escaping () -> Void
  ) {
    guard let part = row.node.lastWidget else { return }
    let announced = Announcements.shared.count
    let (place, focus, hadFocus) = (row.places.last, list.window.focusWidget, hasFocus())
    let isThere = place.map(presence) ?? { false }
    let lastIsThere = place.flatMap { place -> (() -> Bool)? in
      let count = place.source.rowCount
      return count > 0 ? presence(of: RowPlace(source: place.source, index: count - 1)) : nil
    }
    // A row whose text stays was not deleted, unless the next one had the same.
    let hasEqualNext = textOfRow(after: row) == name
    let isOnly = place.map { $0.source.rowCount == 1 } ?? true
    let question = QuestionFocus(in: list.window)
    var isImmediate = true
    Updater.shared.afterFocus { [weak self] in
      isImmediate = false
      // Of rows that are identified by their places, and of those whose elements are bindings by them, it is the last
      // one that goes.
      guard let self, place != nil, Announcements.shared.count == announced,
        isThere() ? lastIsThere?() == false : part.pointer.hasRoot
      else { return }
      announceDeletion(name, followedIn: row.widget, byEqual: hasEqualNext)
    }
    list.window.beforeRemoval = { [weak self, weak part] leaving in
      guard let self, let part else { return }
      let isAlone = leaving.raw == part.raw
      // A list that goes with its last row does not notice that the element is gone.
      let isLast =
        !isAlone && isOnly && leaving.contains(part.pointer) && (isImmediate || question.isLast)
      guard isAlone || isLast else { return }
      list.window.beforeRemoval = nil
      // A button of a row that goes has left the focus to that of the next one.
      if !isImmediate, let now = list.window.focusWidget, now != focus, !question.isLast { return }
      if isAlone, isThere() { return }
      let isHere = hasFocus()
      // A program that announces the deletion itself says more than this could.
      if Announcements.shared.count == announced { announceDeletion(name, isHere: isHere) }
      // A popover that has closed already has left no focus.
      if isAlone, isHere || hadFocus && question.isLast { moveFocus() }
    }
  }

  /// Announces the deletion of the row around a view, a destructive button of that row. A row that is not an
  /// element of a collection is not deleted, it is hidden.
  func awaitDeletion(around view: _Node) {
    let row = entries.lazy.compactMap(\.row).first { view.isBelow($0.node) }
    guard let row, !row.places.isEmpty else { return }
    let name = row.node.firstSpokenText ?? row.node.ownText
    // The focus of its button goes to another control by itself, before the announcement.
    awaitDeletion(of: row, named: name, hasFocus: { false }, moveFocus: {})
  }

  /// Whether the element of a row is in its collection, when the result is called.
  private func presence(of place: RowPlace) -> () -> Bool {
    let id = place.source.rowID(at: place.index)
    return { [weak source = place.source] in source?.indexOfRow(withID: id) != nil }
  }

  /// The text of the row after another one, if that has been created.
  private func textOfRow(after row: Row) -> String? {
    guard let index = entries.firstIndex(where: { $0.row === row }) else { return nil }
    return entries.dropFirst(index + 1).first?.row?.node.ownText
  }

  /// Announces that a row was deleted.
  private func announceDeletion(_ name: String, isHere: Bool) {
    if name.isEmpty { return }
    let text = String(own: "Deleted \(name)")
    if !GtkVersion.isModern, isHere, list.window.isActive {
      // With this call Orca 43 speaks the text before the next row. Orca 48 speaks it after that
      // row in any case.
      list.window.announce(text, priority: AnnouncementPriority.default.rawValue)
    } else {
      Announcements.shared.post(.init(text), byProgram: false)
    }
  }

  /// Announces that an element was deleted, and the one after it, which its row shows now.
  private func announceDeletion(_ name: String, followedIn widget: Widget, byEqual: Bool) {
    let row = entries.lazy.compactMap(\.row).first { $0.widget.raw == widget.raw }
    guard !name.isEmpty, let row else { return }
    let next = row.node.ownText
    if next == name, !byEqual { return }
    list.window.beforeRemoval = nil
    let isHere = row.widget.isFocus
    let text = Announcements.joined([String(own: "Deleted \(name)"), isHere ? next : ""])
    Announcements.shared.post(.init(text), byProgram: false)
  }

  /// Announces that a row was moved, with its place among the rows of its `ForEach`, counted from 1.
  func announceMove(to place: Int, of count: Int) {
    AccessibilityNotification.Announcement(String(own: "Moved to \(place) of \(count)")).post()
  }

  /// Announces whether a row is selected, after the user has added it to the selection or removed it from there.
  /// Newer screen readers announce it by themselves.
  func announceChoice(ofRowAt position: Int) {
    guard !GtkVersion.isModern, selection?.replace != nil, let row = entries[position].row,
      !row.node.isSelectionDisabled
    else { return }
    Updater.shared.afterUpdate { [weak self] in
      guard let self, let selection else { return }
      let text = selection.contains(row.id) ? String(own: "Selected") : String(own: "Not selected")
      AccessibilityNotification.Announcement(text).post()
    }
  }

  /// Announces the new name of the focused row after a tap: Orca (43) does not speak changed names
  /// of rows.
  func announceTapped(_ row: Row, _ name: String) {
    guard row.id == tapped else { return }
    tapped = nil
    if row.widget.isFocus {
      list.window.announce(name, priority: AnnouncementPriority.default.rawValue)
    }
  }
}

/// Watches whether the last focus of a window is in a popover that has appeared since: there the
/// program asks before it deletes. It may have closed without leaving a focus.
@MainActor
private final class QuestionFocus {
  private unowned let window: WindowContext
  /// The popovers around the first focus. They are only compared: they may be gone.
  private var around: [WidgetPointer] = []
  private var connection: SignalConnection?
  private(set) var isLast = false

  init(in window: WindowContext) {
    self.window = window
    var next = window.focusWidget?.enclosingPopover
    while let popover = next {
      around.append(popover)
      next = popover.parent?.enclosingPopover
    }
    connection = SignalConnection(window.widget, "notify::focus-widget", owner: self) {
      question, _ in question.focusMoved()
    }
  }

  /// A refused deletion gives the focus back to the row.
  private func focusMoved() {
    guard let now = window.focusWidget else { return }
    isLast = now.enclosingPopover.map { !around.contains($0) } ?? false
  }
}

extension WidgetPointer {
  fileprivate var enclosingPopover: WidgetPointer? {
    gtk_widget_get_ancestor(self, gtk_popover_get_type())
  }
}
