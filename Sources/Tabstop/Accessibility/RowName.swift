internal import CGtk
internal import GtkBridge

extension FocusableControl {
  /// Names a button in a row of a list after what the row is about: "Delete Milk". All rows have such a button, and
  /// a user who goes from one to the next hears nothing else. A row that has the focus itself has been announced
  /// before, and a name that the program has set says what it should. O(what is in the row).
  func nameAfterRow() {
    guard widget.pointer.isButton, !widget.isNamed, owner.environment.isList,
      !owner.environment.isInSwipedRow, let row = enclosingRow, !row.isFocusable,
      let subject = RowSubject.text(of: row)
    else { return }
    widget.setRowName(subject)
  }

  private var enclosingRow: WidgetPointer? {
    var outer = widget.pointer.parent
    while let current = outer, Widget(current).accessibleRole != .listItem {
      outer = current.parent
    }
    return outer
  }
}

/// What a row is about.
@MainActor
private enum RowSubject {
  /// The first text with a letter that belongs to no control.
  static func text(of widget: WidgetPointer) -> String? {
    if let text = SpokenText.of(widget) { return text.contains(where: \.isLetter) ? text : nil }
    var child = widget.firstChild
    while let current = child {
      if !current.isFocusable, Widget(current).isVisible,
        gtk_widget_get_child_visible(current) != 0, let text = text(of: current)
      {
        return text
      }
      child = current.nextSibling
    }
    return nil
  }
}

/// The buttons to name after their rows when the views are up to date: a screen reader would announce a name that
/// changes when the button has the focus.
@MainActor
enum RowNames {
  private struct RowButton {
    weak var control: FocusableControl?
  }

  private static var pending: [RowButton] = []
  private static let naming = TurnRequest {
    let asked = pending
    pending = []
    for button in asked where button.control?.owner.isMounted == true {
      button.control?.nameAfterRow()
    }
  }

  static func name(_ control: FocusableControl) {
    pending.append(RowButton(control: control))
    naming.schedule()
  }
}
