internal import CGtk
internal import GtkBridge

/// Names the buttons in the rows of a list after what their row is about: "Delete Milk". All rows have such a button,
/// and a user who goes from one to the next with Tab hears nothing else of the row.
@MainActor
final class RowNames {
  private struct Button {
    weak var control: FocusableControl?
  }

  private var buttons: [Button] = []
  /// Whether rows, texts or buttons have changed since the buttons were named.
  var isStale = false

  /// Whether a widget is a button, or has one that opens a menu.
  static func names(_ widget: Widget) -> Bool {
    widget.pointer.isButton || widget.pointer.isInstance(of: gtk_menu_button_get_type())
  }

  /// Adds a button. It is named when the rows are shown next.
  func add(_ button: FocusableControl) {
    buttons.append(Button(control: button))
    isStale = true
  }

  /// Names the buttons. A row that can have the focus itself is announced before its buttons are. O(rows + what is before
  /// the first text in those with a button); nothing in a list without buttons.
  func show(_ rows: some Sequence<ListRows.Row>) {
    guard isStale else { return }
    isStale = false
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
      let addsNothing = widget.isNamed || Self.isKnown(subject, in: widget.nameOrInnerName)
      widget.setRowName(addsNothing ? "" : subject)
    }
  }

  /// The length that is enough to tell rows apart: the rest of a longer text is no part of the name.
  private static let mostWords = 5, mostLetters = 40

  /// The beginning of the first text with a letter that belongs to no control; a label without its colon.
  private static func subject(of row: ListRows.Row) -> String {
    guard !row.widget.pointer.isFocusable,
      var text = row.node.firstText(where: { text, label in
        text.contains(where: \.isLetter) && label.isOutsideControls(in: row.widget)
      })
    else { return "" }
    if let last = text.last, last == ":" || last == "：" { text.removeLast() }
    if text.count <= 2, text.allSatisfy(\.isLowercase) { return "" }
    return text.split(whereSeparator: \.isWhitespace).prefix(mostWords).joined(separator: " ")
      .prefix(mostLetters).description
  }

  private static func words(of text: String) -> [Substring] {
    text.lowercased().split { !($0.isLetter || $0.isNumber) }
  }

  /// Whether a subject adds nothing to a title: the title has all of its words, or it begins with the title.
  private static func isKnown(_ subject: String, in title: String) -> Bool {
    let (words, titleWords) = (words(of: subject), words(of: title))
    return Set(words).isSubset(of: titleWords)
      || !titleWords.isEmpty && words.starts(with: titleWords)
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
