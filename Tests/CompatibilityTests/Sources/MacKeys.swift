import AppKit
import SwiftUI

// Views of AppKit that read keys and take drops, and other parts of utilities for a Mac.

final class KeyGridView: NSView {
  private(set) var moves: [String] = []

  override var acceptsFirstResponder: Bool { true }
  override func keyDown(with event: NSEvent) {
    switch event.specialKey {
    case .pageUp?: moves.append("page up")
    case .f5?: moves.append("refresh")
    default: interpretKeyEvents([event])
    }
  }
  override func insertText(_ insertString: Any) { moves.append("typed \(insertString)") }
  override func moveUp(_ sender: Any?) { moves.append("up") }
  override func moveDown(_ sender: Any?) { moves.append("down") }
  override func moveDownAndModifySelection(_ sender: Any?) { moves.append("select down") }
  override func insertNewline(_ sender: Any?) { moves.append("open") }
  override func insertBacktab(_ sender: Any?) { moves.append("back") }
  override func deleteBackward(_ sender: Any?) { moves.append("delete") }
  override func cancelOperation(_ sender: Any?) { moves.append("cancel") }
  override func scrollWheel(with event: NSEvent) {
    if event.phase == .began || event.momentumPhase == .ended || event.hasPreciseScrollingDeltas {
      super.scrollWheel(with: event)
    }
  }
}

final class DropZoneView: NSView {
  var onDrop: (String) -> Void = { _ in }
  private(set) var isHighlighted = false { didSet { needsDisplay = true } }

  override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    registerForDraggedTypes([.string, .fileURL])
    let shadow = NSShadow()
    shadow.shadowBlurRadius = 4
    shadow.shadowOffset = NSSize(width: 0, height: -1)
    self.shadow = shadow
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  override func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation {
    isHighlighted = sender.draggingPasteboard.availableType(from: [.string]) != nil
    return isHighlighted ? .copy : []
  }
  override func draggingExited(_ sender: NSDraggingInfo?) { isHighlighted = false }
  override func draggingEnded(_ sender: NSDraggingInfo) { isHighlighted = false }
  override func prepareForDragOperation(_ sender: NSDraggingInfo) -> Bool { true }
  override func performDragOperation(_ sender: NSDraggingInfo) -> Bool {
    guard let text = sender.draggingPasteboard.string(forType: .string) else { return false }
    onDrop("\(text) at \(Int(sender.draggingLocation.x))")
    return true
  }
}

struct DropZone: NSViewRepresentable {
  let view: DropZoneView
  func makeNSView(context: Context) -> DropZoneView { view }
  func updateNSView(_ nsView: DropZoneView, context: Context) {}
}

struct DropPage: View {
  let view: DropZoneView
  @State private var dropped = "nothing"

  var body: some View {
    VStack {
      Text(dropped)
      DropZone(view: view).frame(width: 100, height: 40)
    }
    .onAppear { view.onDrop = { dropped = $0 } }
  }
}

final class ThemeObserver {
  private(set) var changes = 0
  private var token: NSObjectProtocol?

  init() {
    token = DistributedNotificationCenter.default().addObserver(
      forName: Notification.Name("AppleInterfaceThemeChangedNotification"), object: nil, queue: nil
    ) { [weak self] _ in self?.changes += 1 }
  }
  deinit { token.map { DistributedNotificationCenter.default().removeObserver($0) } }
}

extension NSScreen {
  var displayID: CGDirectDisplayID {
    deviceDescription[NSDeviceDescriptionKey("NSScreenNumber")] as? CGDirectDisplayID ?? 0
  }
}

final class OverlayWindow: NSWindow {
  init() {
    super.init(contentRect: .zero, styleMask: [.borderless], backing: .buffered, defer: false)
    level = NSWindow.Level(Int(CGWindowLevelForKey(.desktopIconWindow)) + 1)
    collectionBehavior = [.canJoinAllSpaces, .fullScreenAllowsTiling]
    aspectRatio = NSSize(width: 16, height: 9)
  }
}

enum PixelReader {
  static func color(at point: CGPoint, in image: NSImage) -> NSColor? {
    guard let data = image.tiffRepresentation, let bitmap = NSBitmapImageRep(data: data) else {
      return nil
    }
    return bitmap.colorAt(x: Int(point.x), y: Int(point.y))
  }
}

final class StartedDelegate: NSObject, NSApplicationDelegate {
  func applicationDidFinishLaunching(_ notification: Notification) {
    NSApp.registerForRemoteNotifications()
    NSApp.servicesProvider = self
  }
}

// As a `main.swift` has it.
func startMacProgram() {
  let app = NSApplication.shared
  let delegate = StartedDelegate()
  app.delegate = delegate
  app.setActivationPolicy(.accessory)
  app.run()
}

final class EdgeToEdgeHostingView<Content: View>: NSHostingView<Content> {
  override var safeAreaInsets: NSEdgeInsets { .init() }
}

final class PhoneEdgeView: UIView {
  override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
}
