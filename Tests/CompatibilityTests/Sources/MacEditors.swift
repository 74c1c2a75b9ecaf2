import ApplicationServices
import AppKit
import CoreServices
import SwiftUI
import WebKit

// As editors and utilities for a Mac are written: rulers, toolbars, tabs, the windows of others, older notifications.

extension NSToolbarItem.Identifier {
  static let format = NSToolbarItem.Identifier("format")
}

final class EditorWindowController: NSWindowController, NSToolbarDelegate {
  convenience init(title: String) {
    let window = NSWindow(
      contentRect: .zero, styleMask: [.titled, .resizable], backing: .buffered, defer: true)
    window.title = title
    window.tabbingIdentifier = "editor"
    self.init(window: window)
    let toolbar = NSToolbar(identifier: "editor")
    toolbar.delegate = self
    toolbar.displayMode = .iconOnly
    toolbar.allowsUserCustomization = false
    toolbar.selectedItemIdentifier = .format
    window.toolbar = toolbar
    window.toolbarStyle = .unified
  }
  func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
    [.flexibleSpace, .format]
  }
  func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
    [.format]
  }
  func toolbar(
    _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
    willBeInsertedIntoToolbar flag: Bool
  ) -> NSToolbarItem? {
    guard itemIdentifier == .format else { return nil }
    let item = NSToolbarItem(itemIdentifier: itemIdentifier)
    item.label = "Format"
    item.image = NSImage(systemSymbolName: "textformat", accessibilityDescription: "Format")?
      .withSymbolConfiguration(
        NSImage.SymbolConfiguration(pointSize: 12, weight: .bold).applying(
          .init(paletteColors: [.red])))
    item.isBordered = true
    item.view = NSHostingView(rootView: Text("Format"))
    return item
  }
  override func newWindowForTab(_ sender: Any?) {
    window?.addTabbedWindow(NSWindow(), ordered: .above)
    window?.tabGroup?.selectedWindow = window
    window?.toggleTabBar(nil)
  }
}

class LineNumberView: NSRulerView {
  private weak var text: NSTextView?

  init(text: NSTextView) {
    self.text = text
    super.init(scrollView: text.enclosingScrollView, orientation: .verticalRuler)
    ruleThickness = 40
    clientView = text
  }
  required init(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
  override func drawHashMarksAndLabels(in rect: NSRect) {
    guard let text, let layout = text.layoutManager, let container = text.textContainer else {
      return
    }
    let shadow = NSShadow()
    shadow.shadowBlurRadius = 2
    shadow.set()
    let glyphs = layout.glyphRange(forBoundingRect: text.visibleRect, in: container)
    var index = glyphs.location
    while index < NSMaxRange(glyphs) {
      var line = NSRange()
      let rectangle = layout.lineFragmentRect(forGlyphAt: index, effectiveRange: &line)
      "1".draw(
        at: NSPoint(x: 0, y: rectangle.minY), withAttributes: [.foregroundColor: NSColor.gray])
      index = NSMaxRange(line)
    }
    _ = layout.characterIndexForGlyph(at: layout.glyphIndex(for: .zero, in: container))
  }
}

/// The text of the window under the pointer, as a utility asks for it.
func focusedTitle() -> String? {
  let system = AXUIElementCreateSystemWide()
  var focused: AnyObject?
  guard
    AXUIElementCopyAttributeValue(system, kAXFocusedUIElementAttribute as CFString, &focused)
      == .success
  else { return nil }
  var title: CFTypeRef?
  AXUIElementCopyAttributeValue(focused as! AXUIElement, kAXTitleAttribute as CFString, &title)
  return title as? String
}

func windowNames() -> [String] {
  let list =
    CGWindowListCopyWindowInfo([.optionOnScreenOnly, .excludeDesktopElements], kCGNullWindowID)
    as? [[String: Any]] ?? []
  return list.compactMap { $0[kCGWindowOwnerName as String] as? String }
}

func isDefaultEditor(_ bundle: String) -> Bool {
  let type = "net.daringfireball.markdown" as CFString
  guard
    let handler = LSCopyDefaultRoleHandlerForContentType(type, .all)?.takeRetainedValue() as String?
  else {
    LSSetDefaultRoleHandlerForContentType(type, .editor, bundle as CFString)
    return false
  }
  return handler == bundle
}

func frameOfFirstWindow(_ value: AXValue) -> CGRect {
  var size = CGSize.zero
  AXValueGetValue(value, .cgSize, &size)
  return CGRect(origin: .zero, size: size)
}

final class SchemeHandler: NSObject, WKURLSchemeHandler {
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask) {
    urlSchemeTask.didReceive(Data())
    urlSchemeTask.didFinish()
  }
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask) {}
}

final class Announcer: NSObject, NSUserNotificationCenterDelegate {
  func announce(_ text: String) -> NSUserNotification {
    let notification = NSUserNotification()
    notification.title = "Editor"
    notification.informativeText = text
    notification.soundName = NSUserNotificationDefaultSoundName
    NSUserNotificationCenter.default.delegate = self
    return notification
  }
  func userNotificationCenter(
    _ center: NSUserNotificationCenter, shouldPresent notification: NSUserNotification
  ) -> Bool { true }
}

struct OrderTable: View {
  struct Order: Identifiable { let id: Int; var name = "Order" }
  var orders = [Order(id: 1), Order(id: 2)]
  @State private var selection: Set<Order.ID> = []
  @State private var sorting = [KeyPathComparator(\Order.id)]

  var body: some View {
    Table(selection: $selection, sortOrder: $sorting) {
      TableColumn("Order", value: \.id) { Text("\($0.name) \($0.id)") }
    } rows: {
      Section {
        ForEach(orders) { TableRow($0) }
      }
      Section("Later") {
        TableRow(Order(id: 3))
      }
    }
    .onCommand(Selector(("selectAll:"))) {}
  }
}
