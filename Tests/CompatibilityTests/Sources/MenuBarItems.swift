import AppKit
import SwiftUI

/// An item of the menu bar with a popover, without scenes.
@MainActor
final class MenuBarItem: NSObject, NSPopoverDelegate {
  let item = NSStatusBar.system.statusItem(withLength: NSStatusItem.variableLength)
  let popover = NSPopover()
  private(set) var closed = 0

  override init() {
    super.init()
    item.button?.title = "Notes"
    item.button?.image = NSImage(systemSymbolName: "note", accessibilityDescription: "Notes")
    popover.behavior = .transient
    popover.contentSize = CGSize(width: 240, height: 160)
    popover.contentViewController = NSHostingController(rootView: Text("Notes of today"))
    popover.delegate = self
  }

  func toggle() {
    guard let button = item.button else { return }
    if popover.isShown {
      popover.performClose(nil)
    } else {
      popover.show(relativeTo: button.bounds, of: button, preferredEdge: .minY)
    }
  }

  func popoverDidClose(_ notification: Notification) { closed += 1 }

  func forget() {
    NSDocumentController.shared.clearRecentDocuments(nil)
    NSStatusBar.system.removeStatusItem(item)
  }
}

struct QuitButton: NSViewRepresentable {
  func makeNSView(context: Context) -> NSButton {
    NSButton(title: "Stop", target: nil, action: Selector(("terminate:")))
  }
  func updateNSView(_ view: NSButton, context: Context) { view.title = "Stop now" }
}
