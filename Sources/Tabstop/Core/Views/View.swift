/// A part of a program's user interface, described by a value.
///
/// Mirrors SwiftUI's `View`: a type of the program has a `body` made of other views. Values are
/// cheap and temporary; what lasts (state, widgets, focus) belongs to the view's position in the
/// tree.
@preconcurrency
@MainActor
public protocol View {
  /// The view that this one consists of.
  associatedtype Body: View
  /// The views that this one consists of. Evaluated again when what it reads has changed: state,
  /// the environment, an observed object; or when the enclosing view passes other values. It must
  /// not have side effects.
  @ViewBuilder var body: Body { get }

  /// Creates the node for a view at a new position. Views with a `body` use the default.
  static func _makeNode(_ view: Self, _ context: _Context) -> _ViewNode<Self>
}

extension View {
  public static func _makeNode(_ view: Self, _ context: _Context) -> _ViewNode<Self> {
    BodyNode(view, context)
  }
}

extension Never: View {
  /// The body of the view: never read, because there is none.
  public var body: Never { fatalError("Never has no body") }
  public static func _makeNode(_ view: Never, _ context: _Context) -> _ViewNode<Never> {}
}

/// A view made of others, without state of its own: its stored properties need not be searched for
/// dynamic properties, which costs as much as creating a small view.
public protocol _PlainView: View {}

extension _PlainView {
  public static func _makeNode(_ view: Self, _ context: _Context) -> _ViewNode<Self> {
    BodyNode(view, context, properties: DynamicProperties(none: ()))
  }
}

/// A view that creates its node itself and hence has no body.
public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
  /// The body of the view: never read, because there is none.
  public var body: Never { fatalError("\(Self.self) has no body") }
}
