import AppKit
import CGtk
import GtkBridge
import PrivateDisplay
import SwiftUI
import XCTest

@testable import Tabstop
@testable import TabstopKits

/// Keys and drops of AppKit's views, and names of AppKit that utilities use.
@preconcurrency @MainActor
final class MacKeyTests: DisplayTestCase {
  private func press(
    _ view: NSView, _ code: UInt16, _ characters: String, _ flags: NSEvent.ModifierFlags = []
  ) {
    let event = NSEvent.keyEvent(
      with: .keyDown, location: .zero, modifierFlags: flags, timestamp: 0, windowNumber: 0,
      context: nil, characters: characters, charactersIgnoringModifiers: characters,
      isARepeat: false, keyCode: code)
    view.keyDown(with: event!)
  }

  func testKeysCallTheCommandsOfAResponder() {
    let view = KeyGridView()
    press(view, 126, "\u{F700}")
    press(view, 125, "\u{F701}")
    press(view, 125, "\u{F701}", .shift)
    press(view, 36, "\r")
    press(view, 48, "\t", .shift)
    press(view, 51, "\u{7F}")
    press(view, 53, "\u{1B}")
    press(view, 0, "a")
    press(view, 0, "a", .command)
    press(view, 116, "\u{F72C}")
    press(view, 96, "\u{F708}")
    XCTAssertEqual(
      view.moves,
      [
        "up", "down", "select down", "open", "back", "delete", "cancel", "typed a", "page up",
        "refresh",
      ])
    XCTAssertNil(
      NSEvent.keyEvent(
        with: .mouseMoved, location: .zero, modifierFlags: [], timestamp: 0, windowNumber: 0,
        context: nil, characters: "", charactersIgnoringModifiers: "", isARepeat: false,
        keyCode: 0))
    XCTAssertGreaterThan(NSEvent.doubleClickInterval, 0)
  }

  private func dropTarget(_ window: TestWindow) -> UnsafeMutableRawPointer? {
    var result: UnsafeMutableRawPointer?
    for widget in window.all {
      for controller in controllers(of: widget) {
        if typeName(controller) == "GtkDropTarget" { result = controller }
        g_object_unref(controller)
      }
    }
    return result
  }

  func testAViewTakesWhatIsDroppedOnIt() throws {
    let view = DropZoneView()
    XCTAssertEqual(view.registeredDraggedTypes, [.string, .fileURL])
    let window = TestWindow(DropPage(view: view))
    XCTAssertTrue(window.texts.contains("nothing"), "\(window.texts)")
    let target = try XCTUnwrap(dropTarget(window))
    var value = GValue()
    g_value_init(&value, tabstop_type_string())
    defer { g_value_unset(&value) }
    g_value_set_string(&value, "a word")
    let isTaken = withUnsafePointer(to: value) {
      emit(target, "drop", .boxed($0), .real(3), .real(4))
    }
    XCTAssertTrue(isTaken)
    runLoop(until: { window.texts.contains("a word at 3") }, "\(window.texts)")
    XCTAssertFalse(view.isHighlighted)
    view.unregisterDraggedTypes()
    runLoopUntilIdle()
    XCTAssertNil(dropTarget(window), "It takes none any more.")
    window.close()
  }

  func testAShadowIsTheLayers() {
    let view = DropZoneView()
    XCTAssertEqual(view.layer.shadowRadius, 4)
    XCTAssertEqual(view.layer.shadowOpacity, 1)
    XCTAssertEqual(view.shadow?.shadowOffset, CGSize(width: 0, height: -1))
    view.shadow = nil
    XCTAssertNil(view.shadow)
  }

  func testTheThemeOfTheDesktopIsReported() {
    let observer = ThemeObserver()
    var scheme = GtkBridge.Appearance.shared.current
    scheme.isDark.toggle()
    DesktopState.shared.schemeChanged(scheme)
    XCTAssertEqual(observer.changes, 1)
    DesktopState.shared.schemeChanged(scheme)
    XCTAssertEqual(observer.changes, 1, "It is the same.")
    DesktopState.shared.schemeChanged(GtkBridge.Appearance.shared.current)
    XCTAssertEqual(observer.changes, 2)
  }

