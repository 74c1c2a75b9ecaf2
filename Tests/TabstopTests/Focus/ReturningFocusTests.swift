import CGtk
import GtkBridge
import Observation
import PrivateDisplay
import XCTest

@testable import Tabstop

/// The focus comes back to a control that lost it because it was disabled, as a button is while its
/// action runs.
@preconcurrency @MainActor
final class ReturningFocusTests: DisplayTestCase {
  @Observable
  final class Model {
    var isLoading = false
    var text = ""
    var path: [Int] = []
    var isSheetOpen = false
  }

  private struct LogIn: View {
    @Bindable var model: Model
    @FocusState private var focus: Name?

    var body: some View {
      VStack {
        Text(focus.map { "\($0)" } ?? "nil")
        TextField("First", text: $model.text).focused($focus, equals: .first)
        Button("Log In") { model.isLoading = true }
          .focused($focus, equals: .second)
          .disabled(model.isLoading)
        TextField("Code", text: $model.text).focused($focus, equals: .third)
        Button("Ask") { focus = .first }
      }
    }
  }

  private func windowAtWork(_ model: Model) -> TestWindow {
    let window = TestWindow(LogIn(model: model))
    window.click("First")
    window.tab()
    window.assertFocus("Log In", "second")
    window.press("Log In")
    window.assertFocus("Code", "third")
    return window
  }

  private func finish(_ model: Model) {
    model.isLoading = false
    runLoopUntilIdle()
  }

  func testAButtonHasTheFocusAgainWhenItsWorkIsDone() {
    let model = Model()
    let window = windowAtWork(model)
    finish(model)
    window.assertFocus("Log In", "second")
    // And once more.
    window.press("Log In")
    finish(model)
    window.assertFocus("Log In", "second")
    window.close()
  }

  func testAUserWhoTypesMeanwhileIsNotDisturbed() {
    let model = Model()
    let window = windowAtWork(model)
    window.field("Code").type("1")
    finish(model)
    window.assertFocus("Code", "third")
    window.close()
  }

  func testAUserWhoMovesTheFocusIsNotDisturbed() {
    let model = Model()
    let window = windowAtWork(model)
    window.tab()
    window.tab(backward: true)
    finish(model)
    window.assertFocus("Code", "third")
    window.close()
  }

  func testAWriteOfTheProgramWins() {
    let model = Model()
    let window = windowAtWork(model)
    window.press("Ask")
    finish(model)
    window.assertFocus("First", "first")
    window.close()
  }

  private struct Disabled: View {
    @Bindable var model: Model

    var body: some View {
      Form {
        TextField("First", text: $model.text)
        Toggle("Remember", isOn: $model.isSheetOpen)
        Button("Save") { model.isLoading = true }
      }
      .disabled(model.isLoading)
    }
  }

  func testAFormThatIsDisabledAsAWhole() {
    let model = Model()
    let window = TestWindow(Disabled(model: model))
    _ = Widget(window.button("Save")).pointer.grabFocus()
    runLoopUntilIdle()
    window.press("Save")
    XCTAssertNil(window.focus)
    finish(model)
    XCTAssertEqual(window.focus, "Save")
    window.close()
  }

  private struct Pages: View {
    @Bindable var model: Model

    var body: some View {
      NavigationStack(path: $model.path) {
        VStack {
          Button("Next") { model.isLoading = true }.disabled(model.isLoading)
          Button("Other") {}
        }
        .navigationDestination(for: Int.self) { _ in TextField("Below", text: $model.text) }
      }
    }
  }

  /// The page that the work leads to appears in the turn in which the button is enabled.
  func testGoingBackToThePageOfTheButton() {
    let model = Model()
    let window = TestWindow(Pages(model: model))
    _ = Widget(window.button("Next")).pointer.grabFocus()
    runLoopUntilIdle()
    window.press("Next")
    XCTAssertEqual(window.focus, "Other")
    model.isLoading = false
    model.path = [1]
    runLoopUntilIdle()
    model.path = []
    runLoopUntilIdle()
    XCTAssertEqual(window.focus, "Next")
    window.close()
  }

