import XCTest

@testable import FocusModel

/// Content into which the program moved the focus disappears.
final class OpenerTests: XCTestCase {
  private let window = TestWindow()
  private let field = Watched<Field?>()
  private var a, b, c: FocusNode!
  private var panels: [Watched<Bool>] = []

  override func setUp() {
    a = window.field("a")
    b = window.field("b")
    c = window.field("c")
    for (node, value) in zip([a!, b!, c!], [Field.a, .b, .c]) { field.on(node, value) }
    window.user(b)
    field.forgetSeen()
  }

  func testBackToWhereTheProgramTookItFromWhenItsNewContentIsGone() {
    window.user(a)
    let panel = openPanel()
    window.remove(panel.field)
    window.remove(panel.button)
    window.turn()
    XCTAssertEqual(window.focus, "a")
  }

  func testBackFromWhatTheUserReachedInTheNewContent() {
    window.user(a)
    let panel = openPanel()
    window.user(panel.button)
    window.remove(panel.button)
    window.remove(panel.field)
    window.turn()
    XCTAssertEqual(window.focus, "a")
  }

  func testToTheRestOfTheNewContent() {
    window.user(a)
    let panel = openPanel()
    window.remove(panel.field)
    window.turn()
    XCTAssertEqual(window.focus, "done")
    window.remove(panel.button)
    window.turn()
    XCTAssertEqual(window.focus, "a")
  }

  func testFromTheSecondNewContentToTheFirst() {
    window.user(a)
    let first = openPanel()
    let second = openPanel()
    window.remove(second.button)
    window.remove(second.field)
    window.turn()
    XCTAssertTrue(window.model.focusedNode === first.field)
    window.remove(first.field)
    window.remove(first.button)
    window.turn()
    XCTAssertEqual(window.focus, "a")
  }

  func testToTheNeighbourOnceTheUserHasLeftTheNewContent() {
    window.user(a)
    let panel = openPanel()
    window.user(c)
    window.user(panel.button)
    window.remove(panel.button)
    window.remove(panel.field)
    window.turn()
    XCTAssertEqual(window.focus, "c")
  }

  func testToTheNeighbourIfTheUserMovedIntoTheNewContent() {
    window.user(a)
    let new = window.field("new")
    window.user(new)
    window.remove(new)
    window.turn()
    XCTAssertEqual(window.focus, "c")
  }

  func testBackPastARowThatThePanelHasAdded() {
    window.user(a)
    let panel = openPanel()
    window.field("row")
    window.remove(panel.field)
    window.remove(panel.button)
    window.turn()
    XCTAssertEqual(window.focus, "a")
  }

  func testBackPastARowInPlaceOfThePanel() {
    window.user(a)
    let panel = openPanel()
    window.remove(panel.button)
    window.remove(panel.field)
    let row = FocusNode(name: "row")
    row.isMapped = true
    window.model.root.insert(row, after: c)
    window.turn()
    XCTAssertEqual(window.focus, "a")
  }

  func testBackPastRowsThatCameBeforeThePanelOpened() {
    window.user(a)
    window.field("row")
    window.turn()
    let panel = openPanel()
    window.remove(panel.field)
    window.remove(panel.button)
    window.turn()
    XCTAssertEqual(window.focus, "a")
  }

  func testToAFieldThatWasAddedToTheNewContent() {
    window.user(a)
    let panel = openPanel()
    window.turn()
    let late = FocusNode(name: "late")
    late.isMapped = true
    window.model.root.insert(late, after: panel.field)
    window.turn()
    window.remove(panel.field)
    window.turn()
    XCTAssertEqual(window.focus, "late")
    window.remove(late)
    window.remove(panel.button)
    window.turn()
    XCTAssertEqual(window.focus, "a")
  }

  /// The steps of an assistant, with a row that follows them.
  func testBackFromContentThatTookThePlaceOfTheNewContent() {
    window.user(a)
    var panel = openPanel()
    window.field("row")
    window.turn()
    for isReplacement in [true, false] {
      if isReplacement { window.model.willReplaceFocusedNode() }
      window.remove(panel.field)
      window.remove(panel.button)
      panel = openPanel(after: c)
      window.turn()
    }
    window.remove(panel.button)
    window.turn()
    XCTAssertTrue(window.model.focusedNode === panel.field)
    window.remove(panel.field)
    window.turn()
    XCTAssertEqual(window.focus, "a")
  }

  func testToTheNeighbourOfARowToWhichTheUserWentFromTheNewContent() {
    for predecessor in [nil, c] {
      window.user(a)
      let panel = openPanel(after: predecessor)
      // At the edge of the panel, or far from it.
      let row = FocusNode(name: "row")
      row.isMapped = true
      window.model.root.insert(row, after: c)
      window.turn()
      window.user(row)
      window.remove(panel.field)
      window.remove(panel.button)
      window.turn()
      XCTAssertEqual(window.focus, "row")
      window.remove(row)
      window.turn()
      XCTAssertEqual(window.focus, "c")
    }
  }

  /// A row that gets the focus because the opener cannot is no panel.
  func testARowThatGetsTheFocusInstead() {
    window.user(a)
    let panel = openPanel()
    let (other, row) = (window.field("other"), window.field("row"))
    window.turn()
    a.isEnabled = false
    window.remove(panel.field)
    window.remove(panel.button)
    window.turn()
    XCTAssertEqual(window.focus, "row")
    a.isEnabled = true
    window.turn()
    window.remove(row)
    window.turn()
    XCTAssertTrue(window.model.focusedNode === other)
  }

  /// Each row that the program inserts below the one with the focus gets it.
  func testAsManyOpenersAsAUserRemembers() {
    window.user(a)
    for _ in 0..<100 { _ = openPanel() }
    XCTAssertEqual(window.model.openers.count, 32)
  }

  /// Content with a field, to which the program moves the focus, and a button.
  private func openPanel() -> (field: FocusNode, button: FocusNode) {
    openPanel(after: window.model.root.last)
  }

  private func openPanel(after predecessor: FocusItem?) -> (field: FocusNode, button: FocusNode) {
    let panel = (field: FocusNode(name: "input"), button: FocusNode(name: "done"))
    window.model.root.insert(panel.field, after: predecessor)
    window.model.root.insert(panel.button, after: panel.field)
    panel.field.isMapped = true
    panel.button.isMapped = true
    let isFocused = Watched<Bool>(home: window)
    panels.append(isFocused)
    isFocused.on(panel.field, true)
    isFocused.write(true)
    window.turn()
    XCTAssertTrue(window.model.focusedNode === panel.field)
    return panel
  }
}
