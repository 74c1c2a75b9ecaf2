import CGtk
import GtkBridge
import Observation
import PrivateDisplay
import XCTest

@testable import Tabstop

/// Tests of sheets: their effect on the focus, and the ways to dismiss them.
@preconcurrency @MainActor
final class SheetTests: DisplayTestCase {
  private struct Page: View {
    let journal: Journal
    var isDismissDisabled = false
    var act: (FocusState<Name?>.Binding, Binding<Bool>) -> Void = { _, isShown in
      isShown.wrappedValue = true
    }
    @State private var isShown = false
    @State private var text = ""
    @State private var count = 0
    @FocusState private var focus: Name?

    var body: some View {
      VStack {
        TextField("First", text: $text).focused($focus, equals: .first)
        TextField("Second", text: $text).focused($focus, equals: .second)
        Button("Act") { act($focus, $isShown) }
        Text(focus.map { "\($0)" } ?? "nil")
      }
      .onAppear { journal.record("page") }
      .sheet(isPresented: $isShown, onDismiss: { journal.record("dismissed") }) {
        Sheet(journal: journal, count: $count, outer: $focus, isShown: $isShown)
          .interactiveDismissDisabled(isDismissDisabled)
      }
    }
  }

  private struct Sheet: View {
    let journal: Journal
    @Binding var count: Int
    let outer: FocusState<Name?>.Binding
    @Binding var isShown: Bool
    @State private var text = ""
    @FocusState private var isFocused: Bool
    @Environment(\.dismiss) private var dismiss
    @Environment(\.presentationMode) private var presentationMode
    @Environment(\.isPresented) private var isPresented

    var body: some View {
      VStack {
        TextField("Inner", text: $text).focused($isFocused)
        TextField("Third", text: $text).focused(outer, equals: .third)
        Text("count \(count)")
        Text(isPresented ? "presented" : "not presented")
        Text(isFocused ? "inner focused" : "inner not focused")
        Button("Count") { count += 1 }
        Button("Dismiss") { dismiss() }
        Button("Old Dismiss") { presentationMode.wrappedValue.dismiss() }
        Button("Third") { outer.wrappedValue = .third }
        Button("Leave to Second") {
          isShown = false
          outer.wrappedValue = .second
        }
      }
      .onAppear {
        journal.record("sheet")
        isFocused = true
      }
      .onDisappear { journal.record("sheet gone") }
    }
  }

  private func open(_ page: Page) -> (TestWindow, TestWindow) {
    let window = TestWindow(page)
    window.press("Act")
    return (window, window.dialog()!)
  }

  func testASheetWithoutATitleIsCalledWhatItBeginsWith() {
    struct Page<Content: View>: View {
      let content: Content
      @State private var isShown = false
      var body: some View {
        Button("Open") { isShown = true }
          .navigationTitle("Habits")
          .sheet(isPresented: $isShown) { content }
      }
    }
    func title<Content: View>(@ViewBuilder _ content: () -> Content) -> String? {
      let window = TestWindow(Page(content: content()))
      window.press("Open")
      let pointer = window.dialog()?.context.widget.cast(to: GtkWindow.self)
      let title = pointer.flatMap { gtk_window_get_title($0) }.map { String(cString: $0) }
      window.close()
      return title
    }
    XCTAssertEqual(
      title {
        HStack {
          Button("Cancel") {}
          Text("New Habit").font(.headline)
        }
        TextField("Name", text: .constant(""))
      }, "New Habit")
    XCTAssertEqual(
      title {
        Text("A hint")
        Text("Statistics").accessibilityAddTraits(.isHeader)
      }, "Statistics")
    XCTAssertEqual(
      title {
        Form {
          TextField("Name", text: .constant(""))
          Text("Below")
        }
      }, "Habits", "there is no text before the field")
    XCTAssertEqual(
      title { Text("Text").navigationTitle("Own") }, "Own")
  }

  @Observable
  final class Steps { var name = "Who comes" }

  func testTheTitleOfASheetFollowsTheHeadingWithWhichItBegins() {
    struct Heading: View {
      let steps: Steps
      var body: some View { Text(steps.name).font(.title) }
    }
    struct Page: View {
      let steps: Steps
      @State private var isShown = false
      @State private var text = ""
      var body: some View {
        Button("Open") { isShown = true }
          .sheet(isPresented: $isShown) {
            VStack {
              Heading(steps: steps)
              TextField("Name", text: $text)
            }
          }
      }
    }
    let steps = Steps()
    let window = TestWindow(Page(steps: steps))
    window.press("Open")
    let sheet = window.dialog()!
    XCTAssertEqual(sheet.context.title, "Who comes")
    sheet.tab()
    XCTAssertEqual(sheet.focus, "Name")
    steps.name = "Where to"
    runLoopUntilIdle()
    XCTAssertEqual(sheet.context.title, "Where to")
    let shown = gtk_window_get_title(sheet.context.widget.cast(to: GtkWindow.self))
    XCTAssertEqual(shown.map { String(cString: $0) }, "Where to")
    XCTAssertEqual(sheet.focus, "Name", "the user stays in the field")
    steps.name = ""
    runLoopUntilIdle()
    XCTAssertEqual(sheet.context.title, window.context.title)
    sheet.close()
    window.close()
  }

