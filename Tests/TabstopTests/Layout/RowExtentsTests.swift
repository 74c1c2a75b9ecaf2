import XCTest

@testable import Tabstop

/// The lengths of rows in a collection: measured ones, and estimates for the others.
final class RowExtentsTests: XCTestCase {
  func testUnknownRowsAreAsLongAsTheEstimate() {
    let extents = RowExtents(count: 10, estimate: 50)
    XCTAssertEqual(extents.offset(of: 0), 0)
    XCTAssertEqual(extents.offset(of: 10), 500)
    XCTAssertEqual(extents.index(at: -5), 0)
    XCTAssertEqual(extents.index(at: 0), 0)
    XCTAssertEqual(extents.index(at: 49), 0)
    XCTAssertEqual(extents.index(at: 50), 1)
    XCTAssertEqual(extents.index(at: 10_000), 9)
  }

  func testNoRows() {
    var extents = RowExtents(count: 0, estimate: 50)
    XCTAssertEqual(extents.offset(of: 0), 0)
    XCTAssertEqual(extents.index(at: 30), 0)
    extents.replace(0..<0, withCount: 3)
    XCTAssertEqual(extents.offset(of: 3), 150)
  }

  func testTheEstimateIsTheMeanOfWhatIsKnown() {
    var extents = RowExtents(count: 4, estimate: 50)
    extents.measure(0, 20)
    extents.measure(1, 40)
    extents.improveEstimate()
    XCTAssertEqual(extents.estimate, 30)
    XCTAssertEqual(extents.offset(of: 4), 120)
    // Not for each row: a scroll bar would tremble.
    extents.measure(2, 300)
    extents.improveEstimate()
    XCTAssertEqual(extents.estimate, 30)
  }

  /// Against a plain list of lengths.
  func testRandomChangesAgainstAReference() {
    for seed in 1...50 {
      var random = Generator(state: UInt64(seed))
      var extents = RowExtents(count: 20, estimate: 10)
      var reference: [Double?] = Array(repeating: nil, count: 20)
      for _ in 0..<60 {
        switch Int.random(in: 0..<3, using: &random) {
        case 0 where !reference.isEmpty:
          let index = reference.indices.randomElement(using: &random)!
          let length = Double(Int.random(in: 0...90, using: &random))
          extents.measure(index, length)
          reference[index] = length
        case 1:
          let lower = Int.random(in: 0...reference.count, using: &random)
          let upper = Int.random(in: lower...reference.count, using: &random)
          let count = Int.random(in: 0...6, using: &random)
          extents.replace(lower..<upper, withCount: count)
          reference.replaceSubrange(lower..<upper, with: repeatElement(nil, count: count))
        default: extents.improveEstimate()
        }
        XCTAssertEqual(extents.count, reference.count)
        var offset = 0.0
        for (index, length) in reference.enumerated() {
          XCTAssertEqual(extents.offset(of: index), offset, accuracy: 0.001, "seed \(seed)")
          let own = length ?? extents.estimate
          if own > 0.5 {
            XCTAssertEqual(extents.index(at: offset + own / 2), index, "seed \(seed)")
          }
          offset += own
        }
        XCTAssertEqual(extents.offset(of: reference.count), offset, accuracy: 0.001)
      }
    }
  }

  private struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }
}
