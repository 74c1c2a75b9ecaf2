import XCTest

@testable import FocusModel

/// Tests of the rules of the arrow keys, on realistic layouts.
final class FocusMapTests: XCTestCase {
  /// The wide log-in window, in which the button under the photo is not on the same line as any
  /// field.
  private func logIn(sections: Bool) -> MapOfNames {
    var map = MapOfNames()
    let left = sections ? map.section(frame(0, 0, 350, 700)) : FocusMap.root
    let right = sections ? map.section(frame(350, 0, 650, 700)) : FocusMap.root
    map.add("email", frame(20, 200, 310, 34), in: left)
    map.add("password", frame(20, 250, 310, 34), in: left)
    map.add("provider", frame(20, 320, 310, 40), in: left)
    map.add("photos", frame(600, 640, 150, 40), in: right)
    return map
  }

  func testWithoutSectionsOnlyMembersStraightAheadAreReached() {
    let map = logIn(sections: false)
    for name in ["email", "password", "provider"] {
      XCTAssertNil(map.move(.right, from: name))
    }
    XCTAssertNil(map.move(.left, from: "photos"))
    XCTAssertNil(map.move(.down, from: "provider"))
    XCTAssertEqual(map.move(.down, from: "email"), "password")
    XCTAssertEqual(map.move(.up, from: "provider"), "password")
  }

  func testASectionIsReachedByItsFrame() {
    let map = logIn(sections: true)
    for name in ["email", "password", "provider"] {
      XCTAssertEqual(map.move(.right, from: name), "photos")
      XCTAssertNil(map.move(.left, from: name))
    }
    XCTAssertEqual(map.move(.down, from: "email"), "password")
    XCTAssertNil(map.move(.down, from: "provider"), "the other section lies beside, not below")
  }

  func testAMoveBackGoesToTheRememberedMember() {
    for name in ["email", "password", "provider"] {
      var map = logIn(sections: true)
      XCTAssertEqual(map.move(.left, from: "photos"), "provider", "the nearest")
      map.remember(name, in: 1)
      XCTAssertEqual(map.move(.left, from: "photos"), name)
    }
  }

  /// One-way, unless the other side has a section too.
  func testWithoutASectionOnThisSideThereIsNoWayBack() {
    var map = MapOfNames()
    map.add("email", frame(20, 200, 310, 34))
    let right = map.section(frame(350, 0, 650, 700))
    map.add("photos", frame(600, 640, 150, 40), in: right)
    XCTAssertEqual(map.move(.right, from: "email"), "photos")
    XCTAssertNil(map.move(.left, from: "photos"))
  }

  func testASectionWithNothingInItDoesNothing() {
    var map = MapOfNames()
    map.add("a", frame(0, 0, 10, 10))
    let empty = map.section(frame(20, 0, 100, 100))
    _ = map.section(frame(30, 10, 20, 20), in: empty)
    map.add("b", frame(200, 0, 10, 10))
    XCTAssertEqual(map.move(.right, from: "a"), "b", "through the empty section")
  }

  /// Members straight ahead come before nearer ones beside the way.
  func testASectionPrefersMembersStraightAheadThenTheNearest() {
    var map = MapOfNames()
    map.add("origin", frame(0, 100, 50, 20))
    let section = map.section(frame(100, 0, 400, 300))
    map.add("far straight", frame(400, 100, 50, 20), in: section)
    map.add("near beside", frame(110, 140, 50, 20), in: section)
    XCTAssertEqual(map.move(.right, from: "origin"), "far straight")
    XCTAssertEqual(map.move(.right, from: frame(0, 200, 50, 20)), "near beside")
    XCTAssertEqual(map.move(.right, from: frame(0, 280, 50, 20)), "near beside")
  }

  func testNothingBehindTheOriginIsATargetEvenInASection() {
    var map = MapOfNames()
    map.add("origin", frame(100, 0, 50, 20))
    let section = map.section(frame(0, 30, 400, 100))
    map.add("behind", frame(0, 60, 50, 20), in: section)
    XCTAssertNil(map.move(.right, from: "origin"), "the section lies below")
    XCTAssertEqual(map.move(.down, from: "origin"), "behind")
    map.remember("behind", in: section)
    XCTAssertNil(map.move(.up, from: "origin"))
  }

  /// A move goes to the member of the next row that is nearest to the line through the middle. A
  /// row never hides the start of another.
  func testRows() {
    var map = MapOfNames()
    map.add("wide", frame(0, 0, 800, 30))
    map.add("small", frame(700, 40, 80, 30))
    map.add("next row", frame(0, 80, 800, 30))
    map.add("cancel", frame(0, 122, 100, 26))
    map.add("ok", frame(300, 120, 300, 30))
    XCTAssertEqual(map.move(.down, from: "wide"), "small", "the row that comes first")
    XCTAssertEqual(map.move(.down, from: "small"), "next row")
    XCTAssertEqual(map.move(.down, from: "next row"), "ok")
    XCTAssertEqual(map.move(.left, from: "ok"), "cancel")
    XCTAssertEqual(map.move(.up, from: "cancel"), "next row")
    XCTAssertEqual(map.move(.up, from: "next row"), "small")
  }

