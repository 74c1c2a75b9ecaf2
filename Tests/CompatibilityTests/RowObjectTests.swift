import CGtk
import Combine
import PrivateDisplay
import SwiftUI
import XCTest

/// A row that goes far out of sight keeps what the user has changed in objects of its own.
@preconcurrency @MainActor
final class RowObjectTests: DisplayTestCase {
  final class Counter: ObservableObject {
    @Published var count = 0
  }

  private struct Row: View {
    let index: Int
    @StateObject private var counter = Counter()
    var body: some View { Button("Row \(index): \(counter.count)") { counter.count += 1 } }
  }

  private func scroll(_ window: TestWindow, to value: Double) {
    let scroller = OpaquePointer(window.all("GtkScrolledWindow")[0])
    gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(scroller), value)
    var count = -1
    while count != window.all("GtkLabel").count {
      count = window.all("GtkLabel").count
      window.layOut()
      window.layOut()
    }
  }

  func testAStateObjectOfARowStaysWithIt() {
    let window = TestWindow(ScrollView { LazyVStack { ForEach(0..<3_000) { Row(index: $0) } } })
    window.layOut()
    window.press("Row 1: 0")
    for value in stride(from: 10_000.0, through: 60_000, by: 10_000) { scroll(window, to: value) }
    XCTAssertNil(window.label("Row 2: 0"))
    scroll(window, to: 0)
    XCTAssertNotNil(window.label("Row 1: 1"))
    window.close()
  }
}
