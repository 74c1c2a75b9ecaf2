import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// A sheet has the tint of the view that presents it, though it is a window of its own.
@preconcurrency @MainActor
final class SheetTintTests: DisplayTestCase {
  func testASheetHasTheTintAroundIt() {
    struct Page: View {
      @State private var isRed = true
      var body: some View {
        VStack { Text("Page") }
          .sheet(isPresented: .constant(true)) {
            Button("A button with a long title") { isRed = false }
              .buttonStyle(.borderedProminent)
          }
          .tint(isRed ? Color(red: 1, green: 0, blue: 0) : Color(red: 0, green: 0.5, blue: 0))
      }
    }
    let window = TestWindow(Page())
    let dialog = window.dialog()!
    dialog.layOut()
    XCTAssertGreaterThan(dialog.picture().count(of: .red), 100)
    dialog.press("A button with a long title")
    // The button changes its colour in some frames.
    runLoop(until: { dialog.picture().count(of: .red) == 0 })
    window.close()
  }
}