  /// Frames that only touch do not overlap; frames that share an edge in the direction of the move
  /// are adjacent.
  func testEdges() {
    var map = MapOfNames()
    map.add("a", frame(0, 0, 10, 10))
    map.add("right", frame(10, 0, 10, 10))
    map.add("corner", frame(10, 10, 10, 10))
    XCTAssertEqual(map.move(.right, from: "a"), "right")
    XCTAssertNil(map.move(.down, from: "a"), "the corner only touches the way")
    XCTAssertEqual(map.move(.down, from: "right"), "corner")
    XCTAssertEqual(map.move(.up, from: "corner"), "right")
  }

  func testOverlappingFrames() {
    var map = MapOfNames()
    map.add("under", frame(0, 0, 100, 100))
    map.add("shifted", frame(40, 0, 100, 100))
    map.add("inside", frame(10, 10, 20, 20))
    map.add("same", frame(0, 0, 100, 100))
    XCTAssertEqual(map.move(.right, from: "under"), "shifted")
    XCTAssertEqual(map.move(.left, from: "shifted"), "under", "the first of two that are equal")
    XCTAssertEqual(map.move(.right, from: "inside"), "shifted")
    XCTAssertNil(map.move(.left, from: "under"))
    XCTAssertNil(map.move(.down, from: "same"))
  }

  func testFramesWithoutASize() {
    var map = MapOfNames()
    map.add("none", frame(50, 50, 0, 0))
    map.add("line", frame(0, 120, 100, 0))
    map.add("a", frame(0, 200, 100, 20))
    map.add("b", frame(0, 0, 100, 20))
    XCTAssertEqual(map.move(.down, from: "b"), "a", "past what cannot be seen")
    XCTAssertEqual(map.move(.down, from: "none"), "a", "a point is an origin like any other")
    XCTAssertEqual(map.move(.up, from: "none"), "b")
    XCTAssertEqual(map.move(.up, from: "line"), "b")
    map.add("broken", frame(.nan, 60, .nan, 20))
    XCTAssertEqual(map.move(.down, from: "b"), "a")
  }

  // MARK: Nesting

  /// A nested section is a target in the outer one, and a move leaves it only if it contains
  /// nothing in that direction.
  func testNestedSections() {
    var map = MapOfNames()
    map.add("out", frame(0, 100, 50, 20))
    let outer = map.section(frame(100, 0, 600, 400))
    map.add("header", frame(120, 10, 50, 20), in: outer)
    let inner = map.section(frame(200, 50, 300, 300), in: outer)
    map.add("i1", frame(210, 60, 50, 20), in: inner)
    map.add("i2", frame(400, 60, 50, 20), in: inner)
    map.add("i3", frame(210, 330, 50, 20), in: inner)
    map.add("footer", frame(640, 380, 50, 20), in: outer)

    XCTAssertEqual(map.move(.right, from: "out"), "i1", "through both frames")
    XCTAssertEqual(map.move(.right, from: "i1"), "i2")
    XCTAssertEqual(map.move(.down, from: "i1"), "i3")
    XCTAssertEqual(map.move(.right, from: "header"), nil, "the inner section lies below")
    XCTAssertNil(map.move(.right, from: "i3"), "nothing lies straight ahead")
    map.remember("i3", in: inner)
    XCTAssertEqual(map.move(.right, from: "out"), "i3")
    map.remember("header", in: outer)
    XCTAssertEqual(map.move(.right, from: "out"), "header")
  }

  func testASectionIsLeftLast() {
    var map = MapOfNames()
    let section = map.section(frame(0, 0, 100, 300))
    map.add("top", frame(0, 0, 100, 20), in: section)
    map.add("bottom", frame(0, 280, 100, 20), in: section)
    map.add("between", frame(0, 140, 100, 20))
    XCTAssertEqual(map.move(.down, from: "top"), "bottom")
    XCTAssertEqual(map.move(.up, from: "bottom"), "top")
    XCTAssertEqual(map.move(.down, from: "between"), "bottom")
  }

  /// The origin is over a section, without being in it.
  func testASectionBeneathTheOrigin() {
    var map = MapOfNames()
    map.add("floating", frame(100, 100, 40, 20))
    let section = map.section(frame(0, 0, 400, 400))
    map.add("corner", frame(300, 300, 40, 20), in: section)
    map.add("start", frame(10, 10, 40, 20), in: section)
    XCTAssertEqual(map.move(.right, from: "floating"), "corner")
    XCTAssertEqual(map.move(.down, from: "floating"), "corner")
    XCTAssertEqual(map.move(.left, from: "floating"), "start")
    XCTAssertEqual(map.move(.up, from: "floating"), "start")
  }

