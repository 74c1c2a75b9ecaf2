import XCTest

@testable import FocusModel

/// The cases of Android's tests of its `FocusFinder` (AOSP, core/tests/coretests,
/// android.view.FocusFinderTest), recreated from their descriptions: rectangles are left, top,
/// right, bottom. docs/directional-focus.md says where the rules agree.
final class FocusFinderCases: XCTestCase {
  private struct Case {
    let name: String
    let direction: FocusDirection
    let origin: FocusRectangle
    let better: FocusRectangle
    let worse: FocusRectangle
  }

  /// Cases in which Android prefers what lies straight ahead: so do we, with and without a section.
  private let straight = [
    Case(
      name: "directly above is better than above left", direction: .up,
      origin: edges(0, 50, 20, 70), better: edges(0, 29, 20, 49), worse: edges(-21, 29, -1, 49)),
    Case(
      name: "straight above, a little farther", direction: .up, origin: edges(0, 50, 20, 70),
      better: edges(0, 24, 20, 44), worse: edges(-21, 29, -1, 49)),
    Case(
      name: "a candidate is better than a nearer one that is none", direction: .left,
      origin: edges(0, 0, 50, 50), better: edges(-200, 0, -150, 50), worse: edges(51, 0, 101, 50)),
    Case(
      name: "a wide button is not skipped for one that is aligned", direction: .down,
      origin: edges(0, 0, 100, 100), better: edges(0, 100, 480, 200),
      worse: edges(0, 200, 100, 300)),
    Case(
      name: "straight ahead is better than overlapping beside", direction: .down,
      origin: edges(0, 0, 50, 50), better: edges(0, 60, 50, 110), worse: edges(51, 1, 101, 51)),
    Case(
      name: "overlapping is better than apart", direction: .down, origin: edges(0, 0, 50, 50),
      better: edges(0, 40, 50, 90), worse: edges(0, 75, 50, 125)),
    Case(
      name: "edit contact, from discard to save", direction: .left,
      origin: edges(357, 258, 478, 318), better: edges(2, 258, 100, 318),
      worse: edges(106, 120, 424, 184)),
    Case(
      name: "grid with touching edges, left", direction: .down, origin: edges(106, 49, 212, 192),
      better: edges(106, 192, 212, 335), worse: edges(0, 192, 106, 335)),
    Case(
      name: "grid with touching edges, right", direction: .down, origin: edges(106, 49, 212, 192),
      better: edges(106, 192, 212, 335), worse: edges(212, 192, 318, 335)),
    Case(
      name: "from an empty rectangle", direction: .down, origin: edges(0, 0, 0, 0),
      better: edges(0, 0, 320, 45), worse: edges(0, 45, 320, 545)),
    Case(
      name: "mail: reply buttons", direction: .left, origin: edges(223, 380, 312, 417),
      better: edges(102, 380, 210, 417), worse: edges(111, 443, 206, 480)),
    Case(
      name: "mail: a small button before a wide row", direction: .down,
      origin: edges(0, 2, 480, 82), better: edges(344, 87, 475, 124),
      worse: edges(0, 130, 480, 203)),
    Case(
      name: "home screen shortcuts", direction: .right, origin: edges(3, 338, 77, 413),
      better: edges(163, 338, 237, 413), worse: edges(83, 38, 157, 113)),
    Case(
      name: "the beam always wins to the right", direction: .right, origin: edges(0, 0, 50, 50),
      better: edges(150, 0, 200, 50), worse: edges(60, 51, 110, 101)),
    Case(
      name: "the beam always wins to the left", direction: .left, origin: edges(150, 0, 200, 50),
      better: edges(0, 0, 50, 50), worse: edges(49, 99, 149, 101)),
    Case(
      name: "in the beam, as far as the other reaches", direction: .up, origin: edges(0, 0, 50, 50),
      better: edges(0, -99, 50, -49), worse: edges(-51, -50, -1, 0)),
  ]

  /// Cases in which nothing lies straight ahead: we choose as Android does in a section, and
  /// nothing without one.
  private let beside = [
    Case(
      name: "music: playback buttons", direction: .left, origin: edges(227, 185, 312, 231),
      better: edges(195, 386, 266, 438), worse: edges(124, 386, 195, 438)),
    Case(
      name: "overlapping beside is better than farther on", direction: .down,
      origin: edges(0, 0, 50, 50), better: edges(60, 40, 110, 90), worse: edges(60, 70, 110, 120)),
  ]

