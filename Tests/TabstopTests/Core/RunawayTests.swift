import CGtk
import Foundation
import PrivateDisplay
import XCTest

@testable import GtkBridge
@testable import Tabstop

/// A closure that triggers itself endlessly is stopped, and breaks nothing else.
@preconcurrency @MainActor
final class RunawayTests: DisplayTestCase {
  private struct Length: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  /// A page with an `onChange` that triggers itself, and with much else that is done once in each turn.
  private struct Page: View {
    let journal: Journal
    @State private var number = 0
    @State private var isSheetShown = false
    @State private var name = ""
    @State private var selection: TextSelection?
    @State private var runs = false

    var body: some View {
      VStack {
        // Each round shows, and takes away, all of it.
        Text("x").preference(key: Length.self, value: number)
          .listRowBackground(number % 2 == 0 ? Color.red : .blue)
        Text("Name \(number)")
        TextField("", text: $name, selection: $selection).id(number)
          .focusedValue(\.runawayValue, number)
        if number % 2 == 1 { Text("odd").onDisappear { journal.record("odd went") } }
        Button("Run") {
          runs = true
          number += 1
        }
        Button("Stop") { runs = false }
        Button("Count") { number += 1 }
        Button("Sheet") { isSheetShown = true }
      }
      .onChange(of: number) { if runs { number += 1 } }
      .onPreferenceChange(Length.self) { journal.record("preference \($0)") }
      .sheet(isPresented: $isSheetShown) { Button("Close") { isSheetShown = false } }
    }
  }

  func testWhatIsDoneOncePerTurnIsDoneAfterARunaway() {
    let journal = Journal()
    let window = TestWindow(Page(journal: journal))
    let errors = StandardErrorCapture()
    window.press("Run")
    XCTAssertTrue(errors.text.contains("without end"), errors.text)
    func number() -> Int { Int(window.texts.first { $0.hasPrefix("Name") }!.dropFirst(5))! }
    let reached = number()
    XCTAssertGreaterThan(reached, 10)
    XCTAssertLessThan(reached, 100)
    window.press("Stop")
    _ = journal.drain()
    window.press("Count")
    let now = number()
    XCTAssertEqual(journal.entries.filter { $0.hasPrefix("preference") }, ["preference \(now)"])
    XCTAssertEqual(window.fields.count, 1)
    // The new field is named by the text before it.
    let field = window.context.focusables[window.fields[0].widget.raw]?.object
    XCTAssertEqual(
      (field?.owner as? FocusableControl)?.widget.accessibleName, "Name \(now)")
    window.press("Sheet")
    runLoop(until: { window.dialog() != nil }, "There is no sheet.")
    window.dialog()!.press("Close")
    runLoop(until: { window.dialog() == nil }, "The sheet stays.")
    window.close()
  }

  /// A view that is added and removed endlessly: its `onDisappear` runs each time.
  func testAppearAndDisappearClosuresAreNotDropped() {
    struct Page: View {
      let journal: Journal
      @State private var number = 0
      @State private var limit = 0
      var body: some View {
        VStack {
          Text("\(number)")
            .onAppear {
              journal.record("appear")
              if number < limit { number += 1 }
            }
            .onDisappear { journal.record("disappear") }
            .id(number)
          Button("Run") {
            limit = 1000
            number += 1
          }
          Button("Stop") { limit = 0 }
        }
      }
    }
    let journal = Journal()
    let window = TestWindow(Page(journal: journal))
    let errors = StandardErrorCapture()
    window.press("Run")
    XCTAssertTrue(errors.text.contains("without end"), errors.text)
    window.press("Stop")
    runLoopUntilIdle()
    XCTAssertEqual(journal.count("appear"), journal.count("disappear") + 1)
    window.close()
    XCTAssertEqual(journal.count("appear"), journal.count("disappear"))
  }

  /// The focus of an earlier window is resolved before the one of the window that cannot settle.
  func testAFocusThatIsRequestedAsATurnIsStoppedIsNotLost() {
    final class Remote {
      var ask: () -> Void = {}
    }
    struct Target: View {
      let remote: Remote
      @FocusState private var isFocused: Bool
      var body: some View {
        TextField("Target", text: .constant("")).focused($isFocused)
          .onAppear { remote.ask = { isFocused = true } }
      }
    }
    struct Restless: View {
      @State private var number = 0
      @State private var limit = 0
      @FocusState private var field: Name?
      var body: some View {
        VStack {
          TextField("First", text: .constant("")).focused($field, equals: .first)
          TextField("Second", text: .constant("")).focused($field, equals: .second)
          Text("\(number)")
            .onAppear {
              guard number < limit else { return }
              number += 1
              field = number % 2 == 0 ? .first : .second
            }
            .id(number)
          Button("Run") {
            limit = 1000
            number += 1
          }
          Button("Stop") { limit = 0 }
        }
      }
    }
    let remote = Remote()
    let target = TestWindow(Target(remote: remote))
    let window = TestWindow(Restless())
    let errors = StandardErrorCapture()
    let move = window.context.coordinator.moveFocus
    window.context.coordinator.moveFocus = { node in
      remote.ask()
      return move(node)
    }
    window.press("Run")
    XCTAssertTrue(errors.text.contains("without end"), errors.text)
    window.context.coordinator.moveFocus = move
    runLoopUntilIdle()
    XCTAssertEqual(target.focus, "Target")
    window.press("Stop")
    window.close()
    target.close()
  }

