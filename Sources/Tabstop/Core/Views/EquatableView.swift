/// A view that is updated only when it differs by its own `==`. Mirrors SwiftUI's `EquatableView`;
/// views with the same bits are skipped in any case.
public struct EquatableView<Content: View & Equatable>: View {
  /// The type of the body: there is none.
  public typealias Body = Never
  /// The view that is compared.
  public var content: Content

  /// Creates the view, as `equatable()` does.
  public init(content: Content) { self.content = content }

  /// The body of the view: never read, because there is none.
  public var body: Never { fatalError("EquatableView has no body") }

  public static func _makeNode(_ view: Self, _ context: _Context) -> _ViewNode<Self> {
    EquatableNode(view, context)
  }
}

private final class EquatableNode<Content: View & Equatable>: _ViewNode<EquatableView<Content>> {
  private var child: _ViewNode<Content>!

  override init(_ view: EquatableView<Content>, _ context: _Context) {
    super.init(view, context)
    child = Content._makeNode(view.content, childContext)
  }

  override func didUpdate(from old: EquatableView<Content>, environmentChanged: Bool) {
    guard environmentChanged || old.content != view.content else { return }
    child.update(view.content, in: environment)
  }

  override func forEachChild(_ visit: (_Node) -> Void) {
    if let child { visit(child) }
  }
}

extension View where Self: Equatable {
  /// Compares the view by its own `==` before updating it. Mirrors SwiftUI.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

/// A modifier that changes nothing. Mirrors SwiftUI's `EmptyModifier`.
public struct EmptyModifier: ViewModifier {
  /// The only instance.
  public static let identity = EmptyModifier()
  /// Creates the modifier.
  public init() {}
  /// Returns the content unchanged.
  public func body(content: Content) -> some View { content }
}

extension ViewModifier {
  /// Combines this modifier with another around it. Mirrors SwiftUI.
  public func concat<Other: ViewModifier>(_ modifier: Other) -> _ConcatenatedModifier<Self, Other> {
    _ConcatenatedModifier(inner: self, outer: modifier)
  }
}

/// Two modifiers, one around the other, as returned by `concat`.
public struct _ConcatenatedModifier<Inner: ViewModifier, Outer: ViewModifier>: ViewModifier {
  let inner: Inner
  let outer: Outer

  /// Creates the content with the modifiers.
  public func body(content: Content) -> some View { content.modifier(inner).modifier(outer) }
}
