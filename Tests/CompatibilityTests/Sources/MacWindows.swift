import AppKit
import SwiftUI

// Sources for the Mac that use the window of a view, and that draw.

struct WindowAccessor: NSViewRepresentable {
  let callback: (NSWindow?) -> Void

  func makeNSView(context: Context) -> NSView {
    let view = NSView()
    DispatchQueue.main.async {
      callback(view.window)
      view.window?.titlebarAppearsTransparent = true
      if let window = view.window { window.level = .floating }
    }
    return view
  }
  func updateNSView(_ nsView: NSView, context: Context) {}
}

final class Dial: NSView {
  var fraction = 0.5 { didSet { needsDisplay = true } }
  private(set) var isInWindow = false

  override func draw(_ dirtyRect: NSRect) {
    super.draw(dirtyRect)
    NSColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
    NSRect(x: 0, y: 0, width: bounds.width * fraction, height: bounds.height).fill()
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setStrokeColor(NSColor(red: 0, green: 0, blue: 1, alpha: 1).cgColor)
    context.setLineWidth(2)
    context.move(to: CGPoint(x: 0, y: 1))
    context.addLine(to: CGPoint(x: bounds.width, y: 1))
    context.strokePath()
  }
  override func viewDidMoveToWindow() { isInWindow = true }
}

struct DialView: NSViewRepresentable {
  let dial: Dial
  func makeNSView(context: Context) -> Dial { dial }
  func updateNSView(_ nsView: Dial, context: Context) {}
}

final class WindowOwner: NSObject, NSWindowDelegate {
  var events: [String] = []
  private(set) var closing: NSWindow?
  func windowWillClose(_ notification: Notification) {
    events.append("close")
    closing = notification.object as? NSWindow
  }
  func windowShouldClose(_ sender: NSWindow) -> Bool { events.contains("asked") }
}

/// A panel of the program's own, with what sources set of one.
final class FloatingPanel: NSPanel {
  init(label: String) {
    super.init(
      contentRect: NSRect(x: 0, y: 0, width: 300, height: 200),
      styleMask: [.nonactivatingPanel, .titled, .hudWindow, .fullSizeContentView],
      backing: .buffered, defer: false)
    isFloatingPanel = true
    level = .modalPanel
    collectionBehavior = [.canJoinAllSpaces, .fullScreenAuxiliary]
    tabbingMode = .disallowed
    animationBehavior = .utilityWindow
    toolbar = NSToolbar(identifier: "panel")
    appearance = nil
    contentView = NSTextField(labelWithString: label)
    center()
  }
  private(set) var isDone = false
  override func close() {
    isDone = true
    super.close()
  }
}
