/// The pages of a `TabView` whose tabs have values of one type. Mirrors SwiftUI's `TabContent`: tabs,
/// sections of tabs, and what `if` and `ForEach` make of them.
public protocol TabContent<TabValue>: View {
  /// The type of the tabs' values; `Never` without values.
  associatedtype TabValue: Hashable
}

extension Tab: TabContent {
  /// The type of the value that selects a tab.
  public typealias TabValue = Value
}

extension TabSection: TabContent where Content: TabContent {
  /// The type of the value that selects a tab.
  public typealias TabValue = Content.TabValue
}

extension ForEach: TabContent where Content: TabContent {
  /// The type of the value that selects a tab.
  public typealias TabValue = Content.TabValue
}

extension AnyTabContent: TabContent {}

/// The pages of a `TabView` with their type erased. Mirrors SwiftUI's `AnyTabContent`.
public struct AnyTabContent<TabValue: Hashable>: _PlainView {
  private let content: AnyView

  /// Erases the type of pages.
  public init<Content: TabContent<TabValue>>(_ content: Content) { self.content = AnyView(content) }

  /// The content of the view.
  public var body: some View { content }
}

/// Several pages as one value: the result of a result-builder hook.
public struct _TabGroup<TabValue: Hashable, Content: View>: _PlainView, TabContent {
  private let content: Content

  init(_ content: Content) { self.content = content }

  /// The content of the view.
  public var body: some View { content }
}

/// A result builder of the pages of a `TabView` whose tabs have values of one type, so that these
/// can be written `.home`. Mirrors SwiftUI's `TabContentBuilder`.
@preconcurrency @MainActor
@resultBuilder
public enum TabContentBuilder<TabValue: Hashable> {
  /// A result-builder hook.
  public static func buildExpression<Content: TabContent>(
    _ content: Content
  ) -> Content where Content.TabValue == TabValue { content }

  /// A result-builder hook.
  public static func buildBlock<Content: TabContent>(
    _ content: Content
  ) -> Content where Content.TabValue == TabValue { content }

  /// A result-builder hook.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> _TabGroup<TabValue, TupleView<(repeat each Content)>> {
    _TabGroup(TupleView((repeat each content)))
  }

  /// A result-builder hook.
  public static func buildIf<Content: TabContent>(
    _ content: Content?
  ) -> _TabGroup<TabValue, Content?> where Content.TabValue == TabValue { _TabGroup(content) }

  /// A result-builder hook.
  public static func buildEither<True: TabContent, False: TabContent>(
    first: True
  ) -> _TabGroup<TabValue, _ConditionalContent<True, False>> { _TabGroup(.first(first)) }

  /// A result-builder hook.
  public static func buildEither<True: TabContent, False: TabContent>(
    second: False
  ) -> _TabGroup<TabValue, _ConditionalContent<True, False>> { _TabGroup(.second(second)) }

  /// A result-builder hook.
  public static func buildLimitedAvailability<Content: TabContent>(
    _ content: Content
  ) -> AnyTabContent<TabValue> where Content.TabValue == TabValue { AnyTabContent(content) }
}

extension TabView {
  /// Creates a tab view of tabs with values: `selection` is that of the visible page, and selecting a tab
  /// writes it. Mirrors SwiftUI.
  public init(
    selection: Binding<SelectionValue>,
    @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Content: TabContent<SelectionValue> {
    self.init(selecting: selection, content())
  }
}
