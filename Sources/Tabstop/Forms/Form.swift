internal import CGtk
internal import FocusModel
internal import GtkBridge

/// Rows to fill in, in a column of readable width that scrolls. Mirrors SwiftUI's `Form`, grouped.
///
/// Fields and buttons directly inside are rows; a `Section` groups them. A `navigationTitle`
/// stands above as a heading.
public struct Form<Content: View>: _PrimitiveView {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public static func _makeNode(_ view: Self, _ context: _Context) -> _ViewNode<Self> {
    FormNode(view, context)
  }
}

private final class FormNode<Content: View>: ContainerNode<Form<Content>, Content> {
  private let column: Widget
  private var heading: Widget?

  init(_ view: Form<Content>, _ context: _Context) {
    column = .container(ColumnLayout(maximumWidth: 600))
    StyleSheet.shared.needForms()
    column.addClass("form")
    let scroller = makeScroller(axes: .vertical)
    setScrolled(column, in: scroller)
    super.init(view, context, widget: scroller)
    showHeading()
    makeContent()
  }

  private func showHeading() {
    page.setHeading(of: self, isShown: environment.inherited.navigationTitle != nil)
    guard let title = environment.inherited.navigationTitle else {
      if let heading { column.remove(heading) }
      heading = nil
      return
    }
    if let heading {
      gtk_label_set_text(heading.opaque, title)
      return
    }
    let heading = Widget(gtk_label_new(title))
    heading.addClass("large-title")
    heading.addClass("form-heading")
    heading.setHeading(level: 1)
    gtk_label_set_wrap(heading.opaque, 1)
    gtk_label_set_xalign(heading.opaque, 0)
    column.insert(heading, after: nil)
    self.heading = heading
  }

  override func didUpdate(from old: Form<Content>, environmentChanged: Bool) {
    if environmentChanged { showHeading() }
    super.didUpdate(from: old, environmentChanged: environmentChanged)
  }

  override var content: Content { view.content }
  override var inner: Widget { column }

  override func modify(_ environment: inout EnvironmentValues) {
    super.modify(&environment)
    environment.inherited.isFormRow = true
    environment.inherited.stackAxis = .vertical
  }

  override func widget(before child: _Node) -> Widget? { heading }

  override func insert(_ widget: Widget, after previous: Widget?) {
    super.insert(widget, after: previous)
    RowCorners.update(around: widget)
  }

  override func remove(_ widget: Widget) {
    let (before, after) = RowCorners.neighbours(of: widget)
    super.remove(widget)
    RowCorners.update(before, after)
  }

  override func move(_ widget: Widget, after previous: Widget?) {
    let (before, after) = RowCorners.neighbours(of: widget)
    super.move(widget, after: previous)
    RowCorners.update(before, after)
    RowCorners.update(around: widget)
  }

  override func align(_ child: Widget) {
    // Rows fill the column; what is no row stands at the leading edge.
    let isRow = child.hasClass("form-row") || child.hasClass("form-section")
    let other = child.hasClass("form-button") ? GTK_ALIGN_CENTER : GTK_ALIGN_START
    gtk_widget_set_halign(child.pointer, isRow ? GTK_ALIGN_FILL : other)
  }
}

/// Rows of a form that belong together, with a title. Mirrors SwiftUI's `Section`.
public struct Section<Header: View, Content: View, Footer: View>: _PrimitiveView {
  let header: Header
  let footer: Footer
  let content: Content

  public static func _makeNode(_ view: Self, _ context: _Context) -> _ViewNode<Self> {
    SectionNode(view, context)
  }
}

extension Section where Header == EmptyView, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), footer: EmptyView(), content: content())
  }
}

extension Section where Header == Text, Footer == EmptyView {
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), footer: EmptyView(), content: content())
  }
}

extension Section where Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.init(header: header(), footer: EmptyView(), content: content())
  }

  public init(header: Header, @ViewBuilder content: () -> Content) {
    self.init(header: header, footer: EmptyView(), content: content())
  }
}

extension Section where Header == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), footer: footer(), content: content())
  }
}

extension Section {
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), footer: footer(), content: content())
  }
}

private final class SectionNode<Header: View, Content: View, Footer: View>:
  _ViewNode<Section<Header, Content, Footer>>, WidgetHost, RowsContainer
{
  private let box = Widget.box(vertical: true)
  private var header: _ViewNode<Header>?
  private var rows: _ViewNode<Content>?
  private var footer: _ViewNode<Footer>?

  override init(_ view: Section<Header, Content, Footer>, _ context: _Context) {
    super.init(view, context)
    StyleSheet.shared.needForms()
    box.addClass("form-section")
    box.setRole(GTK_ACCESSIBLE_ROLE_GROUP)
    box.expandsHorizontally = true
    let header = Header._makeNode(view.header, textContext)
    self.header = header
    header.forEachWidget { $0.addClass("form-section-title") }
    insertWidgets(of: header)
    let rows = Content._makeNode(view.content, rowContext)
    self.rows = rows
    insertWidgets(of: rows)
    let footer = Footer._makeNode(view.footer, textContext)
    self.footer = footer
    footer.forEachWidget { $0.addClass("form-section-footer") }
    insertWidgets(of: footer)
    nameAfterHeader()
  }

  private var textContext: _Context {
    var environment = self.environment
    environment.inherited.isFormRow = false
    return _Context(below: self, environment: environment)
  }

  private var rowContext: _Context {
    var environment = self.environment
    environment.inherited.isFormRow = true
    environment.inherited.stackAxis = .vertical
    return _Context(below: self, environment: environment)
  }

  private func nameAfterHeader() {
    guard let title = header?.plainText, !title.isEmpty else { return }
    box.setAccessibleLabel(title)
  }

  override func textChangedInside() {
    nameAfterHeader()
    super.textChangedInside()
  }

  override func didUpdate(
    from old: Section<Header, Content, Footer>, environmentChanged: Bool
  ) {
    guard let header, let rows, let footer else { return }
    header.update(
      view.header, in: environmentChanged ? textContext.environment : header.environment)
    rows.update(view.content, in: environmentChanged ? rowContext.environment : rows.environment)
    footer.update(
      view.footer, in: environmentChanged ? textContext.environment : footer.environment)
  }

  override func evaluate() {}

  // MARK: Host

  override var childHost: any WidgetHost { self }

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
    Alignment.leading.apply(to: widget)
  }

  // MARK: Structure

  override func forEachChild(_ visit: (_Node) -> Void) {
    if let header { visit(header) }
    if let rows { visit(rows) }
    if let footer { visit(footer) }
  }

  override func widget(before child: _Node) -> Widget? {
    lastWidget(before: child)
  }

  override var lastWidget: Widget? { box }
  override func forEachWidget(_ visit: (Widget) -> Void) { visit(box) }
}
