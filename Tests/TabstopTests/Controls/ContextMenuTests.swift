import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// Context menus: how they open, for which row, when their items are created, and where the focus is afterwards.
@preconcurrency @MainActor
final class ContextMenuTests: ControlTestCase {
  @Observable
  fileprivate final class Counter { var count = 0 }

  /// The focus stayed in the window before, and the menu stayed open.
  func testArrowKeysMoveInTheMenuOfAText() {
    let window = TestWindow(
      VStack {
        Text("Selectable").textSelection(.enabled)
        TextField("Field", text: .constant("words"))
        Button("Other") {}
      })
    window.layOut()
    for name in ["Selectable", "Field"] {
      window.tab()
      XCTAssertTrue(window.context.focusedControl != nil, name)
      let root = window.context.widget.cast(to: GtkWindow.self)
      let text = gtk_window_get_focus(root)!
      gtk_widget_activate_action_variant(text, "menu.popup", nil)
      runLoopUntilIdle()
      let menu = descendants(of: text).first { typeName($0) == "GtkPopoverMenu" }!
      for direction in [GTK_DIR_DOWN, GTK_DIR_DOWN, GTK_DIR_UP] {
        emit(window.context.widget.raw, "move-focus", .number(Int(direction.rawValue)))
        runLoopUntilIdle()
        let focus = gtk_window_get_focus(root)!
        XCTAssertNotEqual(gtk_widget_is_ancestor(focus, menu), 0, typeName(focus))
      }
      gtk_popover_popdown(UnsafeMutableRawPointer(menu).assumingMemoryBound(to: GtkPopover.self))
      runLoopUntilIdle()
    }
    window.close()
  }