  func testTheScreenHasANumberAndValues() throws {
    let screen = try XCTUnwrap(NSScreen.main)
    XCTAssertEqual(screen.displayID, CGMainDisplayID())
    XCTAssertEqual(CGDisplayBounds(screen.displayID).size, screen.frame.size)
    XCTAssertEqual(CGDisplayBounds(77), .zero)
    XCTAssertGreaterThan(screen.maximumFramesPerSecond, 0)
    XCTAssertEqual(
      (screen.deviceDescription[.size] as? NSValue)?.sizeValue, screen.frame.size)
    let window = OverlayWindow()
    XCTAssertLessThan(window.level.rawValue, 0)
    XCTAssertEqual(window.contentAspectRatio, NSSize(width: 16, height: 9))
  }

  func testAPixelHasAColour() throws {
    let image = NSImage(size: NSSize(width: 4, height: 2))
    image.lockFocus()
    NSColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
    NSBezierPath(rect: NSRect(x: 0, y: 0, width: 2, height: 2)).fill()
    image.unlockFocus()
    let blue = try XCTUnwrap(PixelReader.color(at: CGPoint(x: 1, y: 1), in: image))
    XCTAssertEqual(blue.blueComponent, 1, accuracy: 0.01)
    XCTAssertEqual(blue.redComponent, 0, accuracy: 0.01)
    XCTAssertEqual(
      PixelReader.color(at: CGPoint(x: 3, y: 0), in: image)?.alphaComponent ?? 1, 0, accuracy: 0.01)
    XCTAssertNil(PixelReader.color(at: CGPoint(x: 4, y: 0), in: image))
  }

  func testTheEdgesOfAViewAreOfEitherKit() {
    XCTAssertEqual(EdgeToEdgeHostingView(rootView: Text("Page")).safeAreaInsets, .zero)
    XCTAssertEqual(PhoneEdgeView().safeAreaInsets.left, 2)
    XCTAssertNotEqual(PhoneEdgeView().safeAreaInsets, UIEdgeInsets.zero)
  }

  func testPicturesHaveAppKitsNames() {
    for name in [NSImage.cautionName, NSImage.folderName, NSImage.addTemplateName] {
      XCTAssertNotNil(NSImage(named: name), name)
    }
    XCTAssertNil(NSImage(named: "NSNothing"))
  }

  func testAnAnnouncementIsMadeByAppKitsName() {
    let window = TestWindow(Text("Page"))
    let before = Announcements.shared.count
    NSAccessibility.post(
      element: NSApp as Any, notification: .announcementRequested,
      userInfo: [.announcement: "Saved", .priority: NSAccessibilityPriorityLevel.high.rawValue])
    XCTAssertEqual(Announcements.shared.count, before + 1)
    XCTAssertEqual(Announcements.shared.waiting.last?.text, "Saved")
    NSAccessibility.post(element: window, notification: .layoutChanged)
    XCTAssertEqual(Announcements.shared.count, before + 1)
    runLoopUntilIdle()
    window.close()
    // It compiles; a call would start a second program.
    let start: () -> Void = startMacProgram
    _ = start
  }

  func testAViewGetsItsKeys() {
    let view = KeyView()
    let window = TestWindow(KeyReader(view: view).frame(width: 100, height: 100))
    window.tab()
    XCTAssertTrue(window.pressFocusedKey(GDK_KEY_a))
    XCTAssertFalse(window.pressFocusedKey(GDK_KEY_Escape), "What the view passes on is used.")
    XCTAssertFalse(window.pressFocusedKey(GDK_KEY_Tab), "Tab moves the focus on.")
    XCTAssertEqual(view.pressed, [0])
    window.close()
  }
}
