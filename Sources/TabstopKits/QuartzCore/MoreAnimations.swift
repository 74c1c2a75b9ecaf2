public import Foundation
internal import Tabstop
public import TabstopFoundation

// More of Core Animation's animations. They have no effect: use `withAnimation`.

/// Values over time. Mirrors Core Animation's. No effect: use `withAnimation`.
open class CAKeyframeAnimation: CABasicAnimation {
  /// Stored, without effect.
  open var values: [Any]?
  /// Stored, without effect.
  open var keyTimes: [NSNumber]?
  /// Stored, without effect.
  open var path: CGPath?
  /// Stored, without effect.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// Stored, without effect.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// Stored, without effect.
  open var rotationMode: CAAnimationRotationMode?
}
/// The way in which values between two are calculated.
/// Mirrors Core Animation's. No effect: use `withAnimation`.
public struct CAAnimationCalculationMode: Hashable, Sendable {
  private let name: String
  /// Values between two are on a line.
  public static let linear = CAAnimationCalculationMode(name: "linear")
  /// A value stays until the next one.
  public static let discrete = CAAnimationCalculationMode(name: "discrete")
  /// Values change at an even speed.
  public static let paced = CAAnimationCalculationMode(name: "paced")
  /// Values between two are on a smooth curve.
  public static let cubic = CAAnimationCalculationMode(name: "cubic")
}
/// Whether a layer turns with its path. Mirrors Core Animation's. No effect: use `withAnimation`.
public struct CAAnimationRotationMode: Hashable, Sendable {
  private let name: String
  /// The layer turns with the path.
  public static let rotateAuto = CAAnimationRotationMode(name: "auto")
  /// The layer turns with the path, the other way around.
  public static let rotateAutoReverse = CAAnimationRotationMode(name: "autoReverse")
}
/// A spring. Mirrors Core Animation's. No effect: use `withAnimation`.
open class CASpringAnimation: CABasicAnimation {
  /// Stored; only `settlingDuration` uses it.
  open var mass: CGFloat = 1
  /// Stored, without effect.
  open var stiffness: CGFloat = 100
  /// Stored; only `settlingDuration` uses it.
  open var damping: CGFloat = 10
  /// Stored, without effect.
  open var initialVelocity: CGFloat = 0
  /// How long it takes: about four times the time in which the swing falls to a third.
  open var settlingDuration: TimeInterval { damping > 0 ? 8 * mass / damping : 0 }
}
/// Several animations. Mirrors Core Animation's. No effect: use `withAnimation`.
open class CAAnimationGroup: CAAnimation {
  /// Stored, without effect.
  open var animations: [CAAnimation]?
}
/// A change of a layer. Mirrors Core Animation's. No effect: use `withAnimation`.
open class CATransition: CAAnimation {
  /// Stored, without effect.
  open var type = CATransitionType.fade
  /// Stored, without effect.
  open var subtype: CATransitionSubtype?
}
/// The kind of a layer's transition. Mirrors Core Animation's. No effect: use `withAnimation`.
public struct CATransitionType: Hashable, Sendable {
  private let name: String
  /// The new content appears gradually.
  public static let fade = CATransitionType(name: "fade")
  /// The new content moves over the old one.
  public static let moveIn = CATransitionType(name: "moveIn")
  /// The new content pushes the old one away.
  public static let push = CATransitionType(name: "push")
  /// The old content moves away.
  public static let reveal = CATransitionType(name: "reveal")
}
/// The direction of a layer's transition. Mirrors Core Animation's. No effect: use `withAnimation`.
public struct CATransitionSubtype: Hashable, Sendable {
  private let name: String
  /// From the right.
  public static let fromRight = CATransitionSubtype(name: "fromRight")
  /// From the left.
  public static let fromLeft = CATransitionSubtype(name: "fromLeft")
  /// From the top.
  public static let fromTop = CATransitionSubtype(name: "fromTop")
  /// From the bottom.
  public static let fromBottom = CATransitionSubtype(name: "fromBottom")
}

/// Changes of layers that belong together: each is made at once. Mirrors Core Animation's `CATransaction`.
@preconcurrency @MainActor
public final class CATransaction: NSObject {
  private static var blocks: [(() -> Void)?] = []
  private override init() { super.init() }
  /// Begins a transaction.
  public class func begin() { blocks.append(nil) }
  /// Ends the transaction, and calls its closure.
  public class func commit() { (blocks.popLast() ?? nil)?() }
  /// No effect: changes show at once.
  public class func flush() {}
  /// Sets the closure that is called when the transaction ends.
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    if blocks.isEmpty { block?() } else { blocks[blocks.count - 1] = block }
  }
  /// No effect: changes are made at once.
  public class func setDisableActions(_ flag: Bool) {}
  /// No effect: changes are made at once.
  public class func setAnimationDuration(_ dur: TimeInterval) {}
  /// No effect: changes are made at once.
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
}

/// The steps of an animation. There are no selectors on Linux, so that it calls nothing: use `TimelineView`.
/// Mirrors Core Animation's `CADisplayLink`.
@preconcurrency @MainActor
public final class CADisplayLink: NSObject {
  /// Creates a link that calls nothing.
  public init(target: Any, selector sel: Selector) {
    super.init()
    UnsupportedAPI.report("CADisplayLink", use: "TimelineView")
  }
  /// Stored, without effect.
  public var isPaused = false
  /// Stored, without effect.
  public var preferredFramesPerSecond = 0
  /// In seconds.
  public var timestamp: TimeInterval { ProcessInfo.processInfo.systemUptime }
  /// In seconds.
  public var targetTimestamp: TimeInterval { timestamp + duration }
  /// In seconds: that of a screen with 60 pictures in a second.
  public var duration: TimeInterval { 1 / 60 }
  /// No effect.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// No effect.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// No effect.
  public func invalidate() {}
}
