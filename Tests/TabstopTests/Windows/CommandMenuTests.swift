import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// The menu of a window's commands: the keys of its items, its size, and sheets over its window.
@preconcurrency @MainActor
final class CommandMenuTests: DisplayTestCase {
  @Observable
  fileprivate final class Page {
    var isSheetShown = false
    var hasShortcut = true
    var hidesTitle = true
    var size = 1
  }

  private struct Program: App {
    let page: Page

    init() { page = Page() }
    init(_ page: Page) { self.page = page }

    var body: some Scene {
      WindowGroup("Main") { MainPage(page: page) }
        .defaultSize(width: 300, height: 240)
        .commands { PageCommands() }
    }
  }

  private struct MainPage: View {
    @Bindable var page: Page

    @State private var text = ""

    var body: some View {
      TextField("main", text: $text).focusedSceneValue(page)
        .toolbar(removing: page.hidesTitle ? .title : nil)
        .sheet(isPresented: $page.isSheetShown) { Text("sheet") }
    }
  }

  private struct PageCommands: Commands {
    @FocusedValue(Page.self) private var page

    var body: some Commands {
      if let page {
        CommandMenu("Counting") {
          Button("Count") {}
            .keyboardShortcut(page.hasShortcut ? KeyboardShortcut("u") : nil)
          Button("Help") {}.keyboardShortcut(KeyEquivalent("\u{F704}"), modifiers: [])
          Button("Count to a Very Long Number") {}
          Picker("Size", selection: Bindable(page).size) {
            ForEach(0..<3, id: \.self) { Text("Size \($0)").tag($0) }
          }
          .pickerStyle(.inline)
          ForEach(0..<20, id: \.self) { Button("Item \($0)") {} }
        }
      }
    }
  }

  private var context: ApplicationContext!

  private func start(_ page: Page) -> TestWindow { start(Program(page)) }

  private func start(_ program: some App) -> TestWindow {
    StyleSheet.shared.install()
    let application = gtk_application_new(nil, G_APPLICATION_NON_UNIQUE)!
    let object = ObjectRef(UnsafeMutableRawPointer(application))
    g_object_unref(object.raw)
    g_application_register(object.cast(to: GApplication.self), nil, nil)
    context = ApplicationContext(object, name: "Program")
    context.activate(program)
    runLoopUntilIdle()
    return TestWindow(Updater.shared.windows.first { $0.title == "Main" }!)
  }

  private func end() {
    for window in Updater.shared.windows {
      gtk_window_destroy(window.widget.cast(to: GtkWindow.self))
    }
    context = nil
    runLoopUntilIdle()
  }

  private func menuButton(_ window: TestWindow) -> UnsafeMutablePointer<GtkWidget> {
    window.all("GtkMenuButton")[0]
  }

  private func open(_ window: TestWindow) {
    gtk_menu_button_popup(OpaquePointer(menuButton(window)))
    window.layOut()
  }

  /// The texts in a button, from its start to its end.
  private func texts(_ button: UnsafeMutablePointer<GtkWidget>) -> [String] {
    descendants(of: button).filter { typeName($0) == "GtkLabel" }
      .map { String(cString: gtk_label_get_text(OpaquePointer($0))) }
  }

  private func exportsShortcut(_ button: UnsafeMutablePointer<GtkWidget>) -> Bool {
    gtk_test_accessible_has_property(
      OpaquePointer(button), GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS) != 0
  }

  func testATitleIsRemovedFromTheTitleBarAlone() {
    let page = Page()
    let window = start(page)
    let bar = gtk_window_get_titlebar(window.context.widget.cast(to: GtkWindow.self))!
    func shownTitles() -> [String] {
      descendants(of: bar)
        .filter { typeName($0) == "GtkLabel" && gtk_widget_get_mapped($0) != 0 }
        .map { String(cString: gtk_label_get_text(OpaquePointer($0))) }
    }
    XCTAssertEqual(shownTitles(), [])
    XCTAssertEqual(window.context.title, "Main")
    page.hidesTitle = false
    runLoopUntilIdle()
    XCTAssertEqual(shownTitles(), ["Main"])
    page.hidesTitle = true
    runLoopUntilIdle()
    XCTAssertEqual(shownTitles(), [])
    end()
  }

  private struct HiddenTitle: App {
    let hasCommands: Bool

    init() { self.init(true) }
    init(_ hasCommands: Bool) { self.hasCommands = hasCommands }

    var body: some Scene {
      WindowGroup("Main") { Text("main") }
        .windowStyle(.hiddenTitleBar)
        .commands { CommandMenu("Counting") { if hasCommands { Button("Count") {} } } }
    }
  }

