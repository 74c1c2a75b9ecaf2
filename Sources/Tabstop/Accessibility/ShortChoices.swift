internal import CGtk
internal import GtkBridge

/// Buttons in a row whose titles say little by themselves, such as "0", "1" and "2", or the colours of a palette:
/// the row is a group with the name of the text right before it, which is announced as the user enters the row.
@MainActor
enum ShortChoices {
  private struct Button {
    weak var control: FocusableControl?
    let isMadeInTurn: Bool
  }

  private static var pending: [Button] = []
  private static let grouping = TurnRequest { groupAll() }

  /// The longest title that says little by itself, in letters of half a width.
  private static let length = 3
  /// The longest text that is a name rather than something to read.
  private static let nameLength = 60

  /// Groups the button with those beside it when the views are up to date, if their titles are short.
  static func add(_ control: FocusableControl) {
    guard control.owner.environment.inherited.stackAxis == .horizontal, control.hasShortTitle,
      // Of a new row: assistive technology knows the role of what is on screen.
      control.owner.enclosingRow?.pointer.parent == nil
    else { return }
    pending.append(Button(control: control, isMadeInTurn: Updater.shared.isUpdating))
    grouping.schedule()
  }

  private static func groupAll() {
    let asked = pending
    pending = []
    var rows: [WidgetPointer: (widget: Widget, window: WindowContext, count: Int)] = [:]
    for button in asked {
      guard let owner = button.control?.owner, owner.isMounted, let row = owner.enclosingRow,
        button.isMadeInTurn || !row.pointer.isMapped
      else { continue }
      rows[row.pointer, default: (row, owner.window, 0)].count += 1
    }
    for row in rows.values where row.count > 1 {
      guard holdsOnlyShortTitles(row.widget.pointer, in: row.window),
        let title = title(of: row.widget)
      else { continue }
      row.widget.renewRole(.group)
      row.widget.setLabelled(by: title)
    }
  }

  private static func holdsOnlyShortTitles(
    _ widget: WidgetPointer, in window: WindowContext
  ) -> Bool {
    guard gtk_widget_get_visible(widget) != 0 else { return true }
    let object = window.focusables[UnsafeMutableRawPointer(widget)]?.object
    if let control = object?.owner as? FocusableControl {
      return control.isNamedByContent ? control.hasShortTitle : control.widget.lacksOwnName
    }
    if let text = SpokenText.of(widget) { return text.isEmpty }
    var child = widget.firstChild
    while let next = child {
      guard holdsOnlyShortTitles(next, in: window) else { return false }
      child = next.nextSibling
    }
    return true
  }

  /// The text right before the row, in the stack around it.
  private static func title(of row: Widget) -> Widget? {
    var branch = row.pointer
    while branch.previousSibling == nil, branch.nextSibling == nil, !branch.hasClass("form-row"),
      let parent = branch.parent
    {
      branch = parent
    }
    guard !branch.hasClass("form-row"), let before = branch.previousSibling,
      before.firstInTree(where: { $0.isFocusable }) == nil,
      let label = before.firstInTree(where: { $0.isLabel }),
      label.isMapped || !before.isMapped,
      // Not what the keys of a calculator have typed.
      let text = SpokenText.of(label), text.count <= nameLength, text.contains(where: \.isLetter)
    else { return nil }
    return Widget(label)
  }

  fileprivate static func isShort(_ title: String) -> Bool {
    // Two characters of Chinese or Japanese are a word.
    title.unicodeScalars.reduce(0) { $0 + (g_unichar_iswide($1.value) != 0 ? 2 : 1) } <= length
  }
}

extension FocusableControl {
  fileprivate var hasShortTitle: Bool { ShortChoices.isShort(owner.plainText) }
}

extension _Node {
  /// The widget of the `HStack` that the view is in.
  var enclosingRow: Widget? {
    var node: _Node? = self
    while let inside = node, inside.environment.inherited.stackAxis == .horizontal {
      node = inside.parent
    }
    return node?.lastWidget
  }
}
