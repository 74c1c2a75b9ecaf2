/// A view with its type erased. Content of another type at the same position is another view.
/// Mirrors SwiftUI's `AnyView`.
public struct AnyView: _PrimitiveView {
  let content: any View

  /// Creates a view with its type erased. An `AnyView` is not wrapped again.
  public init<V: View>(_ view: V) {
    if let any = view as? AnyView { self = any } else { content = view }
  }

  /// Creates a view with its type erased. The same as `init(_:)`.
  public init<V: View>(erasing view: V) { self.init(view) }

  public static func _makeNode(_ view: AnyView, _ context: _Context) -> _ViewNode<AnyView> {
    AnyViewNode(view, context)
  }
}

private final class AnyViewNode: _ViewNode<AnyView> {
  private var child: _Node!

  override init(_ view: AnyView, _ context: _Context) {
    super.init(view, context)
    child = make(view.content)
  }

  private func make<V: View>(_ view: V) -> _Node { V._makeNode(view, childContext) }

  override func evaluate() {
    show(view.content)
  }

  private func show<V: View>(_ view: V) {
    if let same = child as? _ViewNode<V> {
      same.update(view, in: environment)
    } else {
      replace(child) {
        // The new view must not be placed after the old one.
        child = nil
        child = make(view)
        return child
      }
    }
  }

  override func forEachChild(_ visit: (_Node) -> Void) {
    if let child { visit(child) }
  }
}
