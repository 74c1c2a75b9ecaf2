import Foundation
import TabstopFoundation
import XCTest

/// The parts of a path by Core Graphics' names, and rectangles.
final class PathElementTests: XCTestCase {
  private func parts(_ path: CGPath) -> [String] {
    var parts: [String] = []
    path.applyWithBlock { element in
      let (type, points) = (element.pointee.type, element.pointee.points)
      func text(_ index: Int) -> String { "\(Int(points[index].x)),\(Int(points[index].y))" }
      switch type {
      case .moveToPoint: parts.append("move \(text(0))")
      case .addLineToPoint: parts.append("line \(text(0))")
      case .addQuadCurveToPoint: parts.append("quad \(text(1))")
      case .addCurveToPoint: parts.append("curve \(text(0)) \(text(1)) \(text(2))")
      case .closeSubpath: parts.append("close")
      }
    }
    return parts
  }

  func testThePartsOfAPathAreVisitedInOrder() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addCurve(
      to: CGPoint(x: 9, y: 10), control1: CGPoint(x: 5, y: 6), control2: CGPoint(x: 7, y: 8))
    path.closeSubpath()
    XCTAssertEqual(parts(path), ["move 1,2", "line 3,4", "curve 5,6 7,8 9,10", "close"])
    var count = 0
    withUnsafeMutablePointer(to: &count) { count in
      path.apply(info: count) { info, _ in
        info!.assumingMemoryBound(to: Int.self).pointee += 1
      }
    }
    XCTAssertEqual(count, 4)
  }

  func testLinesAndRoundedRectangles() {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 5, y: 0), CGPoint(x: 5, y: 5)])
    XCTAssertEqual(parts(path), ["move 0,0", "line 5,0", "line 5,5"])
    path.addRoundedRect(
      in: CGRect(x: 10, y: 10, width: 20, height: 20), cornerWidth: 4, cornerHeight: 4)
    XCTAssertEqual(path.boundingBox, CGRect(x: 0, y: 0, width: 30, height: 30))
    XCTAssertTrue(path.contains(CGPoint(x: 20, y: 20)))
    XCTAssertFalse(path.contains(CGPoint(x: 10.2, y: 10.2)), "a rounded corner")
  }

  func testTheBoundsOfACurveAreThoseOfItsLine() {
    var path = Path()
    XCTAssertTrue(path.boundingRect.isNull)
    path.move(to: CGPoint(x: 0, y: 0))
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    XCTAssertEqual(path.boundingRect.width, 10)
    XCTAssertEqual(path.boundingRect.height, 5, accuracy: 1e-9)
    XCTAssertEqual(path.cgPath.boundingBoxOfPath, path.boundingRect)
    XCTAssertEqual(path.cgPath.boundingBox.height, 20 / 3, accuracy: 1e-9)
    let circle = Path(ellipseIn: CGRect(x: 2, y: 3, width: 20, height: 30))
    XCTAssertEqual(circle.boundingRect, CGRect(x: 2, y: 3, width: 20, height: 30))
  }

  func testTheBoundsOfRandomCurvesAreThoseOfTheirPoints() {
    for _ in 0..<200 {
      let points = (0..<4).map { _ in
        CGPoint(x: Double.random(in: -9...9), y: Double.random(in: -9...9))
      }
      var path = Path()
      path.move(to: points[0])
      path.addCurve(to: points[3], control1: points[1], control2: points[2])
      let line = (0...1000).map { index -> CGPoint in
        let t = Double(index) / 1000
        let shares = [
          (1 - t) * (1 - t) * (1 - t), 3 * (1 - t) * (1 - t) * t, 3 * (1 - t) * t * t, t * t * t,
        ]
        return zip(points, shares).reduce(CGPoint.zero) {
          CGPoint(x: $0.x + $1.0.x * $1.1, y: $0.y + $1.0.y * $1.1)
        }
      }
      let bounds = path.boundingRect
      XCTAssertEqual(bounds.minX, line.map(\.x).min()!, accuracy: 1e-3)
      XCTAssertEqual(bounds.maxX, line.map(\.x).max()!, accuracy: 1e-3)
      XCTAssertEqual(bounds.minY, line.map(\.y).min()!, accuracy: 1e-3)
      XCTAssertEqual(bounds.maxY, line.map(\.y).max()!, accuracy: 1e-3)
    }
  }

  func testARectangleIsTransformed() {
    let turned = CGRect(x: 1, y: 0, width: 2, height: 4)
      .applying(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
    XCTAssertEqual(turned, CGRect(x: -4, y: 1, width: 4, height: 2))
    XCTAssertTrue(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
  }

  func testATransformIsWrittenAndRead() throws {
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let data = try JSONEncoder().encode(transform)
    XCTAssertEqual(try JSONDecoder().decode(CGAffineTransform.self, from: data), transform)
  }
}
