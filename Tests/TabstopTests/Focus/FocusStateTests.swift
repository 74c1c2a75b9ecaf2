import CGtk
import Dispatch
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// The effects of a write to a focus value, and the results of reading it.
@preconcurrency @MainActor
final class FocusStateTests: DisplayTestCase {
  /// Three fields, a line with the focus, and further views of the test.
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
        journal.record("\(old.map { "\($0)" } ?? "nil") to \(new.map { "\($0)" } ?? "nil")")
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

  // MARK: Reflect

  func testTheFirstValueIsNilAndNothingHasTheFocus() {
    let window = page()
    window.assertFocus(nil, "nil")
    window.close()
  }

  func testTheFirstTabOfAWindowGoesToTheFirstControl() {
    let window = page()
    window.tab()
    window.assertFocus("First", "first")
    window.close()
  }

  func testTheValueFollowsTheUser() {
    let window = page()
    window.click("Second")
    window.assertFocus("Second", "second")
    window.tab()
    window.assertFocus("Third", "third")
    window.tab(backward: true)
    window.assertFocus("Second", "second")
    window.click("Other")
    window.assertFocus("Other", "nil")
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
      journal.drain(),
      ["nil to third", "third to first", "first to second", "second to third", "third to first"])
    window.close()
  }

  func testAWriteIsOneChange() {
    let journal = Journal()
    let window = page(journal, action: { $0.wrappedValue = .second })
    window.click("First")
    _ = journal.drain()
    window.press("Act")
    XCTAssertEqual(journal.drain(), ["first to second"])
    window.assertFocus("Second", "second")
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
    window.assertFocus("Second", "second")
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
    window.assertFocus("First", "first")
    window.close()
  }

  func testTheLastWriteOfATurnWins() {
    let window = page(action: {
      $0.wrappedValue = .first
      $0.wrappedValue = .third
      $0.wrappedValue = .second
    })
    window.press("Act")
    window.assertFocus("Second", "second")
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
    window.assertFocus("Third", "third")
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
    window.assertFocus("Third", "third")
    window.close()
  }

  func testNilDismisses() {
    let window = page(action: { $0.wrappedValue = nil })
    window.click("Second")
    window.press("Act")
    window.assertFocus(nil, "nil")
    window.close()
  }

  func testNilDoesNotStealTheFocusFromAnUnrelatedControl() {
    let window = page(action: { $0.wrappedValue = nil })
    window.click("Other")
    window.press("Act")
    window.assertFocus("Other", "nil")
    window.close()
  }

  func testTabAfterNilGoesOnFromWhereItWas() {
    let window = page(action: { $0.wrappedValue = nil })
    window.click("Second")
    window.press("Act")
    window.tab()
    window.assertFocus("Third", "third")
    window.press("Act")
    window.tab(backward: true)
    window.assertFocus("Second", "second")
    window.close()
  }

  func testAWriteKeepsCaretAndSelection() {
    let window = page(action: { $0.wrappedValue = .first })
    window.click("First")
    window.field("First").type("hello")
    window.field("First").selection = 1..<3
    window.click("Other")
    window.press("Act")
    window.assertFocus("First", "first")
    XCTAssertEqual(window.field("First").selection, 1..<3)
    window.close()
  }

  func testAValueThatNoViewCarriesLeavesTheFocusAndReadsTheTruth() {
    let window = page(action: { $0.wrappedValue = .unknown })
    window.click("First")
    window.press("Act")
    window.assertFocus("First", "first")
    window.close()
  }
}
