/// The content of a toolbar. Mirrors SwiftUI's `ToolbarContent`: a type of the program has a `body`
/// of items, and may have state.
@preconcurrency
@MainActor
public protocol ToolbarContent {
  /// The items that these consist of.
  associatedtype Body: ToolbarContent
  /// The items of the content.
  @ToolbarContentBuilder var body: Body { get }
  /// The items as views that find their bars themselves.
  var _items: AnyView { get }
}

extension ToolbarContent {
  public var _items: AnyView { AnyView(CustomToolbarContent(content: self)) }
}

extension Never: ToolbarContent {}

extension Group: ToolbarContent, CustomizableToolbarContent where Content: ToolbarContent {
  /// Creates a group of items that modifiers treat alike.
  public init(@ToolbarContentBuilder content: () -> Content) { self.content = content() }

  /// The items.
  public var body: Content { content }
}

extension ToolbarContent where Body == Never {
  /// The body of the content: never read, because there is none.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension ToolbarContent {
  /// Shows or hides the background that items share. No effect: items have the appearance of a
  /// desktop's bar, without glass.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
}

/// The items of a toolbar with names, which the user can arrange in SwiftUI. Here they stay in
/// their order. Mirrors SwiftUI's `CustomizableToolbarContent`.
public protocol CustomizableToolbarContent: ToolbarContent {}

extension CustomizableToolbarContent {
  /// Shows or hides the background that items share. No effect: items have the appearance of a
  /// desktop's bar, without glass.
  public func sharedBackgroundVisibility(
    _ visibility: Visibility
  ) -> some CustomizableToolbarContent { self }

  /// Sets how the user may arrange the item. No effect: the user cannot arrange a toolbar here.
  public func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some CustomizableToolbarContent { self }

  /// Sets whether the item is shown by default. No effect: all items are shown here.
  public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent { self }
}

/// The way in which the user can customize an item of a toolbar. No effect here. Mirrors SwiftUI's
/// `ToolbarCustomizationBehavior`.
public struct ToolbarCustomizationBehavior: Hashable, Sendable {
  private let name: String
  /// A value with the same effect as the others here: the user cannot arrange a toolbar.
  public static let `default` = ToolbarCustomizationBehavior(name: "default")
  /// A value with the same effect as the others here.
  public static let reorderable = ToolbarCustomizationBehavior(name: "reorderable")
  /// A value with the same effect as the others here.
  public static let disabled = ToolbarCustomizationBehavior(name: "disabled")
}

/// Options for customizing an item of a toolbar. No effect here. Mirrors SwiftUI's
/// `ToolbarCustomizationOptions`.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: Int
  /// Creates options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The item is available even if it is not shown. No effect here.
  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

/// The items of any content.
private struct Items<Content: ToolbarContent>: _PlainView {
  let content: Content
  var body: AnyView { content._items }
}

/// A type of toolbar content with a `body`.
private struct CustomToolbarContent<Content: ToolbarContent>: _PrimitiveView {
  let content: Content

  static func _makeNode(_ view: Self, _ context: _Context) -> _ViewNode<Self> {
    CustomToolbarNode(view, context)
  }
}

private final class CustomToolbarNode<Content: ToolbarContent>:
  _ViewNode<CustomToolbarContent<Content>>
{
  private var properties = DynamicProperties<Content>()
  private var child: _ViewNode<AnyView>!

  override init(_ view: CustomToolbarContent<Content>, _ context: _Context) {
    super.init(view, context)
    child = AnyView._makeNode(makeBody(), childContext)
  }

  private func makeBody() -> AnyView {
    var content = view.content
    properties.install(into: &content, of: self)
    return track { content.body._items }
  }

  override func evaluate() { child.update(makeBody(), in: environment) }

  override func forEachChild(_ visit: (_Node) -> Void) {
    if let child { visit(child) }
  }
}

// MARK: Building

/// Items that are views already.
public struct _ToolbarItems: CustomizableToolbarContent {
  /// The type of the body: there is none.
  public typealias Body = Never
  /// The items, which find their bars by their placement.
  public let _items: AnyView
}

/// The result of `if` in a toolbar.
public struct _OptionalToolbarContent<Content: ToolbarContent>: CustomizableToolbarContent {
  /// The type of the body: there is none.
  public typealias Body = Never
  let content: Content?

  public var _items: AnyView { AnyView(content.map { Items(content: $0) }) }
}

/// The result of `if … else` in a toolbar.
public enum _ConditionalToolbarContent<True: ToolbarContent, False: ToolbarContent>:
  CustomizableToolbarContent
{
  /// The type of the body: there is none.
  public typealias Body = Never
  case first(True)
  case second(False)

  public var _items: AnyView {
    let items: _ConditionalContent<Items<True>, Items<False>> =
      switch self {
      case .first(let content): .first(Items(content: content))
      case .second(let content): .second(Items(content: content))
      }
    return AnyView(items)
  }
}

/// A result builder of a toolbar from the statements of a closure. Mirrors SwiftUI's
/// `ToolbarContentBuilder`.
@preconcurrency @MainActor
@resultBuilder
public enum ToolbarContentBuilder {
  /// A result-builder hook.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }
  /// A result-builder hook.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
  /// A result-builder hook.
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _ToolbarItems {
    _ToolbarItems(
      _items: AnyView(TupleView((repeat Items(content: each content)))))
  }
  /// A result-builder hook.
  public static func buildIf<Content: ToolbarContent>(
    _ content: Content?
  ) -> _OptionalToolbarContent<Content> {
    _OptionalToolbarContent(content: content)
  }
  /// A result-builder hook.
  public static func buildEither<True: ToolbarContent, False: ToolbarContent>(
    first: True
  ) -> _ConditionalToolbarContent<True, False> { .first(first) }
  /// A result-builder hook.
  public static func buildEither<True: ToolbarContent, False: ToolbarContent>(
    second: False
  ) -> _ConditionalToolbarContent<True, False> { .second(second) }
  /// A result-builder hook.
  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> _ToolbarItems {
    _ToolbarItems(_items: content._items)
  }
}
