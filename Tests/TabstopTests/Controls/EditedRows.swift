import CGtk
import GtkBridge
import PrivateDisplay

@testable import Tabstop

/// What the tests of editable rows do with them.
@MainActor
extension DisplayTestCase {
  /// Presses a key in the widget with the focus, then in those around it until one uses it.
  @discardableResult
  func press(_ key: Int32, in window: TestWindow) -> Bool {
    var next = window.context.focusWidget
    var isUsed = false
    while let widget = next, !isUsed {
      isUsed = emitKey(key, on: widget)
      next = gtk_widget_get_parent(widget)
    }
    runLoopUntilIdle()
    return isUsed
  }

  /// The buttons with a tooltip.
  func buttons(
    _ tip: String, in window: TestWindow
  ) -> [UnsafeMutablePointer<GtkWidget>] {
    window.all("GtkButton").filter {
      gtk_widget_get_tooltip_text($0).map { String(cString: $0) } == tip
    }
  }
}
