/// A part of a program's user interface, described by a value.
///
/// Mirrors SwiftUI's `View`: a type of your own gives a `body` made of other views. Values are
/// cheap and come and go; what lasts (state, widgets, focus) belongs to the view's position in
/// the tree.
@preconcurrency
@MainActor
public protocol View {
  associatedtype Body: View
  /// The views that this one is made of. Evaluated again when what it reads has changed: state, the
  /// environment, an observed object; or when the view around gives it other values. It must have
  /// no effects of its own.
  @ViewBuilder var body: Body { get }

  /// Makes the lasting node for a view at a new position. Views with a `body` have the default.
  static func _makeNode(_ view: Self, _ context: _Context) -> _ViewNode<Self>
}

extension View {
  public static func _makeNode(_ view: Self, _ context: _Context) -> _ViewNode<Self> {
    BodyNode(view, context)
  }
}

extension Never: View {
  public var body: Never { fatalError("Never has no body") }
  public static func _makeNode(_ view: Never, _ context: _Context) -> _ViewNode<Never> {}
}

/// A view made of others that keeps and reads nothing of its own: its stored properties need not
/// be searched for state, which costs as much as making a small view.
public protocol _PlainView: View {}

extension _PlainView {
  public static func _makeNode(_ view: Self, _ context: _Context) -> _ViewNode<Self> {
    BodyNode(view, context, properties: DynamicProperties(none: ()))
  }
}

/// A view that makes its node itself and hence has no body.
public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
  public var body: Never { fatalError("\(Self.self) has no body") }
}