  func testTheTitleOfASheetFollowsTheHeadingAfterAPageHadATitle() {
    struct Page: View {
      let steps: Steps
      @State private var isShown = false
      var body: some View {
        Button("Open") { isShown = true }
          .sheet(isPresented: $isShown) {
            Text(steps.name).font(.title)
            if steps.name == "Own" { Text("Contents").navigationTitle("Own title") }
            Text("More").navigationTitle(steps.name == "Second" ? "Second title" : "")
          }
      }
    }
    let steps = Steps()
    let window = TestWindow(Page(steps: steps))
    window.press("Open")
    let sheet = window.dialog()!
    func title(_ name: String) -> String {
      steps.name = name
      runLoopUntilIdle()
      let shown = gtk_window_get_title(sheet.context.widget.cast(to: GtkWindow.self))
      XCTAssertEqual(shown.map { String(cString: $0) }, sheet.context.title)
      return sheet.context.title
    }
    XCTAssertEqual(sheet.context.title, "Who comes")
    XCTAssertEqual(title("Own"), "Own title")
    XCTAssertEqual(title("Where to"), "Where to", "the page has gone with its title")
    XCTAssertEqual(title("When"), "When")
    XCTAssertEqual(title("Second"), "Second title")
    XCTAssertEqual(title("How"), "How", "the page is there, without its title")
    XCTAssertEqual(title("Why"), "Why")
    sheet.close()
    window.close()
  }

  func testASheetIsAModalDialogWithAFocusOfItsOwn() {
    let journal = Journal()
    let (window, sheet) = open(Page(journal: journal))
    let pointer = sheet.context.widget.cast(to: GtkWindow.self)
    XCTAssertNotEqual(gtk_window_get_modal(pointer), 0)
    XCTAssertEqual(
      gtk_window_get_transient_for(pointer), window.context.widget.cast(to: GtkWindow.self))
    XCTAssertEqual(
      gtk_accessible_get_accessible_role(sheet.context.widget.opaque), GTK_ACCESSIBLE_ROLE_DIALOG)
    XCTAssertEqual(sheet.focus, "Inner")
    XCTAssertTrue(sheet.texts.contains("inner focused"))
    XCTAssertTrue(sheet.texts.contains("presented"))
    window.close()
  }

  func testTheFocusComesBackAndThePresenterDoesNotAppearAgain() {
    let journal = Journal()
    let window = TestWindow(Page(journal: journal))
    window.click("First")
    window.press("Act")
    let sheet = window.dialog()!
    sheet.press("Dismiss")
    XCTAssertNil(window.dialog())
    XCTAssertEqual(window.focus, "First")
    XCTAssertTrue(window.texts.contains("first"))
    XCTAssertEqual(journal.drain(), ["page", "sheet", "sheet gone", "dismissed"])
    window.close()
  }

  func testEveryWayToEndASheet() {
    for end: (TestWindow) -> Void in [
      { $0.press("Dismiss") }, { $0.press("Old Dismiss") }, { $0.pressKey(GDK_KEY_Escape) },
      {
        emit($0.context.widget.raw, "close-request"); runLoopUntilIdle()
      },
    ] {
      let journal = Journal()
      let (window, sheet) = open(Page(journal: journal))
      end(sheet)
      XCTAssertNil(window.dialog())
      XCTAssertEqual(journal.count("dismissed"), 1)
      // The next sheet is a new one.
      window.press("Act")
      XCTAssertEqual(window.dialog()?.focus, "Inner")
      XCTAssertEqual(journal.count("sheet"), 2)
      window.close()
    }
  }

  func testAUserCannotEndASheetThatForbidsIt() {
    let (window, sheet) = open(Page(journal: Journal(), isDismissDisabled: true))
    sheet.pressKey(GDK_KEY_Escape)
    emit(sheet.context.widget.raw, "close-request")
    runLoopUntilIdle()
    XCTAssertNotNil(window.dialog())
    sheet.press("Dismiss")
    XCTAssertNil(window.dialog())
    window.close()
  }

  func testAFocusValueOfThePresenterWrittenAsItClosesIsHonoured() {
    let (window, sheet) = open(Page(journal: Journal()))
    sheet.press("Leave to Second")
    XCTAssertNil(window.dialog())
    window.assertFocus("Second", "second")
    window.close()
  }