  private struct WithDetails: View {
    let model: Model
    @State private var isOpen = false

    var body: some View {
      VStack {
        Button("Log In") { model.isLoading = true }.disabled(model.isLoading)
        Button("Help") {}
        DisclosureGroup("Details", isExpanded: $isOpen) { Text("Inside") }
      }
    }
  }

  /// Assistive technology presses it without a key or a click.
  func testAPressWithoutAKeyEndsIt() {
    let model = Model()
    let window = TestWindow(WithDetails(model: model))
    _ = Widget(window.button("Log In")).pointer.grabFocus()
    runLoopUntilIdle()
    window.press("Log In")
    XCTAssertEqual(window.focus, "Help")
    window.press("Details")
    finish(model)
    XCTAssertEqual(window.focus, "Help")
    window.close()
  }

  /// A panel over a list: the neighbour of its field is the last control of the list.
  private struct Panel: View {
    @State private var isOpen = false
    @State private var text = ""
    @FocusState private var isFocused: Bool

    var body: some View {
      ZStack {
        List {
          Button("Add") { isOpen = true }
          Button("Sort") {}
        }
        if isOpen {
          VStack {
            TextField("New", text: $text)
              .focused($isFocused)
              .onSubmit { isOpen = false }
              .onAppear { isFocused = true }
            Button("Done") { isOpen = false }
          }
        }
      }
    }
  }

  func testTheButtonThatOpenedAPanelHasTheFocusAgainWhenItIsClosed() {
    let window = TestWindow(Panel())
    window.tab()
    for title in ["New", "Done"] {
      XCTAssertEqual(window.focus, "Add")
      window.press("Add")
      XCTAssertEqual(window.focus, "New")
      if title == "Done" {
        window.tab()
        XCTAssertEqual(window.focus, "Done")
        window.press("Done")
      } else {
        window.field("New").submit()
      }
      XCTAssertEqual(window.focus, "Add", "closed by \(title)")
    }
    window.close()
  }

  /// A panel that adds a row to a list that grows while the panel is open, too.
  private struct Adding: View {
    @Bindable var model: Model
    @State private var isOpen = false
    @FocusState private var isFocused: Bool

    var body: some View {
      VStack {
        Button("Add") { isOpen = true }
        ForEach(model.path, id: \.self) { Button("Row \($0)") {} }
        if isOpen {
          TextField("New", text: $model.text)
            .focused($isFocused)
            .onSubmit {
              model.path.append(model.path.count)
              isOpen = false
            }
            .onAppear { isFocused = true }
        }
      }
    }
  }

  func testAPanelThatAddedARow() {
    let model = Model()
    let window = TestWindow(Adding(model: model))
    window.tab()
    for count in [0, 2] {
      model.path.append(count)
      runLoopUntilIdle()
      XCTAssertEqual(window.focus, "Add")
      window.press("Add")
      XCTAssertEqual(window.focus, "New")
      window.field("New").submit()
      XCTAssertEqual(model.path.count, count + 2)
      XCTAssertEqual(window.focus, "Add")
    }
    window.close()
  }

  /// A panel of several steps, each a view with an identity of its own.
  private struct Steps: View {
    @State private var step = 0
    @State private var text = ""
    @FocusState private var isFocused: Bool

    var body: some View {
      VStack {
        Button("Open") {
          step = 1
          isFocused = true
        }
        if step > 0 {
          VStack {
            TextField("Answer \(step)", text: $text).focused($isFocused)
            Button("Next") { step = (step + 1) % 4 }
          }
          .id(step)
        }
        Button("Other") {}
      }
    }
  }

  func testAPanelWithStepsReturnsTheFocusAtItsEnd() {
    let window = TestWindow(Steps())
    window.tab()
    XCTAssertEqual(window.focus, "Open")
    window.press("Open")
    for step in 1...3 {
      XCTAssertEqual(window.focus, "Answer \(step)")
      window.press("Next")
    }
    XCTAssertEqual(window.focus, "Open")
    window.close()
  }
}
