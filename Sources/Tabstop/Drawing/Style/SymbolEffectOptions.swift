/// The speed and the repetition of a symbol's effect. Mirrors Apple's `SymbolEffectOptions`.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// The effect's own number of repetitions.
  public static let `default` = SymbolEffectOptions()
  /// Again and again, for five seconds: what moves without end distracts (WCAG 2.2.2).
  public static let repeating = SymbolEffectOptions(count: .max)
  /// Once.
  public static let nonRepeating = SymbolEffectOptions(count: 1)

  /// How often an effect runs. Mirrors Apple's `SymbolEffectOptions.RepeatBehavior`.
  public struct RepeatBehavior: Hashable, Sendable {
    fileprivate let count: Int?
    fileprivate let delay: Double

    /// Again and again, for five seconds.
    public static let continuous = RepeatBehavior(count: nil, delay: 0)
    /// Again and again, for five seconds.
    public static let periodic = RepeatBehavior(count: nil, delay: 0)
    /// A number of times, with a pause of some seconds before each further one; `nil` again and
    /// again, for five seconds.
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

  /// A multiple of the usual speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { Self.default.speed(speed) }
  /// A number of times; `nil` again and again, for five seconds.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    Self.default.repeat(count)
  }
  /// As often as `behavior` says.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    Self.default.repeat(behavior)
  }
  /// These options with a multiple of the usual speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var options = self
    options.speed = speed > 0 ? speed : 1
    return options
  }
  /// These options with a number of times; `nil` again and again, for five seconds.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    var options = self
    options.count = count.map { max($0, 1) } ?? .max
    return options
  }
  /// These options as often as `behavior` says.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    var options = self.repeat(behavior.count)
    options.delay = behavior.delay
    return options
  }
  /// These options, again and again, for five seconds.
  public var repeating: SymbolEffectOptions { self.repeat(.continuous) }
  /// These options, once.
  public var nonRepeating: SymbolEffectOptions { self.repeat(1) }
}