  func testAFocusValueOfThePresenterWorksInTheSheet() {
    let (window, sheet) = open(Page(journal: Journal()))
    sheet.press("Third")
    XCTAssertEqual(sheet.focus, "Third")
    XCTAssertTrue(window.texts.contains("third"))
    sheet.press("Dismiss")
    XCTAssertFalse(window.texts.contains("third"))
    window.close()
  }

  func testContentStaysUpToDateAndIsBuiltOnce() {
    let journal = Journal()
    let (window, sheet) = open(Page(journal: journal))
    sheet.press("Count")
    sheet.press("Count")
    XCTAssertTrue(sheet.texts.contains("count 2"))
    XCTAssertEqual(journal.count("sheet"), 1)
    window.close()
  }

  // MARK: Items

  private struct Thing: Identifiable { let id: Int }

  private struct ItemPage: View {
    let journal: Journal
    @State private var thing: Thing?

    var body: some View {
      VStack {
        Button("One") { thing = Thing(id: 1) }
      }
      .sheet(item: $thing, onDismiss: { journal.record("dismissed") }) { thing in
        VStack {
          Text("thing \(thing.id)")
          Button("Two") { self.thing = Thing(id: 2) }
        }
        .onAppear { journal.record("appeared \(thing.id)") }
      }
    }
  }

  func testAnotherItemIsAnotherSheet() {
    let journal = Journal()
    let window = TestWindow(ItemPage(journal: journal))
    window.press("One")
    XCTAssertTrue(window.dialog()!.texts.contains("thing 1"))
    window.dialog()!.press("Two")
    XCTAssertTrue(window.dialog()!.texts.contains("thing 2"))
    XCTAssertEqual(journal.drain(), ["appeared 1", "dismissed", "appeared 2"])
    window.close()
  }

  // MARK: Nesting, environment

  private struct NestedPage: View {
    let journal: Journal
    @State private var isOuter = false
    @State private var isInner = false

    var body: some View {
      VStack {
        Button("Before") {}
        Button("Open") { isOuter = true }
      }
      .sheet(isPresented: $isOuter, onDismiss: { journal.record("outer") }) {
        Button("Inner") { isInner = true }
          .sheet(isPresented: $isInner, onDismiss: { journal.record("inner") }) {
            Button("Close All") { isOuter = false }
          }
      }
    }
  }

  func testASheetOverADismissedOneIsDismissed() {
    let journal = Journal()
    let window = TestWindow(NestedPage(journal: journal))
    gtk_widget_grab_focus(window.button("Open"))
    window.press("Open")
    runLoop(until: { window.dialog() != nil })
    window.dialog()!.press("Inner")
    runLoop(until: { window.dialog()?.dialog() != nil })
    window.dialog()!.dialog()!.press("Close All")
    runLoop(until: { window.dialog() == nil })
    XCTAssertEqual(journal.drain(), ["inner", "outer"])
    XCTAssertEqual(window.focus, "Open")
    window.close()
    XCTAssertEqual(journal.drain(), [])
  }

  func testASheetThatClosesWithItsWindowIsNotDismissed() {
    let journal = Journal()
    let window = TestWindow(NestedPage(journal: journal))
    window.press("Open")
    runLoop(until: { window.dialog() != nil })
    window.close()
    runLoopUntilIdle()
    XCTAssertEqual(journal.drain(), [])
  }

  private struct Nest: View {
    let depth: Int
    let journal: Journal
    @State private var isShown = false

    var body: some View {
      VStack {
        Button("Open \(depth)") { isShown = true }
        TextField("Field \(depth)", text: .constant(""))
      }
      .sheet(isPresented: $isShown) { AnyView(Nest(depth: depth + 1, journal: journal)) }
      .onSubmit { journal.record("submitted at \(depth)") }
    }
  }

  func testASheetInASheetAndSubmitStaysInside() {
    let journal = Journal()
    let window = TestWindow(Nest(depth: 0, journal: journal))
    window.press("Open 0")
    let first = window.dialog()!
    first.press("Open 1")
    let second = first.dialog()!
    second.field("Field 2").submit()
    XCTAssertEqual(journal.drain(), ["submitted at 2"])
    second.pressKey(GDK_KEY_Escape)
    XCTAssertNil(first.dialog())
    XCTAssertNotNil(window.dialog())
    window.close()
    XCTAssertTrue(TestWindow.dialogs.isEmpty)
  }

  private struct FormWithQuestion: View {
    @State private var showsForm = false
    @State private var asks = false

    var body: some View {
      Button("New") { showsForm = true }
        .sheet(isPresented: $showsForm) {
          Button("Cancel") { asks = true }
            .alert("Discard?", isPresented: $asks) {
              Button("Discard", role: .destructive) { showsForm = false }
            }
        }
    }
  }

