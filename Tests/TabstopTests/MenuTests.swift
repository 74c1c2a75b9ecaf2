import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// Menus and context menus: their items as they are now, and their keys.
@preconcurrency @MainActor
final class MenuTests: ControlTestCase {
  func testAMenuHoldsItsItemsAsTheyAreNow() {
    struct Page: View {
      @Bindable var model: Model
      let journal: Journal
      var body: some View {
        Menu("More") {
          Button(model.title) { journal.note("pressed") }
          Divider()
          Toggle("Wi-Fi", isOn: $model.isOn)
          Section("Letters") { Button("A") {} }
          Menu("Further") { Button("B") { journal.note("B") } }
        }
      }
    }
    let (model, journal) = (Model(), Journal())
    let window = TestWindow(Page(model: model, journal: journal))
    model.title = "Changed"
    runLoopUntilIdle()
    let control = control(window, "GtkMenuButton")
    gtk_menu_button_popup(control.opaque)
    runLoopUntilIdle()
    let labels = descendants(of: control.pointer).filter { typeName($0) == "GtkLabel" }
      .map { String(cString: gtk_label_get_text(OpaquePointer($0))) }
    for text in ["More", "Changed", "Wi-Fi", "Letters", "A", "Further", "B"] {
      XCTAssertTrue(labels.contains(text), "\(text) in \(labels)")
    }
    gtk_widget_activate_action_variant(control.pointer, "menu.i0", nil)
    runLoopUntilIdle()
    XCTAssertEqual(journal.take(), ["pressed"])
    gtk_widget_activate_action_variant(control.pointer, "menu.i1", nil)
    runLoopUntilIdle()
    XCTAssertTrue(model.isOn)
    gtk_menu_button_popdown(control.opaque)
    runLoopUntilIdle()
    window.close()
  }

  func testAContextMenuOpensByKeyboard() {
    struct Page: View {
      let journal: Journal
      var body: some View {
        Button("Thing") {}.contextMenu { Button("Explain") { journal.note("explained") } }
      }
    }
    let journal = Journal()
    let window = TestWindow(Page(journal: journal))
    let button = window.button("Thing")
    pressKey(GDK_KEY_Menu, on: Widget(button))
    let popovers = descendants(of: button).filter { typeName($0) == "GtkPopoverMenu" }
    XCTAssertEqual(popovers.count, 1)
    gtk_widget_activate_action_variant(button, "menu.i0", nil)
    gtk_popover_popdown(
      UnsafeMutableRawPointer(popovers[0]).assumingMemoryBound(to: GtkPopover.self))
    runLoopUntilIdle()
    XCTAssertEqual(journal.take(), ["explained"])
    XCTAssertFalse(descendants(of: button).contains { typeName($0) == "GtkPopoverMenu" })
    window.close()
  }
  /// As by a click with the other button while it is open: it closes, and opens elsewhere at once.
  func testAContextMenuThatOpensAgainAsItClosesIsTheOnlyOne() {
    let window = TestWindow(Button("Thing") {}.contextMenu { Button("Explain") {} })
    let button = window.button("Thing")
    func menus() -> [UnsafeMutablePointer<GtkWidget>] {
      descendants(of: button).filter { typeName($0) == "GtkPopoverMenu" }
    }
    pressKey(GDK_KEY_Menu, on: Widget(button))
    let first = menus()
    for menu in first {
      gtk_popover_popdown(
        UnsafeMutableRawPointer(menu).assumingMemoryBound(to: GtkPopover.self))
    }
    // Before the turn ends in which the first one is taken away.
    pressKey(GDK_KEY_Menu, on: Widget(button))
    XCTAssertEqual(menus().count, 1)
    XCTAssertNotEqual(menus(), first)
    runLoopUntilIdle()
    XCTAssertEqual(menus().count, 1, "the second one stays")
    window.close()
  }
}
