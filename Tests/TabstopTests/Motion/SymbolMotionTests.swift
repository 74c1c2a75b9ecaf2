import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// The effects of symbols, here on a square.
final class SymbolMotionTests: MotionTestCase {
  private func width(_ window: TestWindow) -> Float? { window.picture().extent(of: .red)?.width }

  func testABounceGrowsAndComesBack() {
    let window = show { self.redSquare.symbolEffect(.bounce, value: $0.number) }
    defer { window.close() }
    XCTAssertNil(Motions.current)
    model.number = 1
    window.layOut()
    frame(window, 0)
    XCTAssertEqual(width(window), 40)
    frame(window, 0.15)
    frame(window, 0.16)
    XCTAssertGreaterThan(width(window) ?? 0, 42)
    for time in [0.3, 1, 2, 3] { frame(window, time) }
    XCTAssertEqual(width(window), 40)
    XCTAssertNil(Motions.current)
  }

  func testAPeriodicBounceRestsBetweenItsRuns() {
    let window = show {
      self.redSquare.symbolEffect(
        .bounce, options: .repeat(.periodic(2, delay: 1)), value: $0.number)
    }
    defer { window.close() }
    model.number = 1
    window.layOut()
    frame(window, 0)
    // The first run takes half a second, and the pause a second.
    for time in [0.2, 0.4, 0.6, 0.8, 1.0, 1.2] { frame(window, time) }
    XCTAssertNotNil(Motions.current)
    XCTAssertEqual(width(window), 40)
    for step in 0...20 { frame(window, 1.4 + Double(step) * 0.2) }
    XCTAssertEqual(width(window), 40)
    XCTAssertNil(Motions.current)
  }

  func testADrawnSymbolIsInvisibleWhileItIsActive() {
    setMotion(false)
    let window = show { self.redSquare.symbolEffect(.drawOff.byLayer, isActive: $0.isOn) }
    defer { window.close() }
    XCTAssertEqual(width(window), 40)
    model.isOn = true
    window.layOut()
    XCTAssertNil(width(window))
  }

  func testAnActivePulseEnds() {
    let window = show { self.redSquare.symbolEffect(.pulse, isActive: $0.isOn) }
    defer { window.close() }
    model.isOn = true
    window.layOut()
    frame(window, 0)
    XCTAssertNotNil(Motions.current)
    frame(window, 0.5)
    frame(window, 0.51)
    XCTAssertNil(width(window), "it is not as red as before")
    for step in 1...40 { frame(window, 0.5 + Double(step) * 0.25) }
    XCTAssertNil(Motions.current)
    XCTAssertEqual(width(window), 40)
  }

  func testAPulseThatIsActiveFromTheBeginning() {
    let window = show { _ in self.redSquare.symbolEffect(.pulse) }
    defer { window.close() }
    window.layOut()
    XCTAssertNotNil(Motions.current)
  }

  func testScaleAndDisappearStayWhileActive() {
    setMotion(false)
    let window = show { model in
      self.redSquare.symbolEffect(.scale.down, isActive: model.isOn)
        .symbolEffect(.disappear, isActive: model.number == 1)
    }
    defer { window.close() }
    model.isOn = true
    window.layOut()
    XCTAssertEqual(width(window), 32)
    model.number = 1
    window.layOut()
    XCTAssertNil(width(window))
  }

  func testNothingMovesWithoutMotion() {
    setMotion(false)
    let window = show { model in
      self.redSquare.symbolEffect(.rotate, value: model.number)
        .symbolEffect(.breathe, isActive: model.isOn)
    }
    defer { window.close() }
    model.number = 1
    model.isOn = true
    window.layOut()
    XCTAssertNil(Motions.current)
    XCTAssertEqual(width(window), 40)
  }
}
