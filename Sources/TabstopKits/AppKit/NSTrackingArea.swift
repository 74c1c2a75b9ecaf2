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
    /// Reports that the pointer enters and leaves. No effect.
    public static let mouseEnteredAndExited = Options(rawValue: 1)
    /// Reports that the pointer moves. No effect.
    public static let mouseMoved = Options(rawValue: 2)
    /// Reports where the pointer's picture may change. No effect.
    public static let cursorUpdate = Options(rawValue: 4)
    /// Works while the view has the focus. No effect.
    public static let activeWhenFirstResponder = Options(rawValue: 16)
    /// Works while the window is active. No effect.
    public static let activeInKeyWindow = Options(rawValue: 32)
    /// Works while the program is active. No effect.
    public static let activeInActiveApp = Options(rawValue: 64)
    /// Works at any time. No effect.
    public static let activeAlways = Options(rawValue: 128)
    /// Assumes that the pointer is inside. No effect.
    public static let assumeInside = Options(rawValue: 256)
    /// Follows the visible part of the view. No effect.
    public static let inVisibleRect = Options(rawValue: 512)
    /// Works during a drag. No effect.
    public static let enabledDuringMouseDrag = Options(rawValue: 1024)
  }
  /// Creates an area.
  public init(rect: CGRect, options: Options = [], owner: Any?, userInfo: [AnyHashable: Any]? = nil)
  { super.init() }
}
