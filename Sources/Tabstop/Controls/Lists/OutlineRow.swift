internal import CGtk
internal import GtkBridge

/// A row of a tree: indented by its level, with an arrow if it can be expanded.
package struct OutlineRow<Content: View>: View {
  /// The level, from 1.
  let level: Int
  /// `nil` for a leaf.
  let isExpanded: Binding<Bool>?
  let content: Content
  /// Whether it is the first cell of a row that has other cells: then the list knows of the row by
  /// `outlinePlace(level:isExpanded:)`.
  let isCell: Bool
  @Environment(\.listSelection) private var selection
  @Environment(\.isList) private var isList
  @Environment(\.layoutDirection) private var direction

  package init(
    level: Int, isExpanded: Binding<Bool>?, content: Content, isCell: Bool = false
  ) {
    self.level = level
    self.isExpanded = isExpanded
    self.content = content
    self.isCell = isCell
  }

  private var indent: Double { Double(level - 1) * 20 }
  /// The width of a disclosure button's arrow and the space beside it, so that the content of leaves is below
  /// that of rows with an arrow.
  private var arrowWidth: Double { 22 }
  /// The same for the arrow of a list's row, which can be clicked on its own.
  private static var listArrowWidth: Double { 30 }

  package var body: some View {
    if isList, selection != nil {
      // The list's row has the focus, and with it the keys and the state.
      if isCell {
        rowContent
      } else {
        rowContent.modifier(OutlinePlace(level: level, isExpanded: isExpanded))
      }
    } else if let isExpanded {
      DisclosureButton(label: content, isExpanded: isExpanded, level: level)
        .padding(.leading, indent)
        .onKeyPress(keys: [.leftArrow, .rightArrow]) { press in
          let expands = (press.key == .rightArrow) == (direction == .leftToRight)
          guard press.modifiers.isEmpty, isExpanded.wrappedValue != expands else { return .ignored }
          isExpanded.wrappedValue = expands
          return .handled
        }
    } else {
      content.padding(.leading, indent + arrowWidth)
    }
  }
}

extension OutlineRow {
  private var rowContent: some View {
    HStack(spacing: 6) {
      if let isExpanded { OutlineArrow(isExpanded: isExpanded) }
      content
    }
    .padding(.leading, isExpanded == nil ? indent + Self.listArrowWidth : indent)
  }
}

extension View {
  /// Lets the list know that this is a row of a tree.
  @ViewBuilder
  package func outlinePlace(
    level: Int, isExpanded: Binding<Bool>?, inSelection: Bool
  ) -> some View {
    if inSelection { modifier(OutlinePlace(level: level, isExpanded: isExpanded)) } else { self }
  }
}

/// The place of a row in a tree, for the list.
package struct OutlinePlace: _PrimitiveModifier {
  let level: Int
  let isExpanded: Binding<Bool>?

  package static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    OutlinePlaceNode(view, context)
  }
}

/// The node of a row of a tree.
@MainActor
protocol OutlineRowNode: _Node {
  var place: OutlinePlace { get }
}

private final class OutlinePlaceNode<Content: View>:
  ModifierNode<Content, OutlinePlace>, OutlineRowNode
{
  override init(_ view: ModifiedContent<Content, OutlinePlace>, _ context: _Context) {
    super.init(view, context)
    makeContent()
  }

  var place: OutlinePlace { view.modifier }
  override var rowRole: RowRole { .outline(self) }

  override func didUpdate(
    from old: ModifiedContent<Content, OutlinePlace>, environmentChanged: Bool
  ) {
    super.didUpdate(from: old, environmentChanged: environmentChanged)
    // The list shows the state with its rows.
    rowsChangedInside()
  }
}

/// An arrow that expands and collapses a row of a list by the pointer; by keyboard the row does it.
private struct OutlineArrow: _PrimitiveView {
  let isExpanded: Binding<Bool>

  static func _makeNode(_ view: Self, _ context: _Context) -> _ViewNode<Self> {
    OutlineArrowNode(view, context)
  }
}

private final class OutlineArrowNode: _ViewNode<OutlineArrow> {
  private let button = Widget(gtk_button_new())
  private var click: SignalConnection?

  override init(_ view: OutlineArrow, _ context: _Context) {
    super.init(view, context)
    StyleSheet.shared.include(.controls)
    button.addClass("flat")
    button.addClass("outline-arrow")
    button.pointer.isFocusable = false
    button.pointer.focusesOnClick = false
    button.pointer.valign = .center
    // The row announces the state.
    button.setAccessibleHidden(true)
    click = SignalConnection(button, "clicked", owner: self) { node, _ in
      let isExpanded = node.view.isExpanded
      node.window.userDidAct()
      Updater.shared.event { isExpanded.wrappedValue.toggle() }
    }
    evaluate()
  }

  override func evaluate() {
    let isExpanded = track { view.isExpanded.wrappedValue }
    gtk_button_set_icon_name(
      button.cast(to: GtkButton.self), isExpanded ? "pan-down-symbolic" : "pan-end-symbolic")
  }

  override var isArrow: Bool { true }
  override var lastWidget: Widget? { button }
  override func forEachWidget(_ visit: (Widget) -> Void) { visit(button) }
}
