import CGtk
import GtkBridge
import Observation
import PrivateDisplay
import XCTest

@testable import Tabstop
@testable import TabstopFoundation

/// What the tests of controls have in common.
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

  func click(_ widget: UnsafeMutablePointer<GtkWidget>) {
    for controller in controllers(of: widget) {
      if typeName(controller) == "GtkGestureClick" {
        g_signal_emit_released(controller)
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

/// The end of a click, as GTK's gesture reports it.
@MainActor
private func g_signal_emit_released(_ gesture: UnsafeMutableRawPointer) {
  var values = [GValue(), GValue(), GValue(), GValue()]
  g_value_init(&values[0], gtk_gesture_click_get_type())
  g_value_set_object(&values[0], gesture)
  g_value_init(&values[1], tabstop_type_int())
  g_value_set_int(&values[1], 1)
  for index in 2...3 { g_value_init(&values[index], tabstop_type_double()) }
  g_signal_emitv(
    values, g_signal_lookup("released", gtk_gesture_click_get_type()), 0, nil)
  for index in values.indices { g_value_unset(&values[index]) }
}
