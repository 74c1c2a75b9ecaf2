import AppKit
import ApplicationServices
import SwiftUI

/// A path's parts, as programs for older systems make a `CGPath` of them.
func copiedPath(of path: NSBezierPath) -> CGPath {
  let copy = CGMutablePath()
  var points = [CGPoint](repeating: .zero, count: 3)
  for index in 0..<path.elementCount {
    switch path.element(at: index, associatedPoints: &points) {
    case .moveTo: copy.move(to: points[0])
    case .lineTo: copy.addLine(to: points[0])
    case .curveTo: copy.addCurve(to: points[2], control1: points[0], control2: points[1])
    case .closePath: copy.closeSubpath()
    default: break
    }
  }
  return copy
}

/// A view that tells assistive technology what it is.
final class UnreadBadge: NSView {
  var count = 0
  override func isAccessibilityElement() -> Bool { true }
  override func accessibilityRole() -> NSAccessibility.Role? { .heading }
  override func accessibilityLabel() -> String? { "Unread" }
  override func accessibilityValue() -> Any? { count }
  override func accessibilityPerformPress() -> Bool { true }
  override var mouseDownCanMoveWindow: Bool { false }
  override func acceptsFirstMouse(for event: NSEvent?) -> Bool { true }
}

struct PlainView: NSViewRepresentable {
  let badge: NSView
  func makeNSView(context: Context) -> NSView { badge }
  func updateNSView(_ nsView: NSView, context: Context) {}
}

/// A text view of a program's own, as editors have it.
final class SourceView: NSTextView {
  override func completions(
    forPartialWordRange charRange: NSRange, indexOfSelectedItem index: UnsafeMutablePointer<Int>
  ) -> [String]? { ["print"] }
  override func drawInsertionPoint(in rect: NSRect, color: NSColor, turnedOn flag: Bool) {
    super.drawInsertionPoint(in: rect, color: .red, turnedOn: flag)
  }
  override func setMarkedText(
    _ string: Any, selectedRange: NSRange, replacementRange: NSRange
  ) {}
  override func clicked(onLink link: Any, at charIndex: Int) {
    super.clicked(onLink: link, at: charIndex)
  }
  override var acceptableDragTypes: [NSPasteboard.PasteboardType] { [.fileURL] }
}

/// A delegate of a dialog for files, which takes text files alone.
final class TextFilesOnly: NSObject, NSOpenSavePanelDelegate {
  struct IsNoText: LocalizedError { var errorDescription: String? { "This is no text." } }
  func panel(_ sender: Any, validate url: URL) throws {
    if url.pathExtension != "txt" { throw IsNoText() }
  }
}

/// A target that says what is possible.
final class Commands: NSObject, NSUserInterfaceValidations {
  var isPossible = false
  func validateUserInterfaceItem(_ item: any NSValidatedUserInterfaceItem) -> Bool {
    item.tag == 7 && isPossible
  }
}

/// The window of another program, as window managers look for it.
func frontmostWindow(of pid: pid_t) -> AXUIElement? {
  let application = AXUIElementCreateApplication(pid)
  var observer: AXObserver?
  guard AXObserverCreate(pid, { _, _, _, _ in }, &observer) == .success, let observer else {
    return nil
  }
  AXObserverAddNotification(
    observer, application, kAXFocusedWindowChangedNotification as CFString, nil)
  CFRunLoopAddSource(CFRunLoopGetMain(), AXObserverGetRunLoopSource(observer), .defaultMode)
  return application
}

/// A view that follows its subviews, as containers do.
final class RowOfBooks: NSView {
  var log: [String] = []
  override func didAddSubview(_ subview: NSView) { log.append("add \(subview.tag)") }
  override func willRemoveSubview(_ subview: NSView) { log.append("remove \(subview.tag)") }
  override func willOpenMenu(_ menu: NSMenu, with event: NSEvent) {}
  override var alignmentRectInsets: NSEdgeInsets { NSEdgeInsetsZero }
  override func resizeSubviews(withOldSize oldSize: NSSize) {}
}
