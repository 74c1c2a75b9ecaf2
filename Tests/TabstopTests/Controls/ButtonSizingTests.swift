import CGtk
import PrivateDisplay
import XCTest

@testable import Tabstop

/// The widths of buttons.
@preconcurrency @MainActor
final class ButtonSizingTests: DisplayTestCase {
  func testAFlexibleButtonTakesTheRoomThereIs() {
    struct Page: View {
      @State private var sizing = ButtonSizing.flexible
      var body: some View {
        VStack {
          Button("Plain") { sizing = .fitted }
          Button {
          } label: {
            Label("Picture", systemImage: "star")
          }.buttonStyle(.bordered)
        }
        .buttonSizing(sizing)
        Button("Usual") {}
      }
    }
    let window = TestWindow(Page())
    func width(_ title: String) -> Float { window.bounds(of: window.button(title)).width }
    XCTAssertEqual(width("Plain"), 400)
    XCTAssertEqual(width("Picture"), 400)
    XCTAssertLessThan(width("Usual"), 200)
    window.press("Plain")
    window.layOut()
    XCTAssertLessThan(width("Plain"), 200)
    XCTAssertLessThan(width("Picture"), 200)
    window.close()
  }
}
