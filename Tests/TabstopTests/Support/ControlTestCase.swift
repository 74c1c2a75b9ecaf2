import CGtk
import GtkBridge
import Observation
import PrivateDisplay
import XCTest

@testable import Tabstop
@testable import TabstopFoundation

/// A test case with the model and the helpers that the tests of controls share.
@preconcurrency @MainActor
class ControlTestCase: DisplayTestCase {
  @Observable
  final class Model {
    var isOn = false
    var choice: String? = "b"
    var number = 3
    var level = 0.5
    var title = "Name"
    var date = Date(timeIntervalSince1970: 1_767_225_600)
    var isOpen = false
    var color = Color(red: 1, green: 0, blue: 0)
    var names = ["a", "b", "c"]
  }

  func control(_ window: TestWindow, _ type: String) -> Widget {
    let found = window.all(type)
    XCTAssertEqual(found.count, 1, type)
    return Widget(found[0])
  }

  func label(of control: Widget) -> String? {
    let labels = gtk_widget_list_mnemonic_labels(control.pointer)
    defer { g_list_free(labels) }
    return labels.map { String(cString: gtk_label_get_text(OpaquePointer($0.pointee.data))) }
  }

  func hasRole(_ control: Widget, _ role: GtkAccessibleRole) -> Bool {
    gtk_test_accessible_has_role(control.opaque, role) != 0
  }

  /// Ends a click on a widget, as GTK's gesture reports it.
  func click(_ widget: UnsafeMutablePointer<GtkWidget>) {
    for controller in controllers(of: widget) {
      if typeName(controller) == "GtkGestureClick" {
        emit(controller, "released", .number(1), .real(0), .real(0))
      }
      g_object_unref(controller)
    }
    runLoopUntilIdle()
  }

  func pressKey(_ key: Int32, on widget: Widget) {
    emitKey(key, on: widget.pointer)
    runLoopUntilIdle()
  }
}
