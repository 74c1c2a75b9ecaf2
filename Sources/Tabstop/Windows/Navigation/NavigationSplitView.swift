internal import FocusModel
internal import GtkBridge

/// A view of columns of which each leads to the content of the next. Mirrors SwiftUI's
/// `NavigationSplitView`.
///
/// In a window narrower than 600 points, or than its columns need, one column is shown at a time, with a way
/// back to the others: the sidebar until something is selected there, unless `preferredCompactColumn` says
/// otherwise. Of three columns the last two stay beside each other where there is room for these. F6 goes to
/// the next column, Shift+F6 to the one before.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail
  private let visibility: Binding<NavigationSplitViewVisibility>?
  private let compactColumn: Binding<NavigationSplitViewColumn>?
  @State private var link = SplitLink()
  /// The column that was reached by selections, without a binding for it.
  @State private var ownColumn: NavigationSplitViewColumn?
  /// The columns that are shown, without a binding for them.
  @State private var ownVisibility = NavigationSplitViewVisibility.all
  @Environment(\.horizontalSizeClass) private var sizeClass

  /// Creates a sidebar and a detail.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(nil, nil, sidebar(), EmptyView(), detail())
  }

  /// Creates a sidebar and a detail; `columnVisibility` may hide the sidebar.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(columnVisibility, nil, sidebar(), EmptyView(), detail())
  }

  /// Creates a sidebar and a detail.
  ///
  /// - Parameter preferredCompactColumn: The column that a narrow window shows; written when the
  ///   user goes to another.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(nil, preferredCompactColumn, sidebar(), EmptyView(), detail())
  }

  /// Creates a sidebar and a detail, with both bindings.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(columnVisibility, preferredCompactColumn, sidebar(), EmptyView(), detail())
  }

  /// Creates a sidebar, a list and a detail.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, nil, sidebar(), content(), detail())
  }

  /// Creates a sidebar, a list and a detail; `columnVisibility` determines which are shown.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, nil, sidebar(), content(), detail())
  }

  /// Creates a sidebar, a list and a detail; `preferredCompactColumn` is the one that a narrow
  /// window shows.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, preferredCompactColumn, sidebar(), content(), detail())
  }

  /// Creates a sidebar, a list and a detail, with both bindings.
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

  /// The columns that are on screen, as far as that is a matter of room.
  private struct Shown {
    /// The only column; `nil` if several are beside each other.
    var only: NavigationSplitViewColumn?
    /// Whether the sidebar has no room beside the others.
    var leavesOutSidebar = false
  }

  private var column: NavigationSplitViewColumn? { compactColumn?.wrappedValue ?? ownColumn }

  private func go(to column: NavigationSplitViewColumn) {
    Self.go(to: column, compactColumn, _ownColumn)
  }

  private static func go(
    to column: NavigationSplitViewColumn, _ compactColumn: Binding<NavigationSplitViewColumn>?,
    _ ownColumn: State<NavigationSplitViewColumn?>
  ) {
    guard column != compactColumn?.wrappedValue ?? ownColumn.wrappedValue else { return }
    if let compactColumn {
      compactColumn.wrappedValue = column
    } else {
      ownColumn.wrappedValue = column
    }
  }

  private var shown: Shown {
    let room = sizeClass == .compact ? SplitRoom.one : link.room.get()
    if room == .all { return Shown() }
    // The sidebar is shown alone when the user goes to it.
    if room == .lastTwo, column != .sidebar { return Shown(leavesOutSidebar: true) }
    return Shown(only: column ?? .sidebar)
  }

  /// The content of the view.
  public var body: some View {
    let shown = shown
    // Without the view itself, which keeps the link: neither would ever go.
    let _ =
      link.goToSidebar = { [compactColumn, own = _ownColumn] in
        Self.go(to: .sidebar, compactColumn, own)
      }
    let columns = [NavigationSplitViewColumn.sidebar, .content, .detail]
    SplitColumnsLayout(
      link: link, columns: columns.count { isShown($0, shown) && ($0 != .content || hasContent) },
      isComplete: shown.only == nil && !shown.leavesOutSidebar, isCompact: shown.only != nil
    ) {
      if isMade(.sidebar, shown) {
        SplitColumn(
          link: link, place: place(.sidebar, shown), content: sidebar
        )
        .onPreferenceChange(SplitColumnWidthKey.self) { link.request($0, for: .sidebar) }
        .frame(
          minWidth: width(.sidebar, shown)?.least,
          maxWidth: width(.sidebar, shown)?.ideal ?? .infinity, maxHeight: .infinity
        )
        // The detail gets the space that the others leave.
        .layoutPriority(1)
        .modifier(cover(.sidebar, shown))
        if shown.only == nil, isShown(.sidebar, shown) { Divider() }
      }
      if hasContent, isMade(.content, shown) {
        SplitColumn(
          link: link, place: place(.content, shown), isSecond: true, content: content
        )
        .onPreferenceChange(SplitColumnWidthKey.self) { link.request($0, for: .content) }
        .frame(
          minWidth: width(.content, shown)?.least,
          maxWidth: width(.content, shown)?.ideal ?? .infinity, maxHeight: .infinity
        )
        .layoutPriority(1)
        .modifier(cover(.content, shown))
        if shown.only == nil, isShown(.content, shown) { Divider() }
      }
      NavigationStack(link: link, place: place(.detail, shown), root: detail)
        .frame(maxWidth: isShown(.detail, shown) ? .infinity : 0, maxHeight: .infinity)
    }
    .modifier(
      SidePaneModifier(
        kind: { $0.sidebars },
        pane: SidePane(isShown: isShown(.sidebar, shown)) { toggleSidebar(shown) }))
  }

  private func toggleSidebar(_ shown: Shown) {
    let isShown = isShown(.sidebar, shown)
    if shown.only != nil || shown.leavesOutSidebar {
      // One at a time.
      return go(to: !isShown ? .sidebar : hasContent ? .content : .detail)
    }
    let next: NavigationSplitViewVisibility =
      !isShown ? .all : hasContent ? .doubleColumn : .detailOnly
    if let visibility { visibility.wrappedValue = next } else { ownVisibility = next }
    AccessibilityNotification.Announcement(
      isShown ? String(own: "Sidebar hidden") : String(own: "Sidebar shown")
    ).post()
  }

  private func isShown(_ column: NavigationSplitViewColumn, _ shown: Shown) -> Bool {
    if let only = shown.only {
      return column == only || (!hasContent && only == .content && column == .detail)
    }
    if shown.leavesOutSidebar, column == .sidebar { return false }
    let visibility = visibility?.wrappedValue ?? ownVisibility
    if visibility == .detailOnly { return column == .detail }
    return column != .sidebar || !hasContent || visibility != .doubleColumn
  }

  /// Whether a column exists: on screen, or covered after it was.
  private func isMade(_ column: NavigationSplitViewColumn, _ shown: Shown) -> Bool {
    if isShown(column, shown) { link.made.insert(column) }
    return link.made.contains(column)
  }

  private func cover(_ column: NavigationSplitViewColumn, _ shown: Shown) -> CoverModifier {
    CoverModifier(isCovered: !isShown(column, shown), isAlone: shown.only != nil)
  }

  /// The width of a column beside others; one that is alone fills the window.
  private func width(_ column: NavigationSplitViewColumn, _ shown: Shown) -> SplitColumnWidth? {
    shown.only != nil && isShown(column, shown) ? nil : link.width(of: column)
  }

  private func place(_ own: NavigationSplitViewColumn, _ shown: Shown) -> SplitPlace {
    let before: NavigationSplitViewColumn = own == .detail && hasContent ? .content : .sidebar
    let next: NavigationSplitViewColumn = own == .sidebar && hasContent ? .content : .detail
    let isAlone = shown.only != nil
    var place = SplitPlace()
    if shown.leavesOutSidebar {
      place.isCovered = own == .sidebar
      if own == .content { place.goBack = { go(to: .sidebar) } }
    } else if isAlone {
      place.isCovered = !isShown(own, shown)
      if own != .sidebar { place.goBack = { go(to: before) } }
    }
    // What is selected is shown as soon as there is no room for all columns, too.
    if isAlone || compactColumn == nil { place.didChoose = { go(to: next) } }
    if compactColumn == nil {
      place.selectionChanged = { hasSelection, byUser in
        if !hasSelection {
          ownColumn = own == .sidebar ? nil : own
        } else if !isAlone || !byUser {
          // The arrow keys select what they go to: it is opened by another key.
          go(to: next)
        }
      }
    }
    return place
  }
}

