import CGtk
import PrivateDisplay
import XCTest

extension TestWindow {
  /// Calls `act` for each gesture in the window that follows a press, and lets the turn end.
  func forEachPress(_ act: (UnsafeMutableRawPointer) -> Void) {
    for widget in all {
      for controller in controllers(of: widget) {
        if typeName(controller) == "GtkGestureDrag" { act(controller) }
        g_object_unref(controller)
      }
    }
    runLoopUntilIdle()
  }

  /// Takes the press away from the gestures, as GTK does for another one that goes on with it.
  func cancelPress() { forEachPress { emit($0, "cancel", .none) } }
}
