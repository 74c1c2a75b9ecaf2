extension Tips {
  /// A condition for showing a tip. Mirrors TipKit's; the macro ``Rule(_:_:)`` creates one.
  public struct Rule: Sendable {
    let isMet: @Sendable () -> Bool

    /// Creates a rule for the value of a parameter.
    @preconcurrency
    public init<Value>(
      _ parameter: Parameter<Value>, _ predicate: @escaping @Sendable (Value) -> Bool
    ) {
      isMet = { predicate(parameter.wrappedValue) }
    }

    /// Creates a rule for the donations to an event.
    @preconcurrency
    public init<DonationInfo>(
      _ event: Event<DonationInfo>,
      _ predicate: @escaping @Sendable (Event<DonationInfo>) -> Bool
    ) {
      isMet = { predicate(event) }
    }
  }

  /// A parameter or an event: the subject of a rule.
  public protocol _RuleInput: Sendable {
    /// The parameter of the rule's closure.
    associatedtype Value
  }

  /// A result builder of rules. Mirrors TipKit's.
  @resultBuilder public enum RuleBuilder {
    /// A result-builder hook.
    public static func buildExpression(_ rule: Rule) -> [Rule] { [rule] }
    /// A result-builder hook.
    public static func buildExpression(_ rules: [Rule]) -> [Rule] { rules }
    /// A result-builder hook.
    public static func buildBlock(_ rules: [Rule]...) -> [Rule] { rules.flatMap { $0 } }
    /// A result-builder hook.
    public static func buildOptional(_ rules: [Rule]?) -> [Rule] { rules ?? [] }
    /// A result-builder hook.
    public static func buildEither(first: [Rule]) -> [Rule] { first }
    /// A result-builder hook.
    public static func buildEither(second: [Rule]) -> [Rule] { second }
    /// A result-builder hook.
    public static func buildArray(_ rules: [[Rule]]) -> [Rule] { rules.flatMap { $0 } }
    /// A result-builder hook.
    public static func buildLimitedAvailability(_ rules: [Rule]) -> [Rule] { rules }
  }
}
