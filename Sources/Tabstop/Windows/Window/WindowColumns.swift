internal import GtkBridge

extension WindowContext {
  /// Makes a window that has the usual size, and is not on screen yet, wide enough for the columns of a split view
  /// beside its detail. The widest of several split views, as in the tabs of a window, counts.
  func expectColumns(_ count: Int) {
    guard hasUsualSize, !widget.pointer.isMapped else { return }
    let (width, height) = widget.defaultSize
    let wider = Int32(WindowKind.usualSize.width) + Int32(clamping: count) * WindowKind.columnWidth
    if wider > width, wider <= Monitors.greatestWidth { widget.defaultSize = (wider, height) }
  }
}
