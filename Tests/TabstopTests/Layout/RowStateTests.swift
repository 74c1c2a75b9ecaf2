import CGtk
import GtkBridge
import Observation
import PrivateDisplay
import XCTest

@testable import Tabstop

/// A row that goes far out of sight keeps what the user has changed in it: states, and objects of its own.
@preconcurrency @MainActor
final class RowStateTests: RowsTestCase {
  @Observable
  final class Counter {
    var count = 0
  }

  private struct ObservableRow: View {
    let index: Int
    @State private var counter = Counter()
    var body: some View { Button("Row \(index): \(counter.count)") { counter.count += 1 } }
  }

  /// A row that shows an object of the page loses nothing with its own end.
  private struct SharedRow: View {
    let index: Int
    let counter: Counter
    var body: some View {
      Button("Row \(index): \(index == 1 ? counter.count : 0)") { counter.count += 1 }
    }
  }

  func testStateThatTheUserChangedStaysWithItsRow() {
    struct Counter: View {
      let index: Int
      @State private var count = 0
      var body: some View { Button("Row \(index): \(count)") { count += 1 } }
    }
    struct Page: View {
      var body: some View {
        ScrollView { LazyVStack { ForEach(0..<3_000) { Counter(index: $0) } } }
      }
    }
    let window = TestWindow(Page())
    window.layOut()
    window.press("Row 1: 0")
    scrollFar(window)
    XCTAssertNil(window.label("Row 2: 0"))
    scroll(window, to: 0)
    XCTAssertNotNil(window.label("Row 1: 1"))
    XCTAssertNotNil(window.label("Row 2: 0"))
    window.close()
  }

  func testStateInsideOfARowKeepsTheRowsAround() {
    struct Counter: View {
      let name: String
      @State private var count = 0
      var body: some View { Button("\(name): \(count)") { count += 1 } }
    }
    struct Page: View {
      var body: some View {
        ScrollView {
          LazyVStack {
            ForEach(0..<200) { section in
              Section("Section \(section)") {
                ForEach(0..<20) { row in
                  HStack { ForEach(0..<2) { Counter(name: "\(section)-\(row)-\($0)") } }
                }
              }
            }
          }
        }
      }
    }
    let window = TestWindow(Page())
    window.layOut()
    window.press("0-1-1: 0")
    scroll(window, to: 60_000)
    runLoop(until: { window.label("0-0-0: 0") == nil })
    scroll(window, to: 0)
    window.layOut()
    XCTAssertNotNil(window.label("0-1-1: 1"))
    window.close()
  }

  private func pressAndGoFar(_ window: TestWindow) {
    window.layOut()
    window.press("Row 1: 0")
    XCTAssertNotNil(window.label("Row 1: 1"))
    scrollFar(window)
    XCTAssertNil(window.label("Row 2: 0"))
  }

  func testAnObservableObjectOfARowStaysWithIt() {
    let window = TestWindow(
      ScrollView { LazyVStack { ForEach(0..<3_000) { ObservableRow(index: $0) } } })
    pressAndGoFar(window)
    scroll(window, to: 0)
    XCTAssertNotNil(window.label("Row 1: 1"))
    window.close()
  }

  func testAnObjectOfThePageKeepsNoRow() {
    let counter = Counter()
    let window = TestWindow(
      ScrollView {
        LazyVStack { ForEach(0..<3_000) { SharedRow(index: $0, counter: counter) } }
      })
    pressAndGoFar(window)
    XCTAssertNil(window.label("Row 1: 1"))
    scroll(window, to: 0)
    XCTAssertNotNil(window.label("Row 1: 1"))
    window.close()
  }
}
