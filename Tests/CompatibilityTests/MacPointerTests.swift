import AppKit
import CGtk
import GtkBridge
import PrivateDisplay
import SwiftUI
import XCTest

@testable import Tabstop
@testable import TabstopKits

/// Events of the pointer over views of a program's own classes.
@preconcurrency @MainActor
final class MacPointerTests: DisplayTestCase {
  private final class Pad: NSView {
    var log: [String] = []
    var passesOn = false
    override func updateTrackingAreas() {
      super.updateTrackingAreas()
      for area in trackingAreas { removeTrackingArea(area) }
      addTrackingArea(
        NSTrackingArea(
          rect: bounds, options: [.mouseEnteredAndExited, .mouseMoved, .activeAlways], owner: self))
      log.append("update \(Int(bounds.width))")
    }
    override func mouseDown(with event: NSEvent) {
      let place = convert(event.locationInWindow, from: nil)
      log.append("down \(place.x) \(place.y) \(event.clickCount) \(Int(bounds.height))")
      if passesOn { super.mouseDown(with: event) }
    }
    override func mouseDragged(with event: NSEvent) {
      log.append("drag \(event.deltaX) \(event.deltaY)")
    }
    override func mouseUp(with event: NSEvent) { log.append("up") }
    override func rightMouseDown(with event: NSEvent) { log.append("right \(event.buttonNumber)") }
    override func mouseEntered(with event: NSEvent) { log.append("in") }
    override func mouseExited(with event: NSEvent) { log.append("out") }
    override func mouseMoved(with event: NSEvent) { log.append("move") }
    override func scrollWheel(with event: NSEvent) { log.append("wheel \(event.scrollingDeltaY)") }
  }
  private struct Shown: NSViewRepresentable {
    let view: NSView
    func makeNSView(context: Context) -> NSView { view }
    func updateNSView(_ view: NSView, context: Context) {}
  }

  private func emitAt(
    _ x: Double, _ y: Double, in window: TestWindow, _ type: String, _ signal: String,
    _ parameters: SignalParameter...
  ) {
    var next = gtk_widget_pick(window.context.widget.pointer, x, y, GTK_PICK_DEFAULT)
    while let widget = next {
      for controller in controllers(of: widget) {
        if typeName(controller) == type {
          switch parameters.count {
          case 0: emit(controller, signal)
          case 2: emit(controller, signal, parameters[0], parameters[1])
          default: emit(controller, signal, parameters[0], parameters[1], parameters[2])
          }
        }
        g_object_unref(controller)
      }
      next = gtk_widget_get_parent(widget)
    }
    runLoopUntilIdle()
  }

  func testAViewOfTheProgramGetsPressesMovesAndTheWheel() {
    let pad = Pad()
    let window = TestWindow(Shown(view: pad).frame(width: 120, height: 80))
    defer { window.close() }
    window.layOut()
    let (x, y) = (200.0, 150.0)
    emitAt(x, y, in: window, "GtkEventControllerMotion", "enter", .real(10), .real(10))
    XCTAssertEqual(pad.log.suffix(2), ["update 120", "in"])
    pad.log = []
    emitAt(x, y, in: window, "GtkEventControllerMotion", "motion", .real(12), .real(10))
    emitAt(x, y, in: window, "GtkGestureClick", "pressed", .number(2), .real(12), .real(10))
    emitAt(x, y, in: window, "GtkEventControllerMotion", "motion", .real(15), .real(14))
    emitAt(x, y, in: window, "GtkGestureClick", "released", .number(2), .real(15), .real(14))
    emitAt(x, y, in: window, "GtkEventControllerScroll", "scroll", .real(0), .real(1))
    emitAt(x, y, in: window, "GtkEventControllerMotion", "leave")
    XCTAssertEqual(
      pad.log, ["move", "down 12.0 10.0 2 80", "drag 3.0 4.0", "up", "wheel -1.0", "out"])
    XCTAssertEqual(pad.frame, .zero, "The bounds are those of the event alone.")
  }

  private final class Dial: NSView {
    var sizes: [CGSize] = []
    override func draw(_ dirtyRect: NSRect) {
      sizes.append(bounds.size)
      NSColor.red.setFill()
      dirtyRect.fill()
    }
  }