  func testAWindowWithoutTitleBarHasTheMenuOfItsCommands() {
    let window = start(HiddenTitle())
    let menu = menuButton(window)
    XCTAssertGreaterThan(gtk_widget_get_width(menu), 0)
    let bar = gtk_window_get_titlebar(window.context.widget.cast(to: GtkWindow.self))!
    XCTAssertFalse(descendants(of: bar).contains { $0.isLabel && $0.hasClass("title") })
    end()

    let bare = start(HiddenTitle(false))
    XCTAssertEqual(gtk_window_get_decorated(bare.context.widget.cast(to: GtkWindow.self)), 0)
    XCTAssertFalse(gtk_widget_get_mapped(menuButton(bare)) != 0)
    end()
  }

  func testItemsShowTheirKeysAtTheirEndAndExportThem() {
    let page = Page()
    let window = start(page)
    open(window)
    let count = window.button("Count")
    XCTAssertEqual(texts(count), ["Count", "Ctrl+U"])
    XCTAssertTrue(exportsShortcut(count))
    XCTAssertEqual(texts(window.button("Help")), ["Help", "F1"])
    let long = window.button("Count to a Very Long Number")
    XCTAssertFalse(exportsShortcut(long))

    // All fill the menu, and the keys stand at the same edge.
    XCTAssertEqual(gtk_widget_get_width(count), gtk_widget_get_width(long))
    func edge(of text: String) -> Float {
      var place = graphene_rect_t()
      _ = gtk_widget_compute_bounds(window.label(text)!, window.context.widget.pointer, &place)
      return place.origin.x + place.size.width
    }
    XCTAssertEqual(edge(of: "Ctrl+U"), edge(of: "F1"), accuracy: 1)

    page.hasShortcut = false
    runLoopUntilIdle()
    XCTAssertEqual(texts(count), ["Count", ""])
    XCTAssertFalse(exportsShortcut(count))
    end()
  }

  func testArrowKeysPassTheOptionsOfAPickerWithoutChoosingThem() {
    let page = Page()
    let window = start(page)
    open(window)
    let options = window.all("GtkCheckButton")
    XCTAssertEqual(options.count, 3)
    func press(_ key: Int32) -> Bool {
      var next = gtk_root_get_focus(OpaquePointer(window.context.widget.pointer))
      while let widget = next {
        if emitKey(key, on: widget, in: GTK_PHASE_CAPTURE) {
          runLoopUntilIdle()
          return true
        }
        next = gtk_widget_get_parent(widget)
      }
      return false
    }
    gtk_widget_grab_focus(options[1])
    XCTAssertTrue(press(GDK_KEY_Down))
    XCTAssertNotEqual(gtk_widget_has_focus(options[2]), 0)
    XCTAssertEqual(page.size, 1)
    XCTAssertFalse(press(GDK_KEY_Down), "it leaves the options")
    XCTAssertTrue(press(GDK_KEY_Up))
    XCTAssertTrue(press(GDK_KEY_Up))
    XCTAssertNotEqual(gtk_widget_has_focus(options[0]), 0)
    XCTAssertEqual(page.size, 1)
    gtk_check_button_set_active(Widget(options[0]).cast(to: GtkCheckButton.self), 1)
    runLoopUntilIdle()
    XCTAssertEqual(page.size, 0)
    end()
  }

  func testFunctionKeysAreShortcuts() {
    let window = start(Page())
    XCTAssertTrue(window.pressKey(GDK_KEY_F1))
    XCTAssertFalse(window.pressKey(GDK_KEY_F2))
    end()
  }

  func testAMenuHigherThanItsWindowScrollsToItsItems() {
    let window = start(Page())
    open(window)
    let button = window.button("Item 19")
    let scroller = gtk_widget_get_ancestor(button, gtk_scrolled_window_get_type())!
    XCTAssertLessThan(gtk_widget_get_height(scroller), 240)
    gtk_widget_grab_focus(button)
    let adjustment = gtk_scrolled_window_get_vadjustment(OpaquePointer(scroller))
    runLoop(until: { gtk_adjustment_get_value(adjustment) > 0 }, "It did not scroll.")
    end()
  }

  private struct Lister: App {
    var body: some Scene {
      WindowGroup("Main") { ListPage() }
        .commands {
          CommandMenu("Row") {
            Button("A Command with a Rather Long Name") {}
            Menu("Move To") { Button("Archive") {} }
            Toggle("Show Details", isOn: .constant(true))
          }
        }
    }
  }

