internal import CGtk
internal import GtkBridge

/// Stands in a collection's widget for a run of rows that are not made, and takes their room.
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
    gtk_widget_set_can_target(widget.pointer, 0)
  }

  /// - Parameters:
  ///   - length: In points, without the distance to the next row.
  ///   - rows: How many rows it stands for.
  /// - Returns: Whether that is another length than before.
  func show(length: Double, rows: Int) -> Bool {
    // GTK's sizes are 32-bit numbers, and positions in a frame 24 bits exact: the end of a collection
    // that is longer than that lies nearer than it should.
    let length = Int32(max(0, min(length.rounded(), 1_000_000_000)))
    widget.gapRows = rows
    guard length != self.length else { return false }
    self.length = length
    gtk_widget_set_size_request(
      widget.pointer, axis == .horizontal ? length : -1, axis == .vertical ? length : -1)
    return true
  }
}
