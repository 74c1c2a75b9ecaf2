import AppKit

/// An item of a Mac's menu bar.
@MainActor
public final class MenuBar: NSObject, NSMenuItemValidation {
  public private(set) var log: [String] = []
  public private(set) var item: NSStatusItem?
  public let button = NSButton(title: "Refresh", target: nil, action: nil)
  public var mayQuit = false

  public func install() {
    item = NSStatusBar.system.statusItem(withLength: NSStatusItem.variableLength)
    item?.button?.title = "Status"
    item?.button?.action = #selector(toggle(_:))
    item?.button?.target = self
    button.target = self
    button.action = #selector(refresh)
  }

  public func makeMenu() -> NSMenu {
    let menu = NSMenu(title: "Status")
    let open = menu.addItem(withTitle: "Open", action: #selector(open(_:)), keyEquivalent: "o")
    open.target = self
    open.representedObject = "page"
    menu.addItem(.separator())
    let quit = NSMenuItem(title: "Stop", action: #selector(stop), keyEquivalent: "")
    quit.target = self
    menu.addItem(quit)
    return menu
  }

  public func validateMenuItem(_ menuItem: NSMenuItem) -> Bool {
    menuItem.action == #selector(stop) ? mayQuit : true
  }

  @objc private func toggle(_ sender: AnyObject?) { log.append("toggle") }
  @objc private func refresh() { log.append("refresh") }
  @objc func open(_ sender: NSMenuItem) {
    log.append("open \(sender.representedObject as? String ?? "")")
  }
  @objc func stop() { log.append("stop") }
}

/// An item of a menu bar whose secondary button opens a menu.
@MainActor
public final class TwoButtons: NSObject, NSMenuDelegate {
  public let item = NSStatusBar.system.statusItem(withLength: NSStatusItem.squareLength)
  public private(set) var log: [String] = []
  public let menu = NSMenu()

  public func install() {
    let button = item.button!
    button.target = self
    button.action = #selector(click)
    button.sendAction(on: [.leftMouseUp, .rightMouseUp])
    let about = menu.addItem(withTitle: "About", action: #selector(about(_:)), keyEquivalent: "")
    about.target = self
    menu.delegate = self
  }
  @objc private func click() {
    let event = NSApp.currentEvent!
    log.append(event.type == .rightMouseUp ? "right" : "left")
    if event.type == .rightMouseUp {
      item.menu = menu
      item.button?.performClick(nil)
      item.menu = nil
    }
  }
  @objc private func about(_ sender: Any?) { log.append("about") }
  public func menuDidClose(_ menu: NSMenu) { log.append("closed") }
}

/// A program that opens addresses, as they were opened before `application(_:open:)`.
@MainActor
public final class AddressOpener: NSObject {
  public private(set) var addresses: [String] = []
  public func install() {
    NSAppleEventManager.shared().setEventHandler(
      self, andSelector: #selector(open(event:reply:)),
      forEventClass: AEEventClass(kInternetEventClass), andEventID: AEEventID(kAEGetURL))
  }
  @objc func open(event: NSAppleEventDescriptor, reply: NSAppleEventDescriptor) {
    let address = event.paramDescriptor(forKeyword: AEKeyword(keyDirectObject))
    addresses.append(address?.stringValue ?? "?")
  }
}

/// Commands as a Mac's menus send them.
@MainActor public func toggleSidebar() {
  NSApp.keyWindow?.firstResponder?.tryToPerform(
    #selector(NSSplitViewController.toggleSidebar(_:)), with: nil)
}

@MainActor public func sendEditingCommands() -> Bool {
  NSApp.sendAction(#selector(NSText.selectAll(_:)), to: nil, from: nil)
    && NSApp.sendAction(#selector(NSText.copy(_:)), to: nil, from: nil)
}
