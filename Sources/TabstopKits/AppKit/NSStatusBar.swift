public import Foundation
internal import Tabstop

/// The menu bar's items: those of the desktop's panel, as of `MenuBarExtra`. Mirrors AppKit's.
@preconcurrency @MainActor
public final class NSStatusBar: NSObject {
  private static let only = NSStatusBar()
  /// The only bar.
  public class var system: NSStatusBar { only }
  /// The height of the bar, in points.
  public var thickness: CGFloat { 24 }

  /// Adds an item, which is in the panel until it is removed or released: the bar does not retain it.
  public func statusItem(withLength length: CGFloat) -> NSStatusItem {
    NSStatusItem(length: length)
  }
  /// Removes an item.
  public func removeStatusItem(_ item: NSStatusItem) { item.isVisible = false }
}

/// An item of the desktop's panel, with a menu or a button's action. Mirrors AppKit's. On a desktop whose panel shows no
/// such items (GNOME without an extension), the menus of windows that open after it have it; a program without a window
/// then performs the action at its start, or shows the menu in a window.
@preconcurrency @MainActor
public final class NSStatusItem: NSObject {
  /// The length of an item whose width is that of its content.
  public nonisolated static let variableLength: CGFloat = -1
  /// The length of an item that is as wide as high.
  public nonisolated static let squareLength: CGFloat = -2
  /// The ways in which the user may change the bar. No effect.
  public struct Behavior: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a value from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The user may remove the item.
    public static let removalAllowed = Behavior(rawValue: 2)
    /// The program ends when the user removes the item.
    public static let terminationOnRemoval = Behavior(rawValue: 4)
  }

  private let shownButton = NSStatusBarButton(frame: .zero)
  private var extra: AddedExtra?
  private let menuChanges = KitChangeCount()

  init(length: CGFloat) {
    self.length = length
    super.init()
    shownButton.item = self
    show()
  }
  /// The width. Stored, without effect: the panel decides.
  public var length: CGFloat
  /// The bar of the item.
  public var statusBar: NSStatusBar? { .system }
  /// The item's button: its picture, its title, and the action of an item without a menu.
  public var button: NSStatusBarButton? { shownButton }
  /// The item's menu, which opens in place of the button's action.
  public var menu: NSMenu? {
    didSet {
      guard menu !== oldValue else { return }
      menuChanges.next()
      extra?.refresh()
    }
  }
  /// Whether the item is visible.
  public var isVisible = true { didSet { if isVisible != oldValue { show() } } }
  /// The ways in which the user may change the bar. Stored, without effect.
  public var behavior: Behavior = []
  /// The name of the item's place. Stored, without effect.
  public var autosaveName: String! = ""

  private func show() {
    extra?.remove()
    extra = nil
    guard isVisible else { return }
    extra = AddedExtra(
      name: { [shownButton] in shownButton.name },
      label: AnyView(StatusItemLabel(button: shownButton)),
      menu: AnyView(StatusItemMenu(menu: { [weak self] in self?.observedMenu })),
      hasMenu: { [weak self] in self?.observedMenu != nil },
      willOpen: { [weak self] in self?.menu?.willOpen() },
      activate: { [shownButton] in shownButton.click(isSecondary: $0) })
  }

  /// The menu, which views observe.
  private var observedMenu: NSMenu? {
    _ = menuChanges.number
    return menu
  }

  /// Called when the button has changed.
  func buttonDidChange() { extra?.refresh() }

  /// Opens a menu in a window: only the panel has menus beside the item.
  public func popUpMenu(_ menu: NSMenu) { menu.open() }

  isolated deinit { extra?.remove() }
}

/// The button of an item of the menu bar. Mirrors AppKit's.
@preconcurrency @MainActor
open class NSStatusBarButton: NSButton {
  /// Whether the button looks disabled. Stored, without effect.
  open var appearsDisabled = false
  /// The item, whose menu is in place of the action.
  final weak var item: NSStatusItem?

  override func changed(_ isChange: Bool) {
    super.changed(isChange)
    if isChange { item?.buttonDidChange() }
  }

  /// The name for assistive technology and for tooltips: what the program calls it, else the program's name.
  final var name: String {
    // Read, to be observed.
    _ = revision.number
    let names = [
      accessibilityLabel, title, image?.accessibilityDescription, toolTip,
    ]
    return names.lazy.compactMap { $0 }.first { !$0.isEmpty }
      ?? ProcessInfo.processInfo.processName
  }

  /// Performs the action, or opens the item's menu in a window.
  open override func performClick(_ sender: Any?) {
    if let menu = item?.menu { return menu.open() }
    super.performClick(sender)
    for case let recognizer as UITapGestureRecognizer in gestureRecognizers ?? [] {
      recognizer.recognize(.ended)
    }
  }

  /// Performs the action as the pointer's buttons do.
  final func click(isSecondary: Bool) {
    let types: [NSEvent.EventType] =
      isSecondary ? [.rightMouseUp, .rightMouseDown] : [.leftMouseUp, .leftMouseDown]
    let type = types.first { actionEvents.contains(NSEvent.EventTypeMask(type: $0)) }
    guard !isSecondary || type != nil else { return }
    let application = NSApplication.shared
    application.currentEvent = NSEvent(
      type ?? .leftMouseUp, NSEvent.modifierFlags, ProcessInfo.processInfo.systemUptime)
    defer { application.currentEvent = nil }
    performClick(nil)
  }
}

/// The menu of an item, if it has one.
private struct StatusItemMenu: View {
  let menu: () -> NSMenu?

  var body: some View { if let menu = menu() { MenuItems(menu: menu).id(ObjectIdentifier(menu)) } }
}

/// The picture and the title of an item.
private struct StatusItemLabel: View {
  let button: NSStatusBarButton

  var body: some View {
    // Read, to be observed.
    let _ = button.revision.number
    if let image = button.image { Image(nsImage: image) }
    if !button.title.isEmpty { Text(verbatim: button.title) }
  }
}
