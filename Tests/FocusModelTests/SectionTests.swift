import XCTest

@testable import FocusModel

/// Sections of a window: the members that they remember, and the behaviour that they must not
/// change.
final class SectionTests: XCTestCase {
  /// A window of two panes beside each other, each a section, with frames.
  private final class Panes {
    let window = TestWindow()
    let left: FocusScope
    let right: FocusScope
    var frames: [ObjectIdentifier: FocusRectangle] = [:]
    let email: FocusNode
    let password: FocusNode
    let photos: FocusNode
    let below: FocusNode

    init() {
      left = FocusScope(isSection: true)
      right = FocusScope(isSection: true)
      window.model.root.insert(left, after: nil)
      window.model.root.insert(right, after: left)
      email = window.field("email", in: left)
      password = window.field("password", in: left)
      photos = window.field("photos", in: right)
      below = FocusNode(name: "below")
      below.isMapped = true
      window.model.root.insert(below, after: right)
      put(left, frame(0, 0, 350, 600))
      put(right, frame(350, 0, 600, 600))
      put(email, frame(20, 100, 300, 30))
      put(password, frame(20, 150, 300, 30))
      put(photos, frame(600, 500, 100, 30))
      put(below, frame(0, 700, 900, 30))
    }

    func put(_ item: FocusItem, _ frame: FocusRectangle) { frames[ObjectIdentifier(item)] = frame }

    func target(_ direction: FocusDirection) -> FocusNode? {
      let focus = window.model.focusedNode
      let target = window.model.target(
        of: direction, from: focus.flatMap { frames[ObjectIdentifier($0)] } ?? frame(0, 0, 0, 0),
        at: focus
      ) { item in self.frames[ObjectIdentifier(item)].map { FocusMap.Place($0) } }
      guard case .node(let node) = target else { return nil }
      return node
    }

    /// An arrow key.
    @discardableResult
    func move(_ direction: FocusDirection) -> String? {
      if let node = target(direction) {
        window.model.moving(direction) { window.user(node) }
      }
      return window.focus
    }
  }

  func testAMoveBackGoesWhereTheFocusCameFrom() {
    let panes = Panes()
    for origin in [panes.email, panes.password] {
      panes.window.user(origin)
      XCTAssertEqual(panes.move(.right), "photos")
      XCTAssertEqual(panes.move(.left), origin.name)
    }
  }

  /// Only from the opposite side: from below it is the nearest.
  func testFromAnotherSideItIsTheNearest() {
    let panes = Panes()
    panes.window.user(panes.email)
    XCTAssertEqual(panes.move(.right), "photos")
    XCTAssertEqual(panes.move(.down), "below")
    XCTAssertEqual(panes.move(.up), "photos", "both sections lie above; the one across the middle")
    panes.put(panes.below, frame(0, 700, 200, 30))
    panes.window.user(panes.email)
    panes.move(.right)
    panes.window.user(panes.below)
    XCTAssertEqual(panes.move(.up), "password")
  }

  /// Left by Tab or by a click, a section remembers for every side.
  func testASectionThatWasLeftByOtherMeansRemembersForAllSides() {
    let panes = Panes()
    panes.window.user(panes.email)
    panes.window.user(panes.photos)
    XCTAssertEqual(panes.move(.left), "email")
    panes.window.user(panes.below)
    panes.put(panes.below, frame(0, 700, 200, 30))
    XCTAssertEqual(panes.move(.up), "email")
  }

  func testWhatIsGoneOrDisabledIsNotGoneBackTo() {
    let panes = Panes()
    panes.window.user(panes.email)
    panes.move(.right)
    panes.email.isEnabled = false
    XCTAssertEqual(panes.target(.left)?.name, "password")
    panes.email.isEnabled = true
    XCTAssertEqual(panes.target(.left)?.name, "email")
    panes.email.isMapped = false
    XCTAssertEqual(panes.target(.left)?.name, "password")
    panes.email.isMapped = true
    panes.left.remove(panes.email)
    XCTAssertEqual(panes.target(.left)?.name, "password")
    panes.left.remove(panes.password)
    XCTAssertNil(panes.target(.left), "a section of nothing does nothing")
  }

  /// A member that went to another section is no member of its old one.
  func testAMemberThatMovedAwayIsForgotten() {
    let panes = Panes()
    panes.window.user(panes.email)
    panes.move(.right)
    panes.left.remove(panes.email)
    panes.right.insert(panes.email, after: panes.photos)
    XCTAssertEqual(panes.target(.left)?.name, "password")
  }

