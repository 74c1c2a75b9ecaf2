import Foundation
import PrivateDisplay
import TabstopFoundation
import XCTest

@testable import Tabstop

/// What an `UndoManager` undoes and redoes, and the views that follow it.
@preconcurrency @MainActor
final class UndoManagerTests: DisplayTestCase {
  private final class Counter {
    var value = 0

    func set(_ new: Int, _ manager: UndoManager) {
      let old = value
      value = new
      manager.registerUndo(withTarget: self) { $0.set(old, manager) }
      manager.setActionName("Set")
    }
  }

  func testWhatATurnRegistersIsUndoneTogether() {
    let (manager, counter) = (UndoManager(), Counter())
    counter.set(1, manager)
    counter.set(2, manager)
    manager.undo()
    XCTAssertEqual(counter.value, 0)
    XCTAssertFalse(manager.canUndo)
    XCTAssertEqual(manager.redoMenuItemTitle, "Redo Set")
    manager.redo()
    XCTAssertEqual(counter.value, 2)
    XCTAssertTrue(manager.canUndo)
    XCTAssertFalse(manager.canRedo)
  }

  func testGroupsByCall() {
    let (manager, counter) = (UndoManager(), Counter())
    manager.groupsByEvent = false
    counter.set(1, manager)
    manager.beginUndoGrouping()
    counter.set(2, manager)
    counter.set(3, manager)
    manager.endUndoGrouping()
    manager.undo()
    XCTAssertEqual(counter.value, 1)
    manager.undo()
    XCTAssertEqual(counter.value, 0)
    manager.redo()
    manager.redo()
    XCTAssertEqual(counter.value, 3)
    manager.undo()
    counter.set(9, manager)
    XCTAssertFalse(manager.canRedo)
  }

  func testLevelsAndTargets() {
    let manager = UndoManager()
    var counter: Counter? = Counter()
    manager.groupsByEvent = false
    manager.levelsOfUndo = 2
    for value in 1...3 { counter!.set(value, manager) }
    manager.undo()
    manager.undo()
    manager.undo()
    XCTAssertEqual(counter!.value, 1)
    counter!.set(5, manager)
    counter = nil
    // Without its target an action does nothing.
    manager.undo()
    manager.disableUndoRegistration()
    Counter().set(1, manager)
    XCTAssertFalse(manager.canUndo)
  }

  /// A button that can be pressed while there is something to undo.
  func testViewsFollowIt() {
    struct Page: View {
      let counter: Counter
      @Environment(\.undoManager) private var undoManager
      var body: some View {
        Text(undoManager?.canUndo == true ? "can undo" : "cannot")
        Button("Change") { counter.set(1, undoManager!) }
        Button("Undo") { undoManager?.undo() }
      }
    }
    let counter = Counter()
    let window = TestWindow(
      VStack { Page(counter: counter) }.environment(\.undoManager, UndoManager()))
    XCTAssertEqual(window.texts, ["cannot"])
    window.press("Change")
    XCTAssertEqual(window.texts, ["can undo"])
    window.press("Undo")
    XCTAssertEqual(window.texts, ["cannot"])
    XCTAssertEqual(counter.value, 0)
    window.close()
  }
}
