import GtkBridge
import Observation
import PrivateDisplay
import XCTest

@testable import Tabstop

/// The focus when views are added, removed, disabled or replaced.
@preconcurrency @MainActor
final class FocusOfChangingViewsTests: DisplayTestCase {
  @Observable
  final class Shape {
    var showsField = false
    var isDisabled = false
    var id = 0
  }

  private struct Arriving: View {
    let shape: Shape
    @FocusState private var focus: Name?
    @State private var text = ""

    var body: some View {
      VStack {
        TextField("First", text: $text).focused($focus, equals: .first)
        if shape.showsField {
          TextField("New", text: $text).focused($focus, equals: .second)
        }
        TextField("Last", text: $text).focused($focus, equals: .third)
        Text(focus.map { "\($0)" } ?? "nil")
        Button("Insert") {
          shape.showsField = true
          focus = .second
        }
        Button("Ask") { focus = .second }
        Button("Remove") { shape.showsField = false }
      }
    }
  }

  func testAWriteInTheActionThatInsertsTheViewIsHonouredEveryTime() {
    let window = TestWindow(Arriving(shape: Shape()))
    for _ in 1...3 {
      window.click("First")
      window.press("Insert")
      window.assertFocus("New", "second")
      window.press("Remove")
    }
    window.close()
  }

  func testARequestWaitsForItsView() {
    let shape = Shape()
    let window = TestWindow(Arriving(shape: shape))
    window.click("First")
    window.press("Ask")
    window.assertFocus("First", "first")
    shape.showsField = true
    runLoopUntilIdle()
    window.assertFocus("New", "second")
    window.close()
  }

  func testARequestThatWaitsIsDroppedWhenTheUserMoves() {
    let shape = Shape()
    let window = TestWindow(Arriving(shape: shape))
    window.click("First")
    window.press("Ask")
    window.click("Last")
    shape.showsField = true
    runLoopUntilIdle()
    window.assertFocus("Last", "third")
    window.close()
  }

  func testARequestWaitsForAFieldThatIsDisabled() {
    struct Page: View {
      let shape: Shape
      @FocusState private var focus: Name?
      @State private var text = ""
      var body: some View {
        VStack {
          TextField("First", text: $text).focused($focus, equals: .first)
            .disabled(shape.isDisabled)
          Text(focus.map { "\($0)" } ?? "nil")
        }
        .onAppear { focus = .first }
      }
    }
    let shape = Shape()
    shape.isDisabled = true
    let window = TestWindow(Page(shape: shape))
    window.assertFocus(nil, "nil")
    shape.isDisabled = false
    runLoopUntilIdle()
    window.assertFocus("First", "first")
    window.close()
  }

  // MARK: Leaving

  private struct Leaving: View {
    let shape: Shape
    @FocusState private var focus: Name?
    @State private var text = ""

    var body: some View {
      VStack {
        TextField("First", text: $text).focused($focus, equals: .first)
        if !shape.showsField {
          TextField("Second", text: $text).focused($focus, equals: .second)
            .disabled(shape.isDisabled)
            .id(shape.id)
        }
        if shape.id < 2 {
          TextField("Third", text: $text).focused($focus, equals: .third)
        }
        Text(focus.map { "\($0)" } ?? "nil")
      }
    }
  }

  func testTheFocusedViewIsRemovedAndTheNextGetsTheFocus() {
    let shape = Shape()
    let window = TestWindow(Leaving(shape: shape))
    window.click("Second")
    shape.showsField = true
    runLoopUntilIdle()
    window.assertFocus("Third", "third")
    window.close()
  }

  func testTheLastViewIsRemovedAndThePreviousGetsTheFocus() {
    let shape = Shape()
    let window = TestWindow(Leaving(shape: shape))
    window.click("Third")
    shape.id = 2
    runLoopUntilIdle()
    window.assertFocus("Second", "second")
    window.close()
  }

  func testTheFocusedViewIsDisabledAndTheNextGetsTheFocus() {
    let shape = Shape()
    let window = TestWindow(Leaving(shape: shape))
    window.click("Second")
    shape.isDisabled = true
    runLoopUntilIdle()
    window.assertFocus("Third", "third")
    window.close()
  }

  /// As a game that is paused by a key: Tab had no effect any more.
  func testTabGoesOnFromTheOtherEndAfterTheControlsAtTheEndAreDisabled() {
    struct Page: View {
      let shape: Shape
      var body: some View {
        NavigationStack {
          LazyVGrid(columns: [GridItem(.flexible())]) {
            ForEach(0..<2, id: \.self) { Button("Hole \($0)") {} }
          }
          .disabled(shape.isDisabled)
          .toolbar { Button("Pause") {} }
        }
      }
    }
    let shape = Shape()
    let window = TestWindow(Page(shape: shape))
    window.layOut()
    // Tab begins behind the bar of the page.
    for _ in 0..<2 { window.tab() }
    XCTAssertEqual(window.focus, "Hole 1")
    shape.isDisabled = true
    runLoopUntilIdle()
    XCTAssertNil(window.focus)
    window.tab()
    XCTAssertEqual(window.focus, "Pause")
    window.close()
  }

  func testTheFocusedViewGetsAnotherIdAndTheNewOneHasTheFocus() {
    let shape = Shape()
    let window = TestWindow(Leaving(shape: shape))
    window.click("Second")
    shape.id = 1
    runLoopUntilIdle()
    window.assertFocus("Second", "second")
    window.close()
  }

  func testTheOnlyViewIsRemovedAndNothingHasTheFocus() {
    struct Page: View {
      let shape: Shape
      @FocusState private var isFocused: Bool
      @State private var text = ""
      var body: some View {
        VStack {
          if !shape.showsField { TextField("Only", text: $text).focused($isFocused) }
          Text("\(isFocused)")
        }
      }
    }
    let shape = Shape()
    let window = TestWindow(Page(shape: shape))
    window.click("Only")
    window.assertFocus("Only", "true")
    shape.showsField = true
    runLoopUntilIdle()
    window.assertFocus(nil, "false")
    window.close()
  }

  func testEverythingDisabledAndEnabledAgain() {
    struct Page: View {
      let shape: Shape
      @FocusState private var focus: Name?
      @State private var text = ""
      var body: some View {
        VStack {
          VStack {
            TextField("First", text: $text).focused($focus, equals: .first)
            TextField("Second", text: $text).focused($focus, equals: .second)
          }
          .disabled(shape.isDisabled)
          Text(focus.map { "\($0)" } ?? "nil")
          Button("Ask") { focus = .second }
        }
      }
    }
    let shape = Shape()
    let window = TestWindow(Page(shape: shape))
    window.click("First")
    shape.isDisabled = true
    runLoopUntilIdle()
    window.assertFocus("Ask", "nil")
    window.press("Ask")
    window.assertFocus("Ask", "nil")
    shape.isDisabled = false
    runLoopUntilIdle()
    window.assertFocus("Second", "second")
    window.close()
  }
}
