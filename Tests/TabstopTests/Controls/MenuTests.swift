import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// Menus of buttons: their current items, their appearance and their keys.
@preconcurrency @MainActor
final class MenuTests: ControlTestCase {
  func testAMenuHoldsItsItemsAsTheyAreNow() {
    struct Page: View {
      @Bindable var model: Model
      let journal: Journal
      var body: some View {
        Menu("More") {
          Button(model.title) { journal.record("pressed") }
          Divider()
          Toggle("Wi-Fi", isOn: $model.isOn)
          Section("Letters") { Button("A") {} }
          Menu("Further") { Button("B") { journal.record("B") } }
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
    XCTAssertEqual(journal.drain(), ["pressed"])
    gtk_widget_activate_action_variant(control.pointer, "menu.i1", nil)
    runLoopUntilIdle()
    XCTAssertTrue(model.isOn)
    gtk_menu_button_popdown(control.opaque)
    runLoopUntilIdle()
    window.close()
  }

  /// The arrow of a menu with an action of its own says which menu it opens.
  func testTheArrowBesideAButtonIsNamedAfterIt() {
    struct Page: View {
      var body: some View {
        HStack {
          Menu("Actions") {
            Button("Copy") {}
          } primaryAction: {
          }
          Menu {
            Button("Copy") {}
          } label: {
            Circle()
          } primaryAction: {
          }
        }
      }
    }
    let window = TestWindow(Page())
    let arrows = window.all("GtkMenuButton").map { window.wrapper(of: $0)?.innerButtonName }
    XCTAssertEqual(arrows, ["Actions, more", "More"])
    window.close()
  }

  /// As in the desktop's own menus; the key of the menu itself is not one of an item.
  func testItemsShowTheirKeys() {
    struct Page: View {
      var body: some View {
        Menu("More") {
          Button("Copy Link") {}.keyboardShortcut("l")
          Button("Plain") {}
        }
        .keyboardShortcut("m")
      }
    }
    let window = TestWindow(Page())
    let control = control(window, "GtkMenuButton")
    gtk_menu_button_popup(control.opaque)
    runLoopUntilIdle()
    let labels = descendants(of: control.pointer).filter { typeName($0) == "GtkLabel" }
      .map { String(cString: gtk_label_get_text(OpaquePointer($0))) }
    XCTAssertTrue(labels.contains("Ctrl+L"), "\(labels)")
    XCTAssertFalse(labels.contains("Ctrl+M"), "\(labels)")
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

  /// A menu's items have the desktop's appearance, whatever styles are around the menu or in it.
  func testStylesOfTheProgramLeaveItemsOfAMenuAlone() {
    struct Items: View {
      @Bindable var model: Model
      let journal: Journal
      var body: some View {
        Button("Copy") { journal.record("copy") }
        Button("Cut") { journal.record("cut") }.buttonStyle(Boxed())
        Button("Paste") { journal.record("paste") }.buttonStyle(Twice())
        Button("Wide", systemImage: "plus") { journal.record("wide") }
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
      XCTAssertEqual(journal.drain(), ["copy", "cut", "paste", "wide"])
      let wasOn = model.isOn
      gtk_widget_activate_action_variant(menu.pointer, "menu.i5", nil)
      runLoopUntilIdle()
      XCTAssertEqual(model.isOn, !wasOn)
      gtk_menu_button_popdown(menu.opaque)
      runLoopUntilIdle()
    }
    window.close()
  }

  /// A window that an item opens is not announced if the focus moves below it afterwards.
  func testTheFocusIsBackBeforeAnItemActs() {
    struct Page: View {
      let journal: Journal
      let focus: () -> String
      var body: some View {
        Button("Other") {}
        Menu("More") { Button("Act") { journal.record(focus()) } }
      }
    }
    let journal = Journal()
    var window: TestWindow!
    window = TestWindow(
      Page(journal: journal) {
        let focus = gtk_window_get_focus(window.context.widget.cast(to: GtkWindow.self))
        let item = focus.flatMap { gtk_widget_get_ancestor($0, gtk_popover_get_type()) }
        return item == nil ? "outside of the menu" : "in the menu"
      })
    let control = control(window, "GtkMenuButton")
    gtk_menu_button_popup(control.opaque)
    runLoopUntilIdle()
    let item = descendants(of: control.pointer).first { typeName($0) == "GtkModelButton" }!
    XCTAssertNotEqual(gtk_widget_grab_focus(item), 0)
    gtk_menu_button_popdown(control.opaque)
    gtk_widget_activate_action_variant(control.pointer, "menu.i0", nil)
    runLoopUntilIdle()
    XCTAssertEqual(journal.drain(), ["outside of the menu"])
    window.close()
  }

  func testAMenuThatOpensHasANameAndItemsWithTheirKind() throws {
    try XCTSkipIf(GtkVersion.isModern, "newer GTK sees to it itself")
    struct Page: View {
      @State private var isOn = false
      @State private var unit = 1
      var body: some View {
        Menu("More") {
          Button("Copy") {}
          Toggle("Wi-Fi", isOn: $isOn)
          Picker("Unit", selection: $unit) { Text("One").tag(1) }
        }
      }
    }
    let window = TestWindow(Page())
    let control = control(window, "GtkMenuButton")
    gtk_menu_button_popup(control.opaque)
    runLoopUntilIdle()
    let parts = descendants(of: control.pointer)
    let menu = Widget(parts.first { typeName($0) == "GtkPopoverMenu" }!)
    XCTAssertNotEqual(
      gtk_test_accessible_has_property(menu.opaque, GTK_ACCESSIBLE_PROPERTY_LABEL), 0)
    for stack in parts where typeName(stack) == "GtkStack" {
      let page = gtk_stack_get_page(
        OpaquePointer(stack), gtk_widget_get_first_child(stack))
      XCTAssertNotEqual(
        gtk_test_accessible_has_property(page, GTK_ACCESSIBLE_PROPERTY_LABEL), 0)
    }
    let items = parts.filter { typeName($0) == "GtkModelButton" }.map { Widget($0).accessibleRole }
    XCTAssertEqual(
      items,
      [
        GTK_ACCESSIBLE_ROLE_MENU_ITEM, GTK_ACCESSIBLE_ROLE_MENU_ITEM_CHECKBOX,
        GTK_ACCESSIBLE_ROLE_MENU_ITEM_RADIO,
      ])
    gtk_menu_button_popdown(control.opaque)
    runLoopUntilIdle()
    window.close()
  }
}
