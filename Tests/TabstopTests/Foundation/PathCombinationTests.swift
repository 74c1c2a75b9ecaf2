import Foundation
import Tabstop
import TabstopFoundation
import XCTest

/// Combinations of what paths enclose.
final class PathCombinationTests: XCTestCase {
  private let first = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
  private let second = Path(CGRect(x: 5, y: 5, width: 10, height: 10))

  /// The area within a path that consists of lines.
  private func area(_ path: Path) -> Double {
    var (sum, start, current) = (0.0, CGPoint.zero, CGPoint.zero)
    func add(_ end: CGPoint) {
      sum += current.x * end.y - current.y * end.x
      current = end
    }
    path.forEach { element in
      switch element {
      case .move(let end): (start, current) = (end, end)
      case .line(let end): add(end)
      case .closeSubpath: add(start)
      case .curve, .quadCurve: XCTFail("There are curves.")
      }
    }
    return sum / 2
  }

  private func count(_ path: Path) -> Int {
    var count = 0
    path.forEach { _ in count += 1 }
    return count
  }

  func testRectangles() {
    XCTAssertEqual(area(first.union(second)), 175, accuracy: 0.001)
    XCTAssertEqual(count(first.union(second)), 9)
    XCTAssertEqual(
      first.intersection(second).boundingRect, CGRect(x: 5, y: 5, width: 5, height: 5))
    XCTAssertEqual(area(first.subtracting(second)), 75, accuracy: 0.001)
    XCTAssertEqual(area(first.symmetricDifference(second)), 150, accuracy: 0.001)
    XCTAssertTrue(first.union(second).contains(CGPoint(x: 12, y: 12)))
    XCTAssertFalse(first.subtracting(second).contains(CGPoint(x: 7, y: 7)))
  }

  func testPathsThatShareLines() {
    let beside = first.offsetBy(dx: 10, dy: 0)
    XCTAssertEqual(area(first.union(beside)), 200, accuracy: 0.001)
    XCTAssertEqual(count(first.union(beside)), 5, "one rectangle")
    XCTAssertTrue(first.intersection(beside).isEmpty)
    XCTAssertTrue(first.subtracting(first).isEmpty)
    XCTAssertEqual(area(first.union(first)), 100, accuracy: 0.001)
    XCTAssertEqual(area(first.union(Path())), 100, accuracy: 0.001)
  }

  func testPointsThatAreNoNumbersAreLeftOut() {
    for point in [CGPoint(x: Double.nan, y: 0), CGPoint(x: 0, y: Double.infinity)] {
      var odd = Path()
      odd.move(to: point)
      odd.addLine(to: CGPoint(x: 1, y: 1))
      odd.addCurve(to: point, control1: .zero, control2: point)
      odd.closeSubpath()
      odd.addPath(second)
      XCTAssertEqual(area(first.union(odd)), 175, accuracy: 0.001)
      XCTAssertEqual(area(odd.subtracting(first)), 75, accuracy: 0.001)
    }
  }

  func testHolesAndRules() {
    let hole = Path(CGRect(x: 2, y: 2, width: 3, height: 3))
    let ring = first.subtracting(hole)
    XCTAssertEqual(area(ring), 91, accuracy: 0.001)
    XCTAssertFalse(ring.contains(CGPoint(x: 3, y: 3)))
    var both = first
    both.addPath(hole)
    XCTAssertEqual(area(both.normalized(eoFill: true)), 91, accuracy: 0.001)
    XCTAssertEqual(area(both.normalized(eoFill: false)), 100, accuracy: 0.001)
  }

  func testCirclesBecomeLinesNearThem() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    let half = circle.intersection(Path(CGRect(x: 0, y: 0, width: 100, height: 50)))
    XCTAssertEqual(area(half), .pi * 2500 / 2, accuracy: 5)
  }

  func testLines() {
    let line = Path {
      $0.move(to: CGPoint(x: -5, y: 5))
      $0.addLine(to: CGPoint(x: 15, y: 5))
    }
    XCTAssertEqual(
      line.lineIntersection(first).boundingRect, CGRect(x: 0, y: 5, width: 10, height: 0))
    let outside = line.lineSubtraction(first)
    XCTAssertEqual(count(outside), 4)
    XCTAssertEqual(outside.boundingRect, CGRect(x: -5, y: 5, width: 20, height: 0))
  }

  func testShapesAndCoreGraphics() {
    let rect = CGRect(x: 0, y: 0, width: 20, height: 20)
    XCTAssertEqual(
      area(Rectangle().subtracting(Circle()).path(in: rect)), 400 - .pi * 100, accuracy: 2)
    XCTAssertTrue(first.cgPath.intersects(second.cgPath))
    XCTAssertEqual(
      area(Path(first.cgPath.union(second.cgPath, using: .evenOdd))), 175, accuracy: 0.001)
  }
}
