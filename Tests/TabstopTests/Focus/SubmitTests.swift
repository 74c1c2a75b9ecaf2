import CGtk
import GtkBridge
import Observation
import PrivateDisplay
import XCTest

@testable import Tabstop

/// The actions of Return in a field.
@preconcurrency @MainActor
final class SubmitTests: DisplayTestCase {
  @Observable
  final class Model { var isBlocking = true }

  func testReturnSubmitsAndLosingTheFocusDoesNot() {
    struct Page: View {
      let journal: Journal
      @State private var text = ""
      var body: some View {
        VStack {
          TextField("Text", text: $text).onSubmit { journal.record("text") }
          SecureField("Secure", text: $text).onSubmit { journal.record("secure") }
        }
      }
    }
    let journal = Journal()
    let window = TestWindow(Page(journal: journal))
    window.click("Text")
    window.click("Secure")
    window.tab()
    XCTAssertEqual(journal.drain(), [])
    window.field("Text").submit()
    window.field("Secure").submit()
    XCTAssertEqual(journal.drain(), ["text", "secure"])
    window.close()
  }

  func testEveryEnclosingActionRunsTheOutermostFirst() {
    struct Page: View {
      let journal: Journal
      @State private var text = ""
      var body: some View {
        VStack {
          Form {
            TextField("Name", text: $text)
              .onSubmit { journal.record("innermost") }
              .onSubmit { journal.record("inner") }
          }
          .onSubmit { journal.record("form") }
        }
        .onSubmit { journal.record("outermost") }
      }
    }
    let journal = Journal()
    let window = TestWindow(Page(journal: journal))
    window.field("Name").submit()
    XCTAssertEqual(journal.drain(), ["outermost", "form", "inner", "innermost"])
    window.close()
  }

  func testASubmitScopeStopsWhatIsPlacedOutside() {
    struct Page: View {
      let model: Model
      let journal: Journal
      @State private var text = ""
      var body: some View {
        VStack {
          TextField("Name", text: $text)
            .onSubmit { journal.record("inside") }
            .submitScope(model.isBlocking)
        }
        .onSubmit { journal.record("outside") }
      }
    }
    let (model, journal) = (Model(), Journal())
    let window = TestWindow(Page(model: model, journal: journal))
    window.field("Name").submit()
    XCTAssertEqual(journal.drain(), ["inside"])
    model.isBlocking = false
    runLoopUntilIdle()
    window.field("Name").submit()
    XCTAssertEqual(journal.drain(), ["outside", "inside"])
    window.close()
  }

  func testTheFocusValueNamesTheSubmittingFieldWhileTheActionsRun() {
    struct Page: View {
      let journal: Journal
      @FocusState private var field: Int?
      @State private var text = ""
      var body: some View {
        VStack {
          TextField("One", text: $text).focused($field, equals: 1)
          TextField("Two", text: $text).focused($field, equals: 2)
            .onSubmit { journal.record("inner \(field ?? 0)") }
          TextField("Three", text: $text).focused($field, equals: 3)
        }
        .onSubmit {
          journal.record("outer \(field ?? 0)")
          if field == 1 { field = 2 }
        }
      }
    }
    let journal = Journal()
    let window = TestWindow(Page(journal: journal))
    window.click("One")
    window.field("One").submit()
    XCTAssertEqual(journal.drain(), ["outer 1"])
    XCTAssertEqual(window.focus, "Two", "the write is honoured")
    window.field("Two").submit()
    XCTAssertEqual(journal.drain(), ["outer 2", "inner 2"])
    XCTAssertEqual(window.focus, "Two", "without a write the focus stays")
    window.close()
  }

  func testAnActionSeesWhatWasTypedLast() {
    struct Page: View {
      let journal: Journal
      @State private var text = ""
      var body: some View {
        TextField("Name", text: $text).onSubmit { journal.record(text) }
      }
    }
    let journal = Journal()
    let window = TestWindow(Page(journal: journal))
    let field = window.field("Name")
    field.typeFast("fast")
    field.submit()
    XCTAssertEqual(journal.drain(), ["fast"])
    window.close()
  }

  func testTheActionIsAlwaysTheNewestViews() {
    struct Page: View {
      let journal: Journal
      @State private var number = 1
      @State private var text = ""
      var body: some View {
        let now = number
        VStack {
          TextField("Name", text: $text)
          Text("\(number)")
          Button("Next") { number += 1 }
        }
        .onSubmit { journal.record("\(now)") }
      }
    }
    let journal = Journal()
    let window = TestWindow(Page(journal: journal))
    window.press("Next")
    window.field("Name").submit()
    XCTAssertEqual(journal.drain(), ["2"])
    window.close()
  }

  func testWithNoActionReturnPressesTheDefaultButton() {
    struct Page: View {
      let journal: Journal
      @State private var text = ""
      @State private var isDisabled = false
      var body: some View {
        VStack {
          TextField("Plain", text: $text)
          TextField("Acting", text: $text).onSubmit { journal.record("action") }
          TextField("Searching", text: $text).onSubmit(of: .search) { journal.record("search") }
          Button("Default") { journal.record("default") }
            .keyboardShortcut(.defaultAction)
            .disabled(isDisabled)
          Button("Disable") { isDisabled = true }
        }
      }
    }
    let journal = Journal()
    let window = TestWindow(Page(journal: journal))
    window.field("Plain").submit()
    XCTAssertEqual(journal.drain(), ["default"])
    window.field("Acting").submit()
    XCTAssertEqual(
      journal.drain(), ["action"], "with both, the actions run and the button does not")
    window.field("Searching").submit()
    XCTAssertEqual(journal.drain(), ["default"], "an action for another trigger is none")
    window.press("Disable")
    window.field("Plain").submit()
    XCTAssertEqual(journal.drain(), [])
    window.close()
  }
}
