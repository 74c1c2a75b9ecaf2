import CGtk
import PrivateDisplay
import XCTest

@testable import Tabstop

/// Which views are visible in a scroll view.
@preconcurrency @MainActor
final class ScrollTargetVisibilityTests: DisplayTestCase {
  private struct Page: View {
    let journal: Journal
    var isLazy = false

    var body: some View {
      ScrollView {
        if isLazy {
          LazyVStack(spacing: 0) { rows }.scrollTargetLayout()
        } else {
          VStack(spacing: 0) { rows }.scrollTargetLayout()
        }
      }
      .onScrollTargetVisibilityChange(idType: Int.self, threshold: 0.6) { ids in
        journal.record("\(ids.first ?? -1)...\(ids.last ?? -1)")
      }
      .frame(height: 100)
    }

    private var rows: some View {
      ForEach(0..<20, id: \.self) { Text("Row \($0)").frame(height: 50) }
    }
  }

  private func check(isLazy: Bool) {
    let journal = Journal()
    let window = TestWindow(Page(journal: journal, isLazy: isLazy))
    window.layOut()
    XCTAssertEqual(journal.drain().last, "0...1")
    let scroller = OpaquePointer(window.all("TabstopScroller")[0])
    gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(scroller), 260)
    runLoopUntilIdle()
    window.layOut()
    window.layOut()
    XCTAssertEqual(journal.drain().last, "5...6", "row 5 is visible by four fifths, 7 by a fifth")
    window.close()
  }

  func testTheVisibleViewsAreReported() { check(isLazy: false) }
  func testTheVisibleViewsOfALazyStackAreReported() { check(isLazy: true) }
}
