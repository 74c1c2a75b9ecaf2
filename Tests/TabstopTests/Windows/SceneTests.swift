import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// The windows of an `App` and its scenes.
@preconcurrency @MainActor
final class SceneTests: DisplayTestCase {
  /// The notifications of the app below.
  @MainActor private static var journal = Journal()

  private struct Program: App {
    @State private var count = 0
    @State private var hasExtra = false
    @FocusState private var focus: Name?

    var body: some Scene {
      WindowGroup("Main") {
        MainPage(count: $count, hasExtra: $hasExtra, focus: $focus, value: count)
      }
      .defaultSize(width: 300, height: 200)
      .onChange(of: count) { old, new in SceneTests.journal.record("\(old) to \(new)") }
      .commands {
        CommandMenu("Counting") {
          Button("Count Up") { count += 10 }.keyboardShortcut("u")
        }
        CommandGroup(replacing: .newItem) {}
      }

      WindowGroup("Detail", id: "detail", for: Int.self) { $number in
        VStack {
          Text("number \(number ?? -1)")
          Button("Next") { number = (number ?? 0) + 1 }
          Leave()
        }
      }

      if hasExtra {
        Window("Extra", id: "extra") { Text("extra") }
      }

      Settings { Text("settings") }
    }
  }

  /// A program whose commands are those of the page.
  private struct PageProgram: App {
    var body: some Scene {
      WindowGroup("Main") { Pages() }.commands { PageCommands() }
    }
  }

  @Observable
  fileprivate final class Page {
    var count = 0
  }

  private struct Pages: View {
    @State private var page: Page?

    var body: some View {
      VStack {
        Button("Open") { page = Page() }
        Button("Close") { page = nil }
        if let page { Text("count \(page.count)").focusedSceneValue(page) }
      }
    }
  }

  private struct PageCommands: Commands {
    @FocusedValue(Page.self) private var page

    var body: some Commands {
      if let page {
        CommandMenu("Counting") {
          Button("Count") { page.count += 1 }.keyboardShortcut("u")
        }
      }
    }
  }

  private struct MainPage: View {
    @Binding var count: Int
    @Binding var hasExtra: Bool
    let focus: FocusState<Name?>.Binding
    let value: Int
    @Environment(\.openWindow) private var openWindow
    @Environment(\.openSettings) private var openSettings
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.dismiss) private var dismiss
    @State private var isSheetShown = false

