public import Foundation
internal import Tabstop

/// A part of a view that follows the pointer. No effect: use `onHover`. Mirrors AppKit's `NSTrackingArea`.
@preconcurrency @MainActor
public final class NSTrackingArea: NSObject {
  /// The events that are tracked, and when. No effect. Mirrors AppKit's.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// No effect.
    public static let mouseEnteredAndExited = Options(rawValue: 1)
    /// No effect.
    public static let mouseMoved = Options(rawValue: 2)
    /// No effect.
    public static let cursorUpdate = Options(rawValue: 4)
    /// No effect.
    public static let activeWhenFirstResponder = Options(rawValue: 16)
    /// No effect.
    public static let activeInKeyWindow = Options(rawValue: 32)
    /// No effect.
    public static let activeInActiveApp = Options(rawValue: 64)
    /// No effect.
    public static let activeAlways = Options(rawValue: 128)
    /// No effect.
    public static let assumeInside = Options(rawValue: 256)
    /// No effect.
    public static let inVisibleRect = Options(rawValue: 512)
    /// No effect.
    public static let enabledDuringMouseDrag = Options(rawValue: 1024)
  }
  /// Creates an area.
  public init(rect: CGRect, options: Options = [], owner: Any?, userInfo: [AnyHashable: Any]? = nil)
  { super.init() }
}
