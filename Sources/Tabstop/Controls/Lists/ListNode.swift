internal import CGtk
internal import FocusModel
internal import GtkBridge

/// A column of rows that scrolls. A view that is not a row is wrapped in one.
final class ListNode<SelectionValue: Hashable, Content: View>:
  ContainerNode<List<SelectionValue, Content>, Content>, ScrollingNode, FocusableRows
{
  override var scrollsUpwards: Bool { true }

  private let column: Widget
  private let style: _ListAppearance
  private lazy var heading = PageHeading(of: self, in: column)
  /// The rows that wrap other widgets.
  private var wrappers: [ObjectIdentifier: Widget] = [:]
  private lazy var rows = ListRows(self, column)
  private var control: FocusableControl?
  private var spacing = RowSpacing()
  private lazy var viewport = RowViewport(widget, along: .vertical, in: window)
  private var keeper: ScrollKeeper?

  init(_ view: List<SelectionValue, Content>, _ context: _Context) {
    style = context.environment.listAppearance
    column = style.isInset ? .container(ColumnLayout(maximumWidth: 600)) : .box(vertical: true)
    StyleSheet.shared.include(.forms)
    StyleSheet.shared.include(.navigation)
    // Before assistive technology knows it. Suggestions have announced their number: a list would be
    // announced with that of the rows that exist.
    if context.environment.suggestionList == nil {
      column.setNamelessRole(.list)
    } else {
      column.setRole(.layout)
    }
    column.addClass(style.isInset ? "form" : "list")
    column.addClass(style.rawValue)
    let scroller = makeScroller(axes: .vertical)
    setScrolled(column, in: scroller)
    scroller.letContentHaveItsSize()
    scroller.accessibleProxy = column
    super.init(view, context, widget: scroller)
    letHeightFollowContent(of: scroller)
    showSurroundings()
    if view.selection != nil { makeControl() }
    followAnchors()
    makeContent()
    leaveCountToSections()
    followSelection()
  }

  /// Makes the rows one place of the model of the focus, except those that are controls themselves.
  private func makeControl() {
    // The rows of suggestions are parts of their field.
    guard control == nil, environment.suggestionList == nil else { return }
    control = FocusableControl(self, column, name: "a list")
    control?.hasFocusedParts = true
    control?.willRemovePart = { [weak self] in self?.rows.willRemove($0) }
    control?.takeFocusAtEdge = { [weak self] in self?.rows.takeFocus(atStart: $0) ?? false }
  }

  /// Without a selection, rows have the focus only if they can be deleted, for example.
  private func followStops() {
    guard view.selection == nil else { return }
    let areStops = rows.areStops
    if areStops { makeControl() }
    control?.hasAbility = areStops
  }

  func focusRow(around view: _Node) { rows.focusRow(around: view) }
  func awaitDeletion(around view: _Node) { rows.awaitDeletion(around: view) }
  func nameAfterRow(_ button: FocusableControl) {
    rows.names.add(button)
    followSelection()
  }

  private func followAnchors() {
    let anchors = environment.inherited.scrollAnchors
    if keeper == nil, anchors.scrolls {
      keeper = ScrollKeeper(widget, along: .vertical, in: window)
      keeper?.look(after: viewport)
    }
    keeper?.anchors = anchors
  }

  /// Rows beside sections do not make a list: Orca (43) would announce their number as that of all rows, and
  /// does not count those in the panel of a section.
  private func leaveCountToSections() {
    guard environment.suggestionList == nil else { return }
    var (hasRows, hasSections) = (false, false)
    var next = column.pointer.firstChild
    while let child = next, !(hasRows && hasSections) {
      if Widget(child).holdsSection {
        hasSections = true
      } else if child.hasClass("form-row") {
        hasRows = true
      }
      next = child.nextSibling
    }
    if hasRows, hasSections { column.setRole(.layout) }
  }

  private func showSurroundings() {
    spacing.showRows(environment, on: column, isCard: style.isInset)
    heading.show(style.isInset ? environment.inherited.navigationTitle : nil)
  }

  override func didUpdate(from old: List<SelectionValue, Content>, environmentChanged: Bool) {
    if environmentChanged {
      control?.environmentChanged()
      followAnchors()
      showSurroundings()
    }
    super.didUpdate(from: old, environmentChanged: environmentChanged)
    followSelection()
  }

  override func evaluate() {
    super.evaluate()
    followSelection()
  }

  /// Shows the selection when the rows are up to date: once for all rows that are added and removed in
  /// a turn.
  private func followSelection() { following.schedule() }

  private lazy var following = TurnRequest { [weak self] in self?.showRows() }

  /// Tracked, so that the list follows its selection.
  private func showRows() {
    if !isMounted { return }
    track {
      let isEditing = environment.editMode?.wrappedValue.isEditing ?? false
      rows.show(child, view.selection, isEditing: isEditing)
    }
    followStops()
    environment.suggestionList?.rowsChanged(rows)
  }

  override func rowsChangedInside() {
    super.rowsChangedInside()
    rows.names.isStale = true
    followSelection()
  }

  /// A row's own view may change its text, which is its name, or its tag.
  override func textChangedInside() {
    super.textChangedInside()
    rows.names.isStale = true
    followSelection()
  }

  override func hintChangedInside() {
    super.hintChangedInside()
    rows.hasHints = true
    followSelection()
  }

  // MARK: Lazy rows

  func rowViewport(along axis: Axis) -> RowViewport? { axis == .vertical ? viewport : nil }

  override var rowPlacement: RowPlacement? {
    RowPlacement(viewport: viewport, axis: .vertical, container: column, spacing: { 0 })
  }

  override var content: Content { view.content }
  override var inner: Widget { column }

  override func modify(_ environment: inout EnvironmentValues) {
    super.modify(&environment)
    environment.inherited.isFormRow = true
    environment.isList = true
    environment.listSelection = view.selection
    if environment.suggestionList != nil { environment.suggestionList = nil }
    if environment.hasRowActions { environment.hasRowActions = false }
    environment.inherited.startArea(.vertical)
  }

  // MARK: Host

  override func widget(before child: _Node) -> Widget? { nil }

  private func outer(of widget: Widget) -> Widget { wrappers[ObjectIdentifier(widget)] ?? widget }

  private func wrapped(_ widget: Widget) -> Widget {
    if widget.isRowGap || widget.hasClass("form-row") || widget.holdsSection {
      return widget
    }
    let row = Widget.listRow()
    row.addClass("form-row")
    row.addClass("horizontal")
    row.expandsHorizontally = true
    row.expandsVertically = false
    row.insert(widget, after: nil)
    widget.removeClass("form-button")
    widget.pointer.halign = widget.expandsHorizontally ? .fill : .start
    widget.pointer.valign = .center
    wrappers[ObjectIdentifier(widget)] = row
    return row
  }

  override func insert(_ widget: Widget, after previous: Widget?) {
    let row = wrapped(widget)
    super.insert(row, after: previous.map(outer(of:)) ?? heading.widget)
    RowCorners.update(around: row)
    followSelection()
  }

  override func remove(_ widget: Widget) {
    let row = outer(of: widget)
    let (before, after) = RowCorners.neighbours(of: row)
    // The focus may be on a button beside the widget.
    if row !== widget { window.willRemove(row) }
    super.remove(row)
    if row !== widget { row.remove(widget) }
    wrappers[ObjectIdentifier(widget)] = nil
    RowCorners.update(before, after)
    followSelection()
  }

  override func move(_ widget: Widget, after previous: Widget?) {
    let row = outer(of: widget)
    let (before, after) = RowCorners.neighbours(of: row)
    super.move(row, after: previous.map(outer(of:)) ?? heading.widget)
    RowCorners.update(before, after)
    RowCorners.update(around: row)
    followSelection()
  }

  override func align(_ child: Widget) {
    // A row is as high as its content, also one with a spacer in it.
    child.expandsVertically = false
    child.pointer.halign = .fill
  }

  // MARK: Structure

  override var lastFocusItem: FocusItem? { super.lastFocusItem ?? control?.item }
  override func forEachFocusItem(_ visit: (FocusItem) -> Void) {
    if let control { visit(control.item) }
    super.forEachFocusItem(visit)
  }
  override func focusItem(before child: _Node) -> FocusItem? {
    control?.item ?? focusItemBeforeSelf
  }

  override func unmount() {
    super.unmount()
    heading.end()
    control?.unmount()
  }
}

