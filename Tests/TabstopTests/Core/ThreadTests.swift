import Dispatch
import GtkBridge
import Observation
import PrivateDisplay
import Synchronization
import XCTest

@testable import Tabstop

/// A value written by another thread can be read at once, and is shown.
@preconcurrency @MainActor
final class ThreadTests: DisplayTestCase {
  private struct Counter: View {
    @State private var number = 0
    @State private var list = ["a", "b"]
    let handOut: (Binding<Int>, Binding<[String]>) -> Void

    var body: some View {
      VStack {
        Text(verbatim: "\(number)")
        ForEach($list, id: \.self) { Text($0.wrappedValue) }
        Button("Hand out") { handOut($number, $list) }
      }
    }
  }

  /// The bindings of a view on screen.
  private func bindings() -> (TestWindow, Binding<Int>, Binding<[String]>) {
    var given: (Binding<Int>, Binding<[String]>)?
    let window = TestWindow(Counter { given = ($0, $1) })
    window.press("Hand out")
    return (window, given!.0, given!.1)
  }

  /// Runs `work` on another thread, and waits for it.
  private func elsewhere(_ work: @escaping @Sendable () -> Void) {
    let isOver = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      work()
      isOver.signal()
    }
    isOver.wait()
  }

  func testAStateWrittenOnAnotherThreadIsThereAtOnceAndShown() {
    let (window, number, list) = bindings()
    elsewhere {
      XCTAssertFalse(MainLoop.isMainThread)
      number.wrappedValue = 7
      XCTAssertEqual(number.wrappedValue, 7)
      list.wrappedValue.append("c")
      list[0].wrappedValue = "A"
      XCTAssertEqual(list.wrappedValue, ["A", "b", "c"])
      XCTAssertEqual(Binding(list.optional)?.wrappedValue, ["A", "b", "c"])
    }
    XCTAssertEqual(number.wrappedValue, 7)
    runLoop(until: { window.texts == ["7", "A", "b", "c"] }, "\(window.texts)")
    window.close()
  }

  func testTheLastOfManyWritesIsShown() {
    let (window, number, _) = bindings()
    let isOver = Mutex(false)
    DispatchQueue.global().async {
      for value in 1...20_000 { number.wrappedValue = value }
      isOver.withLock { $0 = true }
    }
    runLoop(until: { isOver.withLock { $0 } && window.texts[0] == "20000" }, window.texts[0])
    window.close()
  }

  /// An object that a program shares between threads: each access is locked, and observers are
  /// notified.
  private final class Shared: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private let stored = Mutex(0)

    /// Called between the read and the return of its result.
    let whileReading = Mutex<(@Sendable () -> Void)?>(nil)

    var number: Int {
      registrar.access(self, keyPath: \.number)
      let value = stored.withLock { $0 }
      let work = whileReading.withLock { work in
        defer { work = nil }
        return work
      }
      work?()
      return value
    }

    /// - Parameter before: Called when observers have been notified, and the value is not yet
    ///   stored.
    func write(_ value: Int, before: () -> Void = {}) {
      registrar.withMutation(of: self, keyPath: \.number) {
        before()
        stored.withLock { $0 = value }
      }
    }
  }

  private struct Reader: View {
    let shared: Shared
    let journal: Journal
    var body: some View {
      let _ = journal.record("body")
      Text("\(shared.number)")
    }
  }

  /// Between the notification and the store the main thread can evaluate any views.
  private func writeSlowly(_ value: Int, to shared: Shared) {
    let (told, goOn) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let isOver = Mutex(false)
    DispatchQueue.global().async {
      shared.write(value) {
        told.signal()
        goOn.wait()
      }
      isOver.withLock { $0 = true }
    }
    told.wait()
    runLoopUntilIdle()
    goOn.signal()
    runLoop(until: { isOver.withLock { $0 } })
  }

  func testAnObservedValueThatIsStoredLateIsShown() {
    let (shared, journal) = (Shared(), Journal())
    let window = TestWindow(
      VStack {
        Reader(shared: shared, journal: journal)
        Reader(shared: shared, journal: journal)
      })
    XCTAssertEqual(journal.drain(), ["body", "body"])
    for value in 1...3 {
      writeSlowly(value, to: shared)
      let expected = ["\(value)", "\(value)"]
      runLoop(until: { window.texts == expected }, "\(window.texts)")
    }
    window.close()
    _ = journal.drain()
    writeSlowly(4, to: shared)
    runLoopUntilIdle()
    XCTAssertEqual(journal.drain(), [], "a closed window follows nothing")
  }

  /// A view that is being evaluated again keeps observing its object.
  func testAnObservedValueThatIsStoredWhileItIsReadIsShown() {
    let (shared, journal) = (Shared(), Journal())
    let window = TestWindow(
      VStack {
        Reader(shared: shared, journal: journal)
        Reader(shared: shared, journal: journal)
      })
    shared.write(1)
    runLoopUntilIdle()
    XCTAssertEqual(window.texts, ["1", "1"])
    shared.whileReading.withLock {
      $0 = {
        let isOver = DispatchSemaphore(value: 0)
        DispatchQueue.global().async {
          shared.write(3)
          isOver.signal()
        }
        isOver.wait()
      }
    }
    shared.write(2)
    runLoop(until: { window.texts == ["3", "3"] }, "\(window.texts)")
    window.close()
  }
}

extension Binding {
  fileprivate var optional: Binding<Value?> {
    Binding<Value?>(get: { wrappedValue }, set: { if let value = $0 { wrappedValue = value } })
  }
}
