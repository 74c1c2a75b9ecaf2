import CGtk
import Foundation
import GtkBridge
import PrivateDisplay
import SwiftUI
import UIKit
import XCTest

@testable import Tabstop
@testable import TabstopFoundation
@testable import TabstopKits

/// Recognizers that come and go in views on screen, and the keyboard in place of their gestures.
@preconcurrency @MainActor
final class RecognizerTests: DisplayTestCase {
  @MainActor private final class Log: NSObject {
    nonisolated static let pressing = Selector(_named: "press(_:)", Log.self, Log.press(_:))
    nonisolated static let swiping = Selector(_named: "swipe(_:)", Log.self, Log.swipe(_:))
    nonisolated static let tapping = Selector(_named: "tap(_:)", Log.self, Log.tap(_:))
    nonisolated(unsafe) var entries: [String] = []
    func press(_ recognizer: UIGestureRecognizer) { entries.append("press \(recognizer.state)") }
    func swipe(_ recognizer: UIGestureRecognizer) { entries.append("swipe \(recognizer.state)") }
    func tap(_ recognizer: UIGestureRecognizer) { entries.append("tap \(recognizer.state)") }
  }

  private struct Shown: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ view: UIView, context: Context) {}
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  private func focus(of window: TestWindow) -> UnsafeMutablePointer<GtkWidget>? {
    gtk_window_get_focus(window.context.widget.cast(to: GtkWindow.self))
  }

  func testAFieldKeepsItsFocusWhileRecognizersComeAndGo() throws {
    let (view, field, log) = (UIView(), UITextField(), Log())
    field.text = "words"
    view.addSubview(field)
    let window = TestWindow(Shown(view: view))
    defer { window.close() }
    window.tab()
    let focus = try XCTUnwrap(focus(of: window))
    XCTAssertEqual(typeName(focus), "GtkText")
    gtk_editable_select_region(OpaquePointer(focus), 1, 3)
    let recognizers = [
      UITapGestureRecognizer(target: log, action: Log.tapping),
      UILongPressGestureRecognizer(target: log, action: Log.pressing),
      UIPanGestureRecognizer(), UISwipeGestureRecognizer(target: log, action: Log.swiping),
      UIHoverGestureRecognizer(),
    ]
    func check(_ step: String) {
      runLoopUntilIdle()
      XCTAssertEqual(self.focus(of: window), focus, step)
      var (start, end) = (Int32(0), Int32(0))
      gtk_editable_get_selection_bounds(OpaquePointer(focus), &start, &end)
      XCTAssertEqual([start, end], [1, 3], step)
    }
    for recognizer in recognizers {
      view.addGestureRecognizer(recognizer)
      check("\(recognizer) added")
      recognizer.isEnabled = false
      check("\(recognizer) disabled")
      recognizer.isEnabled = true
      check("\(recognizer) enabled")
    }
    let menu = UIContextMenuInteraction(delegate: MenuDelegate())
    view.addInteraction(menu)
    check("menu added")
    view.removeInteraction(menu)
    check("menu removed")
    for recognizer in recognizers { view.removeGestureRecognizer(recognizer) }
    check("removed")
  }

  private final class MenuDelegate: NSObject, UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
  }

  /// The menu that is open in a window.
  private func menu(in window: TestWindow) -> [UnsafeMutablePointer<GtkWidget>] {
    window.all("GtkPopoverMenu").filter { gtk_widget_get_visible($0) != 0 }
  }

  private func texts(of menu: UnsafeMutablePointer<GtkWidget>) -> [String] {
    descendants(of: menu).filter { typeName($0) == "GtkLabel" }
      .map { String(cString: gtk_label_get_text(OpaquePointer($0))) }.filter { !$0.isEmpty }
  }

  func testALongPressAndSwipesAreInAMenuForTheKeyboard() throws {
    let (view, log) = (label("Photo"), Log())
    let window = TestWindow(Shown(view: view))
    defer { window.close() }
    window.tab()
    XCTAssertNil(focus(of: window))
    let press = UILongPressGestureRecognizer(target: log, action: Log.pressing)
    let swipe = UISwipeGestureRecognizer(target: log, action: Log.swiping)
    swipe.direction = [.left, .right]
    view.addGestureRecognizer(press)
    view.addGestureRecognizer(swipe)
    window.layOut()
    window.tab()
    let stop = try XCTUnwrap(focus(of: window))
    // The secondary button opens no menu: the pointer presses and swipes.
    for controller in controllers(of: stop) {
      if typeName(controller) == "GtkGestureClick" {
        emit(controller, "pressed", .number(1), .real(5), .real(5))
      }
      g_object_unref(controller)
    }
    runLoopUntilIdle()
    XCTAssertEqual(menu(in: window), [])
    window.pressKeyOfFocus(GDK_KEY_Menu)
    runLoopUntilIdle()
    let opened = try XCTUnwrap(menu(in: window).first)
    XCTAssertEqual(texts(of: opened), ["Press and Hold", "Swipe Left", "Swipe Right"])
    for index in 0..<3 { gtk_widget_activate_action_variant(stop, "menu.i\(index)", nil) }
    runLoopUntilIdle()
    XCTAssertEqual(
      log.entries.map { $0.replacingOccurrences(of: "TabstopKits.", with: "") },
      ["press began", "press ended", "swipe ended", "swipe ended"])
    gtk_popover_popdown(UnsafeMutableRawPointer(opened).assumingMemoryBound(to: GtkPopover.self))
    runLoopUntilIdle()
    // Assistive technology has them as actions.
    gtk_widget_activate_action_variant(stop, "accessibility.Swipe Left", nil)
    runLoopUntilIdle()
    XCTAssertEqual(log.entries.count, 5)
    swipe.isEnabled = false
    press.isEnabled = false
    runLoopUntilIdle()
    XCTAssertEqual(
      gtk_widget_activate_action_variant(stop, "accessibility.Swipe Left", nil), 0)
    XCTAssertEqual(gtk_widget_get_focusable(stop), 0)
  }

  func testTwoLongPressesHaveTwoNames() throws {
    let (view, log, other) = (label("Photo"), Log(), Log())
    view.addGestureRecognizer(UILongPressGestureRecognizer(target: log, action: Log.pressing))
    view.addGestureRecognizer(UILongPressGestureRecognizer(target: other, action: Log.pressing))
    let window = TestWindow(Shown(view: view))
    defer { window.close() }
    window.tab()
    let stop = try XCTUnwrap(focus(of: window))
    gtk_widget_activate_action_variant(stop, "accessibility.Press and Hold", nil)
    runLoopUntilIdle()
    XCTAssertEqual([log.entries.count, other.entries.count], [2, 0])
    gtk_widget_activate_action_variant(stop, "accessibility.Press and Hold 2", nil)
    runLoopUntilIdle()
    XCTAssertEqual([log.entries.count, other.entries.count], [2, 2])
    window.pressKeyOfFocus(GDK_KEY_Menu)
    XCTAssertEqual(
      texts(of: try XCTUnwrap(menu(in: window).first)), ["Press and Hold", "Press and Hold 2"])
  }

  func testAnActionOfAppKitsHasAHandlerWithoutAParameter() {
    var runs = 0
    let handler: (() -> Bool)? = {
      runs += 1
      return true
    }
    XCTAssertTrue(NSAccessibilityCustomAction(name: "Run", handler: handler).perform())
    XCTAssertFalse(NSAccessibilityCustomAction(name: "Run", handler: nil).perform())
    XCTAssertEqual(runs, 1)
  }

  func testATapThatIsAddedLaterMakesALabelAStop() throws {
    let (view, log) = (label("Later"), Log())
    let window = TestWindow(Shown(view: view))
    defer { window.close() }
    let text = window.label("Later")
    let tap = UITapGestureRecognizer(target: log, action: Log.tapping)
    view.addGestureRecognizer(tap)
    window.layOut()
    XCTAssertEqual(window.label("Later"), text)
    window.tab()
    window.pressKeyOfFocus(GDK_KEY_space)
    XCTAssertEqual(log.entries, ["tap ended"])
    view.removeGestureRecognizer(tap)
    window.layOut()
    XCTAssertNil(focus(of: window))
    view.addGestureRecognizer(tap)
    window.layOut()
    window.tab()
    window.pressKeyOfFocus(GDK_KEY_space)
    XCTAssertEqual(log.entries, ["tap ended", "tap ended"])
  }

  func testActionsForAssistiveTechnologyAreInTheMenuToo() throws {
    let view = label("Letter")
    var archived = 0
    view.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Archive") { _ in
        archived += 1
        return true
      }
    ]
    let window = TestWindow(Shown(view: view))
    defer { window.close() }
    window.tab()
    let stop = try XCTUnwrap(focus(of: window))
    gtk_widget_activate_action_variant(stop, "accessibility.Archive", nil)
    window.pressKeyOfFocus(GDK_KEY_Menu)
    XCTAssertEqual(texts(of: try XCTUnwrap(menu(in: window).first)), ["Archive"])
    gtk_widget_activate_action_variant(stop, "menu.i0", nil)
    runLoopUntilIdle()
    XCTAssertEqual(archived, 2)
    view.accessibilityCustomActions = nil
    runLoopUntilIdle()
    XCTAssertEqual(gtk_widget_activate_action_variant(stop, "accessibility.Archive", nil), 0)
  }
}
