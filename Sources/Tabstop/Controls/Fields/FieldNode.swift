internal import FocusModel
internal import GtkBridge

/// The widget of a field: one line, or several.
@MainActor
protocol FieldPart: _Node {
  var selectable: any SelectableText { get }
  /// What is written in it, or its title.
  var subject: String { get }
}

extension FieldPart {
  /// The text of a field for the name of its row, where the row needs one.
  func rowText(title: String, text: @autoclosure () -> String) -> String {
    guard isInFocusableRow else { return "" }
    // A label beside it is a text of the row by itself.
    let title = environment.inherited.label == nil ? title : ""
    return [title, text()].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// Called when the text of the field has changed.
  func rowTextChanged() { if isInFocusableRow || environment.isInSwipedRow { textChangedInside() } }

  /// Whether the row around the field can have the focus itself, to be selected, deleted or moved: it is named by
  /// what is in it.
  private var isInFocusableRow: Bool { environment.isSelectableRow || environment.hasRowActions }
}

/// A text field: a `GtkEntry` while its axis is horizontal, a `GtkTextView` while it is vertical.
///
/// GTK has no widget for both. When the axis changes, one replaces the other, and takes over text,
/// focus and caret.
final class FieldNode: _ViewNode<EntryView> {
  private var part: (any FieldPart)!
  private var isVertical: Bool

  override init(_ view: EntryView, _ context: _Context) {
    isVertical = view.isVertical
    super.init(view, context)
    part = makePart()
  }

  private func makePart() -> any FieldPart {
    isVertical ? TextEditorNode(area, childContext) : EntryNode(view, childContext)
  }

  private var area: TextAreaView {
    TextAreaView(entry: view, text: view.text, selection: view.selection)
  }

  override func didUpdate(from old: EntryView, environmentChanged: Bool) {
    guard view.isVertical == isVertical else { return rotate(from: old) }
    switch part {
    case let line as EntryNode: line.update(view, in: environment)
    case let area as TextEditorNode: area.update(self.area, in: environment)
    default: break
    }
  }

  /// The focus follows by itself: the focus model moves it to a node that is inserted in place of
  /// the focused one in the same change.
  private func rotate(from old: EntryView) {
    let selected = part.selectable.selection
    // A draft is text that is not a valid value yet.
    if let draft = old.text.draft { view.text.draft?.adopt(draft) }
    isVertical = view.isVertical
    var left: [Widget] = []
    part.forEachWidget { left.append($0) }
    part.unmount()
    part = makePart()
    insertWidgets(of: part)
    // This must be before the removal of the other one, which would release the X server's primary
    // selection: the notice of that arrives later, and GTK (4.8) then takes the selection from the
    // view that has claimed it meanwhile.
    part.selectable.select(selected)
    let host = childHost
    for widget in left {
      window.willRemove(widget)
      host.remove(widget)
    }
  }

  override func forEachChild(_ visit: (_Node) -> Void) {
    if let part { visit(part) }
  }
  override func widget(before child: _Node) -> Widget? { widgetBeforeSelf }
  override func focusItem(before child: _Node) -> FocusItem? { focusItemBeforeSelf }
}
