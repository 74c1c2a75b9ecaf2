internal import FocusModel
internal import GtkBridge

/// Columns of which each leads to what the next shows. Mirrors SwiftUI's `NavigationSplitView`.
///
/// In a window narrower than 600 points one column is shown at a time: the detail, with a way back
/// to the others, unless `preferredCompactColumn` says otherwise.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail
  private let visibility: Binding<NavigationSplitViewVisibility>?
  private let compactColumn: Binding<NavigationSplitViewColumn>?
  @State private var link = SplitLink()
  @State private var ownColumn = NavigationSplitViewColumn.detail
  @Environment(\.horizontalSizeClass) private var sizeClass

  /// A side bar and a detail.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(nil, nil, sidebar(), EmptyView(), detail())
  }

  /// A side bar and a detail, of which `columnVisibility` may leave the side bar out.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(columnVisibility, nil, sidebar(), EmptyView(), detail())
  }

  /// A side bar and a detail.
  ///
  /// - Parameter preferredCompactColumn: The one that a narrow window shows; written when the
  ///   person goes to another.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(nil, preferredCompactColumn, sidebar(), EmptyView(), detail())
  }

  /// A side bar and a detail, with both choices.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(columnVisibility, preferredCompactColumn, sidebar(), EmptyView(), detail())
  }

  /// A side bar, a list and a detail.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, nil, sidebar(), content(), detail())
  }

  /// A side bar, a list and a detail; `columnVisibility` says which are shown.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, nil, sidebar(), content(), detail())
  }

  /// A side bar, a list and a detail; `preferredCompactColumn` is the one that a narrow window
  /// shows.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, preferredCompactColumn, sidebar(), content(), detail())
  }

  /// A side bar, a list and a detail, with both choices.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, preferredCompactColumn, sidebar(), content(), detail())
  }

  private init(
    _ visibility: Binding<NavigationSplitViewVisibility>?,
    _ compactColumn: Binding<NavigationSplitViewColumn>?, _ sidebar: Sidebar,
    _ content: Content, _ detail: Detail
  ) {
    self.visibility = visibility
    self.compactColumn = compactColumn
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
  }

  private var hasContent: Bool { Content.self != EmptyView.self }

  public var body: some View {
    let isCompact = sizeClass == .compact
    let column = compactColumn ?? $ownColumn
    let shown = isCompact ? column.wrappedValue : nil
    HStack(spacing: 0) {
      if isMade(.sidebar, shown) {
        SplitColumn(
          link: link, place: place(.sidebar, shown, column), content: sidebar
        )
        .frame(
          minWidth: width(.sidebar, 240, shown), maxWidth: width(.sidebar, 240, shown) ?? .infinity,
          maxHeight: .infinity
        )
        .modifier(cover(.sidebar, shown))
        if !isCompact, isShown(.sidebar, shown) { Divider() }
      }
      if hasContent, isMade(.content, shown) {
        SplitColumn(
          link: link, place: place(.content, shown, column), content: content
        )
        .frame(
          minWidth: width(.content, 280, shown), maxWidth: width(.content, 280, shown) ?? .infinity,
          maxHeight: .infinity
        )
        .modifier(cover(.content, shown))
        if !isCompact, isShown(.content, shown) { Divider() }
      }
      NavigationStack(link: link, place: place(.detail, shown, column), root: detail)
        .frame(maxWidth: isShown(.detail, shown) ? .infinity : 0, maxHeight: .infinity)
    }
  }

  private func isShown(
    _ column: NavigationSplitViewColumn, _ only: NavigationSplitViewColumn?
  ) -> Bool {
    if let only {
      return column == only || (!hasContent && only == .content && column == .detail)
    }
    let visibility = visibility?.wrappedValue ?? .all
    if visibility == .detailOnly { return column == .detail }
    return column != .sidebar || !hasContent || visibility != .doubleColumn
  }

  /// Whether a column is there: on screen, or covered since it was.
  private func isMade(
    _ column: NavigationSplitViewColumn, _ only: NavigationSplitViewColumn?
  ) -> Bool {
    if isShown(column, only) { link.made.insert(column) }
    return link.made.contains(column)
  }

  private func cover(
    _ column: NavigationSplitViewColumn, _ only: NavigationSplitViewColumn?
  ) -> CoverModifier {
    CoverModifier(isCovered: !isShown(column, only), isAlone: only != nil)
  }

  /// That of a column beside others; one that is shown alone fills the window.
  private func width(
    _ column: NavigationSplitViewColumn, _ width: Double, _ only: NavigationSplitViewColumn?
  ) -> Double? {
    only != nil && isShown(column, only) ? nil : width
  }

  private func place(
    _ own: NavigationSplitViewColumn, _ only: NavigationSplitViewColumn?,
    _ column: Binding<NavigationSplitViewColumn>
  ) -> SplitPlace {
    guard only != nil else { return SplitPlace() }
    let before: NavigationSplitViewColumn = own == .detail && hasContent ? .content : .sidebar
    let next: NavigationSplitViewColumn = own == .sidebar && hasContent ? .content : .detail
    return SplitPlace(
      isCovered: !isShown(own, only),
      goBack: own == .sidebar ? nil : { column.wrappedValue = before },
      didChoose: { if column.wrappedValue != next { column.wrappedValue = next } })
  }
}

