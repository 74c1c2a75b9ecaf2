import CGtk
import Dispatch
import GtkBridge
import Observation
import PrivateDisplay
import XCTest

@testable import Tabstop

/// What a write to a focus value does, and what a focus value says.
@preconcurrency @MainActor
final class FocusStateTests: DisplayTestCase {
  enum Name: Hashable { case first, second, third, unknown }

  /// Three fields, a line that says where the focus is, and whatever the test does with it.
  private struct Page: View {
    let journal: Journal
    var onAppear: (FocusState<Name?>.Binding) -> Void = { _ in }
    var action: (FocusState<Name?>.Binding) -> Void = { _ in }
    @FocusState private var focus: Name?
    @State private var text = ""

    var body: some View {
      VStack {
        TextField("First", text: $text).focused($focus, equals: .first)
        TextField("Second", text: $text).focused($focus, equals: .second)
        TextField("Third", text: $text).focused($focus, equals: .third)
        TextField("Other", text: $text)
        Text(focus.map { "\($0)" } ?? "nil")
        Button("Act") { action($focus) }
      }
      .onAppear { onAppear($focus) }
      .onChange(of: focus) { old, new in
        journal.note("\(old.map { "\($0)" } ?? "nil") to \(new.map { "\($0)" } ?? "nil")")
      }
    }
  }

  private func page(
    _ journal: Journal = Journal(),
    onAppear: @escaping (FocusState<Name?>.Binding) -> Void = { _ in },
    action: @escaping (FocusState<Name?>.Binding) -> Void = { _ in }
  ) -> TestWindow {
    TestWindow(Page(journal: journal, onAppear: onAppear, action: action))
  }

  private func assertFocus(
    _ title: String?, _ value: String, in window: TestWindow, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    XCTAssertEqual(window.focus, title, "GTK's focus", file: file, line: line)
    XCTAssertEqual(window.texts.first, value, "the value", file: file, line: line)
  }

  // MARK: Reflect

  func testTheFirstValueIsNilAndNothingHasTheFocus() {
    let window = page()
    assertFocus(nil, "nil", in: window)
    window.close()
  }

  func testTheFirstTabOfAWindowGoesToTheFirstControl() {
    let window = page()
    window.tab()
    assertFocus("First", "first", in: window)
    window.close()
  }

  func testTheValueFollowsThePerson() {
    let window = page()
    window.click("Second")
    assertFocus("Second", "second", in: window)
    window.tab()
    assertFocus("Third", "third", in: window)
    window.tab(backward: true)
    assertFocus("Second", "second", in: window)
    window.click("Other")
    assertFocus("Other", "nil", in: window)
    window.close()
  }

  func testFieldToFieldIsOneChangeWithNoNilBetween() {
    let journal = Journal()
    let window = page(journal) { $0.wrappedValue = .third }
    window.click("First")
    window.tab()
    window.click("Third")
    window.click("First")
    window.press("Act")
    XCTAssertEqual(
      journal.take(),
      ["nil to third", "third to first", "first to second", "second to third", "third to first"])
    window.close()
  }

  func testAWriteIsOneChange() {
    let journal = Journal()
    let window = page(journal, action: { $0.wrappedValue = .second })
    window.click("First")
    _ = journal.take()
    window.press("Act")
    XCTAssertEqual(journal.take(), ["first to second"])
    assertFocus("Second", "second", in: window)
    window.close()
  }

  func testTabGoesThroughEveryControlAndComesBack() {
    let window = page()
    var order: [String?] = []
    for _ in 1...6 {
      window.tab()
      order.append(window.focus)
    }
    XCTAssertEqual(order, ["First", "Second", "Third", "Other", "Act", "First"])
    window.close()
  }

  // MARK: Direct

  func testAWriteInOnAppearIsHonoured() {
    let window = page(onAppear: { $0.wrappedValue = .second })
    assertFocus("Second", "second", in: window)
    window.close()
  }

  func testInsideTheClosureAWriteReadsBack() {
    var seen: [Name?] = []
    let window = page(action: { focus in
      focus.wrappedValue = .third
      seen.append(focus.wrappedValue)
      focus.wrappedValue = .unknown
      seen.append(focus.wrappedValue)
      focus.wrappedValue = nil
      seen.append(focus.wrappedValue)
      focus.wrappedValue = .first
    })
    window.press("Act")
    XCTAssertEqual(seen, [.third, .unknown, nil])
    assertFocus("First", "first", in: window)
    window.close()
  }

  func testTheLastWriteOfATurnWins() {
    let window = page(action: {
      $0.wrappedValue = .first
      $0.wrappedValue = .third
      $0.wrappedValue = .second
    })
    window.press("Act")
    assertFocus("Second", "second", in: window)
    window.close()
  }

