import XCTest

@testable import Tabstop

/// Colours by their hue.
final class HueTests: XCTestCase {
  func testAHueOutsideIsAsFarAroundTheCircle() {
    for step in 0..<12 {
      let hue = Double(step) / 12
      let color = Color(hue: hue, saturation: 0.5, brightness: 0.8)
      for turns in [-2.0, -1, 1] {
        XCTAssertEqual(Color(hue: hue + turns, saturation: 0.5, brightness: 0.8), color, "\(hue)")
      }
    }
  }
}
