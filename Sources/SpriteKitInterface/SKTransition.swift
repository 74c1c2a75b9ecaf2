public import Foundation
public import TabstopKits

/// How a scene appears. No effect: it is there at once. Mirrors SpriteKit's `SKTransition`.
// Sendable: one thread at a time.
open class SKTransition: NSObject, @unchecked Sendable {
  /// Whether the new scene rests meanwhile. Stored, without effect.
  open var pausesIncomingScene = true
  /// Whether the old scene rests meanwhile. Stored, without effect.
  open var pausesOutgoingScene = true
  /// The scenes fade.
  open class func crossFade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  /// The scenes fade to black.
  open class func fade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  /// The scenes fade to a colour.
  open class func fade(with color: UIColor, duration sec: TimeInterval) -> SKTransition {
    SKTransition()
  }

  /// The scene is flipped.
  open class func flipHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  /// The scene is flipped.
  open class func flipVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  /// The scene is uncovered.
  open class func reveal(
    with direction: SKTransitionDirection, duration sec: TimeInterval
  ) -> SKTransition { SKTransition() }
  /// The scene moves in.
  open class func moveIn(
    with direction: SKTransitionDirection, duration sec: TimeInterval
  ) -> SKTransition { SKTransition() }
  /// The scene pushes the other out.
  open class func push(
    with direction: SKTransitionDirection, duration sec: TimeInterval
  ) -> SKTransition { SKTransition() }
  /// A door opens.
  open class func doorsOpenHorizontal(withDuration sec: TimeInterval) -> SKTransition {
    SKTransition()
  }

  /// A door opens.
  open class func doorsOpenVertical(withDuration sec: TimeInterval) -> SKTransition {
    SKTransition()
  }

  /// A door closes.
  open class func doorsCloseHorizontal(withDuration sec: TimeInterval) -> SKTransition {
    SKTransition()
  }

  /// A door closes.
  open class func doorsCloseVertical(withDuration sec: TimeInterval) -> SKTransition {
    SKTransition()
  }

  /// A door opens.
  open class func doorway(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
}

/// A direction. Mirrors SpriteKit's.
public enum SKTransitionDirection: Int, Sendable { case up, down, right, left }
