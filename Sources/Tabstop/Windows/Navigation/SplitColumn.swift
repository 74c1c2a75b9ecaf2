internal import FocusModel
internal import GtkBridge

/// The destination of a sidebar's links.
final class SplitLink {
  weak var host: (any NavigationHost)?
  /// The columns that have been on screen: they stay alive when there is no space for them.
  var made: Set<NavigationSplitViewColumn> = []
  /// The number of created columns beside the detail.
  var columns = 0
  /// The columns for which there is room beside each other.
  let room = StateStorage(SplitRoom.all)
  /// Shows the sidebar if there is room for one column.
  var goToSidebar: () -> Void = {}
  /// The widths that the contents of the columns request, if they do.
  private let sidebarWidth = StateStorage<SplitColumnWidth?>(nil)
  private let contentWidth = StateStorage<SplitColumnWidth?>(nil)

  /// The width of one of the columns before the detail.
  func width(of column: NavigationSplitViewColumn) -> SplitColumnWidth {
    column == .sidebar
      ? sidebarWidth.get() ?? SplitColumnWidth(least: 240, ideal: 240)
      : contentWidth.get() ?? SplitColumnWidth(least: 280, ideal: 280)
  }

  /// The value whose page is shown beside the sidebar.
  private var shownValue: AnyHashable?

  /// Called when the page of a value is shown beside the sidebar, or none.
  @MainActor func didShow(_ value: AnyHashable?) {
    let old = shownValue
    guard value != old else { return }
    shownValue = value
    for value in [old, value] {
      if let value { askers[value]?.notifyChange() }
    }
  }

  /// The links that have asked whether the page of a value is shown.
  private var askers: [AnyHashable: DependencySource] = [:]
  /// The number of values from which on those without links are forgotten, before another one is added.
  private var limit = 64
  /// The number of values that are kept, for tests.
  var valueCount: Int { askers.count }

  /// Whether the page of a value is shown. Tracked: only the links of two values are evaluated when another page
  /// is.
  @MainActor func shows(_ value: AnyHashable) -> Bool {
    asker(for: value).noteRead()
    return value == shownValue
  }

  @MainActor private func asker(for value: AnyHashable) -> DependencySource {
    if let known = askers[value] { return known }
    if askers.count >= limit {
      askers = askers.filter { $0.value.hasReaders }
      limit = max(64, 2 * askers.count)
    }
    let new = DependencySource()
    askers[value] = new
    return new
  }

  func request(_ width: SplitColumnWidth?, for column: NavigationSplitViewColumn) {
    (column == .sidebar ? sidebarWidth : contentWidth).set(width)
  }
}

/// The columns of a split view that have room beside each other.
enum SplitRoom {
  case all
  /// All but the sidebar, of three.
  case lastTwo
  case one
}

/// The place of a page in a split view, if some columns have no space beside it.
struct SplitPlace {
  /// Whether another column is shown instead.
  var isCovered = false
  /// Shows the previous column; `nil` if that is beside it.
  var goBack: (() -> Void)?
  /// Called when something was chosen on it, or it was requested to show something.
  var didChoose: () -> Void = {}
  /// Called when the selection of its list is not empty any more, or is empty.
  var selectionChanged: (_ hasSelection: Bool, _ byUser: Bool) -> Void = { _, _ in }
}

/// A column beside the detail: a page whose links lead there.
struct SplitColumn<Content: View>: _PrimitiveView {
  let link: SplitLink
  let place: SplitPlace
  /// Whether it is beside another column, which Tab goes to first.
  var isSecond = false
  let content: Content

  static func _makeNode(_ view: Self, _ context: _Context) -> _ViewNode<Self> {
    SplitColumnNode(view, context)
  }
}

private final class SplitColumnNode<Content: View>: ContainerNode<SplitColumn<Content>, Content> {
  private var column: NavigationPage!
  private let editMode = StateStorage(EditMode.inactive)
  private var slot: WidgetSlot { column.frame.slot }

  init(_ view: SplitColumn<Content>, _ context: _Context) {
    super.init(view, context, widget: .container(LayeredLayout()))
    column = NavigationPage(window) { [unowned self] page in
      if let old = Widget.lastChild(of: widget) {
        window.willRemove(old)
        widget.remove(old)
      }
      if let page { widget.insert(page, after: nil) }
    }
    column.appearance = environment.pageAppearance
    column.link = view.link
    column.isBehindColumns = { [unowned self] in self.view.isSecond && self.view.place.goBack == nil
    }
    view.link.columns += 1
    window.expectColumns(view.link.columns)
    widget.expandsVertically = true
    showPlace()
    makeContent()
  }

  private func showPlace() {
    column.backTitle = String(own: "Show Sidebar")
    column.goBack = view.place.goBack
    column.isAlwaysTitled = true
  }

  override func didUpdate(from old: SplitColumn<Content>, environmentChanged: Bool) {
    showPlace()
    super.didUpdate(from: old, environmentChanged: environmentChanged)
  }

  override func unmount() {
    super.unmount()
    column.appearance = nil
  }

  override var content: Content { view.content }

  override func modify(_ environment: inout EnvironmentValues) {
    super.modify(&environment)
    environment.navigationPage = column
    environment.editMode = Binding(location: editMode)
    environment.listAppearance = .sidebar
    environment.rowChoice = RowChoice(
      didOpen: { [weak self] in self?.view.place.didChoose() },
      selectionChanged: { [weak self] in self?.view.place.selectionChanged($0, $1) })
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

/// What the list in a column of a split view reports to it.
struct RowChoice {
  /// Called when the user has selected a row, and opens it.
  let didOpen: @MainActor () -> Void
  /// Called when the selection is not empty any more, or is empty, and with whether the user did that.
  let selectionChanged: @MainActor (_ hasSelection: Bool, _ byUser: Bool) -> Void
}

private struct RowChoiceKey: EnvironmentKey {
  static var defaultValue: RowChoice? { nil }
}

extension EnvironmentValues {
  /// The column of a split view around a list.
  var rowChoice: RowChoice? {
    get { self[RowChoiceKey.self] }
    set { self[RowChoiceKey.self] = newValue }
  }
}
