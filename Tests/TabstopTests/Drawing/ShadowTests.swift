import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// Shadows when only a part of the window is drawn again.
@preconcurrency @MainActor
final class ShadowTests: DisplayTestCase {
  /// A part beside a card, as it is when only that part is drawn, is that of the whole window: its shadow
  /// would be lighter if it were calculated of what is in the part.
  func testAPartOfAShadowIsThatOfTheWhole() {
    let window = TestWindow(
      VStack {
        VStack { Button("One") {} }
          .frame(width: 100, height: 100).background(Color.white).shadow(radius: 10)
      })
    window.layOut()
    let whole = window.picture()
    let card = window.bounds(of: gtk_widget_get_parent(window.button("One"))!)
    let (x, y) = (Int(card.x) - 25, Int(card.y) + 20)
    let part = window.picture(of: Bounds(Float(x), Float(y), 50, 12))
    var edges = 0
    for column in stride(from: 0, to: 50, by: 5) {
      XCTAssertEqual(part[column, 6], whole[x + column, y + 6], "\(column) from the left")
      if whole[x + column, y + 6] != whole[x, y + 6] { edges += 1 }
    }
    XCTAssertGreaterThan(edges, 0, "The shadow is in the part.")
    window.close()
  }
}
