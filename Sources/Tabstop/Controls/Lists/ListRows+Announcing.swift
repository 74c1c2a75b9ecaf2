internal import GtkBridge

/// Announcements of changes that a screen reader does not report by itself.
extension ListRows {
  /// Announces that a row was deleted.
  func announceDeletion(_ name: String, isHere: Bool) {
    if name.isEmpty { return }
    let text = String(own: "Deleted \(name)")
    if !GtkVersion.isModern, isHere, list.window.isActive {
      // With this call Orca 43 speaks the text before the next row. Orca 48 speaks it after that
      // row in any case.
      list.window.announce(text, priority: AnnouncementPriority.default.rawValue)
    } else {
      AccessibilityNotification.Announcement(text).post()
    }
  }

  /// Announces that a row was moved, with its place among the rows of its `ForEach`, counted from 1.
  func announceMove(to place: Int, of count: Int) {
    AccessibilityNotification.Announcement(String(own: "Moved to \(place) of \(count)")).post()
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
