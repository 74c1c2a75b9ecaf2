public import Foundation

/// The menu bar's items. Mirrors AppKit's: no item is shown. Use `MenuBarExtra`, which the desktop's panel shows.
@preconcurrency @MainActor
public final class NSStatusBar: NSObject {
  private static let only = NSStatusBar()
  /// The only bar.
  public class var system: NSStatusBar { only }
  /// The height of the bar, in points.
  public var thickness: CGFloat { 24 }
  /// An item, which is not shown.
  public func statusItem(withLength length: CGFloat) -> NSStatusItem {
    NSStatusItem(length: length)
  }
  /// Removes an item. No effect: none is shown.
  public func removeStatusItem(_ item: NSStatusItem) {}
}

/// An item of the menu bar. Mirrors AppKit's: it is not shown. Use `MenuBarExtra`, which the desktop's panel shows.
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

  init(length: CGFloat) {
    self.length = length
    super.init()
  }
  /// The width. Stored, without effect.
  public var length: CGFloat
  /// The bar of the item.
  public var statusBar: NSStatusBar? { .system }
  /// The item's button. Stored, without effect.
  public let button: NSStatusBarButton? = NSStatusBarButton(frame: .zero)
  /// The item's menu. Stored, without effect.
  public var menu: NSMenu?
  /// Whether the item is visible. Stored, without effect.
  public var isVisible = true
  /// The ways in which the user may change the bar. Stored, without effect.
  public var behavior: Behavior = []
  /// The name of the item's place. Stored, without effect.
  public var autosaveName: String! = ""
}

/// The button of an item of the menu bar, which is not shown. Mirrors AppKit's.
@preconcurrency @MainActor
open class NSStatusBarButton: NSButton {
  /// Whether the button looks disabled. Stored, without effect.
  open var appearsDisabled = false
}