  func testAViewIsDrawnAgainWhenItNeedsDisplay() {
    let dial = Dial()
    let window = TestWindow(Shown(view: dial).frame(width: 120, height: 80))
    defer { window.close() }
    let shown = CGSize(width: 120, height: 80)
    runLoop(until: { dial.sizes.contains(shown) })
    dial.sizes = []
    dial.needsDisplay = true
    runLoop(until: { dial.sizes.contains(shown) })
    XCTAssertTrue(dial.sizes.contains(shown))
  }

  func testAViewIsAtItsFrameInItsSuperview() {
    let (canvas, dial, back) = (NSView(), Dial(), Dial())
    back.frame = NSRect(x: 0, y: 0, width: 10, height: 10)
    back.autoresizingMask = [.width, .height]
    canvas.addSubview(back)
    dial.frame = NSRect(x: 20, y: 30, width: 80, height: 60)
    canvas.addSubview(dial)
    let window = TestWindow(Shown(view: canvas).frame(width: 200, height: 150))
    defer { window.close() }
    runLoop(until: { dial.sizes.contains(CGSize(width: 80, height: 60)) })
    dial.frame.size.width = 90
    runLoop(until: { dial.sizes.contains(CGSize(width: 90, height: 60)) })
    XCTAssertTrue(back.sizes.contains(CGSize(width: 200, height: 150)))
  }

  func testAFolderAndAFileHaveTheirOwnIcons() {
    let folder = NSWorkspace.shared.icon(forFile: "/usr")
    XCTAssertEqual(folder.pngData(), NSImage(systemName: "folder")?.pngData())
    XCTAssertEqual(
      NSWorkspace.shared.icon(forFile: "/nowhere/a.mp3").pngData(),
      NSImage(systemName: "music.note")?.pngData())
  }

  func testAViewStaysWhereItsMethodPutsIt() {
    final class Card: NSView {
      override func mouseDragged(with event: NSEvent) {
        frame.origin.x += event.deltaX
      }
      override func mouseUp(with event: NSEvent) { setFrameSize(NSSize(width: 30, height: 40)) }
    }
    let card = Card(frame: NSRect(x: 5, y: 5, width: 20, height: 20))
    send(.dragged, to: card, place: (4, 1))
    XCTAssertEqual(card.frame, NSRect(x: 8, y: 5, width: 20, height: 20))
    send(.released, to: card)
    XCTAssertEqual(card.frame, NSRect(x: 8, y: 5, width: 30, height: 40))
  }

  func testAnEventHasTheNumberOfItsButtonAndTheStepsOfTheWheel() {
    final class Recorder: NSView {
      var events: [NSEvent] = []
      override func otherMouseDown(with event: NSEvent) { events.append(event) }
      override func otherMouseUp(with event: NSEvent) { events.append(event) }
      override func scrollWheel(with event: NSEvent) { events.append(event) }
    }
    let view = Recorder()
    for button in [2, 8, 9] { send(.pressed, to: view, button: button) }
    send(.released, to: view, button: 9)
    send(.scrolled, to: view, button: 0)
    XCTAssertEqual(view.events.map(\.buttonNumber).prefix(4), [2, 3, 4, 4])
    XCTAssertEqual(view.events.map(\.pressure), [1, 1, 1, 0, 0])
    XCTAssertEqual(view.events.last?.deltaY, -2)
    XCTAssertEqual(view.events.last?.scrollingDeltaY, -2)
    XCTAssertEqual(view.events.last?.hasPreciseScrollingDeltas, false)
  }

  private func send(
    _ kind: PointerEvent.Kind, to view: NSView, button: Int = 1, place: (Double, Double) = (1, 1)
  ) {
    _ = view.pointerEvents.receive?(
      PointerEvent(
        kind: kind, place: place, before: (1, 1), button: button, clicks: 1, scroll: (0, 2),
        modifiers: [], size: (9, 9)))
  }

  func testAViewForThePointerFillsItsSpace() {
    final class Plain: NSView {}
    XCTAssertTrue(Pad().isPointerTarget)
    XCTAssertFalse(Plain().isPointerTarget)
    XCTAssertFalse(NSView().isPointerTarget)
    let tracked = NSView()
    tracked.addTrackingArea(NSTrackingArea(rect: .zero, options: .mouseMoved, owner: nil))
    XCTAssertTrue(tracked.isPointerTarget)
    XCTAssertEqual(tracked.trackingAreas.count, 1)
  }

