public import Foundation

/// A part of a view in which its owner gets events of the pointer. Mirrors AppKit's `NSTrackingArea`; it works at any
/// time, as `activeAlways`.
@preconcurrency @MainActor
public final class NSTrackingArea: NSObject {
  /// The events that are tracked, and when. Mirrors AppKit's.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Reports that the pointer enters and leaves.
    public static let mouseEnteredAndExited = Options(rawValue: 1)
    /// Reports that the pointer moves.
    public static let mouseMoved = Options(rawValue: 2)
    /// Reports that the pointer enters, for its picture.
    public static let cursorUpdate = Options(rawValue: 4)
    /// Works while the view has the focus. No effect: it works at any time.
    public static let activeWhenFirstResponder = Options(rawValue: 16)
    /// Works while the window is active. No effect: it works at any time.
    public static let activeInKeyWindow = Options(rawValue: 32)
    /// Works while the program is active. No effect: it works at any time.
    public static let activeInActiveApp = Options(rawValue: 64)
    /// Works at any time.
    public static let activeAlways = Options(rawValue: 128)
    /// Assumes that the pointer is inside. No effect.
    public static let assumeInside = Options(rawValue: 256)
    /// Follows the visible part of the view, whatever the rectangle is.
    public static let inVisibleRect = Options(rawValue: 512)
    /// Works during a drag.
    public static let enabledDuringMouseDrag = Options(rawValue: 1024)
  }
  /// The rectangle in the view; an empty one is the whole view.
  public let rect: CGRect
  /// The events.
  public let options: Options
  /// What gets the events: its `mouseEntered(with:)` and similar methods are called if it is an `NSResponder`.
  public private(set) weak var owner: AnyObject?
  /// The program's own values.
  public let userInfo: [AnyHashable: Any]?
  /// Whether the pointer is in it.
  var isEntered = false

  /// Creates an area.
  public init(rect: CGRect, options: Options = [], owner: Any?, userInfo: [AnyHashable: Any]? = nil)
  {
    (self.rect, self.options, self.userInfo) = (rect, options, userInfo)
    self.owner = owner as AnyObject?
    super.init()
  }

  func contains(_ point: CGPoint) -> Bool {
    options.contains(.inVisibleRect) || rect.isEmpty || rect.contains(point)
  }
}
