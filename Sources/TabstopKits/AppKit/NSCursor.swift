/// The shape of the pointer. Mirrors AppKit's `NSCursor`: no effect, `pointerStyle` sets the shape over a
/// view.
@preconcurrency @MainActor
public final class NSCursor {
  private init() {}
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
