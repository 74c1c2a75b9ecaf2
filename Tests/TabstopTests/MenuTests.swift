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

  private struct Boxed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("Box")
        configuration.label
      }
    }
  }

  private struct Twice: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Button("Twice") { configuration.trigger() }
      }
    }
  }

  private struct Pressing: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button("Press") { configuration.isOn.toggle() }
    }
  }

  private struct Pointing: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("Here:")
        configuration.title
      }
    }
  }

  /// The look of a menu's items is the desktop's, whatever styles are around the menu or in it.
  func testStylesOfTheProgramLeaveItemsOfAMenuAlone() {
    struct Items: View {
      @Bindable var model: Model
      let journal: Journal
      var body: some View {
        Button("Copy") { journal.note("copy") }
        Button("Cut") { journal.note("cut") }.buttonStyle(Boxed())
        Button("Paste") { journal.note("paste") }.buttonStyle(Twice())
        Button("Wide", systemImage: "plus") { journal.note("wide") }
        Toggle("Wi-Fi", isOn: $model.isOn)
        Toggle("Radio", isOn: $model.isOn).toggleStyle(Pressing())
      }
    }
    struct Page: View {
      let model: Model
      let journal: Journal
      var body: some View {
        VStack {
          Menu("Boxed") { Items(model: model, journal: journal) }.buttonStyle(Boxed())
          Menu("Twice") { Items(model: model, journal: journal) }.buttonStyle(Twice())
        }
        .toggleStyle(Pressing())
        .labelStyle(Pointing())
      }
    }
    let (model, journal) = (Model(), Journal())
    let window = TestWindow(Page(model: model, journal: journal))
    for menu in window.all("GtkMenuButton").map(Widget.init) {
      gtk_menu_button_popup(menu.opaque)
      runLoopUntilIdle()
      let labels = descendants(of: menu.pointer).filter { typeName($0) == "GtkLabel" }
        .map { String(cString: gtk_label_get_text(OpaquePointer($0))) }
        .filter { !$0.isEmpty }
      XCTAssertEqual(labels.dropFirst(), ["Copy", "Cut", "Paste", "Wide", "Wi-Fi", "Radio"])
      for index in 0..<4 {
        gtk_widget_activate_action_variant(menu.pointer, "menu.i\(index)", nil)
        runLoopUntilIdle()
      }
      XCTAssertEqual(journal.take(), ["copy", "cut", "paste", "wide"])
      let wasOn = model.isOn
      gtk_widget_activate_action_variant(menu.pointer, "menu.i5", nil)
      runLoopUntilIdle()
      XCTAssertEqual(model.isOn, !wasOn)
      gtk_menu_button_popdown(menu.opaque)
      runLoopUntilIdle()
    }
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
}
