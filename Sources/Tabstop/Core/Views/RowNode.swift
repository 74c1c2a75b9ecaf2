internal import GtkBridge

/// One row of a `ForEach`, with any content.
class AnyRowNode: _Node {
  /// The start of the row in the scrolled content, if the collection creates its rows lazily and
  /// has measured this one.
  final var rowStart: Double?
  /// The hold of a row in such a collection.
  final let hold: RowHold

  override init(_ context: _Context) {
    hold = RowHold(outer: context.parent?.rowHold)
    super.init(context)
  }

  override var rowHold: RowHold? { hold }
}

/// One row of a `ForEach`, evaluated separately: what its closure reads invalidates only this row.
final class RowNode<Element, Content: View>: AnyRowNode {
  private var element: Element
  private var content: (Element) -> Content
  private var child: _ViewNode<Content>!

  init(_ element: Element, _ content: @escaping (Element) -> Content, _ context: _Context) {
    self.element = element
    self.content = content
    super.init(context)
    let view = track { content(element) }
    child = makeOneOfSeveral(view)
  }

  func update(
    _ element: Element, _ content: @escaping (Element) -> Content,
    _ environment: EnvironmentValues, sameContent: Bool
  ) {
    if sameContent && isBitwiseEqual(element, self.element) { return }
    self.element = element
    self.content = content
    self.environment = environment
    evaluate()
  }

  override func evaluate() {
    isInvalid = false
    let view = track { content(element) }
    child.update(view, in: environment)
  }

  override func forEachChild(_ visit: (_Node) -> Void) {
    if let child { visit(child) }
  }
}
