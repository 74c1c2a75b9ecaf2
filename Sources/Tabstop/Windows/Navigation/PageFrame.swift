internal import GtkBridge

/// The content of a window or a page, with bars above and below it if there are any. Without bars
/// it adds no widget: the accessible tree stays shallow.
@MainActor
final class PageFrame {
  /// Sets the widget of the page, or `nil`.
  private let place: (Widget?) -> Void
  /// The class of the widget that has the content and the bars.
  nonisolated static let columnClass = "page-column"
  /// The widget of the content, without the bars.
  private(set) var contentWidget: Widget?
  private var bars: [(widget: Widget, kind: TopBar)] = []
  private var top: [Widget] { bars.map(\.widget) }
  private var bottom: [Widget] = []
  private let layout = PageLayout()
  private var column: Widget?
  private(set) var outer: Widget?

  /// The place of the content's widgets.
  private(set) lazy var slot = WidgetSlot { [unowned self] in setContent($0) }

  init(_ place: @escaping (Widget?) -> Void) { self.place = place }

  private func setContent(_ widget: Widget?) {
    if let column {
      if let contentWidget { column.remove(contentWidget) }
      if let widget { column.insert(widget, after: top.last) }
    } else {
      show(widget)
    }
    contentWidget = widget
    layout.content = widget
  }

  private func show(_ widget: Widget?) {
    outer = widget
    place(widget)
  }

  /// The bars above the content, in this order, whichever is added first.
  enum TopBar: Int { case toolbar, heading, search }

  /// Adds a bar above the content, below those of its kind.
  func addTop(_ bar: Widget, _ kind: TopBar) {
    let column = needColumn()
    let index = bars.firstIndex { $0.kind.rawValue > kind.rawValue } ?? bars.count
    column.insert(bar, after: index > 0 ? bars[index - 1].widget : nil)
    bars.insert((bar, kind), at: index)
    layout.top = top
  }

  /// Whether the content is in a column, in which bars can be above and below it.
  var hasBars: Bool { column != nil }

  /// Whether there is a bar of a kind.
  func hasTop(_ kind: TopBar) -> Bool { bars.contains { $0.kind == kind } }

  /// Puts a bar below all others.
  func addBottom(_ bar: Widget) {
    let column = needColumn()
    column.insert(bar, after: bottom.last ?? contentWidget ?? top.last)
    bottom.append(bar)
    layout.bottom = bottom
  }

  func remove(_ bar: Widget) {
    column?.remove(bar)
    bars.removeAll { $0.widget === bar }
    bottom.removeAll { $0 === bar }
    (layout.top, layout.bottom) = (top, bottom)
  }

  private func needColumn() -> Widget {
    if let column { return column }
    let column = Widget.container(layout)
    column.addClass(Self.columnClass)
    // Bars are at the edges of the page, whatever the content's size.
    column.expandsHorizontally = true
    column.expandsVertically = true
    self.column = column
    // The bar of a field comes while that has the focus.
    let focus = contentWidget.flatMap { content in
      content.pointer.root.flatMap { Widget($0).windowFocus }.flatMap {
        content.contains($0) ? $0 : nil
      }
    }
    if let content = contentWidget {
      place(nil)
      // Of a covered page, the content was hidden; from now on the column is. What changed while it was
      // hidden has aligned it as if it did not expand.
      content.isVisible = true
      column.insert(content, after: nil)
      Alignment.center.apply(to: content)
    }
    show(column)
    if let focus { Widget(focus).grabFocusWithoutSelecting() }
    return column
  }
}

/// Lays out bars at the top and bottom, and the content between them, with its own alignment.
private final class PageLayout: LayoutDelegate {
  var content: Widget?
  var top: [Widget] = []
  var bottom: [Widget] = []

  func measure(
    _ container: WidgetPointer, _ orientation: Orientation, forSize: Int32
  ) -> (minimum: Int32, natural: Int32) {
    var result: (minimum: Int32, natural: Int32) = (0, 0)
    for child in laidOutChildren(of: container) {
      let size = measured(child, orientation, forSize: forSize)
      if orientation == .horizontal {
        result = (max(result.minimum, size.minimum), max(result.natural, size.natural))
      } else {
        result = (result.minimum + size.minimum, result.natural + size.natural)
      }
    }
    return result
  }

  /// The bars have their natural heights as long as the content has its minimum.
  func allocate(_ container: WidgetPointer, width: Int32, height: Int32) {
    func shown(_ widgets: [Widget]) -> [WidgetPointer] {
      widgets.map(\.pointer).filter { $0.shouldLayout }
    }
    let (top, content, bottom) = (
      shown(self.top), shown(self.content.map { [$0] } ?? []), shown(self.bottom)
    )
    let widgets = top + content + bottom
    var shares = widgets.map { widget in
      let size = measuredHeight(widget, forWidth: width)
      let isContent = widget == content.first
      return LengthShare(
        minimum: size.minimum, natural: size.natural, fills: isContent,
        priority: isContent ? 0 : 1)
    }
    shares.share(height)
    var y: Int32 = 0
    for (widget, share) in zip(widgets, shares) {
      // The bars at the bottom are there even without content.
      if content.isEmpty, widget == bottom.first {
        y = height - shares.suffix(bottom.count).total(\.length)
      }
      place(widget, x: 0, y: y, width: width, height: share.length)
      y += share.length
    }
  }
}
