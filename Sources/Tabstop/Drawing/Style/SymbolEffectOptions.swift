/// The speed and the repetition of a symbol's effect. Mirrors Apple's `SymbolEffectOptions`.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// The effect's own number of repetitions.
  public static let `default` = SymbolEffectOptions()
  /// Repeats the effect for five seconds, because endless motion distracts (WCAG 2.2.2).
  public static let repeating = SymbolEffectOptions(count: .max)
  /// Runs the effect once.
  public static let nonRepeating = SymbolEffectOptions(count: 1)

  /// The repetition of an effect. Mirrors Apple's `SymbolEffectOptions.RepeatBehavior`.
  public struct RepeatBehavior: Hashable, Sendable {
    fileprivate let count: Int?
    fileprivate let delay: Double

    /// Repeats the effect for five seconds.
    public static let continuous = RepeatBehavior(count: nil, delay: 0)
    /// Repeats the effect for five seconds.
    public static let periodic = RepeatBehavior(count: nil, delay: 0)
    /// Repeats the effect a number of times, with a pause of some seconds between two runs; for
    /// five seconds with `nil`.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      let delay = delay ?? 0
      return RepeatBehavior(count: count, delay: delay.isFinite ? max(delay, 0) : 0)
    }
  }

  /// The number of repetitions; `nil` means the effect's own.
  private(set) var count: Int?
  private(set) var speed = 1.0
  /// The seconds between two runs.
  private(set) var delay = 0.0

  private init(count: Int? = nil) { self.count = count }

  /// Runs the effect at a multiple of the default speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { Self.default.speed(speed) }
  /// Repeats the effect a number of times; for five seconds with `nil`.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    Self.default.repeat(count)
  }
  /// Repeats the effect as `behavior` says.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    Self.default.repeat(behavior)
  }
  /// Returns these options with a multiple of the default speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var options = self
    options.speed = speed > 0 ? speed : 1
    return options
  }
  /// Returns these options with a number of repetitions; for five seconds with `nil`.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    var options = self
    options.count = count.map { max($0, 1) } ?? .max
    return options
  }
  /// Returns these options with the repetition `behavior`.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    var options = self.repeat(behavior.count)
    options.delay = behavior.delay
    return options
  }
  /// These options, repeated for five seconds.
  public var repeating: SymbolEffectOptions { self.repeat(.continuous) }
  /// These options without repetition.
  public var nonRepeating: SymbolEffectOptions { self.repeat(1) }
}
