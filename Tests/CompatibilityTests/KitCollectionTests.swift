import CGtk
import GtkBridge
import PrivateDisplay
import SwiftUI
import UIKit
import XCTest

@testable import Tabstop

/// Collections of UIKit: items, keys, selection and snapshots.
@preconcurrency @MainActor
final class KitCollectionTests: DisplayTestCase {
  private func open() -> (TestWindow, Tiles) {
    let controller = Tiles()
    let window = TestWindow(TilesView(controller: controller))
    window.layOut()
    return (window, controller)
  }

  func testItemsAreButtonsInAGrid() {
    let (window, controller) = open()
    XCTAssertTrue(window.texts.contains("Tiles"), "\(window.texts)")
    let (first, second) = (window.label("A")!, window.label("B")!)
    var (a, b) = (graphene_rect_t(), graphene_rect_t())
    XCTAssertNotEqual(gtk_widget_compute_bounds(first, window.context.widget.pointer, &a), 0)
    XCTAssertNotEqual(gtk_widget_compute_bounds(second, window.context.widget.pointer, &b), 0)
    XCTAssertGreaterThan(b.origin.x, a.origin.x)
    XCTAssertEqual(b.origin.y, a.origin.y)
    XCTAssertGreaterThan(controller.collectionView.bounds.width, 100)
    window.close()
  }

  func testAnItemIsChosen() {
    let (window, controller) = open()
    window.press("B")
    XCTAssertEqual(controller.log, ["select 1"])
    XCTAssertEqual(
      controller.collectionView.indexPathsForSelectedItems, [IndexPath(item: 1, section: 0)])
    window.press("C")
    XCTAssertEqual(controller.log, ["select 1", "deselect 1", "select 2"])
    window.close()
  }

  func testItemsComeAndGo() {
    let (window, controller) = open()
    controller.tiles.remove(at: 0)
    controller.collectionView.deleteItems(at: [IndexPath(item: 0, section: 0)])
    window.layOut()
    XCTAssertNil(window.label("A"))
    XCTAssertNotNil(window.label("D"))
    controller.tiles = ["X"]
    controller.collectionView.reloadData()
    window.layOut()
    XCTAssertNotNil(window.label("X"))
    XCTAssertNil(window.label("B"))
    window.close()
  }

  private struct Page: View {
    @State private var names = ["One", "Two"]
    var body: some View {
      VStack {
        NamesView(names: names)
        Button("Change") { names = ["Two", "Three"] }
      }
    }
  }

  func testSnapshotsAreShown() {
    let window = TestWindow(Page())
    window.layOut()
    XCTAssertNotNil(window.label("One"))
    window.press("Change")
    window.layOut()
    XCTAssertNil(window.label("One"))
    XCTAssertNotNil(window.label("Three"))
    window.close()
  }
}