/// A column of a split view. Mirrors SwiftUI's `NavigationSplitViewColumn`.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String
  /// The leading column.
  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
  /// The middle column, in a split view with three.
  public static let content = NavigationSplitViewColumn(name: "content")
  /// The trailing column, which takes the remaining space.
  public static let detail = NavigationSplitViewColumn(name: "detail")
}

/// The columns of a split view that are shown. Mirrors SwiftUI's `NavigationSplitViewVisibility`.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  private let name: String
  /// The default: all columns.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  /// All columns.
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// The last two of three columns, or both of two.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  /// Only the detail is shown, if there is space for several columns.
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// The original container of pages. Mirrors SwiftUI's `NavigationView`: one view is the first page
/// of a stack; several are side by side, the first leading to the content of the next.
public struct NavigationView<Content: View>: View {
  let content: Content
  @State private var column = NavigationSplitViewColumn.sidebar
  @Environment(\.isNavigationStacked) private var isStacked

  /// Creates a stack, or columns if the content is several views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The content of the view.
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
  /// Whether a `NavigationView` of several views shows only the first.
  fileprivate var isNavigationStacked: Bool {
    get { self[NavigationStackedKey.self] }
    set { self[NavigationStackedKey.self] = newValue }
  }
}

/// The appearance of a `NavigationView`. Mirrors SwiftUI's `NavigationViewStyle`.
public protocol NavigationViewStyle {}

