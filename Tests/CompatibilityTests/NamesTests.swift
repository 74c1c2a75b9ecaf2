import CGtk
import PrivateDisplay
import SwiftUI
import XCTest

/// Screens with the names that whole applications use, unchanged.
@preconcurrency @MainActor
final class NamesTests: DisplayTestCase {
  func testAContainerMadeOfItsSubviews() {
    let window = TestWindow(
      Cards {
        Text("One").containerValue(\.isPinned, true)
        Text("Two")
      })
    XCTAssertEqual(window.texts, ["2 cards", "One", "Two"])
    window.close()
  }

  func testAnOverlayIsPlacedByAnchors() {
    let window = TestWindow(Highlighted())
    runLoop(until: { window.texts.contains("frame 1") }, "There is no frame of an anchor.")
    XCTAssertEqual(window.texts, ["One", "Two", "frame 0", "frame 1"])
    window.close()
  }

  func testAStoreIsChangedUndoneAndSaved() {
    let store = Store()
    let window = TestWindow(StoreView(store: store).environment(\.undoManager, UndoManager()))
    window.press("Add")
    window.press("Add")
    XCTAssertEqual(window.texts[0], "Milk and Milk")
    window.press("Undo")
    XCTAssertEqual(window.texts[0], "Milk")
    window.field("First").type("y")
    XCTAssertEqual(store.items, ["Milky"])
    NotificationCenter.default.post(name: Store.saved, object: nil)
    runLoop(until: { window.texts.contains("saved 1") }, "The notification did not arrive.")
    window.close()
  }

  func testDaysAreChosenInAMonth() {
    let window = TestWindow(DayPlanner(), width: 500, height: 600)
    window.press("14")
    window.press("15")
    XCTAssertTrue(window.texts.contains("2 days"))
    window.press("14")
    XCTAssertTrue(window.texts.contains("1 days"))
    window.close()
  }

  func testATreeIsShown() {
    let window = TestWindow(
      FolderList(folders: [Folder(name: "Home", children: [Folder(name: "Letter")])]))
    XCTAssertEqual(window.texts, ["Home"])
    window.close()
  }

  func testViewsBecomeAPicture() {
    let window = TestWindow(Sharing())
    XCTAssertEqual(window.texts, ["0 × 0"])
    window.press("Render")
    XCTAssertEqual(window.texts, ["60 × 40"])
    window.close()
  }

  func testABadgeIsDrawn() {
    let window = TestWindow(Badge().frame(width: 60, height: 60))
    window.layOut()
    window.close()
  }
}
