import CGtk
import GtkBridge
import Observation
import PrivateDisplay
import XCTest

@testable import Tabstop

private struct TitleKey: FocusedValueKey { typealias Value = String }
private struct TextKey: FocusedValueKey { typealias Value = Binding<String> }

extension FocusedValues {
  fileprivate var title: String? {
    get { self[TitleKey.self] }
    set { self[TitleKey.self] = newValue }
  }
  fileprivate var text: Binding<String>? {
    get { self[TextKey.self] }
    set { self[TextKey.self] = newValue }
  }
}

/// The values that the focused view publishes, and their readers.
@preconcurrency @MainActor
final class FocusedValueTests: DisplayTestCase {
  @Observable
  fileprivate final class Note { var name = "note" }

  private struct Bar: View {
    let journal: Journal
    @FocusedValue(\.title) private var title
    @FocusedBinding(\.text) private var text
    @FocusedValue(Note.self) private var note

    var body: some View {
      journal.record("bar")
      return VStack {
        Text("\(title ?? "nil") \(text ?? "nil") \(note?.name ?? "nil")")
        Button("Write") { text = "written" }
      }
    }
  }

  private struct Page: View {
    let journal: Journal
    @State private var first = "1"
    @State private var second = "2"
    @State private var note = Note()

    var body: some View {
      VStack {
        Bar(journal: journal)
        VStack {
          TextField("First", text: $first)
            .focusedValue(\.text, $first)
            .focusedValue(\.title, "inner")
          TextField("Second", text: $second)
          TextField("Third", text: $second).focusedValue(note)
        }
        .focusedValue(\.title, "outer")
        TextField("Outside", text: $second)
        TextField("Other", text: $second)
      }
    }
  }

  /// The publisher closest to the focus wins; `nil` when there is none.
  func testTheClosestPublisherWins() {
    let window = TestWindow(Page(journal: Journal()))
    XCTAssertEqual(window.texts.first, "nil nil nil")
    window.click("First")
    XCTAssertEqual(window.texts.first, "inner 1 nil")
    window.click("Second")
    XCTAssertEqual(window.texts.first, "outer nil nil")
    window.click("Third")
    XCTAssertEqual(window.texts.first, "outer nil note")
    window.click("Outside")
    XCTAssertEqual(window.texts.first, "nil nil nil")
    window.close()
  }

  func testAFocusedBindingWritesToItsPublisher() {
    let window = TestWindow(Page(journal: Journal()))
    window.click("First")
    window.press("Write")
    XCTAssertEqual(window.field("First").text, "written")
    XCTAssertEqual(window.texts.first, "inner written nil")
    window.close()
  }

  /// A reader is evaluated again only when what it reads has changed.
  func testReadersAreLeftAloneWhileNothingChanges() {
    let journal = Journal()
    let window = TestWindow(Page(journal: journal))
    window.click("Outside")
    _ = journal.drain()
    window.click("Other")
    XCTAssertEqual(journal.drain(), [])
    window.close()
  }

  /// A scene value is there as long as the window is the active one; closer ones win.
  func testASceneValueNeedsNoFocus() {
    struct Scene: View {
      @State private var text = ""
      var body: some View {
        VStack {
          Bar(journal: Journal())
          TextField("Field", text: $text).focusedValue(\.title, "field")
        }
        .focusedSceneValue(\.title, "scene")
      }
    }
    let window = TestWindow(Scene())
    XCTAssertEqual(window.texts.first, "scene nil nil")
    window.click("Field")
    XCTAssertEqual(window.texts.first, "field nil nil")
    window.close()
  }

  // MARK: Two windows

  private struct Document: View {
    let name: String
    @State private var text = ""

    var body: some View {
      VStack {
        Bar(journal: Journal())
        TextField("Field of \(name)", text: $text)
          .focusedValue(\.title, "field of \(name)")
          .focusedValue(\.text, $text)
        TextField("Plain field of \(name)", text: .constant(""))
      }
      .focusedSceneValue(\.title, name)
    }
  }

  private func activate(_ window: TestWindow) {
    gtk_window_present(window.context.widget.cast(to: GtkWindow.self))
    runLoop(until: { window.context.isActive }, "The window did not become active.")
    runLoopUntilIdle()
  }

  /// Every reader, in any window, gets the values of the active one.
  func testTheValuesAreThoseOfTheActiveWindow() {
    let first = TestWindow(Document(name: "first"))
    let second = TestWindow(Document(name: "second"))
    func assertValues(
      _ expected: String, file: StaticString = #filePath, line: UInt = #line
    ) {
      XCTAssertEqual(
        [first.texts.first, second.texts.first], [expected, expected], file: file, line: line)
    }
    activate(second)
    assertValues("second nil nil")
    activate(first)
    assertValues("first nil nil")
    first.click("Field of first")
    assertValues("field of first  nil")
    activate(second)
    // The first window keeps its focus, but its values do not count.
    assertValues("second nil nil")
    second.click("Field of second")
    assertValues("field of second  nil")
    second.press("Write")
    XCTAssertEqual(second.field("Field of second").text, "written")
    XCTAssertEqual(first.field("Field of first").text, "")
    activate(first)
    assertValues("field of first  nil")
    second.click("Plain field of second")
    assertValues("field of first  nil")
    first.click("Plain field of first")
    assertValues("first nil nil")
    first.close()
    activate(second)
    XCTAssertEqual(second.texts.first, "second nil nil")
    second.close()
    let third = TestWindow(Bar(journal: Journal()))
    XCTAssertEqual(third.texts.first, "nil nil nil", "nothing is left of closed windows")
    third.close()
  }
}