  private struct ListPage: View {
    @State private var chosen: String?
    var body: some View {
      List(selection: $chosen) {
        ForEach(["Bread", "Milk"], id: \.self) { name in
          Text(name).swipeActions { Button("Eat") {} }
        }
      }
    }
  }

  func testTheFocusReturnsFromTheMenuToTheRowOfAList() {
    let window = start(Lister())
    window.layOut()
    window.tab()
    XCTAssertTrue(press(GDK_KEY_Down, in: window))
    XCTAssertEqual(window.focus, "Milk")
    let row = window.context.focusWidget
    open(window)
    XCTAssertNotEqual(window.context.focusWidget, row)
    gtk_menu_button_popdown(OpaquePointer(menuButton(window)))
    window.layOut()
    XCTAssertEqual(window.context.focusWidget, row)
    end()
  }

  func testASubmenuOfCommandsFillsTheMenuAndArrowsPassAndOpenIt() {
    let window = start(Lister())
    open(window)
    let submenu = window.all("GtkMenuButton").first { $0 != menuButton(window) }!
    let command = window.button("A Command with a Rather Long Name")
    // The margins inside a button are not part of GTK's width.
    XCTAssertEqual(window.bounds(of: submenu).width, window.bounds(of: command).width)
    gtk_widget_child_focus(submenu, GTK_DIR_TAB_FORWARD)
    XCTAssertTrue(window.context.moveFocusByArrow(.down))
    XCTAssertEqual(exportedName(of: window.context.focusWidget!), "Show Details")
    XCTAssertTrue(window.context.moveFocusByArrow(.up))
    XCTAssertTrue(press(GDK_KEY_Right, in: window))
    let popover = gtk_menu_button_get_popover(OpaquePointer(submenu))!
    let shown = UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkWidget.self)
    XCTAssertNotEqual(gtk_widget_get_mapped(shown), 0)
    end()
  }

  private struct Chooser: App {
    init() {}
    var body: some Scene {
      WindowGroup("Main") { Text("Page") }
        .commands {
          CommandMenu("Display") {
            Button("Visit the Web Site") {}
            Toggle("Show Totals", isOn: .constant(true))
            Divider()
            Picker("Appearance", selection: .constant(0)) {
              ForEach(0..<3, id: \.self) { Text("Style \($0)") }
            }
            Button("Settings") {}
          }
        }
    }
  }

  /// The mark of a toggle is at the start of its line.
  func testArrowKeysPassEveryItemInItsOrder() {
    let window = start(Chooser())
    open(window)
    gtk_widget_grab_focus(window.button("Visit the Web Site"))
    func name() -> String { exportedName(of: window.context.focusWidget!) }
    var passed: [String] = []
    for _ in 0..<4 {
      XCTAssertTrue(window.context.moveFocusByArrow(.down))
      passed.append(name())
    }
    XCTAssertEqual(
      passed, ["Show Totals", "Appearance", "Settings", "Settings"], "it stays at the end")
    for _ in 0..<3 { XCTAssertTrue(window.context.moveFocusByArrow(.up)) }
    XCTAssertEqual(name(), "Visit the Web Site")
    end()
  }

  /// A picker is a submenu of its options, which the arrow key opens, and the other one closes.
  func testAPickerIsASubmenu() throws {
    let window = start(Chooser())
    open(window)
    let submenu = try XCTUnwrap(
      window.all("GtkMenuButton").first { Widget($0).hasClass("submenu") })
    gtk_widget_child_focus(submenu, GTK_DIR_TAB_FORWARD)
    XCTAssertEqual(exportedName(of: window.context.focusWidget!), "Appearance")
    XCTAssertTrue(press(GDK_KEY_Right, in: window))
    let popover = gtk_menu_button_get_popover(OpaquePointer(submenu))!
    let shown = UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkWidget.self)
    XCTAssertNotEqual(gtk_widget_get_mapped(shown), 0)
    XCTAssertEqual(texts(shown).filter { !$0.isEmpty }, ["Style 0", "Style 1", "Style 2"])
    window.layOut()
    XCTAssertTrue(press(GDK_KEY_Left, in: window))
    XCTAssertEqual(gtk_widget_get_mapped(shown), 0)
    XCTAssertEqual(exportedName(of: window.context.focusWidget!), "Appearance")
    end()
  }

  private struct Roles: App {
    init() {}
    var body: some Scene {
      WindowGroup("Main") { Text("Page") }
        .commands {
          CommandMenu("Display") {
            Button("Zoom") {}
            Toggle("Totals", isOn: .constant(true))
            Toggle("Names", isOn: .constant(true)).toggleStyle(.button)
            Toggle("Places", isOn: .constant(true)).toggleStyle(.checkbox)
            Menu("Move To") { Button("Archive") {} }
            Picker("Size", selection: .constant(0)) { Text("Small").tag(0) }.pickerStyle(.inline)
          }
        }
    }
  }

  /// Screen readers announce a menu and its items, as those of any other menu.
  func testItIsAMenuWithItemsForScreenReaders() {
    let window = start(Roles())
    open(window)
    func role(_ widget: UnsafeMutablePointer<GtkWidget>) -> AccessibleRole {
      Widget(widget).accessibleRole
    }
    let zoom = window.button("Zoom")
    let popover = gtk_widget_get_ancestor(zoom, gtk_popover_get_type())!
    XCTAssertEqual(role(popover), .menu)
    XCTAssertEqual(exportedName(of: popover), "Menu")
    XCTAssertEqual(role(zoom), .menuItem)
    XCTAssertEqual(role(window.button("Move To")), .menuItem)
    XCTAssertEqual(role(window.button("Names")), .menuItemCheckbox)
    XCTAssertEqual(window.all("GtkSwitch"), [])
    let checks = window.all("GtkCheckButton")
    XCTAssertEqual(checks.map(role), [.menuItemCheckbox, .menuItemCheckbox, .menuItemRadio])
    XCTAssertEqual(checks.map(exportedName), ["Totals", "Places", "Small"])
    end()
  }

  /// All are as wide as the menu, and their marks and titles are in one line.
  func testItemsWithMarksAreInLineWithTheOthers() {
    let window = start(Roles())
    open(window)
    let zoom = window.button("Zoom")
    func edge(of widget: UnsafeMutablePointer<GtkWidget>) -> Float {
      var place = graphene_rect_t()
      _ = gtk_widget_compute_bounds(widget, zoom, &place)
      return place.origin.x
    }
    let label = descendants(of: zoom).first { typeName($0) == "GtkLabel" }!
    for item in window.all("GtkCheckButton") {
      XCTAssertEqual(
        edge(of: gtk_widget_get_first_child(item)), edge(of: label), accuracy: 1)
      XCTAssertEqual(gtk_widget_get_width(item), gtk_widget_get_width(zoom))
    }
    let submenu = window.all("GtkMenuButton").first { Widget($0).hasClass("submenu") }!
    XCTAssertEqual(gtk_menu_button_get_direction(OpaquePointer(submenu)), GTK_ARROW_RIGHT)
    end()
  }

  func testTheFocusReturnsFromTheMenu() {
    let window = start(Page())
    window.click("main")
    open(window)
    XCTAssertEqual(window.focus, "Count")
    gtk_menu_button_popdown(OpaquePointer(menuButton(window)))
    runLoop(until: { window.focus == "main" }, "The focus did not return.")
    window.layOut()
    XCTAssertEqual(window.focus, "main")
    end()
  }

  /// A sheet belongs to the scene of its window.
  func testTheMenuStaysWhileASheetIsOpen() {
    let page = Page()
    let window = start(page)
    XCTAssertNotEqual(gtk_widget_get_visible(menuButton(window)), 0)
    page.isSheetShown = true
    runLoopUntilIdle()
    XCTAssertNotNil(window.dialog())
    XCTAssertNotEqual(gtk_widget_get_visible(menuButton(window)), 0)
    page.isSheetShown = false
    runLoopUntilIdle()
    XCTAssertNotEqual(gtk_widget_get_visible(menuButton(window)), 0)
    end()
  }

  func testShortcutsHaveTheNamesOfTheDesktop() {
    XCTAssertEqual(
      KeyboardShortcut("n", modifiers: [.command, .shift]).displayName, "Shift+Ctrl+N")
    XCTAssertEqual(KeyboardShortcut("N").displayName, "Shift+Ctrl+N")
    XCTAssertEqual(KeyboardShortcut("?").displayName, "Ctrl+?")
    XCTAssertEqual(KeyboardShortcut(.leftArrow, modifiers: .option).accelerator, "<Alt>Left")
    XCTAssertEqual(KeyboardShortcut(.deleteForward, modifiers: []).accelerator, "Delete")
    XCTAssertEqual(KeyboardShortcut(.return).accelerator, "<Control>Return")
    XCTAssertEqual(KeyboardShortcut(.space).accelerator, "<Control>space")
    XCTAssertEqual(
      KeyEquivalent(keyval: UInt32(GDK_KEY_F12)), KeyEquivalent("\u{F70F}"))
  }
}
