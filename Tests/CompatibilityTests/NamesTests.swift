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
    let window = TestWindow(NameStoreView(store: store).environment(\.undoManager, UndoManager()))
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

  func testABadgeIsDrawn() throws {
    // A picture of views needs a window on screen.
    let window = TestWindow(Text("Window"))
    defer { window.close() }
    let renderer = ImageRenderer(content: Badge().frame(width: 60, height: 60))
    let picture = try XCTUnwrap(renderer.cgImage)
    XCTAssertEqual(picture.width, 60)
    let data = try XCTUnwrap(picture.dataProvider?.data)
    let bytes = try XCTUnwrap(CFDataGetBytePtr(data))
    func pixel(_ x: Int, _ y: Int) -> (red: Int, green: Int, blue: Int, all: [Int]) {
      let all = (0..<4).map { Int(bytes[(y * picture.width + x) * 4 + $0]) }
      return (all[0], all[1], all[2], all)
    }
    // The palette's red for surfaces is not pure: #c01c28 in light windows.
    let circle = pixel(30, 56)
    XCTAssertGreaterThan(circle.red, 2 * max(circle.green, circle.blue), "\(circle.all)")
    let background = pixel(58, 1)
    XCTAssertGreaterThan(background.blue, 2 * background.red, "\(background.all)")
    let hasText = (20..<40).contains { y in
      (20..<40).contains { x in pixel(x, y).all.allSatisfy { $0 > 240 } }
    }
    XCTAssertTrue(hasText, "The number is not white.")
  }
}