/// A column of a split view. Mirrors SwiftUI's `NavigationSplitViewColumn`.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String
  /// The leading column.
  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
  /// The column between, in a split view that has three.
  public static let content = NavigationSplitViewColumn(name: "content")
  /// The trailing column, which takes the room that the others leave.
  public static let detail = NavigationSplitViewColumn(name: "detail")
}

/// Which columns of a split view are shown. Mirrors SwiftUI's `NavigationSplitViewVisibility`.
public struct NavigationSplitViewVisibility: Hashable, Sendable {
  private let name: String
  /// All columns here, as `all`.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  /// All columns.
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// Of three columns the last two; of two, both.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  /// The detail alone, where there is room for several columns.
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// The older container of pages. Mirrors SwiftUI's `NavigationView`: one view is the first page of a
/// stack; several stand side by side, the first leading to what the next shows.
public struct NavigationView<Content: View>: View {
  let content: Content
  @State private var column = NavigationSplitViewColumn.sidebar
  @Environment(\.isNavigationStacked) private var isStacked

  /// A stack, or columns if the content is several views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @ViewBuilder public var body: some View {
    if let columns = (content as? any SeveralViews)?.views {
      if isStacked {
        NavigationStack { columns[0] }
      } else if columns.count == 2 {
        NavigationSplitView(preferredCompactColumn: $column) {
          columns[0]
        } detail: {
          columns[1]
        }
      } else {
        NavigationSplitView(preferredCompactColumn: $column) {
          columns[0]
        } content: {
          columns[1]
        } detail: {
          columns[2]
        }
      }
    } else {
      NavigationStack { content }
    }
  }
}

private struct NavigationStackedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether a `NavigationView` of several views shows the first alone.
  fileprivate var isNavigationStacked: Bool {
    get { self[NavigationStackedKey.self] }
    set { self[NavigationStackedKey.self] = newValue }
  }
}

/// A look of `NavigationView`. Mirrors SwiftUI's `NavigationViewStyle`.
public protocol NavigationViewStyle {}

/// One page at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// The style; there is nothing to choose.
  public init() {}
}
/// Pages as the view has them by itself. Mirrors SwiftUI's `DefaultNavigationViewStyle`.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// The style; there is nothing to choose.
  public init() {}
}
/// Two columns. Mirrors SwiftUI's `DoubleColumnNavigationViewStyle`.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// The style; there is nothing to choose.
  public init() {}
}
/// Columns. Mirrors SwiftUI's `ColumnNavigationViewStyle`.
public struct ColumnNavigationViewStyle: NavigationViewStyle {}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// `StackNavigationViewStyle` by its short name. Mirrors SwiftUI.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// `DefaultNavigationViewStyle` by its short name. Mirrors SwiftUI.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// `ColumnNavigationViewStyle` by its short name. Mirrors SwiftUI.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  /// How a `NavigationView` of several views shows them: side by side unless it is to be a stack.
  /// Mirrors SwiftUI.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    environment(\.isNavigationStacked, style is StackNavigationViewStyle)
  }

  /// The width of a split view's column. Columns have a width of their own here.
  public func navigationSplitViewColumnWidth(_ width: Double) -> some View { self }

  /// Has no effect: columns have a width of their own here, 240 and 280 points.
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

/// Columns that share the width. Mirrors SwiftUI's `AutomaticNavigationSplitViewStyle`.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The style; there is nothing to choose.
  public init() {}
}
/// Columns that share the width. Mirrors SwiftUI's `BalancedNavigationSplitViewStyle`.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The style; there is nothing to choose.
  public init() {}
}
/// The details keep their width. Mirrors SwiftUI's `ProminentDetailNavigationSplitViewStyle`.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The style; there is nothing to choose.
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// `AutomaticNavigationSplitViewStyle` by its short name. Mirrors SwiftUI.
  public static var automatic: AutomaticNavigationSplitViewStyle {
    AutomaticNavigationSplitViewStyle()
  }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// `BalancedNavigationSplitViewStyle` by its short name. Mirrors SwiftUI.
  public static var balanced: BalancedNavigationSplitViewStyle {
    BalancedNavigationSplitViewStyle()
  }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// `ProminentDetailNavigationSplitViewStyle` by its short name. Mirrors SwiftUI.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}
