internal import CGtk
internal import GtkBridge

/// Rows whose content has a tap gesture, in a list whose rows have the focus themselves.
extension ListRows {
  /// Return and the space bar tap the row: its content is no stop of its own.
  func adoptTap(of row: Row) {
    guard let content = row.widget.pointer.firstChild, content.hasClass("tap-stop") else { return }
    Widget(content).addClass("row-tap")
    content.isFocusable = false
    control(of: content)?.hasAbility = false
  }

  /// Taps the content of a row, or follows the link in it. Returns false if it has neither.
  func tap(_ position: Int) -> Bool {
    guard let row = entries[position].row else { return false }
    guard let content = row.widget.pointer.firstChild, content.hasClass("row-tap"),
      let widget = control(of: content)?.widget, let tap = TapRecognizer.activation(of: widget)
    else {
      // Pages that the link has opened are below its node, but not in the row.
      let link = row.node.firstLink { $0.takesInput && row.widget.contains($0) }
      return link.map { gtk_widget_activate($0) != 0 } ?? false
    }
    tapped = row.id
    tap()
    return true
  }

  private func control(of content: WidgetPointer) -> FocusableControl? {
    list.window.focusables[UnsafeMutableRawPointer(content)]?.object.owner as? FocusableControl
  }
}
