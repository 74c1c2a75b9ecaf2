internal import GtkBridge

/// Names the buttons in the rows of a list after what their row is about: "Delete Milk". All rows have such a button,
/// and a user who goes from one to the next with Tab hears nothing else of the row.
@MainActor
final class RowNames {
  private struct Button {
    weak var control: FocusableControl?
  }

  private var buttons: [Button] = []

  /// Adds a control, if it is a button. It is named when the rows are shown next.
  func add(_ control: FocusableControl) {
    let widget = control.widget
    guard widget.pointer.isButton || widget.hasInnerButton else { return }
    buttons.append(Button(control: control))
  }

  /// Names the buttons. A row that can have the focus itself is announced before its buttons are. O(rows + what is before
  /// the first text in those with a button); nothing in a list without buttons.
  func show(_ rows: some Sequence<ListRows.Row>) {
    buttons.removeAll { $0.control?.owner.isMounted != true }
    guard !buttons.isEmpty else { return }
    let places = Dictionary(rows.map { ($0.widget.raw, $0) }) { first, _ in first }
    var subjects: [UnsafeMutableRawPointer: String] = [:]
    for button in buttons {
      guard let control = button.control, !control.owner.environment.isInSwipedRow,
        let row = control.widget.pointer.nearest({ places[UnsafeMutableRawPointer($0)] })
      else { continue }
      let subject = subjects[row.widget.raw] ?? Self.subject(of: row)
      subjects[row.widget.raw] = subject
      let widget = control.widget
      let name = widget.hasInnerButton ? widget.innerButtonName : widget.name
      widget.setRowName(widget.isNamed || Self.share(subject, name) ? "" : subject)
    }
  }

  /// The words that are enough to tell rows apart. A longer text is no name.
  private static let mostWords = 5

  /// The first text with a letter that belongs to no control, if it is as short as a name; a label without its colon.
  private static func subject(of row: ListRows.Row) -> String {
    guard !row.widget.pointer.isFocusable,
      var text = row.node.firstText(where: { text, label in
        text.contains(where: \.isLetter) && label.isOutsideControls(in: row.widget)
      })
    else { return "" }
    if let last = text.last, last == ":" || last == "：" { text.removeLast() }
    let isConjunction = text.count <= 2 && text.allSatisfy(\.isLowercase)
    return isConjunction || words(of: text).count > mostWords ? "" : text
  }

  private static func words(of text: String) -> [Substring] {
    text.lowercased().split { !($0.isLetter || $0.isNumber) }
  }

  /// Whether two texts have a word in common: "Milk details" needs no "Milk, fresh".
  private static func share(_ text: String, _ other: String) -> Bool {
    !Set(words(of: text)).isDisjoint(with: words(of: other))
  }
}

extension WidgetPointer {
  /// The first result for the widget or one around it, from the inside out.
  fileprivate func nearest<Result>(_ find: (WidgetPointer) -> Result?) -> Result? {
    var widget: WidgetPointer? = self
    while let current = widget {
      if let result = find(current) { return result }
      widget = current.parent
    }
    return nil
  }
}

extension Widget {
  /// Whether no control around this widget is inside `row`.
  fileprivate func isOutsideControls(in row: Widget) -> Bool {
    pointer.nearest { $0 == row.pointer || $0.isFocusable ? $0 == row.pointer : nil } ?? true
  }
}
