import Foundation
import PrivateDisplay
import XCTest

@testable import TabstopKits

/// The rows of a table or a collection, which keep their identity when others come and go.
@preconcurrency @MainActor
final class KitSectionsTests: DisplayTestCase {
  private func ids(_ sections: KitSections) -> [[Int]] {
    sections.sections.map { $0.rows.map(\.id) }
  }

  private func path(_ row: Int, _ section: Int) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  func testNewRowsAreAtThePlacesThatTheyHaveAfterwards() {
    let sections = KitSections()
    sections.count { [3, 1] }
    let old = ids(sections)
    for row in sections.rows { row.isStale = false }
    XCTAssertTrue(
      sections.add(.insertRows([path(4, 0), path(0, 0), path(1, 1), path(7, 5)])) { [5, 2] })
    let new = ids(sections)
    XCTAssertEqual(new.map(\.count), [5, 2])
    XCTAssertEqual(Array(new[0][1...3]), old[0])
    XCTAssertEqual(new[1][0], old[1][0])
    XCTAssertEqual(Set(new.joined()).count, 7)
    XCTAssertFalse(sections.rows.contains(where: \.isStale), "no cell is asked for again")
    XCTAssertEqual(sections[path(4, 0)]?.path, path(4, 0))
  }

  func testRowsMoveWhileOthersComeAndGo() {
    let sections = KitSections()
    sections.count { [4, 2] }
    let old = ids(sections)
    sections.beginChanges()
    _ = sections.add(.deleteRows([path(0, 0)])) { [] }
    _ = sections.add(.moveRow(path(3, 0), path(0, 0))) { [] }
    _ = sections.add(.moveRow(path(1, 0), path(2, 1))) { [] }
    _ = sections.add(.insertRows([path(0, 1)])) { [] }
    XCTAssertTrue(sections.endChanges { [2, 4] })
    let new = ids(sections)
    XCTAssertEqual(new[0], [old[0][3], old[0][2]])
    XCTAssertEqual(Array(new[1][1...]), [old[1][0], old[0][1], old[1][1]])
  }

  func testAPlaceBehindTheLastRowIsTheLast() {
    let sections = KitSections()
    sections.count { [1] }
    let first = ids(sections)[0][0]
    _ = sections.add(.insertRows([path(9, 0), path(12, 0)])) { [3] }
    XCTAssertEqual(ids(sections)[0].first, first)
    XCTAssertEqual(ids(sections)[0].count, 3)
  }
}
