import CGtk
import GtkBridge
import Observation
import PrivateDisplay
import XCTest

@testable import Tabstop

/// The title of a sheet without one of its own, and the texts that are announced as it opens.
@preconcurrency @MainActor
final class SheetTitleTests: DisplayTestCase {
  @Observable
  fileprivate final class Steps { var name = "Who comes" }

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
      let title = window.dialog()?.windowTitle
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
    XCTAssertEqual(sheet.windowTitle, "Where to")
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
      XCTAssertEqual(sheet.windowTitle, sheet.context.title)
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

  /// The description of a bar, or a small text above the title, is no title.
  func testATextInLargeLettersIsPreferredToOthers() {
    struct Page: View {
      @State private var isShown = false
      var body: some View {
        Button("Open") { isShown = true }
          .sheet(isPresented: $isShown) {
            VStack {
              Color.green.frame(height: 8)
                .accessibilityElement().accessibilityLabel("Progress").accessibilityValue("25%")
              Text("Lesson 1").font(.caption)
              Text("7").font(.largeTitle)
              Text("Which one is the apple?").font(.title2.bold())
              Button("Apple") {}
            }
          }
      }
    }
    let window = TestWindow(Page())
    window.press("Open")
    XCTAssertEqual(window.dialog()?.windowTitle, "Which one is the apple?")
    window.close()
  }
}
