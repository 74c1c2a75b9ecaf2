import GtkBridge
import Observation
import PrivateDisplay
import XCTest

@testable import Tabstop

/// The times at which `onAppear`, `onChange`, `onDisappear` and `task` run, and their number.
@preconcurrency @MainActor
final class LifecycleTests: DisplayTestCase {
  @Observable
  final class Shape {
    var isOn = false
    var number = 0
    var other = 0
  }

  func testAppearingRunsOnceEachTimeAViewIsThere() {
    struct Page: View {
      let shape: Shape
      let journal: Journal
      var body: some View {
        VStack {
          Text("\(shape.number)").onAppear { journal.record("outer") }
          if shape.isOn {
            Text("Inner")
              .onAppear { journal.record("appear") }
              .onDisappear { journal.record("disappear") }
          }
        }
      }
    }
    let (shape, journal) = (Shape(), Journal())
    let window = TestWindow(Page(shape: shape, journal: journal))
    XCTAssertEqual(journal.drain(), ["outer"])
    shape.number = 1
    runLoopUntilIdle()
    XCTAssertEqual(journal.drain(), [])
    shape.isOn = true
    runLoopUntilIdle()
    XCTAssertEqual(journal.drain(), ["appear"])
    shape.isOn = false
    runLoopUntilIdle()
    shape.isOn = true
    runLoopUntilIdle()
    XCTAssertEqual(journal.drain(), ["disappear", "appear"])
    window.close()
  }

  func testClosuresRunWhenAllViewsAreUpToDate() {
    struct Page: View {
      let shape: Shape
      let journal: Journal
      var body: some View {
        let _ = journal.record("body \(shape.number)")
        VStack {
          Text("\(shape.number)").onChange(of: shape.number) { journal.record("changed") }
          Child(shape: shape, journal: journal)
        }
      }
    }
    struct Child: View {
      let shape: Shape
      let journal: Journal
      var body: some View {
        let _ = journal.record("child \(shape.number)")
        Text("Child").onAppear { journal.record("appear") }
      }
    }
    let (shape, journal) = (Shape(), Journal())
    let window = TestWindow(Page(shape: shape, journal: journal))
    XCTAssertEqual(journal.drain(), ["body 0", "child 0", "appear"])
    shape.number = 1
    runLoopUntilIdle()
    XCTAssertEqual(journal.drain(), ["body 1", "child 1", "changed"])
    window.close()
  }

  func testAGroupAppearsAfterWhatIsInIt() {
    struct Page: View {
      let journal: Journal
      var body: some View {
        Group {
          Text("1").onAppear { journal.record("one") }
          VStack { Text("2").onAppear { journal.record("two") } }
            .onAppear { journal.record("stack") }
        }
        .onAppear { journal.record("group") }
      }
    }
    let journal = Journal()
    let window = TestWindow(Page(journal: journal))
    XCTAssertEqual(journal.drain(), ["one", "two", "stack", "group"])
    window.close()
  }

  func testAChangeIsReportedOnceWithTheOldAndTheNewValue() {
    struct Page: View {
      let shape: Shape
      let journal: Journal
      var body: some View {
        Text("\(shape.number) \(shape.other)")
          .onChange(of: shape.number) { old, new in journal.record("\(old) to \(new)") }
          .onChange(of: shape.number, perform: { journal.record("now \($0)") })
      }
    }
    let (shape, journal) = (Shape(), Journal())
    let window = TestWindow(Page(shape: shape, journal: journal))
    XCTAssertEqual(journal.drain(), [], "nothing has changed at first")
    shape.number = 1
    shape.number = 2
    shape.number = 3
    runLoopUntilIdle()
    XCTAssertEqual(Set(journal.drain()), ["0 to 3", "now 3"])
    shape.other = 5
    runLoopUntilIdle()
    XCTAssertEqual(journal.drain(), [], "another value has changed")
    shape.number = 4
    shape.number = 3
    runLoopUntilIdle()
    XCTAssertEqual(journal.drain(), [], "in the end nothing has changed")
    window.close()
  }