  func testAWindowIsActiveAgainAfterTwoDialogsThatCloseAtOnce() {
    let window = TestWindow(FormWithQuestion())
    window.press("New")
    let form = window.dialog()!
    form.press("Cancel")
    let question = form.dialog()!
    runLoop(until: { question.context.isActive }, "The alert did not get active.")
    question.press("Discard")
    XCTAssertTrue(TestWindow.dialogs.isEmpty)
    runLoop(until: { window.context.isActive }, "The window did not get active.")
    window.close()
  }

  func testDetentsGiveTheHeight() {
    struct Page: View {
      @State private var isShown = true
      var body: some View {
        Text("page").sheet(isPresented: $isShown) {
          Text("short").presentationDetents([.height(200), .large])
        }
      }
    }
    let window = TestWindow(Page())
    let sheet = window.dialog()!
    sheet.layOut()
    XCTAssertEqual(gtk_widget_get_height(sheet.context.widget.pointer), 200)
    window.close()
  }

  func testTheSelectedDetentIsTheHeightAndFollowsTheUser() {
    struct Page: View {
      @State private var isShown = true
      @State private var detent = PresentationDetent.height(150)
      var body: some View {
        Text(detent == .height(150) ? "low" : detent == .height(250) ? "high" : "other")
          .sheet(isPresented: $isShown) {
            Button("Raise") { detent = .height(250) }
              .presentationDetents([.height(150), .height(250)], selection: $detent)
          }
      }
    }
    let window = TestWindow(Page())
    let sheet = window.dialog()!
    sheet.layOut()
    let pointer = sheet.context.widget.cast(to: GtkWindow.self)
    func height() -> Int32 {
      var (width, height): (Int32, Int32) = (0, 0)
      gtk_window_get_default_size(pointer, &width, &height)
      return height
    }
    XCTAssertEqual(height(), 150)
    sheet.press("Raise")
    XCTAssertEqual(height(), 250)
    XCTAssertEqual(window.texts, ["high"])
    // The X server answers the first change of the size before the user makes another one.
    runLoop(until: { gtk_widget_get_height(sheet.context.widget.pointer) == 250 })
    // The window manager does this when the user drags the edge.
    gtk_window_set_default_size(pointer, -1, 170)
    runLoopUntilIdle()
    XCTAssertEqual(window.texts, ["low"])
    XCTAssertEqual(height(), 170, "the size that the user has chosen")
    window.close()
  }

  func testNothingIsLeftOfASheet() {
    func use() {
      let (window, sheet) = open(Page(journal: Journal()))
      sheet.press("Dismiss")
      window.press("Act")
      window.close()
    }
    use()
    let before = (NodeCount.live, LiveCount.objects, LiveCount.signals)
    use()
    XCTAssertEqual(NodeCount.live, before.0, "nodes")
    XCTAssertEqual(LiveCount.objects, before.1, "objects")
    XCTAssertEqual(LiveCount.signals, before.2, "signals")
  }

  // MARK: The beginning of a sheet

  private struct Presenter: View {
    let sheet: AnyView
    var body: some View {
      Text("page").sheet(isPresented: .constant(true)) { sheet }
    }
  }

  private func openingText(of sheet: some View) -> String {
    let window = TestWindow(Presenter(sheet: AnyView(sheet)))
    runLoopUntilIdle()
    defer { window.close() }
    return window.dialog()!.context.openingText
  }

  /// They are announced after the sheet's title.
  func testTheTextsBeforeTheFirstButtonAreTheBeginning() {
    let text = openingText(
      of: NavigationStack {
        VStack {
          Text("Welcome")
          Text("Two words about it")
          Button("Go on") {}
          Text("Small print")
        }
        .navigationTitle("News")
        .toolbar { Button("Done") {} }
      })
    XCTAssertEqual(text, "Welcome. Two words about it")
  }

  func testALongPageIsNotReadOut() {
    let long = Array(repeating: "word", count: 200).joined(separator: " ")
    let text = openingText(
      of: VStack {
        Text(long); Button("Close") {}
      })
    XCTAssertTrue(text.hasSuffix("word…"))
    XCTAssertLessThan(text.count, 260)
    let second = openingText(
      of: VStack {
        Text("Short"); Text(long); Text("Other")
      })
    XCTAssertEqual(second, "", "the title of the sheet says \"Short\" already")
  }

  func testAPageWithFieldsOrRowsIsExplored() {
    XCTAssertEqual(
      openingText(
        of: VStack {
          Text("Name"); TextField("Name", text: .constant(""))
        }), "")
    XCTAssertEqual(
      openingText(
        of: VStack {
          Text("Sound"); Toggle("Loud", isOn: .constant(true))
        }), "")
    XCTAssertEqual(
      openingText(
        of: List {
          Button("One") {}; Text("Two")
        }), "")
  }
}