  /// Cases in which Android, going up or down, prefers a nearer one beside the move: we stay
  /// straight.
  private let nearerBeside = [
    Case(
      name: "in the beam, but behind the other", direction: .up, origin: edges(0, 0, 50, 50),
      better: edges(0, -100, 50, -50), worse: edges(-51, -50, -1, 0)),
    Case(
      name: "vertical search from the middle left", direction: .down,
      origin: edges(0, 109, 153, 169), better: edges(0, 229, 320, 289),
      worse: edges(166, 169, 319, 229)),
    Case(
      name: "vertical search, tweaked", direction: .down, origin: edges(0, 91, 153, 133),
      better: edges(0, 175, 320, 217), worse: edges(166, 133, 319, 175)),
  ]

  /// The choice among the two, whichever comes first; in a section around both if there is one.
  private func choices(_ test: Case, inSection: Bool) -> [String?] {
    [["better", "worse"], ["worse", "better"]].map { order in
      var map = MapOfNames()
      let all = test.better.union(test.worse).union(test.origin)
      let section = inSection ? map.section(all) : FocusMap.root
      for name in order {
        map.add(name, name == "better" ? test.better : test.worse, in: section)
      }
      // The section is reached from wherever the origin is in it: it extends beyond.
      return map.move(test.direction, from: test.origin)
    }
  }

  func testStraightAhead() {
    for test in straight + nearerBeside {
      for inSection in [false, true] {
        XCTAssertEqual(choices(test, inSection: inSection), ["better", "better"], test.name)
      }
    }
  }

  func testBeside() {
    for test in beside {
      XCTAssertEqual(choices(test, inSection: false), [nil, nil], test.name)
      XCTAssertEqual(choices(test, inSection: true), ["better", "better"], test.name)
    }
  }

  private func isAhead(
    _ frame: FocusRectangle, _ direction: FocusDirection, of origin: FocusRectangle
  ) -> Bool {
    DirectedFrame(frame, direction).isAhead(of: DirectedFrame(origin, direction))
  }

  func testWhatIsACandidate() {
    let origin = edges(0, 0, 50, 50)
    XCTAssertFalse(isAhead(edges(0, 50, 10, 60), .up, of: edges(0, 30, 10, 40)), "below")
    XCTAssertTrue(isAhead(edges(0, 20, 10, 30), .up, of: edges(0, 30, 10, 40)), "a shared edge")
    XCTAssertFalse(isAhead(edges(0, 1, 50, 49), .down, of: origin), "contained")
    XCTAssertFalse(isAhead(edges(0, 1, 50, 50), .down, of: origin), "contained, common edge")
    XCTAssertTrue(isAhead(edges(0, 1, 50, 51), .down, of: origin), "both edges ahead")
    XCTAssertFalse(isAhead(edges(0, 0, 50, 51), .down, of: origin), "the near edge is not")
    XCTAssertFalse(isAhead(edges(0, -1, 50, 51), .down, of: origin), "the near edge is behind")
  }

  func testCandidatesFromAnEmptyRectangle() {
    let origin = edges(0, 0, 0, 0)
    XCTAssertTrue(isAhead(edges(0, 0, 20, 1), .down, of: origin))
    XCTAssertTrue(isAhead(edges(0, -1, 20, 0), .up, of: origin))
    XCTAssertTrue(isAhead(edges(-1, 0, 0, 20), .left, of: origin))
    XCTAssertTrue(isAhead(edges(0, 0, 1, 20), .right, of: origin))
  }

  func testBeamsOverlapUpToTheEdge() {
    let origin = edges(0, 0, 20, 20)
    for (offset, overlaps) in [(0, true), (19, true), (20, false), (21, false)] {
      for shift in [Double(offset), -Double(offset)] {
        for direction in FocusDirection.allCases {
          let isVertical = direction == .up || direction == .down
          let other = frame(isVertical ? shift : 0, isVertical ? 0 : shift, 20, 20)
          XCTAssertEqual(
            DirectedFrame(other, direction).isInBeam(of: DirectedFrame(origin, direction)),
            overlaps, "\(direction) by \(shift)")
        }
      }
    }
  }
}
