import FocusModel
import XCTest

/// Cases of the W3C's draft "CSS Spatial Navigation Level 1" (https://www.w3.org/TR/css-nav-1/) and
/// of its incubator's test pages (WICG/spatial-navigation, tests/), recreated from their
/// descriptions. Frames are left, top, width, height. docs/directional-focus.md says where the
/// rules agree.
final class SpatialNavigationCases: XCTestCase {
  private func move(
    _ direction: FocusDirection, from origin: FocusRectangle, among boxes: [FocusRectangle]
  ) -> Int? {
    var map = MapOfNames()
    for (index, box) in boxes.enumerated() { map.add("\(index)", box) }
    return map.move(direction, from: origin).flatMap { Int($0) }
  }

  /// ux/spatnav-distance-function-grid-001: in a grid without gaps, to the neighbour.
  func testGrid() {
    let boxes = (0..<9).map { frame(Double($0 % 3) * 50, Double($0 / 3) * 50, 50, 50) }
    let origin = boxes[5]
    XCTAssertEqual(move(.left, from: origin, among: boxes), 4)
    XCTAssertEqual(move(.up, from: origin, among: boxes), 2)
    XCTAssertEqual(move(.down, from: origin, among: boxes), 8)
    XCTAssertEqual(move(.right, from: origin, among: boxes), nil)
  }

  /// ux/…-grid-002: what lies straight to the right, before what is nearer above and below.
  func testMasonry() {
    let boxes = [
      frame(340, 120, 50, 50), frame(220, 40, 50, 50), frame(280, 40, 50, 50),
      frame(340, 40, 50, 50), frame(320, 175, 50, 50),
    ]
    XCTAssertEqual(move(.right, from: frame(50, 120, 200, 50), among: boxes), 0)
  }

  /// ux/…-grid-align-001: of two as near, the one that is better aligned.
  func testAlignment() {
    let boxes = [frame(300, 50, 100, 100), frame(300, 170, 100, 200)]
    XCTAssertEqual(move(.right, from: frame(50, 100, 200, 200), among: boxes), 1)
  }

  /// ux/…-grid-align-002: a point's difference in distance does not outweigh alignment.
  func testAlignmentBeforeAPointOfDistance() {
    let boxes = [frame(90, 301, 240, 60), frame(335, 300, 100, 80)]
    XCTAssertEqual(move(.down, from: frame(135, 50, 280, 80), among: boxes), 0)
  }

  /// ux/…-grid-align-003: but a row's difference does.
  func testARowBeforeAlignment() {
    let boxes = [frame(60, 260, 360, 80), frame(385, 230, 100, 20)]
    XCTAssertEqual(move(.down, from: frame(60, 145, 640, 76), among: boxes), 1)
  }

  /// ux/…-intersected-001: what overlaps the origin, before what does not.
  func testOverlap() {
    let boxes = [frame(280, 10, 100, 200), frame(220, 310, 150, 150)]
    XCTAssertEqual(move(.right, from: frame(50, 125, 200, 270), among: boxes), 1)
  }

  /// ux/…-intersected-002: the draft prefers what overlaps the origin; here, of two in one row, what
  /// is straight across from its middle is taken.
  func testStraightAcrossBeforeOverlap() {
    let boxes = [frame(250, 10, 100, 420), frame(220, 310, 150, 150)]
    XCTAssertEqual(move(.right, from: frame(50, 125, 200, 270), among: boxes), 0)
  }

  /// ux/…-grid-003: the draft goes to a nearer box above the way; here what lies straight ahead is
  /// taken, and without that nothing, but for a section.
  func testNearerBesideTheWay() {
    let above = [frame(220, 40, 50, 50), frame(280, 40, 50, 50), frame(340, 40, 50, 50)]
    let origin = frame(50, 100, 200, 50)
    XCTAssertEqual(move(.right, from: origin, among: above + [frame(500, 100, 50, 50)]), 3)
    XCTAssertNil(move(.right, from: origin, among: above))

    var map = MapOfNames()
    let section = map.section(frame(260, 0, 300, 300))
    for (index, box) in above.enumerated() { map.add("\(index)", box, in: section) }
    XCTAssertEqual(
      map.move(.right, from: origin), "0", "the draft takes 1, the first wholly to the right")
  }

  /// The draft, 5.3: what is in the innermost container comes first; then those around.
  func testContainersInsideOut() {
    var map = MapOfNames()
    let container = map.section(frame(0, 0, 200, 400))
    map.add("origin", frame(0, 0, 200, 20), in: container)
    map.add("inside", frame(0, 300, 200, 20), in: container)
    map.add("outside", frame(0, 100, 200, 20))
    map.add("beyond", frame(0, 500, 200, 20))
    XCTAssertEqual(map.move(.down, from: "origin"), "inside")
    XCTAssertEqual(map.move(.down, from: "inside"), "beyond")
  }

  /// internal/isVisibleInScroller: from outside, what a scrolled view hides is no candidate; one of
  /// which a part can be seen is one. Inside, everything is: the move scrolls.
  func testScrollContainers() {
    let viewport = frame(100, 0, 150, 150)
    let boxes = [
      frame(40, 10, 30, 30), frame(120, 30, 30, 30), frame(110, 140, 30, 30),
      frame(110, 190, 30, 30),
    ]
    var map = MapOfNames()
    for (index, box) in boxes.enumerated() {
      map.add("\(index)", box, visible: box.intersection(viewport))
    }
    XCTAssertEqual(map.move(.right, from: frame(0, 30, 20, 20)), "1")
    XCTAssertEqual(map.move(.right, from: frame(0, 140, 20, 20)), "2")
    XCTAssertNil(map.move(.right, from: frame(0, 195, 20, 20)))

    var inside = MapOfNames()
    for (index, box) in boxes.enumerated() { inside.add("\(index)", box, scrolls: 1) }
    XCTAssertEqual(inside.move(.down, from: "2"), "3")
  }

  /// internal/overlapped-focusable: the draft goes from a box into one inside it. Here a move goes
  /// ahead, and what lies inside does not.
  func testInside() {
    let outer = frame(100, 0, 250, 120)
    let boxes = [frame(120, 40, 80, 40), frame(220, 90, 80, 40)]
    XCTAssertEqual(move(.down, from: outer, among: boxes), 1, "the one that juts out")
    XCTAssertNil(move(.right, from: outer, among: boxes))
  }
}
