internal import GtkBridge

/// A widget that takes the space of a run of missing rows in a collection's container.
@MainActor
final class RowGap {
  let widget: Widget
  private let axis: Axis
  private var length: Int32 = -1

  init(_ axis: Axis) {
    self.axis = axis
    widget = Widget.box(vertical: axis == .vertical)
    widget.addClass("row-gap")
    widget.setAccessibleHidden(true)
    widget.pointer.canTarget = false
  }

  /// Takes the space of missing rows.
  ///
  /// - Parameters:
  ///   - length: In points, without the spacing to the next row.
  ///   - rows: The number of missing rows.
  ///   - cells: The number of missing cells of a grid.
  /// - Returns: Whether the length has changed.
  func show(length: Double, rows: Int, cells: Int) -> Bool {
    // GTK's sizes are 32-bit numbers, and positions in a frame are exact to 24 bits: in a
    // collection that is longer, the end is nearer than it should be.
    let length = Int32(max(0, min(length.rounded(), 1_000_000_000)))
    widget.gapRows = rows
    if widget.gapCells != cells {
      widget.gapCells = cells
      widget.pointer.queueResize()
    }
    guard length != self.length else { return false }
    self.length = length
    widget.pointer.setSizeRequest(
      axis == .horizontal ? length : -1, axis == .vertical ? length : -1)
    return true
  }
}
