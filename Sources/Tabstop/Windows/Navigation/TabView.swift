internal import FocusModel
internal import GtkBridge

/// Several pages and a row of tabs that selects one. Mirrors SwiftUI's `TabView`.
///
/// Each page keeps its state and its focus. The row of tabs is one stop of Tab, in which the arrow keys
/// select another page. Control+Page Down and Control+Page Up go to the next page and back, from anywhere.
public struct TabView<SelectionValue: Hashable, Content: View>: _PrimitiveView {
  let selection: Binding<SelectionValue>?
  let content: Content

  /// Creates a tab view whose `selection` is the `tag` of the visible page; selecting a tab writes
  /// it.
  ///
  /// - Parameter selection: With `nil` only the user selects pages.
  @_disfavoredOverload
  public init(
    selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content
  ) {
    self.init(selecting: selection, content())
  }

  init(selecting selection: Binding<SelectionValue>?, _ content: Content) {
    (self.selection, self.content) = (selection, content)
  }

  public static func _makeNode(_ view: Self, _ context: _Context) -> _ViewNode<Self> {
    TabViewNode(view, context)
  }
}

extension TabView where SelectionValue == Int {
  /// Creates a tab view in which only the user selects pages.
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

extension View {
  /// Sets the label of this page in a `TabView`: its text. Mirrors SwiftUI.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabLabelModifier(label: label()))
  }

  /// Sets whether pages without labels have dots below them; pages with labels have a row of tabs here in
  /// every style, so that the pointer reaches them. Mirrors SwiftUI.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.hidesPageDots, style._hidesPageDots)
  }
}

extension View {
  /// Sets the style of the dots under pages. No effect: the dots under pages have no background
  /// here. Mirrors SwiftUI.
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }
}

/// The appearance of the dots under pages. Mirrors SwiftUI's `IndexViewStyle`. No effect here.
public protocol IndexViewStyle {}

/// A style of dots under pages. Mirrors SwiftUI's `PageIndexViewStyle`.
public struct PageIndexViewStyle: IndexViewStyle {
  /// Creates the style.
  /// - Parameter backgroundDisplayMode: No effect: the dots have no background.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}

  /// The condition under which the dots have a background.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    private let name: String
    /// A value with the same effect as the others here.
    public static let automatic = Self(name: "automatic")
    /// A value with the same effect as the others here.
    public static let interactive = Self(name: "interactive")
    /// A value with the same effect as the others here.
    public static let always = Self(name: "always")
    /// A value with the same effect as the others here.
    public static let never = Self(name: "never")
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// `PageIndexViewStyle` by its short name. Mirrors SwiftUI.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  /// `PageIndexViewStyle` by its short name. Mirrors SwiftUI.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle { PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode) }
}

/// The appearance of tab views. Mirrors SwiftUI's `TabViewStyle`.
public protocol TabViewStyle {
  /// Whether pages without labels have no dots; `nil` for tabs.
  var _hidesPageDots: Bool? { get }
}

extension TabViewStyle {
  public var _hidesPageDots: Bool? { nil }
}

/// A style of tabs in a row. Mirrors SwiftUI's `DefaultTabViewStyle`.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

/// A style of tabs in a row. Mirrors SwiftUI's style, which can turn them into a sidebar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

/// A style of tabs in a row. Mirrors SwiftUI's `TabBarOnlyTabViewStyle`.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

/// A style of tabs in a row. Mirrors SwiftUI's `GroupedTabViewStyle`.
public struct GroupedTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  /// Tabs in a row.
  public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// Tabs in a row: they do not become a sidebar here.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// Tabs in a row.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

/// Pages that are swiped on a phone. Here each has a dot below them, or a tab if it has a label;
/// Control+Page Down and Control+Page Up turn them.
public struct PageTabViewStyle: TabViewStyle {
  private let hidesDots: Bool
  public var _hidesPageDots: Bool? { hidesDots }

  /// Creates the style.
  /// - Parameter indexDisplayMode: Whether pages without labels have dots.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    hidesDots = indexDisplayMode == .never
  }

  /// The condition under which dots for the pages are shown.
  public struct IndexDisplayMode: Hashable, Sendable {
    private let name: String
    /// Dots if there are several pages.
    public static let automatic = IndexDisplayMode(name: "automatic")
    /// Dots, also for a single page. Here a single page has none, as with `automatic`.
    public static let always = IndexDisplayMode(name: "always")
    /// No dots.
    public static let never = IndexDisplayMode(name: "never")
  }
}

/// Pages that are turned by the crown of a watch: here as those of `PageTabViewStyle`. Mirrors SwiftUI's.
public struct VerticalPageTabViewStyle: TabViewStyle {
  /// The motion between two pages. Mirrors SwiftUI's. No effect here.
  public struct TransitionStyle: Hashable, Sendable {
    private let name: String
    /// The usual motion.
    public static let automatic = TransitionStyle(name: "automatic")
    /// None.
    public static let identity = TransitionStyle(name: "identity")
    /// A blur.
    public static let blur = TransitionStyle(name: "blur")
  }

  public var _hidesPageDots: Bool? { false }

  /// Creates the style.
  /// - Parameter transitionStyle: No effect here.
  public init(transitionStyle: TransitionStyle = .automatic) {}
}

/// Pages as those of `PageTabViewStyle`. Mirrors SwiftUI's style of watchOS.
public struct CarouselTabViewStyle: TabViewStyle {
  public var _hidesPageDots: Bool? { false }
  /// Creates the style.
  public init() {}
}

extension TabViewStyle where Self == VerticalPageTabViewStyle {
  /// `VerticalPageTabViewStyle` by its short name. Mirrors SwiftUI.
  public static var verticalPage: VerticalPageTabViewStyle { VerticalPageTabViewStyle() }
  /// `VerticalPageTabViewStyle` by its short name. Mirrors SwiftUI.
  public static func verticalPage(
    transitionStyle: VerticalPageTabViewStyle.TransitionStyle
  ) -> VerticalPageTabViewStyle { VerticalPageTabViewStyle(transitionStyle: transitionStyle) }
}

extension TabViewStyle where Self == CarouselTabViewStyle {
  /// `CarouselTabViewStyle` by its short name. Mirrors SwiftUI.
  public static var carousel: CarouselTabViewStyle { CarouselTabViewStyle() }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// `DefaultTabViewStyle` by its short name. Mirrors SwiftUI.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// `PageTabViewStyle` by its short name. Mirrors SwiftUI.
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  /// `PageTabViewStyle` by its short name. Mirrors SwiftUI.
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle { PageTabViewStyle(indexDisplayMode: indexDisplayMode) }
}