  func testAWriteFromALaterBlockIsHonoured() {
    let window = page(action: { focus in
      nonisolated(unsafe) let focus = focus
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(10)) {
        focus.wrappedValue = .third
      }
    })
    window.press("Act")
    runLoop(until: { window.focus == "Third" })
    runLoopUntilIdle()
    assertFocus("Third", "third", in: window)
    window.close()
  }

  func testAWriteFromATaskIsHonoured() {
    let window = page(action: { focus in
      nonisolated(unsafe) let focus = focus
      Task { @MainActor in
        await Task.yield()
        focus.wrappedValue = .third
      }
    })
    window.press("Act")
    runLoop(until: { window.focus == "Third" })
    runLoopUntilIdle()
    assertFocus("Third", "third", in: window)
    window.close()
  }

  func testNilDismisses() {
    let window = page(action: { $0.wrappedValue = nil })
    window.click("Second")
    window.press("Act")
    assertFocus(nil, "nil", in: window)
    window.close()
  }

  func testNilDoesNotStealTheFocusFromAnUnrelatedControl() {
    let window = page(action: { $0.wrappedValue = nil })
    window.click("Other")
    window.press("Act")
    assertFocus("Other", "nil", in: window)
    window.close()
  }

  func testTabAfterNilGoesOnFromWhereItWas() {
    let window = page(action: { $0.wrappedValue = nil })
    window.click("Second")
    window.press("Act")
    window.tab()
    assertFocus("Third", "third", in: window)
    window.press("Act")
    window.tab(backward: true)
    assertFocus("Second", "second", in: window)
    window.close()
  }

  func testAWriteKeepsCaretAndSelection() {
    let window = page(action: { $0.wrappedValue = .first })
    window.click("First")
    window.field("First").type("hello")
    window.field("First").selection = 1..<3
    window.click("Other")
    window.press("Act")
    assertFocus("First", "first", in: window)
    XCTAssertEqual(window.field("First").selection, 1..<3)
    window.close()
  }

  func testAValueThatNoViewCarriesLeavesTheFocusAndReadsTheTruth() {
    let window = page(action: { $0.wrappedValue = .unknown })
    window.click("First")
    window.press("Act")
    assertFocus("First", "first", in: window)
    window.close()
  }

  // MARK: Arriving

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
      assertFocus("New", "second", in: window)
      window.press("Remove")
    }
    window.close()
  }

  func testARequestWaitsForItsView() {
    let shape = Shape()
    let window = TestWindow(Arriving(shape: shape))
    window.click("First")
    window.press("Ask")
    assertFocus("First", "first", in: window)
    shape.showsField = true
    runLoopUntilIdle()
    assertFocus("New", "second", in: window)
    window.close()
  }

  func testARequestThatWaitsIsDroppedWhenThePersonMoves() {
    let shape = Shape()
    let window = TestWindow(Arriving(shape: shape))
    window.click("First")
    window.press("Ask")
    window.click("Last")
    shape.showsField = true
    runLoopUntilIdle()
    assertFocus("Last", "third", in: window)
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
    assertFocus(nil, "nil", in: window)
    shape.isDisabled = false
    runLoopUntilIdle()
    assertFocus("First", "first", in: window)
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
    assertFocus("Third", "third", in: window)
    window.close()
  }

  func testTheLastViewIsRemovedAndThePreviousGetsTheFocus() {
    let shape = Shape()
    let window = TestWindow(Leaving(shape: shape))
    window.click("Third")
    shape.id = 2
    runLoopUntilIdle()
    assertFocus("Second", "second", in: window)
    window.close()
  }

  func testTheFocusedViewIsDisabledAndTheNextGetsTheFocus() {
    let shape = Shape()
    let window = TestWindow(Leaving(shape: shape))
    window.click("Second")
    shape.isDisabled = true
    runLoopUntilIdle()
    assertFocus("Third", "third", in: window)
    shape.isDisabled = false
    runLoopUntilIdle()
    assertFocus("Third", "third", in: window)
    window.close()
  }

  func testTheFocusedViewGetsAnotherIdAndTheNewOneHasTheFocus() {
    let shape = Shape()
    let window = TestWindow(Leaving(shape: shape))
    window.click("Second")
    shape.id = 1
    runLoopUntilIdle()
    assertFocus("Second", "second", in: window)
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
    assertFocus("Only", "true", in: window)
    shape.showsField = true
    runLoopUntilIdle()
    assertFocus(nil, "false", in: window)
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
    assertFocus("Ask", "nil", in: window)
    window.press("Ask")
    assertFocus("Ask", "nil", in: window)
    shape.isDisabled = false
    runLoopUntilIdle()
    assertFocus("Second", "second", in: window)
    window.close()
  }
}