/// One page at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

/// A stack, or columns if the content is several views. Mirrors SwiftUI's
/// `DefaultNavigationViewStyle`.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

/// Two columns. Mirrors SwiftUI's `DoubleColumnNavigationViewStyle`.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
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
  /// Sets the style of the navigation views inside: several views are side by side unless the style
  /// is `stack`. Mirrors SwiftUI.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    environment(\.isNavigationStacked, style is StackNavigationViewStyle)
  }

  /// Sets the width of the column of a split view that this view is in. No effect in the detail, which
  /// takes the remaining space. Mirrors SwiftUI.
  public func navigationSplitViewColumnWidth(_ width: Double) -> some View {
    preference(
      key: SplitColumnWidthKey.self, value: SplitColumnWidth(least: width, ideal: width))
  }

  /// Sets the width of the column of a split view that this view is in: the ideal one, and at least the
  /// minimum where there is less room. The user does not change it here, so `max` has no effect; neither
  /// has the modifier in the detail, which takes the remaining space. Mirrors SwiftUI.
  public func navigationSplitViewColumnWidth(
    min: Double? = nil, ideal: Double, max: Double? = nil
  ) -> some View {
    preference(
      key: SplitColumnWidthKey.self, value: SplitColumnWidth(least: min ?? ideal, ideal: ideal))
  }

  /// Sets the style of split views. No effect: columns are always side by side, and the detail
  /// takes the remaining space. Mirrors SwiftUI.
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(
    _ style: S
  ) -> some View { self }
}

/// The style with which a split view divides the space between its columns. Mirrors SwiftUI's
/// `NavigationSplitViewStyle`. All styles are the same here: columns of the widths that they request, and a detail
/// that takes the remaining space.
public protocol NavigationSplitViewStyle {}

/// The default style. Mirrors SwiftUI's `AutomaticNavigationSplitViewStyle`.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

/// Columns that take their space from the detail: no effect here. Mirrors SwiftUI's
/// `BalancedNavigationSplitViewStyle`.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

/// Columns that leave the detail its size: no effect here. Mirrors SwiftUI's
/// `ProminentDetailNavigationSplitViewStyle`.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
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