  func testANodeThatIsNotOnTheScreenIsNoTarget() {
    let panes = Panes()
    panes.window.user(panes.email)
    panes.frames[ObjectIdentifier(panes.photos)] = nil
    XCTAssertNil(panes.target(.right))
    panes.put(panes.photos, frame(600, 500, 100, 30))
    panes.frames[ObjectIdentifier(panes.right)] = nil
    XCTAssertNil(panes.target(.right))
  }

  func testAPageThatIsCoveredIsNoTarget() {
    let panes = Panes()
    panes.window.user(panes.email)
    panes.right.isHidden = true
    XCTAssertNil(panes.target(.right))
  }

  func testWhatIsNoNodeCanBeATargetAndAnOrigin() {
    let panes = Panes()
    let model = panes.window.model
    let place: (FocusItem) -> FocusMap.Place? = { item in
      panes.frames[ObjectIdentifier(item)].map { FocusMap.Place($0) }
    }
    panes.window.user(panes.below)
    let target = model.target(
      of: .down, from: frame(0, 700, 900, 30), at: panes.below,
      others: [FocusMap.Place(frame(0, 0, 10, 10)), FocusMap.Place(frame(10, 800, 50, 20))],
      place: place)
    guard case .other(1) = target else { return XCTFail("\(target as Any)") }
    guard
      case .node(let node) = model.target(
        of: .up, from: frame(10, 800, 50, 20), at: nil, place: place)
    else { return XCTFail("nothing above") }
    XCTAssertEqual(node.name, "below")
  }

  /// A section limits only moves: a node that leaves it has neighbours outside.
  func testASectionDoesNotKeepALostFocusInside() {
    let panes = Panes()
    panes.window.user(panes.photos)
    panes.window.remove(panes.photos)
    panes.window.turn()
    XCTAssertEqual(panes.window.focus, "below")

    panes.window.user(panes.below)
    panes.below.isEnabled = false
    panes.window.turn()
    XCTAssertEqual(panes.window.focus, "password", "the last before it, inside the other section")
    panes.window.user(panes.email)
    panes.window.remove(panes.email)
    panes.window.turn()
    XCTAssertEqual(panes.window.focus, "password", "inside first")
  }

  /// `userInitiated` default focus is for arrow keys, too.
  func testDefaultFocusOfAScopeThatAMoveEnters() {
    let panes = Panes()
    let first = panes.window.field("first", in: panes.right)
    panes.put(first, frame(400, 100, 100, 30))
    let field = Watched<Bool>(none: false, home: panes.window)
    field.on(panes.photos, true)
    panes.right.setDefaultFocus(field.binding, true, priority: .userInitiated, owner: panes)
    panes.window.user(panes.email)
    panes.move(.right)
    panes.window.turn()
    XCTAssertEqual(panes.window.focus, "photos")
  }

  #if DEBUG
    /// From any of 1,000 members of sections, a move examines each once: O(n).
    func testAMoveCostsNoMoreThanOneLookAtEach() {
      func steps(_ count: Int) -> Int {
        let window = TestWindow()
        var frames: [ObjectIdentifier: FocusRectangle] = [:]
        var nodes: [FocusNode] = []
        var last: FocusItem?
        var scopes: [FocusScope] = []
        for pane in 0..<10 {
          let section = FocusScope(isSection: true)
          window.model.root.insert(section, after: last)
          last = section
          scopes.append(section)
          frames[ObjectIdentifier(section)] = frame(Double(pane) * 100, 0, 90, Double(count) * 3)
          for row in 0..<count / 10 {
            let node = window.field("", in: section)
            frames[ObjectIdentifier(node)] = frame(Double(pane) * 100, Double(row) * 30, 80, 20)
            nodes.append(node)
          }
        }
        var most = 0
        for node in [nodes[0], nodes[count / 2], nodes[count - 1]] {
          window.user(node)
          for direction in FocusDirection.allCases {
            let before = FocusCost.steps.load(ordering: .relaxed)
            _ = window.model.target(
              of: direction, from: frames[ObjectIdentifier(node)]!, at: node
            ) { item in frames[ObjectIdentifier(item)].map { FocusMap.Place($0) } }
            most = max(most, FocusCost.steps.load(ordering: .relaxed) - before)
          }
        }
        return most
      }
      XCTAssertLessThanOrEqual(steps(1_000), 2 * 1_000 + 100)
      XCTAssertLessThanOrEqual(steps(10_000), 11 * steps(1_000))
    }
  #endif
}
