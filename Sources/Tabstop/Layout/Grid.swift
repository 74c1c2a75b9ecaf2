internal import GtkBridge

/// A view that arranges rows of cells in common columns. Mirrors SwiftUI's `Grid`; a view that is
/// not a `GridRow` spans all columns. The default spacing of columns and rows is 8 points.
public struct Grid<Content: View>: _PrimitiveView {
  let alignment: Alignment
  let horizontalSpacing: Double?
  let verticalSpacing: Double?
  let content: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of a cell in its column and row.
  ///   - horizontalSpacing: Between columns, in points; 8 if `nil`.
  ///   - verticalSpacing: Between rows, in points; 8 if `nil`.
  public init(
    alignment: Alignment = .center, horizontalSpacing: Double? = nil,
    verticalSpacing: Double? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  public static func _makeNode(_ view: Self, _ context: _Context) -> _ViewNode<Self> {
    GridNode(view, context)
  }
}

/// A row of a `Grid`; outside of a grid, a group of its views. Mirrors SwiftUI's `GridRow`.
public struct GridRow<Content: View>: _PrimitiveView {
  let alignment: VerticalAlignment?
  let content: Content

  /// Creates a row.
  ///
  /// - Parameter alignment: The alignment of the cells in the row; the grid's if `nil`.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public static func _makeNode(_ view: Self, _ context: _Context) -> _ViewNode<Self> {
    guard let grid = context.environment.grid else { return GroupedRowNode(view, context) }
    return GridRowNode(view, context, in: grid)
  }
}

private struct GridKey: EnvironmentKey {
  static var defaultValue: GridLayout? { nil }
}

extension EnvironmentValues {
  /// The directly enclosing grid.
  fileprivate var grid: GridLayout? {
    get { self[GridKey.self] }
    set { self[GridKey.self] = newValue }
  }
}

private final class GridNode<Content: View>: ContainerNode<Grid<Content>, Content> {
  private let layout = GridLayout()

  init(_ view: Grid<Content>, _ context: _Context) {
    super.init(view, context, widget: .container(layout))
    show()
    makeContent()
  }

  private static func gap(_ spacing: Double?) -> Int32 {
    pixels((spacing ?? 8).taken(as: "A grid's spacing", in: .sizes))
  }

  private func show() {
    layout.alignment = view.alignment
    layout.horizontalSpacing = Self.gap(view.horizontalSpacing)
    layout.verticalSpacing = Self.gap(view.verticalSpacing)
  }

  override var content: Content { view.content }

  override func modify(_ environment: inout EnvironmentValues) {
    super.modify(&environment)
    environment.inherited.startArea(.vertical)
    environment.grid = layout
  }

  override func align(_ child: Widget) {
    let alignment = HorizontalAlignment.allCases.first {
      $0.fraction == child.gridCell?.x ?? view.alignment.horizontal.fraction
    }
    if layout.isRow(child.pointer) {
      if layout.rows[child.pointer] == nil { child.pointer.halign = .fill }
      return
    }
    if child.gridCell?.fillsColumn ?? false {
      child.pointer.halign = .fill
    } else {
      (alignment ?? .center).apply(to: child)
    }
  }

  override func didUpdate(from old: Grid<Content>, environmentChanged: Bool) {
    show()
    child.forEachWidget(align)
    widget.pointer.queueResize()
    super.didUpdate(from: old, environmentChanged: environmentChanged)
  }
}

private final class GridRowNode<Content: View>: ContainerNode<GridRow<Content>, Content> {
  private let grid: GridLayout
  private let layout: GridRowLayout

  init(_ view: GridRow<Content>, _ context: _Context, in grid: GridLayout) {
    self.grid = grid
    layout = GridRowLayout(grid)
    super.init(view, context, widget: .container(layout))
    widget.isVisitedInOrder = true
    layout.alignment = view.alignment
    grid.rows[widget.pointer] = layout
    makeContent()
  }

  override var content: Content { view.content }

  override func modify(_ environment: inout EnvironmentValues) {
    super.modify(&environment)
    environment.inherited.stackAxis = nil
    environment.grid = nil
  }

  // The row places each cell; the cell fills its allocation.
  override func align(_ child: Widget) {
    child.pointer.halign = .fill
    child.pointer.valign = .fill
  }

  override func didUpdate(from old: GridRow<Content>, environmentChanged: Bool) {
    if old.alignment != view.alignment {
      layout.alignment = view.alignment
      widget.pointer.queueResize()
    }
    super.didUpdate(from: old, environmentChanged: environmentChanged)
  }

  override func unmount() {
    grid.rows[widget.pointer] = nil
    super.unmount()
  }
}

/// A row outside of a grid: its views are laid out as if it did not exist.
private final class GroupedRowNode<Content: View>: _ViewNode<GridRow<Content>> {
  private var child: _ViewNode<Content>!

  override init(_ view: GridRow<Content>, _ context: _Context) {
    super.init(view, context)
    child = Content._makeNode(view.content, childContext)
  }

  override func didUpdate(from old: GridRow<Content>, environmentChanged: Bool) {
    child.update(view.content, in: environment)
  }

  override func forEachChild(_ visit: (_Node) -> Void) {
    if let child { visit(child) }
  }
}

extension View {
  /// Makes the view span several columns of a grid. Mirrors SwiftUI.
  public func gridCellColumns(_ count: Int) -> some View {
    let count = count.taken(as: "A number of columns", in: 1...1000)
    return modifier(GridCellModifier { $0.columns = count })
  }

  /// Sets the horizontal alignment of all cells in the view's column. Mirrors SwiftUI.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(GridCellModifier { $0.columnX = guide.fraction })
  }

  /// Sets the alignment of the view in its cell. Mirrors SwiftUI.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(
      GridCellModifier {
        $0.x = anchor.x
        $0.y = anchor.y
      })
  }

  /// Leaves the size of the row or column to the other cells. Mirrors SwiftUI.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(
      GridCellModifier {
        $0.isUnsizedHorizontally = axes.contains(.horizontal)
        $0.isUnsizedVertically = axes.contains(.vertical)
      })
  }
}

package struct GridCellModifier: Decoration {
  let change: (GridCellTraits) -> Void

  func apply(to widget: Widget, old: GridCellModifier?, _ environment: InheritedValues) {
    let cell = widget.gridCell ?? GridCellTraits()
    change(cell)
    widget.gridCell = cell
    // The grid would take all the space that there is for it.
    if cell.isUnsizedVertically {
      cell.fillsRow = cell.fillsRow || widget.expandsVertically
      widget.expandsVertically = false
    } else if cell.fillsRow {
      cell.fillsRow = false
      widget.expandsVertically = true
    }
    if cell.isUnsizedHorizontally {
      cell.fillsColumn = cell.fillsColumn || widget.expandsHorizontally
      widget.expandsHorizontally = false
    } else if cell.fillsColumn {
      cell.fillsColumn = false
      widget.expandsHorizontally = true
    }
    widget.pointer.queueResize()
  }
}
