internal import CGtk
internal import FocusModel
internal import GtkBridge

/// Pages of which one is chosen by a row of tabs. Mirrors SwiftUI's `TabView`.
///
/// Each page keeps its state, and the focus that it had. Control+Page Down and Control+Page Up go
/// to the next page and back.
public struct TabView<SelectionValue: Hashable, Content: View>: _PrimitiveView {
  let selection: Binding<SelectionValue>?
  let content: Content

  /// Pages of which `selection` names the one that is shown, by its `tag`; choosing a tab writes
  /// it.
  ///
  /// - Parameter selection: With `nil` people alone choose.
  public init(
    selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content
  ) {
    self.selection = selection
    self.content = content()
  }

  public static func _makeNode(_ view: Self, _ context: _Context) -> _ViewNode<Self> {
    TabViewNode(view, context)
  }
}

extension TabView where SelectionValue == Int {
  /// Pages that people alone choose.
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

extension View {
  /// The label of this page in a `TabView`: its text. Mirrors SwiftUI.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabLabelModifier(label: label()))
  }

  /// Has no effect: every `TabView` has a row of tabs here. Without, a pointer could not get to its
  /// pages.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    self
  }
}

extension View {
  /// Has no effect: pages have tabs instead of dots. Mirrors SwiftUI.
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }
}

/// A look of the dots under pages. Mirrors SwiftUI's `IndexViewStyle`.
public protocol IndexViewStyle {}

/// Dots under pages. No effect: pages have tabs instead. Mirrors SwiftUI's `PageIndexViewStyle`.
public struct PageIndexViewStyle: IndexViewStyle {
  /// - Parameter backgroundDisplayMode: No effect: there are no dots.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}

  /// When the dots have a background.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    private let name: String
    /// As the others here.
    public static let automatic = Self(name: "automatic")
    /// As the others here.
    public static let interactive = Self(name: "interactive")
    /// As the others here.
    public static let always = Self(name: "always")
    /// As the others here.
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

/// A look of tab views. Mirrors SwiftUI's `TabViewStyle`.
public protocol TabViewStyle {}

/// Tabs in a row. Mirrors SwiftUI's `DefaultTabViewStyle`.
public struct DefaultTabViewStyle: TabViewStyle {
  /// The style; there is nothing to choose.
  public init() {}
}

/// Pages beside each other that a finger turns on a phone. Here they have tabs, too: without, a
/// pointer could not get to them.
public struct PageTabViewStyle: TabViewStyle {
  /// - Parameter indexDisplayMode: No effect: there are tabs and no dots.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}

  /// When dots for the pages are shown.
  public struct IndexDisplayMode: Hashable, Sendable {
    private let name: String
    /// As the others here.
    public static let automatic = IndexDisplayMode(name: "automatic")
    /// As the others here.
    public static let always = IndexDisplayMode(name: "always")
    /// As the others here.
    public static let never = IndexDisplayMode(name: "never")
  }
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
