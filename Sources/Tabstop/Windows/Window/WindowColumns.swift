internal import GtkBridge

extension WindowContext {
  /// Makes a window that has the usual size, and is not on screen yet, wide enough for another column of a
  /// split view.
  func expectColumn() {
    guard hasUsualSize, !widget.pointer.isMapped else { return }
    let (width, height) = widget.defaultSize
    let wider = width + WindowKind.columnWidth
    if wider <= Monitors.greatestWidth { widget.defaultSize = (wider, height) }
  }
}
