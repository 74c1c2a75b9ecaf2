import AppKit
import SwiftUI

// As the tools of a Mac's menu bar are written.
class AppDelegate: NSObject, NSApplicationDelegate {
  var statusItem: NSStatusItem?
  let popover = NSPopover()
  @objc dynamic var openings = 0

  func applicationDidFinishLaunching(_ notification: Notification) {
    popover.contentViewController = NSHostingController(rootView: Text("Rates of today").padding())
    popover.behavior = .transient
    let item = NSStatusBar.system.statusItem(withLength: NSStatusItem.squareLength)
    item.button?.image = NSImage(systemSymbolName: "chart.bar", accessibilityDescription: "Rates")
    item.button?.target = self
    item.button?.action = #selector(togglePopover(_:))
    statusItem = item
    Timer.scheduledTimer(
      timeInterval: 60, target: self, selector: #selector(refresh), userInfo: nil, repeats: true)
    NSWorkspace.shared.notificationCenter.addObserver(
      self, selector: #selector(refresh), name: NSWorkspace.didWakeNotification, object: nil)
  }

  @objc private func refresh() { openings = 0 }

  @objc func togglePopover(_ sender: AnyObject?) {
    if popover.isShown {
      popover.performClose(sender)
    } else if let button = statusItem?.button {
      popover.show(relativeTo: button.bounds, of: button, preferredEdge: .minY)
      openings += 1
    }
  }
}