    var body: some View {
      VStack {
        Text("count \(value)")
        TextField("First", text: .constant("")).focused(focus, equals: .first)
        Button("Count") { count += 1 }
        Button("Focus") { focus.wrappedValue = .first }
        Button("Detail 5") { openWindow(id: "detail", value: 5) }
        Button("Close Detail") { dismissWindow(id: "detail") }
        Button("Settings") { openSettings() }
        Button("Allow Extra") { hasExtra = true }
        Button("Forbid Extra") { hasExtra = false }
        Button("Extra") { openWindow(id: "extra") }
        Button("Dismiss") { dismiss() }
        Button("Sheet") { isSheetShown = true }
      }
      .sheet(isPresented: $isSheetShown) { Sheet() }
    }
  }

  private struct Sheet: View {
    @Environment(\.openWindow) private var openWindow
    var body: some View { Button("Detail 7") { openWindow(id: "detail", value: 7) } }
  }

  private struct Leave: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Leave") { dismiss() } }
  }

  private var context: ApplicationContext!

  private func start() -> TestWindow {
    open(Program())
    return window("Main")!
  }

  private func open(_ program: some App) {
    Self.journal = Journal()
    StyleSheet.shared.install()
    let application = gtk_application_new(nil, G_APPLICATION_NON_UNIQUE)!
    let object = ObjectRef(UnsafeMutableRawPointer(application))
    g_object_unref(object.raw)
    g_application_register(object.cast(to: GApplication.self), nil, nil)
    context = ApplicationContext(object, name: "Program")
    context.activate(program)
    runLoopUntilIdle()
  }

  private func window(_ title: String) -> TestWindow? {
    Updater.shared.windows
      .first { $0.title == title && gtk_widget_get_visible($0.widget.pointer) != 0 }
      .map { TestWindow($0) }
  }

  private func end() {
    for window in Updater.shared.windows {
      gtk_window_destroy(window.widget.cast(to: GtkWindow.self))
    }
    context = nil
    runLoopUntilIdle()
  }

  func testStateOfTheAppIsFollowed() {
    let main = start()
    XCTAssertEqual(main.texts.first, "count 0")
    main.press("Count")
    main.press("Count")
    XCTAssertTrue(main.texts.contains("count 2"))
    XCTAssertEqual(Self.journal.drain(), ["0 to 1", "1 to 2"])
    end()
  }

  /// A program with a window of tools.
  private struct ToolProgram: App {
    private struct Page: View {
      @Environment(\.openWindow) private var openWindow
      var body: some View { Button("Tools") { openWindow(id: "tools") } }
    }

    var body: some Scene {
      WindowGroup("Main") { Page() }
        .backgroundTask(.appRefresh("refresh")) { XCTFail("run in the background") }
      UtilityWindow("Tools", id: "tools") { Text("tools") }
        .windowLevel(.floating)
    }
  }

  /// A program whose window of tools is opened and closed by a button.
  private struct ToggledProgram: App {
    var body: some Scene {
      WindowGroup("Main") { WindowVisibilityToggle(windowID: "tools") }
      Window("Tools", id: "tools") { Text("tools") }
    }
  }

  func testAButtonOpensAndClosesAWindow() {
    open(ToggledProgram())
    let main = window("Main")!
    XCTAssertNil(window("Tools"))
    main.press("Tools")
    XCTAssertNotNil(window("Tools"))
    main.press("Tools")
    XCTAssertNil(window("Tools"))
    end()
  }

  func testAUtilityWindowIsOpenedByTheProgram() {
    open(ToolProgram())
    XCTAssertNil(window("Tools"))
    window("Main")!.press("Tools")
    XCTAssertEqual(window("Tools")?.texts.contains("tools"), true)
    window("Main")!.press("Tools")
    XCTAssertEqual(Updater.shared.windows.filter { $0.title == "Tools" }.count, 1)
    end()
  }

  func testCommandsComeAndGoWithThePageThatTheyAreFor() {
    open(PageProgram())
    let main = window("Main")!
    func menuIsShown() -> Bool {
      main.all("GtkMenuButton").contains { gtk_widget_get_visible($0) != 0 }
    }
    XCTAssertFalse(menuIsShown())
    main.press("Open")
    XCTAssertTrue(menuIsShown())
    XCTAssertTrue(main.pressKey(GDK_KEY_u, GDK_CONTROL_MASK))
    XCTAssertTrue(main.texts.contains("count 1"))
    main.press("Close")
    XCTAssertFalse(menuIsShown())
    end()
  }

  func testAFocusStateOfTheAppMovesTheFocus() {
    let main = start()
    main.press("Focus")
    XCTAssertEqual(main.focus, "First")
    end()
  }

  func testAWindowForAValueOpensOnceAndItsValueCanChange() {
    let main = start()
    main.press("Detail 5")
    main.press("Detail 5")
    let details = Updater.shared.windows.filter { $0.title == "Detail" }
    XCTAssertEqual(details.count, 1)
    let detail = window("Detail")!
    XCTAssertTrue(detail.texts.contains("number 5"))
    detail.press("Next")
    XCTAssertTrue(detail.texts.contains("number 6"))
    detail.press("Leave")
    XCTAssertNil(window("Detail"))
    main.press("Detail 5")
    XCTAssertNotNil(window("Detail"))
    main.press("Close Detail")
    XCTAssertNil(window("Detail"))
    end()
  }

  func testASheetOpensWindows() {
    let main = start()
    main.press("Sheet")
    main.dialog()!.press("Detail 7")
    XCTAssertTrue(window("Detail")!.texts.contains("number 7"))
    // A window that is closed has ended, with the sheets over it.
    func details() -> Int { Updater.shared.windows.count { $0.title == "Detail" } }
    XCTAssertEqual(details(), 1)
    end()
    XCTAssertEqual(details(), 0)
  }

  func testControlWClosesAWindowButNoSheet() {
    let main = start()
    main.press("Detail 5")
    main.press("Sheet")
    let sheet = main.dialog()!
    XCTAssertFalse(sheet.pressKey(GDK_KEY_w, GDK_CONTROL_MASK))
    XCTAssertFalse(window("Detail")!.pressKey(GDK_KEY_w))
    XCTAssertNotNil(window("Detail"))
    XCTAssertTrue(window("Detail")!.pressKey(GDK_KEY_w, GDK_CONTROL_MASK))
    XCTAssertNil(window("Detail"))
    end()
  }

  func testDismissDoesNotCloseTheFirstWindow() {
    let main = start()
    main.press("Dismiss")
    XCTAssertNotNil(window("Main"))
    end()
  }

  func testSettingsAreOneWindow() {
    let main = start()
    XCTAssertNil(window("Settings"))
    main.press("Settings")
    main.press("Settings")
    XCTAssertEqual(Updater.shared.windows.filter { $0.title == "Settings" }.count, 1)
    end()
  }

  func testAWindowIsWiderForEachColumnOfASplitView() {
    struct Program: App {
      var body: some Scene {
        WindowGroup("Columns") {
          NavigationSplitView {
            Text("a")
          } content: {
            Text("b")
          } detail: {
            Text("c")
          }
        }
      }
    }
    open(Program())
    let width = window("Columns")!.context.widget.defaultSize.width
    let widest = Monitors.greatestWidth
    XCTAssertEqual(width, widest >= 1120 ? 1120 : widest >= 880 ? 880 : 640)
    end()
  }

  func testSettingsHaveACommandInTheMenuAndAShortcut() {
    let main = start()
    XCTAssertEqual(main.all("GtkMenuButton").count, 1)
    main.pressKey(GDK_KEY_comma, GDK_CONTROL_MASK)
    XCTAssertEqual(window("Settings")?.texts, ["settings"])
    end()
  }

  func testAToggleAmongTheCommandsShowsItsShortcutAndFollowsIt() throws {
    struct Program: App {
      @State private var isShown = false
      var body: some Scene {
        WindowGroup("Main") { Text(isShown ? "shown" : "hidden") }
          .commands {
            CommandGroup(after: .toolbar) {
              Toggle("Hidden Files", isOn: $isShown)
                .keyboardShortcut(".", modifiers: [.command, .shift])
            }
          }
      }
    }
    open(Program())
    let main = window("Main")!
    let toggle = try XCTUnwrap(main.all("GtkCheckButton").first)
    XCTAssertEqual(exportedName(of: toggle), "Hidden Files")
    let shortcut = KeyboardShortcut(".", modifiers: [.command, .shift]).displayName
    XCTAssert(
      main.all("GtkLabel").contains {
        String(cString: gtk_label_get_text(OpaquePointer($0))) == shortcut
      })
    // With Shift the key types another sign.
    var keys: UnsafeMutablePointer<GdkKeymapKey>?
    var count: Int32 = 0
    gdk_display_map_keyval(gdk_display_get_default(), guint(GDK_KEY_period), &keys, &count)
    let code = try XCTUnwrap(keys.map { Int($0[0].keycode) })
    g_free(keys)
    let modifiers = GdkModifierType(GDK_CONTROL_MASK.rawValue | GDK_SHIFT_MASK.rawValue)
    XCTAssertTrue(main.pressKey(GDK_KEY_greater, code: code, modifiers))
    XCTAssertEqual(main.texts.first, "shown")
    XCTAssertFalse(main.pressKey(GDK_KEY_greater, code: code, GDK_SHIFT_MASK))
    XCTAssertFalse(main.pressKey(GDK_KEY_period, code: code, GDK_CONTROL_MASK))
    XCTAssertEqual(main.texts.first, "shown")
    end()
  }

  /// Apple's example of settings has 150 points, tabs included.
  func testTheFixedHeightOfSettingsGrowsWithTheirRows() {
    struct Rows: View {
      let name: String
      var body: some View {
        Form {
          ForEach(1..<6) { Toggle("\(name) \($0)", isOn: .constant(false)) }
          ScrollView { ForEach(0..<40) { Text("line \($0)") } }.frame(height: 90)
        }
      }
    }
    struct Program: App {
      struct Page: View {
        @Environment(\.openSettings) private var openSettings
        var body: some View {
          Button("Open") { openSettings() }
        }
      }
      var body: some Scene {
        WindowGroup("Main") { Page() }
        Settings {
          TabView {
            Rows(name: "General").tabItem { Text("General") }
            Rows(name: "Advanced").frame(width: 300, height: 60).tabItem { Text("Advanced") }
          }
          .padding(20)
          .frame(width: 375, height: 150)
        }
      }
    }
    open(Program())
    window("Main")!.press("Open")
    let settings = window("Settings")!
    settings.layOut()
    let heights = settings.all("GtkScrolledWindow").filter { gtk_widget_get_mapped($0) != 0 }
      .map { scroller in
        let bar = gtk_scrolled_window_get_vadjustment(OpaquePointer(scroller))
        return (all: gtk_adjustment_get_upper(bar), shown: gtk_adjustment_get_page_size(bar))
      }
    XCTAssertEqual(heights.count, 2)
    XCTAssertEqual(heights[0].all, heights[0].shown, "the form does not scroll")
    XCTAssertGreaterThan(heights[0].all, 300)
    XCTAssertGreaterThan(heights[1].all, heights[1].shown, "another frame has its height")
    end()
  }

  func testASceneThatGoesTakesItsWindowsAlong() {
    let main = start()
    main.press("Allow Extra")
    main.press("Extra")
    XCTAssertEqual(window("Extra")?.texts.first, "extra")
    main.press("Forbid Extra")
    XCTAssertNil(window("Extra"))
    end()
  }

  func testShortcutsOfCommandsWorkWhereverTheFocusIs() {
    let main = start()
    main.pressKey(GDK_KEY_u, GDK_CONTROL_MASK)
    XCTAssertTrue(main.texts.contains("count 10"))
    end()
  }

  private struct Tool: App {
    var body: some Scene {
      MenuBarExtra("Tool", systemImage: "star") {
        Button("Capture") { SceneTests.journal.record("captured") }.keyboardShortcut("k")
      }
    }
  }

  private struct ToolBesideAWindow: App {
    var body: some Scene {
      Tool().body
      WindowGroup("Main") { Text("main") }
      MenuBarExtra("Panel", isInserted: .constant(true)) { Text("panel") }
        .menuBarExtraStyle(.window)
      MenuBarExtra("Gone", isInserted: .constant(false)) { Text("gone") }
    }
  }

  func testAnExtraIsAWindowIfThereIsNoOther() {
    open(Tool())
    runLoop(until: { window("Tool") != nil })
    window("Tool")!.press("Capture")
    XCTAssertEqual(Self.journal.drain(), ["captured"])
    end()
  }

  func testExtrasStandInTheMenuOfTheWindows() {
    open(ToolBesideAWindow())
    XCTAssertNil(window("Tool"))
    let main = window("Main")!
    main.pressKey(GDK_KEY_k, GDK_CONTROL_MASK)
    XCTAssertEqual(Self.journal.drain(), ["captured"])
    main.press("Panel")
    XCTAssertTrue(window("Panel")!.texts.contains("panel"))
    end()
  }

  func testTheDesktopsLookIsFollowedAndAProgramMayChoose() {
    struct Page: View {
      @State private var scheme: ColorScheme?
      @Environment(\.colorScheme) private var colorScheme

      var body: some View {
        VStack {
          Text(colorScheme == .dark ? "dark" : "light")
          Button("Dark") { scheme = .dark }
          Button("None") { scheme = nil }
        }
        .preferredColorScheme(scheme)
      }
    }
    let window = TestWindow(Page())
    XCTAssertTrue(window.texts.contains("light"))
    window.press("Dark")
    XCTAssertTrue(window.texts.contains("dark"))
    XCTAssertTrue(Appearance.shared.current.isDark)
    window.press("None")
    XCTAssertTrue(window.texts.contains("light"))
    window.press("Dark")
    window.close()
    XCTAssertFalse(Appearance.shared.current.isDark)
  }

  func testANarrowWindowIsCompact() {
    struct Page: View {
      @Environment(\.horizontalSizeClass) private var sizeClass
      var body: some View { Text(sizeClass == .compact ? "compact" : "regular") }
    }
    let narrow = TestWindow(Page(), width: 400)
    XCTAssertEqual(narrow.texts, ["compact"])
    narrow.close()
    let wide = TestWindow(Page(), width: 800)
    XCTAssertEqual(wide.texts, ["regular"])
    // Its surface is another when it has been on another display.
    let pointer = wide.context.widget.pointer
    gtk_widget_set_visible(pointer, 0)
    gtk_widget_unrealize(pointer)
    gtk_window_set_default_size(wide.context.widget.cast(to: GtkWindow.self), 400, 300)
    gtk_window_present(wide.context.widget.cast(to: GtkWindow.self))
    wide.layOut()
    XCTAssertEqual(wide.texts, ["compact"])
    wide.close()
  }
}
