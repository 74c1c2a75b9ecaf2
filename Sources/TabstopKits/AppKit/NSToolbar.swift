public import Foundation

/// A toolbar of AppKit's. Shown nowhere: `toolbar` of SwiftUI is. Mirrors AppKit's.
@preconcurrency @MainActor
open class NSToolbar: NSObject {
  /// The parts of items that a toolbar shows. No effect. Mirrors AppKit's.
  public enum DisplayMode: UInt, Sendable { case `default`, iconAndLabel, iconOnly, labelOnly }
  /// Whether pictures or titles are shown. Stored, without effect.
  public var displayMode = DisplayMode.default
  /// Whether there is a line below the toolbar. Stored, without effect.
  public var showsBaselineSeparator = true
  /// Whether the toolbar is visible. Stored, without effect.
  public var isVisible = true
  /// Creates a toolbar.
  public override init() { super.init() }
  /// Creates a toolbar.
  public init(identifier: String) { super.init() }
}