  /// A module of a program may have any other name, as `UserInterface`.
  func testTheModulesWithViewsOfTheLibraryAreKnown() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")
    let files = try XCTUnwrap(FileManager.default.enumerator(atPath: sources.path))
    var modules: Set = ["TabstopKits"]
    for case let file as String in files where file.hasSuffix(".swift") {
      let module = file.prefix { $0 != "/" }
      guard module.hasSuffix("Interface") else { continue }
      let text = try String(contentsOf: sources.appending(path: file), encoding: .utf8)
      let pattern = #"class \w+: (UI|NS)\w*(View|Control|Button)\b"#
      if text.range(of: pattern, options: .regularExpression) != nil {
        modules.insert(String(module))
      }
    }
    XCTAssertEqual(modules, ProgramClasses.libraries)
  }

  func testTheViewAroundGetsWhatAViewPassesOn() {
    let (outer, inner) = (Pad(), Pad())
    inner.passesOn = true
    XCTAssertFalse(receives(inner, .pressed))
    XCTAssertTrue(receives(outer, .pressed))
  }

  private func receives(_ view: NSView, _ kind: PointerEvent.Kind) -> Bool {
    view.pointerEvents.receive?(
      PointerEvent(
        kind: kind, place: (1, 1), before: (1, 1), button: 1, clicks: 1, scroll: (0, 0),
        modifiers: [], size: (9, 9))) ?? false
  }

  func testAnEventOfTheProgramKeepsItsPlace() throws {
    let event = try XCTUnwrap(
      NSEvent.mouseEvent(
        with: .rightMouseDown, location: NSPoint(x: 4, y: 5), modifierFlags: .shift, timestamp: 1,
        windowNumber: 0, context: nil, eventNumber: 0, clickCount: 3, pressure: 1))
    XCTAssertEqual(event.locationInWindow, CGPoint(x: 4, y: 5))
    XCTAssertEqual([event.clickCount, event.buttonNumber], [3, 1])
    XCTAssertEqual(event.modifierFlags, .shift)
  }
}

/// Monitors of the pointer, and what a text stores of tables and lists.
@preconcurrency @MainActor
final class MacMonitorTests: DisplayTestCase {
  func testAMonitorGetsTheEventsOfItsTypesAlone() {
    var log: [String] = []
    let monitor = NSEvent.addLocalMonitorForEvents(matching: [.scrollWheel, .leftMouseDown]) {
      log.append("\($0.type) \($0.scrollingDeltaY)")
      return $0.type == .scrollWheel ? nil : $0
    }
    func send(_ kind: PointerEvent.Kind, scroll: Double = 0) -> Bool {
      PointerMonitors.use(
        PointerEvent(
          kind: kind, place: (1, 1), before: (1, 1), button: kind == .scrolled ? 0 : 1, clicks: 1,
          scroll: (0, scroll), modifiers: [], size: (0, 0)))
    }
    XCTAssertTrue(send(.scrolled, scroll: -1))
    XCTAssertFalse(send(.pressed))
    XCTAssertFalse(send(.released))
    XCTAssertEqual(log, ["scrollWheel 1.0", "leftMouseDown 0.0"])
    if let monitor { NSEvent.removeMonitor(monitor) }
    XCTAssertFalse(send(.scrolled))
    XCTAssertEqual(log.count, 2)
    XCTAssertTrue(PointerMonitors.isEmpty)
  }

  func testAParagraphKeepsItsTablesAndLists() throws {
    let table = NSTextTable()
    table.numberOfColumns = 2
    let cell = NSTextTableBlock(
      table: table, startingRow: 0, rowSpan: 1, startingColumn: 1, columnSpan: 1)
    cell.setWidth(2, type: .absoluteValueType, for: .border)
    cell.setBorderColor(.red, for: .maxX)
    let style = NSMutableParagraphStyle()
    style.textBlocks = [cell]
    style.textLists = [NSTextList(markerFormat: .decimal, options: 0)]
    let copy = try XCTUnwrap(style.mutableCopy() as? NSMutableParagraphStyle)
    let kept = try XCTUnwrap(copy.textBlocks.first as? NSTextTableBlock)
    XCTAssertEqual(kept.width(for: .border, edge: .minY), 2)
    XCTAssertEqual(kept.borderColor(for: .maxX), .red)
    XCTAssertNil(kept.borderColor(for: .minX))
    XCTAssertEqual(copy.textLists.first?.marker(forItemNumber: 3), "3")
    XCTAssertEqual(NSTextList(markerFormat: .init("{upper-alpha})")).marker(forItemNumber: 2), "B)")
  }
}
