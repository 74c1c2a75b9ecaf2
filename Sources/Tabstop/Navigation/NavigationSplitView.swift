internal import FocusModel
internal import GtkBridge

/// Where the links of a side bar lead.
final class SplitLink {
  weak var host: (any NavigationHost)?
}

/// Columns of which each leads to what the next shows. Mirrors SwiftUI's `NavigationSplitView`.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail
  private let visibility: Binding<NavigationSplitViewVisibility>?
  @State private var link = SplitLink()

  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(nil, sidebar(), EmptyView(), detail())
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(columnVisibility, sidebar(), EmptyView(), detail())
  }

  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, sidebar(), content(), detail())
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, sidebar(), content(), detail())
  }

  private init(
    _ visibility: Binding<NavigationSplitViewVisibility>?, _ sidebar: Sidebar,
    _ content: Content, _ detail: Detail
  ) {
    self.visibility = visibility
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
  }

  public var body: some View {
    let visibility = visibility?.wrappedValue ?? .all
    HStack(spacing: 0) {
      if visibility != .detailOnly {
        if Content.self == EmptyView.self || visibility != .doubleColumn {
          SplitColumn(link: link, content: sidebar).frame(width: 240)
          Divider()
        }
        if Content.self != EmptyView.self {
          SplitColumn(link: link, content: content).frame(width: 280)
          Divider()
        }
      }
      NavigationStack(link: link, root: detail)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }
}

/// Which columns of a split view are shown. Mirrors SwiftUI's `NavigationSplitViewVisibility`.
public struct NavigationSplitViewVisibility: Hashable, Sendable {
  private let name: String
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  public static let all = NavigationSplitViewVisibility(name: "all")
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// A column beside the detail: a page whose links lead there.
private struct SplitColumn<Content: View>: _PrimitiveView {
  let link: SplitLink
  let content: Content

  static func _makeNode(_ view: Self, _ context: _Context) -> _ViewNode<Self> {
    SplitColumnNode(view, context)
  }
}

private final class SplitColumnNode<Content: View>: ContainerNode<SplitColumn<Content>, Content> {
  private var column: NavigationPage!
  private var slot: WidgetSlot { column.frame.slot }

  init(_ view: SplitColumn<Content>, _ context: _Context) {
    super.init(view, context, widget: .container(LayeredLayout()))
    column = NavigationPage(window) { [unowned self] page in
      if let old = Widget.lastChild(of: widget) { widget.remove(old) }
      if let page { widget.insert(page, after: nil) }
    }
    column.link = view.link
    widget.expandsVertically = true
    makeContent()
  }

  override var content: Content { view.content }

  override func modify(_ environment: inout EnvironmentValues) {
    super.modify(&environment)
    environment.navigationPage = column
    environment.listLook = .sidebar
  }

  override func insert(_ widget: Widget, after previous: Widget?) {
    Alignment.center.apply(to: widget)
    slot.insert(widget, after: previous)
  }
  override func remove(_ widget: Widget) { slot.remove(widget) }
  override func move(_ widget: Widget, after previous: Widget?) {
    slot.move(widget, after: previous)
  }
  override func align(_ child: Widget) { Alignment.center.apply(to: child) }
}

/// The older container of pages: a stack. Mirrors SwiftUI's `NavigationView`.
public struct NavigationView<Content: View>: _PlainView {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { NavigationStack { content } }
}

/// A look of `NavigationView`. Mirrors SwiftUI's `NavigationViewStyle`.
public protocol NavigationViewStyle {}

/// One page at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
  public init() {}
}
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  public init() {}
}
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  public init() {}
}
public struct ColumnNavigationViewStyle: NavigationViewStyle {}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  /// How a `NavigationView` shows its pages. Here it is a stack in any case.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }

  /// The width of a split view's column. Columns have a width of their own here.
  public func navigationSplitViewColumnWidth(_ width: Double) -> some View { self }

  public func navigationSplitViewColumnWidth(
    min: Double? = nil, ideal: Double, max: Double? = nil
  ) -> some View { self }

  /// How a split view shares the room between its columns. Here they stand beside each other.
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(
    _ style: S
  ) -> some View { self }
}

/// A look of split views. Mirrors SwiftUI's `NavigationSplitViewStyle`.
public protocol NavigationSplitViewStyle {}

public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
}
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
}
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  public static var automatic: AutomaticNavigationSplitViewStyle {
    AutomaticNavigationSplitViewStyle()
  }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  public static var balanced: BalancedNavigationSplitViewStyle {
    BalancedNavigationSplitViewStyle()
  }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}
