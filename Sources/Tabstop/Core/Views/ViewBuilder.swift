internal import GtkBridge

/// A result builder that makes a view from the statements of a closure. Mirrors SwiftUI's
/// `ViewBuilder`.
@preconcurrency @MainActor
@resultBuilder
public enum ViewBuilder {
  /// A result-builder hook.
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// A result-builder hook.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  /// A result-builder hook.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }
  /// A result-builder hook.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  /// A result-builder hook.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  /// A result-builder hook.
  public static func buildEither<True: View, False: View>(
    first: True
  ) -> _ConditionalContent<True, False> { .first(first) }
  /// A result-builder hook.
  public static func buildEither<True: View, False: View>(
    second: False
  ) -> _ConditionalContent<True, False> { .second(second) }
  /// A result-builder hook.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// A view without content.
public struct EmptyView: _PrimitiveView {
  /// Creates the view, which takes no space.
  public init() {}
  public static func _makeNode(_ view: EmptyView, _ context: _Context) -> _ViewNode<EmptyView> {
    EmptyNode(view, context)
  }
}

/// A node with no widget and no children.
final class EmptyNode<V>: _ViewNode<V> {
  override func didUpdate(from old: V, environmentChanged: Bool) {}
}

/// A sequence of views of different types. Mirrors SwiftUI's `TupleView`, whose `T` is a tuple of
/// views.
public struct TupleView<T>: _PrimitiveView {
  /// The views.
  public var value: T
  private let node: TuplesNode<T>.Type

  /// Creates a view from a tuple of views.
  public init<each Content: View>(_ value: T) where T == (repeat each Content) {
    self.value = value
    node = TupleNode<repeat each Content>.self
  }

  public static func _makeNode(_ view: Self, _ context: _Context) -> _ViewNode<Self> {
    view.node.init(view, context)
  }

  /// Whether the first view is a shape.
  fileprivate var startsWithShape: Bool { node.startsWithShape }
}

/// Whether a container's content starts with a shape, with any modifiers.
@MainActor
func startsWithShape<Content: View>(_ content: Content) -> Bool {
  // The cast alone would be a search for each type.
  guard TypeMetadata(Content.self).isSpecialization(ofSameAs: TupleView<Void>.self) else {
    return false
  }
  return (content as? any ViewSequence)?.startsWithShape ?? false
}

@MainActor
private protocol ViewSequence {
  var startsWithShape: Bool { get }
}

extension TupleView: ViewSequence {}

// The conformance of a tuple does not depend on its views; otherwise Swift's runtime would search
// for the conformance of each one for a container of the tuple. So the tuple stores its node class.
private class TuplesNode<T>: _ViewNode<TupleView<T>> {
  override required init(_ view: TupleView<T>, _ context: _Context) {
    super.init(view, context)
  }

  class func views(of value: T) -> [AnyView] { fatalError("abstract") }
  class var startsWithShape: Bool { fatalError("abstract") }
}

private final class TupleNode<each Content: View>: TuplesNode<(repeat each Content)> {
  private var children: [_Node] = []

  required init(_ view: TupleView<(repeat each Content)>, _ context: _Context) {
    super.init(view, context)
    repeat append(each view.value)
  }

  override class func views(of value: (repeat each Content)) -> [AnyView] {
    var views: [AnyView] = []
    repeat views.append(AnyView(each value))
    return views
  }

  override class var startsWithShape: Bool {
    // An optional shape may be absent, so it does not count.
    for type in repeat (each Content).self {
      // No `&&`: the compiler warns of the closure that its right side is.
      if TypeMetadata(type).isOptional { return false }
      return isShape(type)
    }
    return false
  }

  // The children are added one by one, because each one needs the focus items of the previous ones.
  private func append<V: View>(_ view: V) {
    children.append(makeOneOfSeveral(view))
  }

  override func evaluate() {
    var index = 0
    repeat update(each view.value, &index)
  }

  private func update<V: View>(_ view: V, _ index: inout Int) {
    unsafeDowncast(children[index], to: _ViewNode<V>.self).update(view, in: environment)
    index += 1
  }

  override func forEachChild(_ visit: (_Node) -> Void) { children.forEach(visit) }

  override var lastWidget: Widget? {
    for child in children.reversed() { if let widget = child.lastWidget { return widget } }
    return nil
  }
}

/// A view that may be absent.
extension Optional: View where Wrapped: View {
  /// The type of the body: there is none.
  public typealias Body = Never
  /// The body of the view: never read, because there is none.
  public var body: Never { fatalError("Optional has no body") }

  public static func _makeNode(_ view: Self, _ context: _Context) -> _ViewNode<Self> {
    OptionalNode(view, context)
  }
}

private final class OptionalNode<Wrapped: View>: _ViewNode<Wrapped?> {
  private var child: _ViewNode<Wrapped>?

  override init(_ view: Wrapped?, _ context: _Context) {
    super.init(view, context)
    child = view.map { Wrapped._makeNode($0, childContext) }
  }

  override func evaluate() {
    switch (child, view) {
    case (let child?, let view?):
      child.update(view, in: environment)
    case (let old?, nil):
      removing(old) {
        remove(old)
        child = nil
      }
    case (nil, let view?):
      let new = Wrapped._makeNode(view, childContext)
      child = new
      insertNew(new)
    case (nil, nil):
      break
    }
  }

  override func forEachChild(_ visit: (_Node) -> Void) {
    if let child { visit(child) }
  }
}

/// One of two views: the result of `if … else` and `switch`.
public enum _ConditionalContent<TrueContent, FalseContent> {
  /// The view of the first branch.
  case first(TrueContent)
  /// The view of the second branch.
  case second(FalseContent)
}

extension _ConditionalContent: View, _PrimitiveView where TrueContent: View, FalseContent: View {
  /// The type of the body: there is none.
  public typealias Body = Never

  public static func _makeNode(_ view: Self, _ context: _Context) -> _ViewNode<Self> {
    ConditionalNode(view, context)
  }
}

private final class ConditionalNode<First: View, Second: View>:
  _ViewNode<_ConditionalContent<First, Second>>
{
  private var first: _ViewNode<First>?
  private var second: _ViewNode<Second>?

  override init(_ view: _ConditionalContent<First, Second>, _ context: _Context) {
    super.init(view, context)
    makeChild()
  }

  @discardableResult
  private func makeChild() -> _Node? {
    switch view {
    case .first(let view): first = First._makeNode(view, childContext)
    case .second(let view): second = Second._makeNode(view, childContext)
    }
    return first ?? second
  }

  override func evaluate() {
    switch (view, first, second) {
    case (.first(let view), let child?, _): child.update(view, in: environment)
    case (.second(let view), _, let child?): child.update(view, in: environment)
    default:
      replace(first ?? second) {
        (first, second) = (nil, nil)
        return makeChild()
      }
    }
  }

  override func forEachChild(_ visit: (_Node) -> Void) {
    if let first { visit(first) }
    if let second { visit(second) }
  }
}

/// A view that consists of a sequence of views, such as a result builder makes.
protocol SeveralViews {
  @MainActor var views: [AnyView] { get }
}

/// Whether a label consists of several views. A text, which most are, is not looked up.
func hasSeveralViews<Label>(_ label: Label) -> Bool {
  Label.self != Text.self && label is any SeveralViews
}

extension TupleView: SeveralViews {
  var views: [AnyView] { node.views(of: value) }
}
