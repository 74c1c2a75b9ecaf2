internal import FocusModel
internal import GtkBridge

extension View {
  /// Adds buttons with actions to a row, for pointer and keyboard alike: at its start or its end, or
  /// below it where the row is too narrow. A label with a symbol shows only that, as in SwiftUI. A row
  /// may have actions at both edges; `allowsFullSwipe` has no effect, because a row is not swiped here.
  /// Their accessible names include the start of the row's text: "Delete Book flight". In a list whose
  /// rows can be selected or deleted, Tab stops at the actions of the current row, and of rows with other
  /// controls. As on Apple's systems, a row has no actions while its list is edited.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    SwipedView(
      row: self, edge: edge,
      actions: SwipeButtons(content: content()).modifier(RowActionsModifier())
        .environment(\.inherited.isSwipedRow, false)
        .environment(\.inherited.isRowAction, true))
  }
}

/// The actions of a row, unless its list is edited: the buttons for that take their place.
private struct SwipeButtons<Content: View>: View {
  let content: Content
  @Environment(\.editMode) private var editMode

  var body: some View {
    if editMode?.wrappedValue.isEditing != true { content }
  }
}

/// A row and the actions of one `swipeActions`. If the row has others already, all are beside it.
struct SwipedView<Row: View, Actions: View>: _PlainView, SwipedParts {
  let row: Row
  let edge: HorizontalEdge
  let actions: Actions

  @ViewBuilder var body: some View {
    if let inner {
      let parts = adding(to: inner)
      SwipedRow {
        parts.leading
        parts.row
        Spacer(minLength: 0)
        parts.trailing
      }
      .modifier(SwipedRowModifier())
    } else {
      SwipedRow {
        if edge == .leading { actions }
        row
        Spacer(minLength: 0)
        if edge == .trailing { actions }
      }
      .modifier(SwipedRowModifier())
    }
  }

  /// The row with the actions that it has already.
  private var inner: SwipedRowParts? { (row as? any SwipedParts)?.parts }

  var parts: SwipedRowParts? {
    adding(to: inner ?? SwipedRowParts(row: AnyView(row)))
  }

  private func adding(to inner: SwipedRowParts) -> SwipedRowParts {
    var parts = inner
    switch edge {
    case .leading:
      let inner = parts.leading
      parts.leading = AnyView(
        Group {
          actions
          inner
        })
    case .trailing:
      let inner = parts.trailing
      parts.trailing = AnyView(
        Group {
          inner
          actions
        })
    }
    return parts
  }
}

/// A row, and the actions at its edges.
struct SwipedRowParts {
  var leading: AnyView?
  var row: AnyView
  var trailing: AnyView?
}

/// A row that has actions.
@MainActor
protocol SwipedParts {
  /// `nil` if the row and its actions cannot be separated.
  var parts: SwipedRowParts? { get }
}

/// A modifier between two `swipeActions` is for the row alone, except for what the actions before it
/// inherit, too. One with a body may do anything with its content: others are beside all that.
extension ModifiedContent: SwipedParts where Content: SwipedParts, Modifier: ViewModifier {
  var parts: SwipedRowParts? {
    guard modifier is any _PrimitiveModifier, var parts = content.parts else { return nil }
    parts.row = AnyView(parts.row.modifier(modifier))
    if modifier is any InheritanceModifier {
      parts.leading = parts.leading.map { AnyView($0.modifier(modifier)) }
      parts.trailing = parts.trailing.map { AnyView($0.modifier(modifier)) }
    }
    return parts
  }
}

/// The actions of a row are not part of its text.
package struct RowActionsModifier: Decoration {
  var spokenText: String? { "" }
  func apply(to widget: Widget, old: Self?, _ environment: InheritedValues) {
    widget.changeGridCell { $0.isRowAction = true }
  }
}

/// A node that contains the actions of a row.
@MainActor
private protocol RowActionsPart: _Node {}

extension DecorationNode: RowActionsPart where Modifier == RowActionsModifier {}

package struct SwipedRowModifier: _PrimitiveModifier {
  package static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    SwipedRowNode(view, context)
  }
}

/// A row and its actions, which are named after the row. Where no context menu is for the row, Shift+F10 and the Menu
/// key offer the actions in one.
private final class SwipedRowNode<Content: View>: ModifierNode<Content, SwipedRowModifier> {
  private var menu: MenuTrigger?

  override init(_ view: ModifiedContent<Content, SwipedRowModifier>, _ context: _Context) {
    super.init(view, context)
    makeContent()
    nameActions()
    window.shortcuts.addFallback(of: self) { [weak self] key, modifiers in
      self?.openMenu(key, modifiers) == true
    }
  }

  override func unmount() {
    super.unmount()
    window.shortcuts.removeFallback(of: self)
    menu?.close()
    menu = nil
  }

  // MARK: Menu

