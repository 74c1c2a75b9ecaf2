import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// Popups of a window that has been moved off the screen.
@preconcurrency @MainActor
final class PopupPlaceTests: DisplayTestCase {
  /// GTK (4.8) would warn: the widget is on no monitor.
  func testAPopupIsOnTheScreenWhenItsWidgetIsNot() {
    let window = TestWindow(Button("Far") {})
    window.tab()
    runLoopUntilIdle()
    let surface = gtk_native_get_surface(OpaquePointer(window.context.widget.pointer))!
    var corner = (x: Int32(0), y: Int32(0))
    XCTAssertNotEqual(tabstop_x11_place_of_surface(surface, &corner.x, &corner.y), 0)
    let popover = Widget(gtk_popover_new())
    gtk_popover_set_child(popover.cast(to: GtkPopover.self), gtk_label_new("Near"))
    gtk_widget_set_parent(popover.pointer, window.context.widget.pointer)
    // No window manager here moves windows; a place outside is as good.
    for far in [
      GdkRectangle(x: 5_000, y: 10, width: 8, height: 8),
      GdkRectangle(x: -5_000, y: -5_000, width: 8, height: 8),
    ] {
      gtk_popover_set_pointing_to(popover.cast(to: GtkPopover.self), [far])
      gtk_popover_popup(popover.cast(to: GtkPopover.self))
      window.layOut()
      let shown = gtk_native_get_surface(OpaquePointer(popover.pointer))!
      XCTAssertNotEqual(tabstop_x11_place_of_surface(shown, &corner.x, &corner.y), 0)
      XCTAssert((-100..<1280).contains(corner.x) && (-100..<1024).contains(corner.y), "\(corner)")
      gtk_popover_popdown(popover.cast(to: GtkPopover.self))
      runLoopUntilIdle()
    }
    // Where it belongs, when that can be seen.
    gtk_popover_set_pointing_to(popover.cast(to: GtkPopover.self), nil)
    gtk_popover_popup(popover.cast(to: GtkPopover.self))
    window.layOut()
    var target = GdkRectangle()
    XCTAssertEqual(gtk_popover_get_pointing_to(popover.cast(to: GtkPopover.self), &target), 0)
    gtk_widget_unparent(popover.pointer)
    window.close()
  }
}
