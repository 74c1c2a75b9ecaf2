import AppKit
import CGtk
import Foundation
import PrivateDisplay
import SelectorSources
import SwiftUI
import UIKit
import XCTest

@testable import TabstopFoundation
@testable import TabstopKits

/// What targets and actions keep, for how long, and when they are called.
@preconcurrency @MainActor
final class TargetLifetimeTests: DisplayTestCase {
  private final class Bell: NSObject, UIGestureRecognizerDelegate, NSMenuDelegate {
    nonisolated static let rang = Notification.Name("TargetLifetimeTestsRang")
    nonisolated static let ringing = Selector(_named: "ring", Bell.self, Bell.ring)
    nonisolated static let making = Selector(_named: "make", Bell.self, Bell.make)
    nonisolated static let naming = Selector(_named: "named", Bell.self, Bell.named)
    nonisolated static let moving = Selector(_named: "move(_:)", Bell.self, Bell.move(_:))
    nonisolated static let printing = Selector(
      _named: "print(_:success:contextInfo:)", Bell.self, Bell.print(_:success:contextInfo:))
    nonisolated(unsafe) var rings = 0
    nonisolated(unsafe) var mayBegin = true
    nonisolated(unsafe) var log: [String] = []
    nonisolated func ring() { rings += 1 }
    nonisolated func make() -> NSObject { Chime() }
    nonisolated func named() -> NSString? { "bell" }
    nonisolated func print(
      _ operation: NSPrintOperation, success: Bool, contextInfo: UnsafeMutableRawPointer?
    ) { log.append("printed \(success)") }
    func move(_ recognizer: UIGestureRecognizer) { log.append("\(recognizer.state)") }
    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
      log.append("asked")
      return mayBegin
    }
    func menuNeedsUpdate(_ menu: NSMenu) {
      menu.removeAllItems()
      menu.addItem(withTitle: "Ring", action: Self.ringing, keyEquivalent: "")
    }
  }

  /// Performs a method when it is released.
  private final class Chime: NSObject {
    deinit { Named().perform(Named.naming) }
  }

  private final class Named: NSObject {
    static let naming = Selector(_named: "name", Named.self, Named.name)
    func name() -> NSString { "name" }
  }

  private struct Shown: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ view: UIView, context: Context) {}
  }

  func testADisplayLinkReleasesItsTargetWhenItIsInvalidated() {
    // Foundation's run loop is part of the main loop of a program with a window.
    let window = TestWindow(Text("Bell"))
    defer { window.close() }
    var bell: Bell? = Bell()
    weak let weakBell = bell
    var link: CADisplayLink? = CADisplayLink(target: bell as Any, selector: Bell.ringing)
    weak let weakLink = link
    link?.add(to: .main, forMode: .common)
    runLoop(until: { weakBell?.rings != 0 })
    bell = nil
    XCTAssertNotNil(weakBell)
    link?.invalidate()
    XCTAssertNil(weakBell)
    link = nil
    XCTAssertNil(weakLink)
  }

  func testAnObservationEndsWithItsSender() {
    let bell = Bell()
    var sender: Bell? = Bell()
    weak let weakSender = sender
    let place = sender.map(ObjectIdentifier.init)
    NotificationCenter.default.addObserver(
      bell, selector: Bell.ringing, name: Bell.rang, object: sender)
    for object in [sender, bell, nil] {
      NotificationCenter.default.post(name: Bell.rang, object: object)
    }
    XCTAssertEqual(bell.rings, 1)
    sender = nil
    XCTAssertNil(weakSender)
    // An object at its place.
    let others = (0..<100).map { _ in Bell() }
    XCTAssertTrue(others.contains { ObjectIdentifier($0) == place })
    for other in others { NotificationCenter.default.post(name: Bell.rang, object: other) }
    XCTAssertEqual(bell.rings, 1)
    _SelectorObservers.remove(bell, from: .default)
  }

  func testATimerReleasesItsInformationAfterItsLastCall() {
    // Foundation's run loop is part of the main loop of a program with a window.
    let window = TestWindow(Text("Bell"))
    defer { window.close() }
    let bell = Bell()
    var information: Bell? = Bell()
    weak let weakInformation = information
    Timer.scheduledTimer(
      timeInterval: 0.001, target: bell, selector: Bell.ringing, userInfo: information,
      repeats: false)
    information = nil
    runLoop(until: { bell.rings == 1 })
    XCTAssertNil(weakInformation)
  }

  func testAControlForgetsATargetThatHasEnded() {
    let button = UIButton(type: .system)
    var bell: Bell? = Bell()
    button.addTarget(bell, action: Bell.ringing, for: .touchUpInside)
    XCTAssertTrue(button.hasActions)
    bell = nil
    XCTAssertFalse(button.hasActions)
    XCTAssertNil(button.actions(forTarget: nil, forControlEvent: .touchUpInside))
  }

  func testAResultThatIsReleasedPerformsAMethod() {
    for _ in 0..<3 { XCTAssertNotNil(Bell().perform(Bell.making)) }
  }

  func testAnOptionalResultIsReturned() {
    XCTAssertEqual(
      Bell().perform(Bell.naming)?.takeUnretainedValue() as? NSString, "bell")
  }

  func testADragThatIsCancelledIsFollowedByANewOne() {
    let (bell, view) = (Bell(), UIView())
    view.backgroundColor = .red
    let pan = UIPanGestureRecognizer(target: bell, action: Bell.moving)
    view.addGestureRecognizer(pan)
    let window = TestWindow(Shown(view: view))
    defer { window.close() }
    window.drag("drag-begin", 5)
    window.drag("drag-update", 30)
    pan.isEnabled = false
    runLoopUntilIdle()
    XCTAssertEqual(bell.log, ["began", "cancelled"])
    XCTAssertEqual(pan.state, .possible)
    pan.isEnabled = true
    window.layOut()
    for (signal, x) in [("drag-begin", 5.0), ("drag-update", 30), ("drag-end", 30)] {
      window.drag(signal, x)
    }
    XCTAssertEqual(bell.log.dropFirst(2), ["began", "ended"])
  }

  func testADragThatMayNotBeginDoesNotBeginLater() {
    let (bell, view) = (Bell(), UIView())
    view.backgroundColor = .red
    let pan = UIPanGestureRecognizer(target: bell, action: Bell.moving)
    pan.delegate = bell
    bell.mayBegin = false
    view.addGestureRecognizer(pan)
    let window = TestWindow(Shown(view: view))
    defer { window.close() }
    window.drag("drag-begin", 5)
    window.drag("drag-update", 30)
    bell.mayBegin = true
    window.drag("drag-update", 40)
    window.drag("drag-end", 40)
    XCTAssertEqual(bell.log, ["asked"])
    for (signal, x) in [("drag-begin", 5.0), ("drag-update", 30), ("drag-end", 30)] {
      window.drag(signal, x)
    }
    XCTAssertEqual(bell.log, ["asked", "asked", "began", "ended"])
  }

  func testAViewThatTheUserCannotUseRecognisesNothing() {
    let (bell, view) = (Bell(), UIView())
    view.backgroundColor = .red
    view.isUserInteractionEnabled = false
    view.addGestureRecognizer(UIPanGestureRecognizer(target: bell, action: Bell.moving))
    let window = TestWindow(Shown(view: view))
    defer { window.close() }
    for (signal, x) in [("drag-begin", 5.0), ("drag-update", 30), ("drag-end", 30)] {
      window.drag(signal, x)
    }
    XCTAssertEqual(bell.log, [])
  }

  func testARecognizerIsInOneViewOnce() {
    let (first, second) = (UIView(), UIView())
    let tap = UITapGestureRecognizer()
    first.addGestureRecognizer(tap)
    first.addGestureRecognizer(tap)
    XCTAssertEqual(first.gestureRecognizers, [tap])
    second.addGestureRecognizer(tap)
    XCTAssertEqual(first.gestureRecognizers, [])
    first.removeGestureRecognizer(tap)
    XCTAssertEqual(tap.view, second)
    second.removeGestureRecognizer(tap)
    XCTAssertNil(tap.view)
  }

  func testAMenuIsInPlaceOfTheActionOfAnItem() {
    let bar = MenuBar()
    bar.install()
    bar.item?.menu = bar.makeMenu()
    bar.item?.button?.performClick(nil)
    XCTAssertEqual(bar.log, [])
    bar.item?.menu = nil
    bar.item?.button?.performClick(nil)
    XCTAssertEqual(bar.log, ["toggle"])
    NSStatusBar.system.removeStatusItem(bar.item!)
  }

  func testAnItemOfThePanelIsNamedByItsButton() throws {
    let item = NSStatusBar.system.statusItem(withLength: NSStatusItem.squareLength)
    let button = try XCTUnwrap(item.button)
    XCTAssertEqual(button.name, ProcessInfo.processInfo.processName)
    button.toolTip = "Shows the battery"
    XCTAssertEqual(button.name, "Shows the battery")
    button.image = NSImage(systemSymbolName: "battery.100", accessibilityDescription: "Battery")
    XCTAssertEqual(button.name, "Battery")
    button.title = "80 %"
    XCTAssertEqual(button.name, "80 %")
    button.accessibilityLabel = "Charge"
    XCTAssertEqual(button.name, "Charge")
    NSStatusBar.system.removeStatusItem(item)
  }

  func testTheDelegateOfASubmenuFillsItToo() {
    let (menu, submenu, bell) = (NSMenu(), NSMenu(), Bell())
    submenu.delegate = bell
    let item = menu.addItem(withTitle: "More", action: nil, keyEquivalent: "")
    item.submenu = submenu
    menu.willOpen()
    XCTAssertEqual(submenu.items.map(\.title), ["Ring"])
    item.isEnabled = false
    let window = TestWindow(VStack { MenuItems(menu: menu) })
    XCTAssertEqual(gtk_widget_is_sensitive(window.button("More")), 0)
    window.close()
  }

  func testTheDelegateOfAPrintOperationIsTold() {
    let bell = Bell()
    NSPrintOperation(view: UIView()).runModal(
      for: NSWindow(), delegate: bell, didRun: Bell.printing, contextInfo: nil)
    XCTAssertEqual(bell.log, ["printed false"])
  }
}
