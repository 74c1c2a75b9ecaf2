import AppKit
import SwiftUI

// As tools for a Mac use AppKit: panels and controllers of their own, pictures, clipboards and
// texts.

// MARK: Windows and controllers

final class OverlayPanel: NSPanel, NSWindowDelegate {
  let undo = UndoManager()

  init() {
    super.init(
      contentRect: .zero, styleMask: [.borderless, .nonactivatingPanel], backing: .buffered,
      defer: false)
    collectionBehavior = [.auxiliary, .stationary, .moveToActiveSpace, .fullScreenAuxiliary]
    super.level = .statusBar + 8
  }
  override var isMovable: Bool {
    get { false }
    set {}
  }
  override var canBecomeKey: Bool { true }
  override var acceptsFirstResponder: Bool { true }
  override func standardWindowButton(_ button: NSWindow.ButtonType) -> NSButton? {
    super.standardWindowButton(button)
  }
  override func orderOut(_ sender: Any?) { super.orderOut(sender) }
  override func constrainFrameRect(_ frameRect: NSRect, to screen: NSScreen?) -> NSRect {
    frameRect
  }
  func windowWillReturnUndoManager(_ window: NSWindow) -> UndoManager? { undo }
  func window(
    _ window: NSWindow,
    willUseFullScreenPresentationOptions proposedOptions: NSApplication.PresentationOptions = []
  ) -> NSApplication.PresentationOptions { proposedOptions }

  func place(on screen: NSScreen?) {
    animator().setFrame(frame, display: true)
    animator().alphaValue = 1
    standardWindowButton(.zoomButton)?.isEnabled = false
    makeKey()
    layoutIfNeeded()
    _ = convertPoint(toScreen: .zero)
    _ = NSWindow(
      contentRect: frame, styleMask: styleMask, backing: .buffered, defer: false, screen: screen)
    NSApp.yieldActivation(to: .current)
  }
}

