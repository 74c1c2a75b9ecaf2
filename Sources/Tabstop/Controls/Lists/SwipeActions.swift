internal import FocusModel
internal import GtkBridge

extension View {
  /// Adds buttons with actions to a row: at the row's end, for pointer and keyboard alike,
  /// whichever the edge; `allowsFullSwipe` has no effect, because a row is not swiped here. Their
  /// accessible names include the start of the row's text: "Delete Book flight".
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    let actions = content().modifier(RowActionsModifier())
    let link = (self as? any RowLink)?.insideRow as? Self
    return SwipedRow {
      if edge == .leading { actions }
      link ?? self
      if link == nil { Spacer() }
      if edge == .trailing { actions }
    }
    .modifier(SwipedRowModifier())
  }
}

/// The actions of a row are not part of its text.
package struct RowActionsModifier: Decoration {
  var spokenText: String? { "" }
  func apply(to widget: Widget, old: Self?, _ environment: InheritedValues) {
    let traits = widget.gridCell ?? GridCellTraits()
    traits.isRowAction = true
    widget.gridCell = traits
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

/// A row and its actions, which are named after the row.
private final class SwipedRowNode<Content: View>: ModifierNode<Content, SwipedRowModifier> {
  override init(_ view: ModifiedContent<Content, SwipedRowModifier>, _ context: _Context) {
    super.init(view, context)
    makeContent()
    nameActions()
  }

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
    let name = firstText(in: child) ?? child.plainText
    nameActions(in: child, name)
  }

  /// The row's first text: a row may have many.
  private func firstText(in node: _Node) -> String? {
    if node is any RowActionsPart { return nil }
    var (text, isLeaf): (String?, Bool) = (nil, true)
    node.forEachChild { child in
      isLeaf = false
      if text == nil { text = firstText(in: child) }
    }
    guard isLeaf, let label = node.lastWidget, label.pointer.isLabel else { return text }
    return node.plainText.isEmpty ? nil : node.plainText
  }

  private func nameActions(in node: _Node, _ name: String) {
    if node is any RowActionsPart {
      node.forEachFocusItem { item in
        let control = (item as? FocusNode)?.owner as? FocusableControl
        control?.widget.setRowName(name)
      }
    } else {
      node.forEachChild { nameActions(in: $0, name) }
    }
  }
}