  func testInitialRunsAtFirst() {
    struct Page: View {
      let shape: Shape
      let journal: Journal
      var body: some View {
        Text("").onChange(of: shape.number, initial: true) { old, new in
          journal.record("\(old) to \(new)")
        }
      }
    }
    let (shape, journal) = (Shape(), Journal())
    let window = TestWindow(Page(shape: shape, journal: journal))
    XCTAssertEqual(journal.drain(), ["0 to 0"])
    shape.number = 1
    runLoopUntilIdle()
    XCTAssertEqual(journal.drain(), ["0 to 1"])
    window.close()
  }

  func testClosuresThatWriteSettleInTheSameTurn() {
    struct Page: View {
      @State private var a = 0
      @State private var b = 0
      @State private var c = 0
      var body: some View {
        VStack {
          Text("\(a) \(b) \(c)")
          Button("Go") { a += 1 }
        }
        .onChange(of: a) { b = a * 10 }
        .onChange(of: b) { c = b * 10 }
      }
    }
    let window = TestWindow(Page())
    emit(window.button("Go"), "clicked")
    MainLoop.iterate()
    XCTAssertEqual(window.texts, ["1 10 100"], "one iteration of the loop is one turn")
    window.close()
  }

  func testAnEndlessLoopIsStoppedWithAWarning() {
    struct Page: View {
      let journal: Journal
      @State private var number = 0
      @State private var other = 0
      var body: some View {
        VStack {
          Text("\(number) \(other)")
          Button("Go") { number += 1 }
          Button("Other") { other += 1 }
        }
        .onChange(of: number) {
          journal.record("changed")
          number += 1
        }
      }
    }
    let journal = Journal()
    let window = TestWindow(Page(journal: journal))
    let errors = StandardErrorCapture()
    window.press("Go")
    XCTAssertTrue(
      errors.text.contains("set each other off without end"), "standard error: \(errors.text)")
    let count = journal.drain().count
    XCTAssertGreaterThan(count, 10)
    XCTAssertLessThanOrEqual(count, 100)
    // The program continues.
    window.press("Other")
    XCTAssertTrue(window.texts[0].hasSuffix(" 1"), "\(window.texts)")
    window.close()
  }

  func testATaskRunsAndIsCancelledWithItsView() {
    struct Page: View {
      let shape: Shape
      let journal: Journal
      var body: some View {
        VStack {
          if shape.isOn {
            Text("Busy").task {
              journal.record("start")
              do { try await Task.sleep(for: .seconds(3600)) } catch { journal.record("cancelled") }
            }
          }
        }
      }
    }
    let (shape, journal) = (Shape(), Journal())
    let window = TestWindow(Page(shape: shape, journal: journal))
    shape.isOn = true
    runLoop(until: { journal.entries == ["start"] })
    shape.isOn = false
    runLoop(until: { journal.entries == ["start", "cancelled"] })
    window.close()
  }

  private struct Lookup: View {
    @State private var query = "a"
    let journal: Journal
    var body: some View {
      Button("Next") { query += "a" }
        .task(id: query) { journal.record("task \(query)") }
    }
  }

  func testATaskWithAnIDStartsAgainWhenTheIDChanges() {
    let journal = Journal()
    let window = TestWindow(Lookup(journal: journal))
    runLoop(until: { journal.entries == ["task a"] }, "The task did not start.")
    window.press("Next")
    runLoop(until: { journal.entries == ["task a", "task aa"] }, "It did not start again.")
    window.close()
  }

  func testTheOlderOnChangeCapturesTheOldValue() {
    struct Page: View {
      let shape: Shape
      let journal: Journal
      @State private var mine = 0
      var body: some View {
        VStack {
          Text("\(mine)")
            .onChange(of: mine) { [mine] new in journal.record("\(mine) to \(new)") }
            .onChange(of: shape.number) { new in mine = new }
          Text("\(shape.other)")
        }
      }
    }
    let (shape, journal) = (Shape(), Journal())
    let window = TestWindow(Page(shape: shape, journal: journal))
    for number in [3, 5] {
      shape.other += 1
      runLoopUntilIdle()
      shape.number = number
      runLoopUntilIdle()
    }
    XCTAssertEqual(journal.entries, ["0 to 3", "3 to 5"])
    window.close()
  }
}
