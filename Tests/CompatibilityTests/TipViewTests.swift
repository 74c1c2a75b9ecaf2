import CGtk
import GtkBridge
import PrivateDisplay
import SwiftUI
import XCTest

@testable import Tabstop
@testable import TipKitInterface

/// Tips on screen.
@preconcurrency @MainActor
final class TipViewTests: TipTestCase {
  private func show() {
    (PackingTip.isSignedIn, PackingTip.itemCount) = (true, 2)
    for _ in 0..<3 { PackingTip.opened.sendDonation() }
  }

  func testATipAppearsWhenItsRulesAreMetAndIsAnnounced() throws {
    try configure()
    let window = TestWindow(PackingScreen())
    XCTAssertFalse(window.texts.contains("Pack early"))
    window.click("Item")
    let before = Announcements.shared.count
    show()
    runLoop(until: { window.texts.contains("Pack early") }, "The tip does not appear.")
    XCTAssertEqual(Announcements.shared.count, before + 2)
    XCTAssertEqual(AnyTip(PackingTip()).sentences, ["Pack early", "Your list is in the menu."])
    XCTAssertEqual(window.focus, "Item")
    window.press("Reset")
    XCTAssertTrue(window.texts.contains("reset 1"), "\(window.texts)")
    PackingTip.itemCount = 1
    runLoop(until: { !window.texts.contains("Pack early") }, "The tip stays.")
    window.close()
  }

  func testAStyleClosesTheTip() throws {
    try configure()
    show()
    let window = TestWindow(PackingScreen())
    runLoop(until: { window.texts.contains("TIP") }, "The tip does not appear.")
    window.press("Dismiss")
    runLoop(until: { !window.texts.contains("TIP") }, "The tip stays.")
    XCTAssertEqual(PackingTip().status, .invalidated(.tipClosed))
    window.close()
  }

  func testOneTipOfAGroupIsOnScreen() throws {
    try configure()
    let window = TestWindow(TourScreen())
    runLoop(until: { window.texts.contains("welcome") }, "The first tip does not appear.")
    window.press("Add")
    XCTAssertEqual(window.texts, ["welcome"])
    TourTip.welcome.invalidate(reason: .tipClosed)
    runLoop(until: { window.texts.contains("remove") }, "The last tip does not appear.")
    XCTAssertEqual(window.texts, ["remove"])
    window.close()
  }

  func testOfTwoTipsTheFrequencyAllowsOne() throws {
    try configure(.daily)
    let window = TestWindow(
      VStack {
        TipView(TourTip.add)
        TipView(TourTip.remove)
      })
    runLoop(until: { !window.texts.isEmpty }, "No tip appears.")
    window.layOut()
    XCTAssertEqual(window.texts, ["add"])
    // The next one follows when its time has come.
    TourTip.add.invalidate(reason: .tipClosed)
    runLoop(until: { window.texts.isEmpty }, "The tip stays.")
    clock.advance(by: 24 * 3600)
    runLoop(until: { window.texts == ["remove"] }, "The next tip does not appear.")
    window.close()
  }

  func testADisplayIsCountedOnceAndEndsWithItsView() throws {
    try configure()
    for count in 1...2 {
      let window = TestWindow(TipView(RareTip()))
      runLoop(until: { window.texts == ["Rarely needed"] }, "The tip does not appear.")
      XCTAssertEqual(TipCenter.shared.read { $0.records.tips["RareTip"]?.displayCount }, count)
      window.close()
    }
    XCTAssertEqual(RareTip().status, .invalidated(.displayCountExceeded))
  }

  func testATipForTestingIsClosedUntilItsViewAppearsAgain() throws {
    try configure()
    Tips.showAllTipsForTesting()
    let window = TestWindow(TipView(RareTip()))
    runLoop(until: { window.texts == ["Rarely needed"] }, "The tip does not appear.")
    RareTip().invalidate(reason: .tipClosed)
    runLoop(until: { window.texts.isEmpty }, "The tip stays.")
    window.close()
    let next = TestWindow(TipView(RareTip()))
    runLoop(until: { next.texts == ["Rarely needed"] }, "The tip does not appear again.")
    next.close()
  }

  /// As an `if` without a view.
  func testATipThatIsNotShownIsNoRow() throws {
    try configure()
    func count(_ content: some View) -> Int {
      let window = TestWindow(content)
      defer { window.close() }
      return window.all.count
    }
    let empty = count(Form { Section { Text("Row") } })
    XCTAssertEqual(
      count(
        Form {
          Section {
            TipView(PackingTip())
            Text("Row")
          }
        }), empty)
    XCTAssertGreaterThan(
      count(
        Form {
          Section {
            TipView(TourTip.add)
            Text("Row")
          }
        }), empty)
    XCTAssertEqual(
      count(
        List {
          TipView(PackingTip())
          Text("Row")
        }), count(List { Text("Row") }))
    XCTAssertEqual(
      count(
        VStack {
          TipView(PackingTip())
          Text("Row")
        }), count(VStack { Text("Row") }))
  }

  // MARK: UIKit

  func testATipIsAViewOfUIKit() throws {
    try configure()
    show()
    let window = TestWindow(TipOfUIKit())
    runLoop(until: { window.texts.contains("Pack early") }, "The tip does not appear.")
    window.press("Dismiss")
    runLoop(until: { window.texts.isEmpty }, "The tip stays.")
    XCTAssertEqual(PackingTip().status, .invalidated(.tipClosed))
    window.close()
  }

