public import Foundation

/// An option of a tip. Mirrors TipKit's `TipOption`.
public protocol TipOption: Sendable {}

extension Tips {
  /// The option to show a tip a number of times only, after which it is closed. Mirrors TipKit's.
  public struct MaxDisplayCount: TipOption {
    let count: Int
    /// Creates the option.
    public init(_ maxDisplayCount: Int) { count = maxDisplayCount }
  }
  /// The option to show a tip for a length of time only, after which it is closed. Mirrors TipKit's.
  ///
  /// The times of all its displays count; each lasts at least 60 seconds.
  public struct MaxDisplayDuration: TipOption {
    let seconds: TimeInterval
    /// Creates the option with a number of seconds.
    public init(_ maxDisplayDuration: TimeInterval) { seconds = maxDisplayDuration }
  }
  /// The option to show a tip whatever the display frequency. Mirrors TipKit's.
  public struct IgnoresDisplayFrequency: TipOption {
    let isIgnored: Bool
    /// Creates the option.
    public init(_ ignoresDisplayFrequency: Bool) { isIgnored = ignoresDisplayFrequency }
  }

  /// A result builder of options. Mirrors TipKit's.
  @resultBuilder public enum OptionsBuilder {
    /// A result-builder hook.
    public static func buildExpression(_ option: any TipOption) -> [any TipOption] { [option] }
    /// A result-builder hook.
    public static func buildExpression(_ options: [any TipOption]) -> [any TipOption] { options }
    /// A result-builder hook.
    public static func buildBlock(_ options: [any TipOption]...) -> [any TipOption] {
      options.flatMap { $0 }
    }
    /// A result-builder hook.
    public static func buildOptional(_ options: [any TipOption]?) -> [any TipOption] {
      options ?? []
    }
    /// A result-builder hook.
    public static func buildEither(first: [any TipOption]) -> [any TipOption] { first }
    /// A result-builder hook.
    public static func buildEither(second: [any TipOption]) -> [any TipOption] { second }
    /// A result-builder hook.
    public static func buildArray(_ options: [[any TipOption]]) -> [any TipOption] {
      options.flatMap { $0 }
    }
    /// A result-builder hook.
    public static func buildLimitedAvailability(_ options: [any TipOption]) -> [any TipOption] {
      options
    }
  }
}

/// The options of one tip.
struct TipLimits: Sendable {
  var displayCount = Int.max
  var displayDuration = TimeInterval.infinity
  var ignoresFrequency = false

  /// Of several options of a kind the last one counts.
  init(_ options: [any TipOption]) {
    for option in options {
      switch option {
      case let option as Tips.MaxDisplayCount: displayCount = option.count
      case let option as Tips.MaxDisplayDuration: displayDuration = option.seconds
      case let option as Tips.IgnoresDisplayFrequency: ignoresFrequency = option.isIgnored
      default: break
      }
    }
  }
}