  // MARK: Scrolling

  /// Inside a scrolled view, members that are scrolled out of sight come before those beyond its
  /// edge.
  func testAScrolledViewIsGoneThroughFirst() {
    var map = MapOfNames()
    map.add("row 1", frame(0, 160, 300, 30), scrolls: 1)
    map.add("row 2", frame(0, 230, 300, 30), scrolls: 1)
    map.add("done", frame(0, 210, 300, 30))
    XCTAssertEqual(map.move(.down, from: "row 1"), "row 2")
    XCTAssertEqual(map.move(.down, from: "row 2"), nil)

    var outside = MapOfNames()
    outside.add("row 1", frame(0, 160, 300, 30))
    outside.add("row 0", frame(0, -40, 300, 30), visible: frame(0, 0, 300, 0))
    outside.add("row 2", frame(0, 230, 300, 30), visible: frame(0, 230, 300, 0))
    outside.add("bar", frame(0, 210, 300, 30))
    outside.add("top", frame(0, -80, 300, 30))
    XCTAssertEqual(outside.move(.up, from: "bar"), "row 1", "what can be seen")
    XCTAssertEqual(outside.move(.down, from: "top"), "row 1")
  }

  /// A part of a view can be reached where it is visible, and nowhere else.
  func testClippedMembers() {
    var map = MapOfNames()
    map.add("origin", frame(0, 100, 50, 20))
    map.add("half", frame(100, 90, 50, 40), visible: frame(100, 115, 50, 15))
    map.add("away", frame(100, 60, 50, 50), visible: frame(100, 60, 50, 30))
    XCTAssertEqual(map.move(.right, from: "origin"), "half")
    XCTAssertEqual(map.move(.right, from: frame(0, 95, 50, 10)), nil)
  }

  /// A section is reached even if all its members are scrolled out of sight; the focus goes to the
  /// nearest beyond the edge.
  func testASectionWhoseMembersAreScrolledAway() {
    var map = MapOfNames()
    map.add("origin", frame(0, 0, 50, 20))
    let section = map.section(frame(100, 0, 200, 2000), visible: frame(100, 0, 200, 300))
    let nothing = frame(0, 0, 0, 0)
    map.add("far", frame(100, 1900, 50, 20), visible: nothing, in: section)
    map.add("near", frame(220, 900, 50, 20), visible: nothing, in: section)
    XCTAssertEqual(map.move(.right, from: "origin"), "far", "both wait at the edge; the nearer one")
    map.add("seen", frame(250, 280, 40, 20), in: section)
    XCTAssertEqual(map.move(.right, from: "origin"), "seen")
  }

  /// In a scrolled section that contains the focus, clipped members are targets, too, because moves
  /// scroll.
  func testAScrolledSectionAroundTheFocus() {
    var map = MapOfNames()
    let section = map.section(frame(0, 0, 100, 200), scrolls: 0)
    map.add("a", frame(0, 150, 100, 20), scrolls: 1, in: section)
    map.add("b", frame(0, 400, 100, 20), scrolls: 1, in: section)
    map.add("below", frame(0, 210, 100, 20))
    XCTAssertEqual(map.move(.down, from: "a"), "b")
    XCTAssertEqual(map.move(.up, from: "below"), "a")
  }

  // MARK: Directions

  /// All directions follow the same rule: a rotated or mirrored map gives the same results.
  func testDirectionsAreAlike() {
    let frames = [frame(0, 0, 40, 20), frame(60, 5, 30, 20), frame(120, -30, 20, 90)]
    let transforms: [(FocusDirection, (FocusRectangle) -> FocusRectangle)] = [
      (.right, { $0 }),
      (.left, { frame(-$0.x - $0.width, $0.y, $0.width, $0.height) }),
      (.down, { frame($0.y, $0.x, $0.height, $0.width) }),
      (.up, { frame($0.y, -$0.x - $0.width, $0.height, $0.width) }),
    ]
    for (direction, transform) in transforms {
      var map = MapOfNames()
      for (index, frame) in frames.enumerated() { map.add("\(index)", transform(frame)) }
      XCTAssertEqual(map.move(direction, from: "0"), "1", "\(direction)")
      XCTAssertEqual(map.move(direction, from: "1"), "2", "\(direction)")
      XCTAssertNil(map.move(direction, from: "2"), "\(direction)")
      XCTAssertEqual(map.move(direction.opposite, from: "1"), "0", "\(direction)")
    }
  }
}