extension Widget {
  /// A row that can have the focus if its list allows it.
  static func listRow() -> Widget {
    let row = Widget.focusable(LayeredLayout())
    row.pointer.isFocusable = false
    // A row's content and its buttons for editing are side by side.
    gtk_widget_set_layout_manager(row.pointer, gtk_box_layout_new(.horizontal))
    row.setRole(.listItem)
    return row
  }

  /// A box that is a row with a layout of its own. It can have the focus where rows can.
  static func rowBox(
    vertical: Bool, spacing: Int32 = 0, in environment: EnvironmentValues
  ) -> Widget {
    guard environment.inherited.isFormRow, environment.hasFocusableRows else {
      return .box(vertical: vertical, spacing: spacing)
    }
    let row = Widget.focusableBox(vertical: vertical, spacing: spacing)
    row.pointer.isFocusable = false
    row.setRole(.listItem)
    return row
  }
}

private struct ListKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether rows can be selected, deleted or moved: they have the focus themselves.
  var hasFocusableRows: Bool { listSelection != nil || hasRowActions }

  /// Whether this is in a row of a list with a selection: such a row has the focus itself, and is named by what
  /// is in it, its fields included.
  var isSelectableRow: Bool { isList && listSelection != nil }

  /// Whether rows are those of a list, and texts are those of its rows: no headers, footers or labels
  /// of controls.
  var isList: Bool {
    get { self[ListKey.self] }
    set { self[ListKey.self] = newValue }
  }
}
