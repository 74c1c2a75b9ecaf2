internal import FocusModel
internal import GtkBridge

/// A modification of views. Mirrors SwiftUI's `ViewModifier`: a type of the program has a `body`
/// around the content.
@preconcurrency
@MainActor
public protocol ViewModifier {
  /// The view that the modifier creates.
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  /// The modified content. Evaluated again when what it reads has changed.
  @ViewBuilder func body(content: Content) -> Body

  /// Creates the node for a modified view at a new position. Modifiers with a `body` use the
  /// default.
  static func _makeNode<Inner: View>(
    _ view: ModifiedContent<Inner, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Inner, Self>>
}

extension ViewModifier {
  public static func _makeNode<Inner: View>(
    _ view: ModifiedContent<Inner, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Inner, Self>> {
    CustomModifierNode(view, context)
  }
}

/// The content of a modifier of the program.
public struct _ViewModifier_Content<Modifier>: _PlainView {
  let content: AnyView
  /// The content of the view.
  public var body: AnyView { content }
}

/// A view with a modifier applied. Mirrors SwiftUI's `ModifiedContent`.
public struct ModifiedContent<Content, Modifier> {
  /// The modified view.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Creates the view, as `modifier(_:)` does.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// The type of the body: there is none.
  public typealias Body = Never
  /// The body of the view: never read, because there is none.
  public var body: Never { fatalError("ModifiedContent has no body") }

  public static func _makeNode(_ view: Self, _ context: _Context) -> _ViewNode<Self> {
    Modifier._makeNode(view, context)
  }
}

extension View {
  /// Applies a modifier. Mirrors SwiftUI.
  public consuming func modifier<Modifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// The node of a modifier with a `body`.
private final class CustomModifierNode<Inner: View, Modifier: ViewModifier>:
  _ViewNode<ModifiedContent<Inner, Modifier>>
{
  private var properties = DynamicProperties<Modifier>()
  private var child: _ViewNode<Modifier.Body>!

  override init(_ view: ModifiedContent<Inner, Modifier>, _ context: _Context) {
    super.init(view, context)
    child = Modifier.Body._makeNode(makeBody(), childContext)
  }

  private func makeBody() -> Modifier.Body {
    var modifier = view.modifier
    properties.install(into: &modifier, of: self)
    return track {
      modifier.body(content: _ViewModifier_Content(content: AnyView(view.content)))
    }
  }

  override func didUpdate(
    from old: ModifiedContent<Inner, Modifier>, environmentChanged: Bool
  ) {
    evaluate()
    if Transaction.current != nil || Motions.current != nil, PaintPass.current == nil {
      BodyMotion.changed(self, from: old.modifier, to: view.modifier) { [unowned self] in
        present($0)
      }
    }
  }

  /// Shows the body of another value.
  private func present(_ modifier: Modifier) {
    let own = view.modifier
    view.modifier = modifier
    child.update(makeBody(), in: environment)
    view.modifier = own
  }

  override func evaluate() { child.update(makeBody(), in: environment) }

  override func forEachChild(_ visit: (_Node) -> Void) {
    if let child { visit(child) }
  }
}

/// A modifier that creates its node itself and hence has no body.
public protocol _PrimitiveModifier: ViewModifier where Body == Never {}

extension _PrimitiveModifier {
  /// The body of the modifier: never called, because there is none.
  public func body(content: Content) -> Never { fatalError("\(Self.self) has no body") }
}

/// A node with the node of the modified content below it.
class ModifierNode<Content, Modifier>: _ViewNode<ModifiedContent<Content, Modifier>> {
  private(set) final var child: _ViewNode<Content>!
  /// The content's last environment.
  private(set) final var contentEnvironment: EnvironmentValues?

  /// Changes the content's environment. By default it does nothing.
  func modify(_ environment: inout EnvironmentValues) {}

  /// Whether `modify` would have the same result as before. By default it does, unless the outer
  /// environment has changed.
  func hasSameEffect(as old: Modifier) -> Bool { true }

  private func makeEnvironment() -> EnvironmentValues {
    var environment = self.environment
    modify(&environment)
    contentEnvironment = environment
    return environment
  }

  override func didUpdate(
    from old: ModifiedContent<Content, Modifier>, environmentChanged: Bool
  ) {
    if environmentChanged || !hasSameEffect(as: old.modifier) { contentEnvironment = nil }
    evaluate()
  }

  override func evaluate() {
    child.update(view.content, in: contentEnvironment ?? makeEnvironment())
  }

  /// Called when `modify` has another result than before.
  final func contentChanged() {
    child.update(view.content, in: makeEnvironment())
  }

  override func forEachChild(_ visit: (_Node) -> Void) {
    if let child { visit(child) }
  }
  override var modifiedContent: _Node? { child }
  override var lastWidget: Widget? { child?.lastWidget }
  override func forEachWidget(_ visit: (Widget) -> Void) { child?.forEachWidget(visit) }
  override var lastFocusItem: FocusItem? { child?.lastFocusItem }
  override func widget(before child: _Node) -> Widget? { widgetBeforeSelf }
  override func focusItem(before child: _Node) -> FocusItem? { focusItemBeforeSelf }
}

extension ModifierNode where Content: View {
  /// Creates the content's node; a subclass's initialiser calls it last.
  final func makeContent() {
    child = Content._makeNode(
      view.content, _Context(below: self, environment: makeEnvironment()))
  }
}