final class PanelController: NSWindowController {
  init(panel: OverlayPanel) {
    super.init(window: panel)
    shouldCascadeWindows = false
    windowFrameAutosaveName = "panel"
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class NotesController: NSViewController {
  private(set) var events: [String] = []

  init() { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  override func loadView() { view = NSTextField(labelWithString: "Notes") }
  override func viewWillAppear() {
    super.viewWillAppear()
    events.append("will appear")
  }
  override func viewDidAppear() {
    super.viewDidAppear()
    events.append("appeared")
  }
  override func viewDidDisappear() {
    super.viewDidDisappear()
    events.append("disappeared")
  }
  override func viewDidLayout() { super.viewDidLayout() }
  override var representedObject: Any? { didSet { events.append("object") } }

  func ask(_ other: NSViewController) {
    presentAsSheet(other)
    dismiss(other)
    dismiss(nil)
  }
}

struct NotesView: NSViewControllerRepresentable {
  let controller: NotesController

  func makeNSViewController(context: Context) -> NotesController { controller }
  func updateNSViewController(_ nsViewController: NotesController, context: Context) {}
  func sizeThatFits(
    _ proposal: ProposedViewSize, nsViewController: NotesController, context: Context
  ) -> CGSize? { CGSize(width: 120, height: 40) }
}

/// Both kits' controllers have an `init()` of their own without `override`.
final class PhoneController: UIViewController {
  init() { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
}

final class PhonePages: UINavigationController {
  init(first: UIViewController) { super.init(rootViewController: first) }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

// MARK: Pictures

func menuBarPicture(of picture: NSImage) -> NSImage {
  let copy = picture
  copy.size = NSSize(width: 8, height: 8)
  copy.size.width *= 2
  copy.isTemplate = true
  return copy
}

func badge(_ color: NSColor) -> NSImage {
  let picture = NSImage(size: NSSize(width: 12, height: 6))
  picture.lockFocus()
  color.setFill()
  NSRect(x: 0, y: 0, width: 12, height: 6).fill()
  let path = NSBezierPath()
  path.appendRoundedRect(NSRect(x: 1, y: 1, width: 4, height: 4), xRadius: 1, yRadius: 1)
  path.setLineDash([2, 1], count: 2, phase: 0)
  path.lineCapStyle = .round
  path.windingRule = .evenOdd
  path.stroke()
  picture.unlockFocus()
  return picture
}

extension NSImage {
  var pixelsByCoreGraphics: CGImage? { cgImage(forProposedRect: nil, context: nil, hints: nil) }

  func scaled(to size: NSSize) -> NSBitmapImageRep? {
    guard
      let bitmap = NSBitmapImageRep(
        bitmapDataPlanes: nil, pixelsWide: Int(size.width), pixelsHigh: Int(size.height),
        bitsPerSample: 8, samplesPerPixel: 4, hasAlpha: true, isPlanar: false,
        colorSpaceName: .deviceRGB, bytesPerRow: 0, bitsPerPixel: 0)
    else { return nil }
    NSGraphicsContext.saveGraphicsState()
    NSGraphicsContext.current = NSGraphicsContext(bitmapImageRep: bitmap)
    NSGraphicsContext.current?.imageInterpolation = .high
    draw(
      in: NSRect(origin: .zero, size: size), from: .zero, operation: .sourceOver, fraction: 1,
      respectFlipped: true, hints: [.interpolation: NSImageInterpolation.high.rawValue])
    NSGraphicsContext.restoreGraphicsState()
    return bitmap
  }
}

let adaptingInk = NSColor(name: nil) { appearance in
  appearance.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? .white : .black
}

// MARK: Clipboards

struct Clip: Equatable {
  var texts: [String] = []
  var files: [URL] = []

  init(_ board: NSPasteboard) {
    texts = (board.readObjects(forClasses: [NSString.self]) as? [String]) ?? []
    files =
      (board.readObjects(
        forClasses: [NSURL.self], options: [.urlReadingFileURLsOnly: true]) as? [URL]) ?? []
  }
}

// MARK: Texts

final class CodeTextView: NSTextView {
  private(set) var breaks = 0
  var paints = 0

  override init(frame frameRect: NSRect, textContainer container: NSTextContainer?) {
    super.init(frame: frameRect, textContainer: container)
    textStorage?.delegate = painter
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  private lazy var painter = Painter { [weak self] in self?.paints += 1 }

  override func insertNewline(_ sender: Any?) {
    breaks += 1
    super.insertNewline(sender)
  }
  override func paste(_ sender: Any?) { pasteAsPlainText(sender) }
  override func didChangeText() { super.didChangeText() }
  override func doCommand(by selector: Selector) { super.doCommand(by: selector) }
}

final class Painter: NSObject, NSTextStorageDelegate {
  private let painted: () -> Void
  init(painted: @escaping () -> Void) { self.painted = painted }

  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorageEditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {
    guard editedMask.contains(.editedCharacters) else { return }
    textStorage.addAttribute(.foregroundColor, value: NSColor.systemRed, range: editedRange)
    painted()
  }
}

// MARK: Views

final class LayeredView: NSView {
  private(set) var updates = 0

  override var wantsUpdateLayer: Bool { true }
  override func updateLayer() { updates += 1 }
  override var allowsVibrancy: Bool { false }
  override var isOpaque: Bool { false }
  override var frame: NSRect { didSet {} }
  override func setFrameSize(_ newSize: NSSize) { super.setFrameSize(newSize) }
  override func hitTest(_ point: NSPoint) -> NSView? { nil }
  override func viewDidEndLiveResize() { super.viewDidEndLiveResize() }
  override func makeBackingLayer() -> CALayer { CALayer() }

  func arrange(_ below: NSView, _ above: NSView) {
    addSubview(above)
    addSubview(below, positioned: .below, relativeTo: above)
    layoutSubtreeIfNeeded()
    toolTip = "Arranged"
    identifier = NSUserInterfaceItemIdentifier("layered")
    appearance = NSAppearance(named: .darkAqua)
  }
}

struct LayeredViewHolder: NSViewRepresentable {
  let view: LayeredView
  func makeNSView(context: Context) -> LayeredView { view }
  func updateNSView(_ nsView: LayeredView, context: Context) {}
}