  /// Two fields that send the focus to each other: the program continues to work, and sleeps when idle.
  func testFieldsThatSendTheFocusToEachOtherDoNotBlockTheProgram() {
    struct Page: View {
      @FocusState private var field: Name?
      @State private var other = 0
      var body: some View {
        VStack {
          Text("\(other)")
          TextField("First", text: .constant("")).focused($field, equals: .first)
          TextField("Second", text: .constant("")).focused($field, equals: .second)
          Button("Run") { field = .first }
          Button("Other") { other += 1 }
        }
        .onChange(of: field) { _, new in
          if new == .first { field = .second } else if new == .second { field = .first }
        }
      }
    }
    let window = TestWindow(Page())
    let errors = StandardErrorCapture()
    // Fails if the loop does not come to rest.
    window.press("Run")
    XCTAssertTrue(errors.text.contains("without end"), errors.text)
    window.press("Other")
    XCTAssertEqual(window.texts, ["1"])
    window.close()
  }

  /// A body that writes what it reads.
  func testABodyThatWritesWhatItReadsLeavesOthersUpToDate() {
    struct Page: View {
      @State private var number = 0
      @State private var runs = false
      @State private var other = 0
      var body: some View {
        VStack {
          Runaway(number: $number, runs: runs)
          Text("other \(other)")
          Button("Run") { runs = true }
          Button("Stop") { runs = false }
          Button("Other") { other += 1 }
        }
      }
    }
    struct Runaway: View {
      @Binding var number: Int
      let runs: Bool
      var body: some View {
        let _ = runs ? (number += 1) : ()
        Text("\(number)")
      }
    }
    let window = TestWindow(Page())
    let errors = StandardErrorCapture()
    window.press("Run")
    XCTAssertTrue(errors.text.contains("without end"), errors.text)
    window.press("Other")
    XCTAssertEqual(window.texts[1], "other 1")
    window.press("Stop")
    window.press("Other")
    XCTAssertEqual(window.texts[1], "other 2")
    window.close()
  }

  /// A cycle runs until it is stopped when something changes, and not again at each later event.
  func testAStoppedCycleRestsUntilSomethingChanges() {
    struct BodyCycle: View {
      @Binding var number: Int
      let runs: Bool
      let journal: Journal
      var body: some View {
        let _ = journal.record("body")
        let _ = runs ? (number += 1) : ()
        Text("\(number)")
      }
    }
    struct PreferenceCycle: View {
      @State var number = 0
      let runs: Bool
      let journal: Journal
      var body: some View {
        let _ = journal.record("preference")
        Text("x").preference(key: Length.self, value: runs ? number + 1 : 0)
          .onPreferenceChange(Length.self) { if runs { number = $0 } }
      }
    }
    struct Page: View {
      let journal: Journal
      @State private var number = 0
      @State private var cycle = ""
      @State private var other = 0
      var body: some View {
        VStack {
          BodyCycle(number: $number, runs: cycle == "body", journal: journal)
          PreferenceCycle(runs: cycle == "preference", journal: journal)
          Text("other \(other)")
          ForEach(["body", "preference"], id: \.self) { kind in Button(kind) { cycle = kind } }
          Button("Other") { other += 1 }
          Button("Nothing") {}
        }
      }
    }
    for kind in ["body", "preference"] {
      let journal = Journal()
      let window = TestWindow(Page(journal: journal))
      let errors = StandardErrorCapture()
      window.press(kind)
      XCTAssertGreaterThan(journal.count(kind), 20, kind)
      _ = journal.drain()
      window.press("Nothing")
      window.press("Nothing")
      XCTAssertLessThan(journal.count(kind), 5, kind)
      XCTAssertEqual(errors.text.components(separatedBy: "without end").count, 2, errors.text)
      window.press("Other")
      XCTAssertTrue(window.texts.contains("other 1"), "\(kind): \(window.texts)")
      window.close()
    }
  }
}

extension FocusedValues {
  fileprivate var runawayValue: Int? {
    get { self[RunawayKey.self] }
    set { self[RunawayKey.self] = newValue }
  }
}

private struct RunawayKey: FocusedValueKey {
  typealias Value = Int
}
