internal import CGtk
internal import GtkBridge

/// Rows whose content has a tap gesture, in a list whose rows have the focus themselves.
extension ListRows {
  /// Return and the space bar tap the row: its content is no stop of its own.
  func adoptTap(of row: Row) {
    guard let content = row.tapStop, !content.hasClass("row-tap") else { return }
    Widget(content).addClass("row-tap")
    content.isFocusable = false
    control(of: content)?.hasAbility = false
  }

  /// Lets Return and the space bar follow the link in a row, beside actions, for example: it is no stop of its
  /// own.
  func adoptLink(of row: Row, _ state: inout Shown) {
    guard let link = row.link, link != row.widget.pointer, link != state.link?.pointer,
      let control = control(of: link)
    else { return }
    list.window.willLoseFocusability(control.widget)
    show(control.widget, isStop: false)
    state.link = control.widget
  }

  /// Makes a link a stop again, or lets its row be one instead.
  private func show(_ link: Widget, isStop: Bool) {
    link.pointer.isFocusable = isStop
    control(of: link.pointer)?.hasAbility = isStop
  }

  /// Taps the content of a row, or follows the link in it. Returns false if it has neither.
  func tap(_ position: Int) -> Bool {
    guard let row = entries[position].row else { return false }
    guard let content = row.tapStop, content.hasClass("row-tap"),
      let widget = control(of: content)?.widget, let tap = TapRecognizer.activation(of: widget)
    else {
      return row.link.map { gtk_widget_activate($0) != 0 } ?? false
    }
    tapped = row.id
    tap()
    return true
  }

  /// Follows the link in a row of a list with a selection, as a click does. Returns false if it only selects
  /// its row, or if the rows are being edited: then keys select.
  func followLink(_ position: Int) -> Bool {
    guard !isEditing, let link = entries[position].row?.ownLink else { return false }
    return gtk_widget_activate(link) != 0
  }

  /// Adds a row to the selection of a list that is edited, or removes it.
  func chooseEdited(_ row: Row) {
    guard let position = entries.firstIndex(where: { $0.row?.widget === row.widget }) else {
      return
    }
    choose(position, isAdding: true)
  }

  /// Whether the row itself can have the focus. One that consists of a control below its title is that
  /// control, unless it can be selected.
  func canBeStop(_ row: Row) -> Bool { selection != nil || !row.widget.hasClass("vertical") }

  /// Whether a click in the row is for the control that it consists of, with its title above it: the control
  /// has the focus, or the row cannot have it.
  func isControl(at position: Int) -> Bool {
    guard let row = entries[position].row else { return false }
    if !canBeStop(row) { return true }
    guard row.widget.hasClass("vertical"), let focus = list.window.focusWidget else { return false }
    return row.widget.pointer != focus && row.widget.contains(focus)
  }

  /// Makes the rows what they were before keys could move among them.
  func endNavigation() {
    for state in shown.values {
      let row = state.widget
      if let link = state.link { show(link, isStop: true) }
      // A row that is a link is a stop of its own.
      row.pointer.isFocusable = row.pointer.isButton
      row.hidesButtonsFromTab = false
      row.removeClass("selectable")
      row.resetAccessibleLabel()
      row.setSelectionText(nil)
    }
    shown = [:]
    isRemovingFocusedRow = false
  }

  private func control(of content: WidgetPointer) -> FocusableControl? {
    list.window.focusables[UnsafeMutableRawPointer(content)]?.object.owner as? FocusableControl
  }
}

@MainActor
extension ListRows.Row {
  /// The content, alone or beside swipe actions or the arrow of a tree, if it has a tap gesture.
  fileprivate var tapStop: WidgetPointer? {
    var content = widget.pointer.firstChild
    while let box = content, !box.hasClass("tap-stop") {
      guard !box.isButton else { return nil }
      var (parts, hasActions): ([WidgetPointer], Bool) = ([], false)
      var next = box.firstChild
      while let child = next {
        if GridCellTraits.of(child)?.isRowAction == true {
          hasActions = true
        } else if !child.hasClass("outline-arrow") {
          parts.append(child)
        }
        next = child.nextSibling
      }
      content = hasActions ? parts.last { $0.hasClass("tap-stop") } ?? parts.only : parts.only
    }
    return content
  }

  /// Pages that the link has opened are below its node, but not in the row.
  var link: WidgetPointer? { node.firstLink { $0.takesInput && widget.contains($0) } }

  /// A link that leads somewhere, instead of selecting its row.
  var ownLink: WidgetPointer? { link.flatMap { $0.hasClass("selecting-link") ? nil : $0 } }
}

extension Array {
  /// The element of an array that has no other.
  fileprivate var only: Element? { count == 1 ? self[0] : nil }
}
