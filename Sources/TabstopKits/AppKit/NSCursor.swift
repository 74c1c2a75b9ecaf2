public import Foundation

/// The shape of the pointer. Mirrors AppKit's `NSCursor`: no effect, `pointerStyle` sets the shape over a
/// view.
@preconcurrency @MainActor
public final class NSCursor {
  private init() {}
  /// Creates a pointer with a picture. No effect.
  public init(image newImage: NSImage, hotSpot point: CGPoint) {}
  /// The arrow.
  public static let arrow = NSCursor()
  /// A hand, as over links.
  public static let pointingHand = NSCursor()
  /// The caret.
  public static let iBeam = NSCursor()
  /// A cross.
  public static let crosshair = NSCursor()
  /// An open hand.
  public static let openHand = NSCursor()
  /// A closed hand.
  public static let closedHand = NSCursor()
  /// Two arrows, to the left and to the right.
  public static let resizeLeftRight = NSCursor()
  /// Two arrows, up and down.
  public static let resizeUpDown = NSCursor()

  /// An arrow up.
  public static let resizeUp = NSCursor()
  /// An arrow down.
  public static let resizeDown = NSCursor()
  /// An arrow to the left.
  public static let resizeLeft = NSCursor()
  /// An arrow to the right.
  public static let resizeRight = NSCursor()
  /// A sign that something is not allowed.
  public static let operationNotAllowed = NSCursor()
  /// A sign of a copy.
  public static let dragCopy = NSCursor()
  /// A sign of a link.
  public static let dragLink = NSCursor()
  /// A sign that what is dragged disappears.
  public static let disappearingItem = NSCursor()
  /// A caret of vertical text.
  public static let iBeamCursorForVerticalLayout = NSCursor()
  /// Two arrows beside the edge of a column.
  public static let columnResize = NSCursor()
  /// Two arrows at the edge of a row.
  public static let rowResize = NSCursor()
  /// A magnifying glass with a plus sign.
  public static let zoomIn = NSCursor()
  /// A magnifying glass with a minus sign.
  public static let zoomOut = NSCursor()
  /// Two arrows at an edge of a frame.
  public static func frameResize(
    position: FrameResizePosition, directions: FrameResizeDirection.Set
  ) -> NSCursor { NSCursor() }
  /// The edge or corner of a frame. Mirrors AppKit's.
  public enum FrameResizePosition: Int, Sendable {
    case top, left, bottom, right, topLeft, topRight, bottomLeft, bottomRight
  }
  /// The direction in which a frame can be resized. Mirrors AppKit's.
  public enum FrameResizeDirection: Int, Sendable {
    case inward, outward
    /// Directions. Mirrors AppKit's.
    public struct Set: OptionSet, Sendable {
      /// The bits.
      public let rawValue: Int
      /// Creates directions from bits.
      public init(rawValue: Int) { self.rawValue = rawValue }
      /// The frame becomes smaller.
      public static let inward = Set(rawValue: 1)
      /// The frame becomes larger.
      public static let outward = Set(rawValue: 2)
      /// Both.
      public static let all: Set = [.inward, .outward]
    }
  }
  /// A sign of a menu.
  public static let contextualMenu = NSCursor()
  /// The shape of the pointer.
  public static let current = NSCursor()

  /// Hides the pointer. No effect.
  public static func hide() {}
  /// Shows the pointer. No effect.
  public static func unhide() {}
  /// Hides the pointer until it moves. No effect.
  public static func setHiddenUntilMouseMoves(_ flag: Bool) {}
  /// Sets the pointer until `pop()`. No effect.
  public func push() {}
  /// Restores the pointer before `push()`. No effect.
  public func pop() {}
  /// Restores the pointer before `push()`. No effect.
  public static func pop() {}
  /// Sets the pointer. No effect.
  public func set() {}
}
