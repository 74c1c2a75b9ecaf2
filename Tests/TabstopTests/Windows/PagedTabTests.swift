import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// Pages without labels, which follow each other.
@preconcurrency @MainActor
final class PagedTabTests: DisplayTestCase {
  private struct Guide: View {
    @State private var page = 0

    var body: some View {
      VStack {
        TabView(selection: $page) {
          ForEach(0..<3, id: \.self) { index in
            VStack {
              Text("Step \(index)")
              Button("Next \(index)") { page = index + 1 }
            }
            .tag(index)
          }
        }
        .tabViewStyle(.page)
        Button("Next") { page = (page + 1) % 3 }
        Text("\(page)")
      }
    }
  }

  /// Before they are made.
  private func announcements(of title: String, in window: TestWindow) -> [String] {
    let button = window.button(title)
    gtk_widget_grab_focus(button)
    runLoopUntilIdle()
    let before = Announcements.shared.waiting.count
    emit(button, "clicked")
    defer { runLoopUntilIdle() }
    return Announcements.shared.waiting[before...].map(\.text)
  }

  func testAPageThatTheUserGoesToIsSaid() {
    let window = TestWindow(Guide(), height: 300)
    window.layOut()
    XCTAssertEqual(announcements(of: "Next", in: window), ["Page 2 of 3"])
    XCTAssertEqual(announcements(of: "Next 1", in: window), ["Page 3 of 3"])
    window.close()
  }
}
