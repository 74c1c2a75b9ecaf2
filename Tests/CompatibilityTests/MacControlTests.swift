import AppKit
import CGtk
import PrivateDisplay
import SwiftUI
import XCTest

@testable import Tabstop

/// Controls of AppKit, shown by GTK's.
@preconcurrency @MainActor
final class MacControlTests: DisplayTestCase {
  func testControlsShowTheirValuesAndGetThoseOfTheUser() throws {
    let mixer = Mixer()
    let window = TestWindow(MixerView(mixer: mixer).frame(width: 300, height: 500))
    XCTAssertTrue(window.texts.contains("Week"), "\(window.texts)")
    XCTAssertTrue(window.texts.contains("Shuffle"))
    XCTAssertEqual(mixer.level.integerValue, 5)

    let scale = try XCTUnwrap(window.all("GtkScale").first)
    let range = UnsafeMutableRawPointer(scale).assumingMemoryBound(to: GtkRange.self)
    // The scale counts in hundredths of the range.
    XCTAssertEqual(gtk_range_get_value(range), 30)
    gtk_range_set_value(range, 70)
    XCTAssertEqual(mixer.slider.doubleValue, 7, accuracy: 0.001)
    mixer.slider.integerValue = 2
    window.layOut()
    XCTAssertEqual(gtk_range_get_value(range), 20)

    let toggle = try XCTUnwrap(window.all("GtkSwitch").first)
    XCTAssertNotEqual(gtk_switch_get_active(OpaquePointer(toggle)), 0)
    gtk_switch_set_active(OpaquePointer(toggle), 0)
    XCTAssertEqual(mixer.power.state, .off)

    XCTAssertEqual(mixer.shuffle.state, .off)
    XCTAssertEqual(window.all("GtkScale").count, 1)
    XCTAssertEqual(window.texts.count { $0 == "Shuffle" }, 1, "\(window.texts)")
    let checked = checkedBoxes(window)
    mixer.shuffle.state = .on
    window.layOut()
    XCTAssertEqual(checkedBoxes(window), checked + 1)

    XCTAssertEqual(mixer.modes.selectedSegment, 1)
    XCTAssertFalse(mixer.modes.isSelected(forSegment: 0))
    XCTAssertEqual(mixer.modes.label(forSegment: 0), "Day")
    window.close()
  }

  private func checkedBoxes(_ window: TestWindow) -> Int {
    window.all("GtkCheckButton").count {
      let button = UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkCheckButton.self)
      return gtk_check_button_get_active(button) != 0
    }
  }

  func testATabIsChosen() throws {
    let coordinator = PagesView.Coordinator()
    let tabView = NSTabView()
    let window = TestWindow(
      PagesView(coordinator: coordinator, tabView: tabView).frame(width: 300, height: 200))
    XCTAssertTrue(window.texts.contains("Page General"), "\(window.texts)")
    XCTAssertEqual(tabView.selectedTabViewItem?.label, "General")
    tabView.selectTabViewItem(withIdentifier: "Details")
    window.layOut()
    XCTAssertTrue(window.texts.contains("Page Details"), "\(window.texts)")
    XCTAssertEqual(coordinator.selected, ["Details"])
    window.close()
  }

  func testTheSamePageIsShownWhenOthersComeAndGo() throws {
    let coordinator = PagesView.Coordinator()
    let tabView = NSTabView()
    let window = TestWindow(
      PagesView(coordinator: coordinator, tabView: tabView).frame(width: 300, height: 200))
    let (general, details) = (tabView.tabViewItem(at: 0), tabView.tabViewItem(at: 1))
    tabView.selectTabViewItem(details)
    coordinator.selected = []
    tabView.removeTabViewItem(general)
    XCTAssertIdentical(tabView.selectedTabViewItem, details)
    window.layOut()
    XCTAssertTrue(window.texts.contains("Page Details"), "\(window.texts)")
    tabView.insertTabViewItem(general, at: 0)
    XCTAssertIdentical(tabView.selectedTabViewItem, details)
    window.layOut()
    XCTAssertTrue(window.texts.contains("Page Details"), "\(window.texts)")
    XCTAssertEqual(coordinator.selected, [])
    // The page that is shown goes.
    let count = tabView.numberOfTabViewItems
    tabView.removeTabViewItem(details)
    XCTAssertEqual(tabView.numberOfTabViewItems, count - 1)
    let next = try XCTUnwrap(tabView.selectedTabViewItem)
    XCTAssertEqual(coordinator.selected, [next.label])
    window.layOut()
    XCTAssertTrue(window.texts.contains("Page \(next.label)"), "\(window.texts)")
    while let item = tabView.tabViewItems.first { tabView.removeTabViewItem(item) }
    XCTAssertNil(tabView.selectedTabViewItem)
    window.close()
  }

  func testASidebarIsBesideTheContents() throws {
    let controller = BrowserController()
    let window = TestWindow(BrowserView(controller: controller).frame(width: 400, height: 200))
    XCTAssertTrue(window.texts.contains("Folders"), "\(window.texts)")
    XCTAssertTrue(window.texts.contains("Files"))
    controller.toggleSidebar(nil)
    XCTAssertTrue(controller.splitViewItems[0].isCollapsed)
    window.layOut()
    XCTAssertFalse(window.texts.contains("Folders"), "\(window.texts)")
    window.close()
  }

  func testTouchesAndOtherProgramsKeysAreNotGiven() {
    let reader = TouchReader(frame: .zero)
    XCTAssertEqual(reader.allowedTouchTypes, [])
    XCTAssertFalse(reader.wantsRestingTouches)
    XCTAssertNil(tappedKeys())
  }

  func testAnItemHasANumber() {
    let menu = countedMenu()
    XCTAssertEqual(menu.items[0].badge?.itemCount, 3)
    XCTAssertTrue(menu.items[1].hasSubmenu)
    XCTAssertIdentical(menu.items[1].submenu?.supermenu, menu)
  }
}