  private func openMenu(_ key: UInt32, _ modifiers: EventModifiers) -> Bool {
    guard MenuTrigger.isKey(key, isShift: modifiers == .shift), let focus = window.focusWidget,
      let widget = lastWidget, widget.pointer.isMapped, isRow(around: widget, at: focus)
    else { return false }
    let entries = menuEntries
    guard !entries.isEmpty, !MenuTrigger.isOffered(at: focus) else { return false }
    let menu = MenuTrigger(on: widget, of: window, listens: false) { _ in entries }
    menu.name = { [unowned self] in child?.firstSpokenText ?? "" }
    self.menu?.close()
    self.menu = menu
    menu.open(at: nil, over: widget.contains(focus) ? widget : Widget(focus))
    return true
  }

  /// Whether the focus is in this row, or on the row of a list whose content it is.
  private func isRow(around widget: Widget, at focus: WidgetPointer) -> Bool {
    widget.contains(focus) || focus.hasClass("form-row") && widget.pointer.isInside(focus)
  }

  private var menuEntries: [MenuEntry] {
    var entries: [MenuEntry] = []
    if let child { forEachActions(in: child) { $0.collectMenuEntries(into: &entries) } }
    return entries
  }

  override func modify(_ environment: inout EnvironmentValues) { environment.isInSwipedRow = true }

  override func didUpdate(
    from old: ModifiedContent<Content, SwipedRowModifier>, environmentChanged: Bool
  ) {
    super.didUpdate(from: old, environmentChanged: environmentChanged)
    Updater.shared.afterUpdate { [weak self] in self?.nameActions() }
  }

  override func textChangedInside() {
    nameActions()
    super.textChangedInside()
  }

  private func nameActions() {
    guard isMounted, let child else { return }
    let text = child.firstSpokenText
    let field = text == nil || child.beginsWithField ? child.firstField?.subject : nil
    let name = [field, text].compactMap { $0 }.first { !$0.isEmpty } ?? child.plainText
    forEachActions(in: child) { actions in
      actions.forEachFocusItem { item in
        let control = (item as? FocusNode)?.owner as? FocusableControl
        control?.widget.setRowName(name)
      }
    }
  }

  /// Visits the nodes that contain the actions of the row.
  private func forEachActions(in node: _Node, _ visit: (_Node) -> Void) {
    if node is any RowActionsPart {
      visit(node)
    } else {
      node.forEachChild { forEachActions(in: $0, visit) }
    }
  }
}

private struct InSwipedRowKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether actions beside a row are named after what is in it.
  fileprivate(set) var isInSwipedRow: Bool {
    get { self[InSwipedRowKey.self] }
    set { self[InSwipedRowKey.self] = newValue }
  }
}

/// What a row begins with.
private enum RowBegin { case field, text }

extension _Node {
  /// The first text of a row: a row may have many. A number or a symbol may be before what the row is about;
  /// and what is hidden from assistive technology has no text.
  var firstSpokenText: String? {
    firstText { text, _ in text.contains(where: \.isLetter) } ?? firstText { _, _ in true }
  }

  /// Whether a field is before the first text that may name a row: the text may be that of the field's stepper.
  var beginsWithField: Bool { begin == .field }

  /// The first field of a row.
  fileprivate var firstField: (any FieldPart)? {
    if let field = self as? any FieldPart { return field }
    if self is any RowActionsPart { return nil }
    var found: (any FieldPart)?
    forEachPart { child in found = found ?? child.firstField }
    return found
  }

  /// Visits the nodes of what the row shows: not the items of a context menu, nor what is behind or over a view.
  private func forEachPart(_ visit: (_Node) -> Void) {
    if let modifiedContent { visit(modifiedContent) } else { forEachChild(visit) }
  }

  private var begin: RowBegin? {
    if self is any FieldPart { return .field }
    if self is any RowActionsPart || replacesText && plainText.isEmpty { return nil }
    var (begin, isLeaf): (RowBegin?, Bool) = (nil, true)
    forEachPart { child in
      isLeaf = false
      if begin == nil { begin = child.begin }
    }
    guard isLeaf, let label = lastWidget, label.pointer.isLabel,
      plainText.contains(where: \.isLetter)
    else { return begin }
    return .text
  }

  /// The first text that is a name, with its label.
  func firstText(where isName: (String, Widget) -> Bool) -> String? {
    // The text is only asked for where it may be another than that of the parts: it costs as much as all of
    // them.
    if self is any RowActionsPart || replacesText && plainText.isEmpty { return nil }
    var (text, isLeaf): (String?, Bool) = (nil, true)
    forEachPart { child in
      isLeaf = false
      if text == nil { text = child.firstText(where: isName) }
    }
    guard isLeaf, let label = lastWidget, label.pointer.isLabel else { return text }
    let own = plainText
    return !own.isEmpty && isName(own, label) ? own : nil
  }
}