  func testAControllerPresentsATip() throws {
    try configure()
    let window = TestWindow(TipControllerScreen())
    runLoop(until: { window.dialog()?.texts == ["Rarely needed"] }, "The tip does not appear.")
    RareTip().invalidate(reason: .actionPerformed)
    runLoop(until: { window.dialog() == nil }, "The tip stays.")
    window.close()
    XCTAssertTrue(TestWindow.dialogs.isEmpty)
  }

  // MARK: Popovers

  private func openPhotoScreen(typing: Bool = false) throws -> TestWindow {
    try configure()
    let window = TestWindow(PhotoScreen())
    if typing {
      window.click("Name")
    } else {
      XCTAssertNotEqual(gtk_widget_grab_focus(window.button("Photo")), 0)
      runLoopUntilIdle()
    }
    XCTAssertEqual(window.all("GtkPopover").count, 0)
    for _ in 0..<2 { PhotoTip.viewed.sendDonation(.init(place: "Rome")) }
    runLoop(until: { window.texts.contains("Keep a photo") }, "The tip does not appear.")
    return window
  }

  func testATipIsInAPopoverThatTakesTheFocusAndGivesItBack() throws {
    let announced = Announcements.shared.count
    let window = try openPhotoScreen()
    XCTAssertTrue(window.texts.contains("presented"))
    let label = try XCTUnwrap(window.label("Keep a photo"))
    XCTAssertNotNil(gtk_widget_get_ancestor(label, gtk_popover_get_type()))
    XCTAssertEqual(Announcements.shared.count, announced + 1)
    runLoopUntilIdle()
    let focus = gtk_window_get_focus(window.context.widget.cast(to: GtkWindow.self))
    XCTAssertNotNil(focus.flatMap { gtk_widget_get_ancestor($0, gtk_popover_get_type()) })
    // As Escape does.
    gtk_popover_popdown(
      UnsafeMutableRawPointer(window.all("GtkPopover")[0]).assumingMemoryBound(to: GtkPopover.self))
    runLoopUntilIdle()
    XCTAssertEqual(PhotoTip().status, .invalidated(.tipClosed))
    XCTAssertTrue(window.texts.contains("not presented"))
    XCTAssertEqual(window.focus, "Photo")
    window.close()
  }

  func testATipThatAppearsWhileTheUserTypesLeavesTheFocusInTheField() throws {
    let announced = Announcements.shared.count
    let window = try openPhotoScreen(typing: true)
    XCTAssertEqual(Announcements.shared.count, announced + 1)
    runLoopUntilIdle()
    XCTAssertEqual(window.focus, "Name")
    let popover = UnsafeMutableRawPointer(window.all("GtkPopover")[0])
      .assumingMemoryBound(to: GtkPopover.self)
    XCTAssertEqual(gtk_popover_get_autohide(popover), 0)
    window.pressF6()
    let focus = gtk_window_get_focus(window.context.widget.cast(to: GtkWindow.self))
    XCTAssertNotNil(focus.flatMap { gtk_widget_get_ancestor($0, gtk_popover_get_type()) })
    window.pressF6()
    XCTAssertEqual(window.focus, "Name")
    window.pressF6()
    gtk_popover_popdown(popover)
    runLoopUntilIdle()
    XCTAssertEqual(window.focus, "Name")
    XCTAssertEqual(PhotoTip().status, .invalidated(.tipClosed))
    window.close()
  }

  func testEscapeInTheFieldClosesATipThatAppearedWhileTheUserTypes() throws {
    let window = try openPhotoScreen(typing: true)
    XCTAssertTrue(window.pressKey(GDK_KEY_Escape))
    runLoop(until: { !window.texts.contains("Keep a photo") }, "The tip stays.")
    XCTAssertEqual(PhotoTip().status, .invalidated(.tipClosed))
    XCTAssertEqual(window.focus, "Name")
    XCTAssertFalse(window.pressKey(GDK_KEY_Escape))
    window.close()
  }

  func testATipWhoseViewIsScrolledAwayIsNotClosedForGood() throws {
    struct Page: View {
      var body: some View {
        ScrollView {
          VStack {
            Button("Photo") {}.frame(height: 40).popoverTip(PhotoTip())
            ForEach(0..<100, id: \.self) { Text("row \($0)").frame(height: 20) }
          }
        }
      }
    }
    try configure()
    for _ in 0..<2 { PhotoTip.viewed.sendDonation(.init(place: "Rome")) }
    let window = TestWindow(Page(), width: 400, height: 400)
    runLoop(until: { window.texts.contains("Keep a photo") }, "The tip does not appear.")
    window.layOut()
    let scroller = OpaquePointer(window.all("GtkScrolledWindow")[0])
    gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(scroller), 700)
    window.layOut()
    window.layOut()
    runLoop(until: { !window.texts.contains("Keep a photo") }, "The tip stays.")
    XCTAssertEqual(window.all("GtkPopover").count, 0)
    XCTAssertEqual(PhotoTip().status, .available)
    XCTAssertFalse(TipCenter.shared.isDisplayed("PhotoTip"))
    window.close()
  }

  func testTheProgramClosesThePopover() throws {
    let window = try openPhotoScreen()
    window.press("Hide")
    runLoop(until: { !window.texts.contains("Keep a photo") }, "The tip stays.")
    XCTAssertEqual(PhotoTip().status, .available)
    window.close()
  }

  func testAnActionOfTheProgramClosesThePopover() throws {
    let window = try openPhotoScreen()
    window.press("Photo")
    runLoop(until: { !window.texts.contains("Keep a photo") }, "The tip stays.")
    XCTAssertEqual(PhotoTip().status, .invalidated(.actionPerformed))
    XCTAssertEqual(window.all("GtkPopover").count, 0)
    window.close()
  }
}
