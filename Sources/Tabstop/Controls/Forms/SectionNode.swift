internal import CGtk
internal import GtkBridge

/// A box with a title, rows, and a footer below each other. Outside of forms and lists its views
/// are not rows: they keep their layout.
final class SectionNode<Header: View, Content: View, Footer: View>:
  _ViewNode<Section<Header, Content, Footer>>, WidgetHost, SectionedNode
{
  private let box = Widget.box(vertical: true)
  private let isBoxed: Bool
  private var spacing = RowSpacing()
  private var header: PartNode<SectionHeader<Header>>?
  private var rows: PartNode<Content?>?
  private var footer: PartNode<Footer>?

  override init(_ view: Section<Header, Content, Footer>, _ context: _Context) {
    isBoxed = context.environment.inherited.isFormRow
    super.init(view, context)
    if isBoxed {
      StyleSheet.shared.include(.forms)
      box.addClass("form-section")
      // Also for a form that sees only what is around the section, as a background.
      box.changeGridCell { $0.isSection = true }
      box.expandsHorizontally = true
      spacing.showSection(environment, on: box)
    } else {
      gtk_box_set_spacing(box.cast(to: GtkBox.self), 8)
    }
    let isButton = view.isExpanded != nil
    let header = PartNode(headerView, textContext) { [isBoxed] in
      if isBoxed { $0.addClass("form-section-title") }
      // It has the colour of other titles.
      if isButton { $0.addClass("untinted") }
      return $0
    }
    self.header = header
    insertWidgets(of: header)
    let isListed = environment.isList
    let rows = PartNode(
      shownContent, rowContext, rowPlacement: placementInside, refit: FormRow.alignContent
    ) { [isBoxed] in isBoxed ? FormRow.around($0, isListed: isListed) : $0 }
    self.rows = rows
    insertWidgets(of: rows)
    let footer = PartNode(view.footer, textContext) { [isBoxed] in
      if isBoxed { $0.addClass("form-section-footer") }
      return $0
    }
    self.footer = footer
    insertWidgets(of: footer)
    // Without a name it would be one more panel. The role cannot change later. A title that is a
    // button is announced by itself: Orca 48 would say only "grouping", 43 the name twice.
    if !header.plainText.isEmpty, view.isExpanded == nil {
      box.setRole(.group)
      // At once in a window that is on screen; controls that a text beside them names have a name later.
      dissolveIfNamedByControl()
      Updater.shared.afterUpdate { [weak self] in self?.dissolveIfNamedByControl() }
    }
    nameAfterHeader()
  }

  /// The placement of the rows inside. In a collection that creates its rows lazily, a section does
  /// so, too.
  private var placementInside: RowPlacement? {
    guard let outer = host.rowPlacement, outer.axis == .vertical, outer.grid == nil else {
      return nil
    }
    return RowPlacement(
      viewport: outer.viewport, axis: .vertical, container: box,
      spacing: { [isBoxed] in isBoxed ? 0 : 8 })
  }

  private var headerView: SectionHeader<Header> {
    SectionHeader(title: view.header, isExpanded: view.isExpanded)
  }

  private var shownContent: Content? {
    let isExpanded = track { view.isExpanded?.wrappedValue ?? true }
    return isExpanded ? view.content : nil
  }

  private var textContext: _Context {
    var environment = self.environment
    environment.inherited.isFormRow = false
    environment.isInSection = false
    if environment.isList { environment.isList = false }
    if environment.headerProminence == .increased { environment.inherited.font = .title3 }
    return _Context(below: self, environment: environment)
  }

  private var rowContext: _Context {
    var environment = self.environment
    environment.inherited.startArea(.vertical)
    environment.isInSection = isBoxed
    return _Context(below: self, environment: environment)
  }

  private func nameAfterHeader() {
    guard let title = header?.ownText, !title.isEmpty, view.isExpanded == nil else { return }
    box.setAccessibleLabel(title)
  }

  /// If the group has the name of its first control, it would be announced as "grouping" without a
  /// name, or with the name twice. A group that is on screen keeps its role, which assistive
  /// technology may know already.
  private func dissolveIfNamedByControl() {
    guard isMounted, !box.pointer.isMapped,
      window.firstControl(in: box)?.name == header?.plainText
    else { return }
    box.setRole(.layout)
  }

  override func textChangedInside() {
    nameAfterHeader()
    super.textChangedInside()
  }

  override func didUpdate(
    from old: Section<Header, Content, Footer>, environmentChanged: Bool
  ) {
    guard let header, let rows, let footer else { return }
    if environmentChanged, isBoxed { spacing.showSection(environment, on: box) }
    let text = environmentChanged ? textContext.environment : header.environment
    header.update(headerView, in: text)
    rows.update(shownContent, in: environmentChanged ? rowContext.environment : rows.environment)
    footer.update(view.footer, in: text)
  }

  /// Called when the binding of its expansion has changed.
  override func evaluate() {
    guard let header, let rows else { return }
    header.update(headerView, in: header.environment)
    rows.update(shownContent, in: rows.environment)
  }

  // MARK: Menus and pickers

  var rowsNode: _Node? { rows }
  var headerText: String { header?.plainText ?? "" }

  // MARK: Host

  override var childHost: any WidgetHost { self }
  override var rowRole: RowRole { .container }

  func insert(_ widget: Widget, after previous: Widget?) {
    box.insert(widget, after: previous)
    layoutChanged(of: widget)
    RowCorners.update(around: widget)
  }

  func remove(_ widget: Widget) {
    let (before, after) = RowCorners.neighbours(of: widget)
    box.remove(widget)
    RowCorners.update(before, after)
  }

  func move(_ widget: Widget, after previous: Widget?) {
    let (before, after) = RowCorners.neighbours(of: widget)
    insert(widget, after: previous)
    RowCorners.update(before, after)
  }

  func layoutChanged(of widget: Widget) {
    if widget.hasClass("form-row") { return }
    (isBoxed ? Alignment.leading : .center).apply(to: widget)
  }

  // MARK: Structure

  override func forEachChild(_ visit: (_Node) -> Void) {
    if let header { visit(header) }
    if let rows { visit(rows) }
    if let footer { visit(footer) }
  }

  override func widget(before child: _Node) -> Widget? { lastWidget(before: child) }
  override var lastWidget: Widget? { box }
  override func forEachWidget(_ visit: (Widget) -> Void) { visit(box) }
}

/// The title of a section; a button if the section can be collapsed.
struct SectionHeader<Title: View>: _PlainView {
  let title: Title
  let isExpanded: Binding<Bool>?

  @ViewBuilder var body: some View {
    if let isExpanded {
      DisclosureButton(label: title, isExpanded: isExpanded)
    } else {
      title
    }
  }
}

private struct SectionRowKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether views are in a section of a form, where each direct child is a row.
  var isInSection: Bool {
    get { self[SectionRowKey.self] }
    set { self[SectionRowKey.self] = newValue }
  }
}

extension Widget {
  /// Whether it is a section of a form or list, or only modifies one.
  var holdsSection: Bool {
    var next: WidgetPointer? = pointer
    while let widget = next {
      if widget.hasClass("form-section") || GridCellTraits.of(widget)?.isSection == true {
        return true
      }
      if widget.hasClass("form-row") || widget.firstChild?.nextSibling != nil { return false }
      next = widget.firstChild
    }
    return false
  }
}
