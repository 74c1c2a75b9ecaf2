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

  /// No effect.
  public func push() {}
  /// No effect.
  public func pop() {}
  /// No effect.
  public static func pop() {}
  /// No effect.
  public func set() {}
}
