import Foundation
import TabstopFoundation
import XCTest

/// Removing and moving the elements of collections at offsets.
final class OffsetTests: XCTestCase {
  /// An array that counts how many elements a removal moves to another place.
  private struct Counted: MutableCollection, RangeReplaceableCollection {
    var values: [Int] = []
    var moves = 0

    init() {}
    init(_ values: Range<Int>) { self.values = Array(values) }
    var startIndex: Int { 0 }
    var endIndex: Int { values.count }
    func index(after index: Int) -> Int { index + 1 }
    subscript(index: Int) -> Int {
      get { values[index] }
      set {
        values[index] = newValue
        moves += 1
      }
    }
    mutating func replaceSubrange<C: Collection>(_ range: Range<Int>, with new: C)
    where C.Element == Int {
      moves += values.count - range.upperBound
      values.replaceSubrange(range, with: new)
    }
  }

  func testElementsAtOffsetsAreRemoved() {
    var letters = Array("abcdefgh")
    letters.remove(atOffsets: [0, 2, 3, 7])
    XCTAssertEqual(String(letters), "befg")
    letters.remove(atOffsets: [])
    XCTAssertEqual(String(letters), "befg")
    letters.remove(atOffsets: [0, 1, 2, 3])
    XCTAssertEqual(letters, [])
    var slice = Array(0..<10)[4...]
    slice.remove(atOffsets: [0, 5])
    XCTAssertEqual(Array(slice), [5, 6, 7, 8])
  }

  func testElementsAtOffsetsAreMoved() {
    for (offsets, destination, result): (IndexSet, Int, String) in [
      ([0], 3, "bcade"), ([4], 0, "eabcd"), ([0, 2], 5, "bdeac"), ([1, 3], 2, "abdce"),
      ([1], 1, "abcde"), ([1], 2, "abcde"), ([0, 1, 2, 3, 4], 2, "abcde"),
    ] {
      var letters = Array("abcde")
      letters.move(fromOffsets: offsets, toOffset: destination)
      XCTAssertEqual(String(letters), result, "\(offsets.map(\.self)) to \(destination)")
    }
  }

  func testTheWorkGrowsWithTheNumberOfElements() {
    func moves(_ count: Int) -> Int {
      var all = Counted(0..<count)
      all.remove(atOffsets: IndexSet(stride(from: 0, to: count, by: 2)))
      XCTAssertEqual(all.values, Array(stride(from: 1, to: count, by: 2)))
      return all.moves
    }
    XCTAssertLessThanOrEqual(moves(4_000), 2 * moves(2_000) + 10)
  }
}
