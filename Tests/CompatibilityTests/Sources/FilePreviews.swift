// What applications for the Mac do with Quick Look, with devices, and with views and fields that take texts.
import AppKit
import IOKit
import IOKit.usb
import Quartz
import QuickLookThumbnailing
import SwiftUI

@MainActor
final class PictureList: NSObject, QLPreviewPanelDataSource, QLPreviewPanelDelegate {
  var files: [URL] = []

  func numberOfPreviewItems(in panel: QLPreviewPanel!) -> Int { files.count }
  func previewPanel(_ panel: QLPreviewPanel!, previewItemAt index: Int) -> QLPreviewItem! {
    files[index] as QLPreviewItem
  }
  func previewPanel(_ panel: QLPreviewPanel!, handle event: NSEvent!) -> Bool { false }

  func prepare() -> QLPreviewPanel? {
    guard let panel = QLPreviewPanel.shared() else { return nil }
    panel.dataSource = self
    panel.delegate = self
    panel.currentPreviewItemIndex = files.count - 1
    panel.reloadData()
    return panel
  }

  static func thumbnail(of url: URL, side: CGFloat) async -> NSImage? {
    let request = QLThumbnailGenerator.Request(
      fileAt: url, size: CGSize(width: side, height: side), scale: 2,
      representationTypes: .thumbnail)
    let best = try? await QLThumbnailGenerator.shared.generateBestRepresentation(for: request)
    return best?.nsImage
  }
}

struct PreviewPane: NSViewRepresentable {
  let url: URL?

  func makeNSView(context: Context) -> QLPreviewView {
    let view = QLPreviewView(frame: .zero, style: .normal)!
    view.autostarts = true
    return view
  }
  func updateNSView(_ view: QLPreviewView, context: Context) { view.previewItem = url as NSURL? }
}

/// A view of a program's own that takes texts.
final class StampView: NSView, NSTextInputClient {
  private(set) var texts: [String] = []

  override var acceptsFirstResponder: Bool { true }
  override func keyDown(with event: NSEvent) { interpretKeyEvents([event]) }
  override func mouseDown(with event: NSEvent) { NSApp.orderFrontCharacterPalette(self) }

  func insertText(_ string: Any, replacementRange: NSRange) {
    texts.append((string as? String) ?? (string as? NSAttributedString)?.string ?? "")
  }
  override func doCommand(by selector: Selector) {}
  func setMarkedText(_ string: Any, selectedRange: NSRange, replacementRange: NSRange) {}
  func unmarkText() {}
  func selectedRange() -> NSRange { NSRange(location: NSNotFound, length: 0) }
  func markedRange() -> NSRange { NSRange(location: NSNotFound, length: 0) }
  func hasMarkedText() -> Bool { false }
  func attributedSubstring(forProposedRange range: NSRange, actualRange: NSRangePointer?)
    -> NSAttributedString?
  { nil }
  func validAttributesForMarkedText() -> [NSAttributedString.Key] { [] }
  func characterIndex(for point: NSPoint) -> Int { NSNotFound }
  func firstRect(forCharacterRange range: NSRange, actualRange: NSRangePointer?) -> NSRect {
    window.map { $0.convertToScreen(convert(bounds, to: nil)) } ?? .zero
  }
}

/// The serial number of the computer, and its USB devices.
final class Devices {
  private var port: IONotificationPortRef?
  private var added: io_iterator_t = 0

  var serialNumber: String? {
    let expert = IOServiceGetMatchingService(
      kIOMainPortDefault, IOServiceMatching("IOPlatformExpertDevice"))
    defer { IOObjectRelease(expert) }
    return IORegistryEntryCreateCFProperty(
      expert, kIOPlatformSerialNumberKey as CFString, kCFAllocatorDefault, 0)?
      .takeUnretainedValue() as? String
  }

  func names() -> [String]? {
    var iterator: io_iterator_t = 0
    let result = IOServiceGetMatchingServices(
      kIOMainPortDefault, IOServiceMatching(kIOUSBDeviceClassName), &iterator)
    guard result == KERN_SUCCESS else { return nil }
    defer { IOObjectRelease(iterator) }
    var names: [String] = []
    while case let device = IOIteratorNext(iterator), device != 0 {
      var properties: Unmanaged<CFMutableDictionary>?
      guard
        IORegistryEntryCreateCFProperties(device, &properties, kCFAllocatorDefault, 0)
          == KERN_SUCCESS,
        let values = properties?.takeRetainedValue() as? [String: Any]
      else { continue }
      names.append(values[kUSBProductString as String] as? String ?? "")
    }
    return names
  }

  func watch() -> Bool {
    port = IONotificationPortCreate(kIOMainPortDefault)
    if let source = IONotificationPortGetRunLoopSource(port)?.takeUnretainedValue() {
      CFRunLoopAddSource(CFRunLoopGetMain(), source, .defaultMode)
    }
    let callback: IOServiceMatchingCallback = { context, _ in
      _ = Unmanaged<Devices>.fromOpaque(context!).takeUnretainedValue()
    }
    return IOServiceAddMatchingNotification(
      port, kIOMatchedNotification, IOServiceMatching(kIOUSBDeviceClassName), callback,
      Unmanaged.passUnretained(self).toOpaque(), &added) == KERN_SUCCESS
  }
}

/// A field with a menu of units.
struct UnitBox: NSViewRepresentable {
  @Binding var text: String
  let units: [String]
  var box = NSComboBox()

  func makeCoordinator() -> Coordinator { Coordinator(self) }
  func makeNSView(context: Context) -> NSComboBox {
    box.usesDataSource = false
    box.completes = true
    box.isEditable = true
    box.numberOfVisibleItems = 8
    box.delegate = context.coordinator
    return box
  }
  func updateNSView(_ box: NSComboBox, context: Context) {
    context.coordinator.parent = self
    if box.objectValues as? [String] != units {
      box.removeAllItems()
      box.addItems(withObjectValues: units)
    }
    if box.stringValue != text { box.stringValue = text }
  }

  final class Coordinator: NSObject, NSComboBoxDelegate {
    var parent: UnitBox
    init(_ parent: UnitBox) { self.parent = parent }

    func comboBoxSelectionDidChange(_ notification: Notification) {
      guard let box = notification.object as? NSComboBox,
        let value = box.objectValueOfSelectedItem as? String
      else { return }
      parent.text = value
    }
    func controlTextDidChange(_ obj: Notification) {
      if let box = obj.object as? NSComboBox { parent.text = box.stringValue }
    }
  }
}

struct UnitPage: View {
  @State private var unit = "km"
  let box: NSComboBox

  var body: some View {
    VStack {
      UnitBox(text: $unit, units: ["km", "mi"], box: box)
      Text("in \(unit)")
    }
  }
}
