internal import GtkBridge

/// A column of a `LazyVGrid` or a row of a `LazyHGrid`. Mirrors SwiftUI's `GridItem`.
public struct GridItem: Sendable {
  /// The size of a column or row, in points.
  public enum Size: Hashable, Sendable {
    /// A fixed size in points.
    case fixed(Double)
    /// An equal share within limits.
    case flexible(minimum: Double = 10, maximum: Double = .infinity)
    /// The item stands for as many columns or rows as fit.
    case adaptive(minimum: Double, maximum: Double = .infinity)
  }

  /// The size of the column or row.
  public var size: Size
  /// The space to the next item; 8 points if `nil`.
  public var spacing: Double?
  /// The alignment of views in it; the grid's if `nil`.
  public var alignment: Alignment?

  /// Creates a column or a row; by default, an equal share of the space.
  public init(_ size: Size = .flexible(), spacing: Double? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  var isAdaptive: Bool {
    if case .adaptive = size { true } else { false }
  }

  var leastSize: Double {
    switch size {
    case .fixed(let size): size
    case .flexible(let minimum, _), .adaptive(let minimum, _): minimum
    }
  }
}

/// The views that stay visible while their section is. No effect here. Mirrors SwiftUI.
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
  /// The bits of the options.
  public let rawValue: UInt32
  /// Creates options from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The titles of sections. They scroll here.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The notes below sections. They scroll here.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A view that arranges its children in columns, line by line. Mirrors SwiftUI's `LazyVGrid`; see
/// `LazyVStack` for when views exist.
public struct LazyVGrid<Content: View>: _PrimitiveView {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: Double?
  let content: Content

  /// Creates a grid.
  /// - Parameters:
  ///   - columns: From the leading edge; an adaptive one may become several.
  ///   - spacing: Between lines, in points; 8 if `nil`.
  ///   - pinnedViews: No effect here.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public static func _makeNode(_ view: Self, _ context: _Context) -> _ViewNode<Self> {
    LazyGridNode(
      view, context, axis: .horizontal, content: \.content
    ) { view, layout in
      layout.items = view.columns
      layout.spacing = LazyGridLayout.gap(view.spacing)
      layout.alignment = Alignment(horizontal: view.alignment, vertical: .center)
    }
  }
}

/// A view that arranges its children in rows, column by column. Mirrors SwiftUI's `LazyHGrid`; see
/// `LazyVStack` for when views exist.
public struct LazyHGrid<Content: View>: _PrimitiveView {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: Double?
  let content: Content

  /// Creates a grid.
  /// - Parameters:
  ///   - rows: From the top; an adaptive one may become several.
  ///   - spacing: Between columns, in points; 8 if `nil`.
  ///   - pinnedViews: No effect here.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public static func _makeNode(_ view: Self, _ context: _Context) -> _ViewNode<Self> {
    LazyGridNode(
      view, context, axis: .vertical, content: \.content
    ) { view, layout in
      layout.items = view.rows
      layout.spacing = LazyGridLayout.gap(view.spacing)
      layout.alignment = Alignment(horizontal: .center, vertical: view.alignment)
    }
  }
}

private final class LazyGridNode<V: View, Content: View>: ContainerNode<V, Content> {
  private let layout: LazyGridLayout
  private let contentOf: (V) -> Content
  private let configure: (V, LazyGridLayout) -> Void
  private var placement: RowPlacement?
  override var rowPlacement: RowPlacement? { placement }
  override var isLazyGrid: Bool { true }

  /// - Parameter configure: Passes the view's properties to the layout.
  init(
    _ view: V, _ context: _Context, axis: Orientation, content: @escaping (V) -> Content,
    configure: @escaping (V, LazyGridLayout) -> Void
  ) {
    layout = LazyGridLayout(axis)
    contentOf = content
    self.configure = configure
    super.init(view, context, widget: .container(layout))
    widget.isVisitedInOrder = true
    if axis == .horizontal {
      widget.expandsHorizontally = true
      widget.expandsVertically = false
    } else {
      widget.expandsVertically = true
      widget.expandsHorizontally = false
    }
    layout.windowWidth = { [unowned window = context.window] in window.size.width }
    configure(view, layout)
    // The scroll axis is the axis along which lines follow each other.
    let scrolling: Axis = axis == .horizontal ? .vertical : .horizontal
    placement = enclosingRowViewport(along: scrolling).map { [layout] in
      RowPlacement(
        viewport: $0, axis: scrolling, container: widget, spacing: { Double(layout.spacing) },
        grid: layout, isTabbedThrough: true)
    }
    makeContent()
  }

  override var content: Content { contentOf(view) }

  override func modify(_ environment: inout EnvironmentValues) {
    super.modify(&environment)
    environment.inherited.stackAxis = nil
  }

  // The layout places each child; the child fills its allocation.
  override func align(_ child: Widget) {
    child.pointer.halign = .fill
    child.pointer.valign = .fill
  }

  override func didUpdate(from old: V, environmentChanged: Bool) {
    configure(view, layout)
    widget.pointer.queueResize()
    super.didUpdate(from: old, environmentChanged: environmentChanged)
  }
}
