internal import CGtk
internal import FocusModel
internal import GtkBridge

extension View {
  /// Buttons for what can be done to a row. Where a finger swipes on a phone, they stand at the
  /// row's end here, for pointer and keyboard alike. Assistive technology knows them by what the row
  /// begins with, too: "Delete Book flight".
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    let actions = content().modifier(RowActionsModifier())
    let link = (self as? any RowLink)?.insideRow as? Self
    return HStack {
      if edge == .leading { actions }
      link ?? self
      if link == nil { Spacer() }
      if edge == .trailing { actions }
    }
    .modifier(SwipedRowModifier())
  }
}

/// What can be done to a row is no part of what it says.
private struct RowActionsModifier: Decoration {
  var spokenText: String? { "" }
  func apply(to widget: Widget, old: Self?, _ environment: InheritedValues) {}
}

/// A node that holds what can be done to a row.
@MainActor
private protocol RowActionsPart: _Node {}

extension DecorationNode: RowActionsPart where Modifier == RowActionsModifier {}

private struct SwipedRowModifier: _PrimitiveModifier {
  static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    SwipedRowNode(view, context)
  }
}

/// A row and what can be done to it: calls that after the row.
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

  /// What the row begins with: a row may have many texts.
  private func firstText(in node: _Node) -> String? {
    if node is any RowActionsPart { return nil }
    var (text, isLeaf): (String?, Bool) = (nil, true)
    node.forEachChild { child in
      isLeaf = false
      if text == nil { text = firstText(in: child) }
    }
    guard isLeaf, let label = node.lastWidget, tabstop_is_label(label.raw) != 0 else { return text }
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
