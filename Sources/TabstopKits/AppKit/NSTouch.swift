public import Foundation

/// A finger on a touch pad. Mirrors AppKit's `NSTouch`. None is ever made here: GTK reports the gestures of a touch
/// pad, not its fingers.
@preconcurrency @MainActor
open class NSTouch: NSObject {
  /// What fingers do. Mirrors AppKit's.
  public struct Phase: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates phases from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger has come.
    public static let began = Phase(rawValue: 1)
    /// A finger has moved.
    public static let moved = Phase(rawValue: 2)
    /// A finger rests.
    public static let stationary = Phase(rawValue: 4)
    /// A finger has gone.
    public static let ended = Phase(rawValue: 8)
    /// A touch was cancelled.
    public static let cancelled = Phase(rawValue: 16)
    /// A finger is there.
    public static let touching: Phase = [.began, .moved, .stationary]
    /// All phases.
    public static let any = Phase(rawValue: .max)
  }
  /// What is touched. Mirrors AppKit's.
  public enum TouchType: Int, Sendable { case direct, indirect }
  /// Several kinds of touches. Mirrors AppKit's.
  public struct TouchTypeMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a mask from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Touches of a screen.
    public static let direct = TouchTypeMask(rawValue: 1)
    /// Touches of a touch pad.
    public static let indirect = TouchTypeMask(rawValue: 2)
  }
  /// The object that stays the same while the finger touches.
  open var identity: any NSCopying & NSObjectProtocol { NSNumber(value: 0) }
  /// What the finger does.
  open var phase: Phase { .began }
  /// The place on the touch pad, from 0 to 1 in both directions.
  open var normalizedPosition: CGPoint { .zero }
  /// Whether it is a thumb at the edge.
  open var isResting: Bool { false }
  /// The touch pad.
  open var device: Any? { nil }
  /// The size of the touch pad.
  open var deviceSize: CGSize { .zero }
  /// What is touched.
  open var type: TouchType { .indirect }
}

extension NSEvent {
  /// The fingers on a touch pad. Always empty: GTK reports its gestures, not its fingers.
  public func touches(matching phase: NSTouch.Phase, in view: NSView?) -> Set<NSTouch> { [] }
  /// All fingers on a touch pad. Always empty.
  public func allTouches() -> Set<NSTouch> { [] }
}