  func testAContextMenuOpensByKeyboard() {
    struct Page: View {
      let journal: Journal
      var body: some View {
        Button("Thing") {}.contextMenu { Button("Explain") { journal.record("explained") } }
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
    XCTAssertEqual(journal.drain(), ["explained"])
    XCTAssertEqual(gtk_widget_get_visible(popovers[0]), 0)
    window.close()
  }

  /// The menu belongs to views around the control: for the model the control keeps the focus.
  func testAfterAContextMenuTheFocusIsAtTheControlInTheViews() {
    struct Page: View {
      let journal: Journal
      @State private var hasFirst = true
      @State private var isShown = false
      var body: some View {
        VStack {
          if hasFirst {
            HStack {
              Text("Row")
              Menu("Thing") { Button("In the menu") {} }
            }.contextMenu {
              Button("Explain") { isShown = true }
              Button("Delete") { hasFirst = false }
            }
          }
          Button("Next") {}
        }.sheet(isPresented: $isShown) { Button("Close") { isShown = false } }
      }
    }
    let window = TestWindow(Page(journal: Journal()))
    func choose(_ item: String) {
      pressKey(GDK_KEY_Menu, on: Widget(gtk_widget_get_parent(window.label("Row")!)))
      let menu = window.all("GtkPopoverMenu").last!
      gtk_widget_activate_action_variant(menu, item, nil)
      gtk_popover_popdown(
        UnsafeMutableRawPointer(menu).assumingMemoryBound(to: GtkPopover.self))
      runLoopUntilIdle()
    }
    window.tab()
    XCTAssertEqual(window.focus, "Thing")
    choose("menu.i0")
    XCTAssertNotNil(window.context.coordinator.focusedNode)
    window.dialog()?.press("Close")
    window.layOut()
    XCTAssertEqual(window.focus, "Thing")
    choose("menu.i1")
    window.layOut()
    XCTAssertEqual(window.focus, "Next")
    window.close()
  }

  func testTheMenuOfARowOpensForTheRowThatHasTheFocusAndGivesItBack() {
    struct Page: View {
      let journal: Journal
      @State private var choice: String?
      var body: some View {
        List(["Bergen", "Lisbon"], id: \.self, selection: $choice) { name in
          Text(name).contextMenu { Button("Rename") { journal.record("rename \(name)") } }
        }
      }
    }
    let journal = Journal()
    let window = TestWindow(Page(journal: journal))
    window.tab()
    let list = window.all.first {
      gtk_accessible_get_accessible_role(OpaquePointer($0)) == GTK_ACCESSIBLE_ROLE_LIST
    }
    pressKey(GDK_KEY_Down, on: Widget(list!))
    let text = window.label("Lisbon")!
    let row = gtk_window_get_focus(window.context.widget.cast(to: GtkWindow.self))!
    XCTAssertNotEqual(gtk_widget_is_ancestor(text, row), 0)
    XCTAssertTrue(window.pressKey(GDK_KEY_F10, GDK_SHIFT_MASK))
    let menus = descendants(of: row).filter { typeName($0) == "GtkPopoverMenu" }
    XCTAssertEqual(menus.count, 1)
    gtk_widget_activate_action_variant(menus[0], "menu.i0", nil)
    gtk_popover_popdown(
      UnsafeMutableRawPointer(menus[0]).assumingMemoryBound(to: GtkPopover.self))
    runLoopUntilIdle()
    XCTAssertEqual(journal.drain(), ["rename Lisbon"])
    XCTAssertEqual(gtk_window_get_focus(window.context.widget.cast(to: GtkWindow.self)), row)
    XCTAssertFalse(window.pressKey(GDK_KEY_F10), "without Shift it asks for no menu")
    window.close()
  }

  func testAMenuThatGoesLeavesNoControllersAndGivesTheFocusBack() {
    struct Page: View {
      let counter: Counter
      var body: some View {
        Button("Thing") {}._contextMenu(counter.count.isMultiple(of: 2) ? .always : .never) { _ in
          Button("Explain") {}
        }
      }
    }
    let counter = Counter()
    let window = TestWindow(Page(counter: counter))
    defer { window.close() }
    let button = window.button("Thing")
    func count() -> Int {
      let found = controllers(of: button)
      for controller in found { g_object_unref(controller) }
      return found.count
    }
    let before = count()
    for _ in 0..<6 {
      counter.count += 1
      runLoopUntilIdle()
    }
    XCTAssertEqual(count(), before)
    window.tab()
    XCTAssertEqual(window.focus, "Thing")
    pressKey(GDK_KEY_Menu, on: Widget(button))
    window.layOut()
    XCTAssertNotEqual(window.context.focusWidget, button)
    counter.count += 1
    window.layOut()
    XCTAssertEqual(window.context.focusWidget, button)
    XCTAssertTrue(window.all("GtkPopoverMenu").isEmpty)
  }

  func testAContextMenuIsCalledAsItsView() {
    func name(_ view: some View) -> String {
      let window = TestWindow(view)
      defer { window.close() }
      window.layOut()
      window.tab()
      let stop = window.context.focusWidget!
      pressKey(GDK_KEY_Menu, on: Widget(stop))
      let menu = window.all.first { typeName($0) == "GtkPopoverMenu" }
      return menu.map { exportedName(of: $0) } ?? "no menu"
    }
    XCTAssertEqual(name(Text("Thing").contextMenu { Button("Explain") {} }), "Thing")
    XCTAssertEqual(
      name(Text("★★").contextMenu { Button("Explain") {} }.accessibilityLabel("Two stars")),
      "Two stars")
    XCTAssertEqual(
      name(Button("+") {}.accessibilityLabel("Add").contextMenu { Button("Explain") {} }), "Add")
  }

  /// This is like a click with the other button while the menu is open: it closes, and at once
  /// opens elsewhere.
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
    // This is before the end of the turn in which the first menu is removed.
    pressKey(GDK_KEY_Menu, on: Widget(button))
    XCTAssertEqual(menus().count, 1)
    XCTAssertNotEqual(menus(), first)
    runLoopUntilIdle()
    XCTAssertEqual(menus().count, 1, "the second one stays")
    window.close()
  }

  /// GTK adds the lines between sections after the menu was measured.
  func testAContextMenuIsAsHighAsItsItemsAndLines() {
    struct Page: View {
      @State private var chosen: String?
      var body: some View {
        List(["Thing"], id: \.self, selection: $chosen) { Text($0) }
          .contextMenu(forSelectionType: String.self) { _ in
            Button("Copy") {}
            Button("Duplicate") {}
            Divider()
            Button("Delete", role: .destructive) {}
          }
      }
    }
    let window = TestWindow(Page())
    let thing = window.label("Thing")!
    XCTAssertTrue(MenuTrigger.open(around: Widget(thing), at: (5, 5)))
    window.layOut()
    window.layOut()
    let menu = window.all.first { typeName($0) == "GtkPopoverMenu" }!
    let needed = naturalHeight(of: menu)
    XCTAssertEqual(gtk_widget_get_height(menu), needed)
    XCTAssertEqual(gdk_surface_get_height(gtk_native_get_surface(OpaquePointer(menu))), needed)
    gtk_popover_popdown(UnsafeMutableRawPointer(menu).assumingMemoryBound(to: GtkPopover.self))
    runLoopUntilIdle()
    window.close()
  }

  /// The action of an item may change the page around the menu, and go on.
  func testAnItemThatIsMadeWhenItsMenuOpensStaysUntilTheNextTime() {
    struct Saver: View {
      let counter: Counter
      let journal: Journal
      @State private var isSaving = false
      var body: some View {
        Button("Save") {
          counter.count += 1
          isSaving = true
        }
        .onChange(of: isSaving) { journal.record("saving") }
        .onDisappear { journal.record("gone") }
      }
    }
    struct Page: View {
      let counter: Counter
      let journal: Journal
      var body: some View {
        let count = counter.count
        Text("Thing \(count)")._contextMenu { _ in Saver(counter: counter, journal: journal) }
      }
    }
    let journal = Journal()
    let window = TestWindow(Page(counter: Counter(), journal: journal))
    window.tab()
    XCTAssertTrue(MenuTrigger.open(around: Widget(window.label("Thing 0")!), at: (5, 5)))
    window.layOut()
    let item = window.all("GtkModelButton").first { gtk_widget_get_mapped($0) != 0 }
    XCTAssertNotNil(item)
    if let item { emit(item, "clicked") }
    runLoopUntilIdle()
    XCTAssertEqual(window.texts.first, "Thing 1")
    XCTAssertEqual(journal.drain(), ["saving"])
    window.close()
  }

  private final class Asked { var choices: [Set<String>] = [] }

  func testTheMenuOfRowsIsMadeForTheRowUnderThePointerWhenItOpens() {
    struct Page: View {
      let asked: Asked
      let counter: Counter
      @State private var chosen: Set<String> = []
      var body: some View {
        Text("\(counter.count)")
        List(["Thing"], id: \.self, selection: $chosen) { Text($0).textSelection(.enabled) }
          .contextMenu(forSelectionType: String.self) { rows in
            let _ = asked.choices.append(rows)
            if !rows.isEmpty { Button("Copy") {} }
          }
      }
    }
    let (asked, counter) = (Asked(), Counter())
    let window = TestWindow(Page(asked: asked, counter: counter))
    counter.count += 1
    runLoopUntilIdle()
    XCTAssertEqual(asked.choices, [])
    XCTAssertTrue(MenuTrigger.open(around: Widget(window.label("Thing")!), at: (5, 5)))
    XCTAssertEqual(asked.choices, [["Thing"]])
    window.close()
  }

  func testItemsThatAreMadeWhenTheMenuOpensAreNotMadeForEachChangeOfTheView() {
    struct Page: View {
      let asked: Asked
      let counter: Counter
      var body: some View {
        Text("Thing \(counter.count)")._contextMenu { _ in items }
      }
      private var items: Button<Text> {
        asked.choices.append([])
        return Button("Copy") {}
      }
    }
    let (asked, counter) = (Asked(), Counter())
    let window = TestWindow(Page(asked: asked, counter: counter))
    XCTAssertEqual(asked.choices.count, 1, "whether there is a menu")
    for _ in 0..<3 {
      counter.count += 1
      runLoopUntilIdle()
    }
    XCTAssertEqual(asked.choices.count, 1)
    window.tab()
    XCTAssertEqual(window.focus, "Thing 3")
    XCTAssertTrue(MenuTrigger.open(around: Widget(window.label("Thing 3")!), at: (5, 5)))
    XCTAssertEqual(asked.choices.count, 2)
    window.close()
  }

  private func naturalHeight(of widget: UnsafeMutablePointer<GtkWidget>) -> Int32 {
    var natural: Int32 = 0
    gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, -1, nil, &natural, nil, nil)
    return natural
  }
}
