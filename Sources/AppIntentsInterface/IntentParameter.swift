public import Foundation
internal import Synchronization

/// A parameter of an intent. Its value is shared by copies of the intent, as in App Intents. Mirrors App Intents'
/// `IntentParameter`.
@propertyWrapper
public final class IntentParameter<Value: Sendable>: Sendable {
  private let stored: Mutex<Value?>
  /// The name.
  public let title: LocalizedStringResource?

  /// Creates a parameter.
  /// - Parameter default: The value until another one is set; `nil` for an optional value without one.
  public init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default: Value? = nil, controlStyle: IntentParameterControlStyle = .automatic,
    inclusiveRange: (Value, Value)? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil
  ) {
    self.title = title
    stored = Mutex(`default`)
  }
  /// Creates a parameter with values to choose from. The user is not asked.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default: Value? = nil, requestValueDialog: IntentDialog? = nil,
    optionsProvider: some DynamicOptionsProvider
  ) {
    self.init(title: title, description: description, default: `default`)
  }

  /// The value. Without one reading it ends the program, as in App Intents.
  public var wrappedValue: Value {
    get {
      if let value = stored.withLock({ $0 }) { return value }
      guard
        let none = (Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Value
      else { preconditionFailure("The parameter has no value yet.") }
      return none
    }
    set { stored.withLock { $0 = newValue } }
  }
  /// The parameter itself.
  public var projectedValue: IntentParameter<Value> { self }

  /// An error: the user cannot be asked.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
    AppIntentError.needsValue
  }
  /// Asks the user for a value. Always throws: the user cannot be asked.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value {
    throw AppIntentError.needsValue
  }
  /// Asks the user to confirm a value. Always throws: the user cannot be asked.
  public func requestConfirmation(for value: Value, dialog: IntentDialog? = nil) async throws
    -> Bool
  {
    throw AppIntentError.needsValue
  }
}

/// The parts of a date that the user is asked for. No effect: the user cannot be asked. Mirrors App Intents'.
public enum IntentParameterDateKind: Sendable { case date, time, dateTime }

extension IntentParameter {
  /// The parts of a date that the user is asked for.
  public typealias DateKind = IntentParameterDateKind
}

extension IntentParameter where Value == Date {
  /// Creates a parameter that is a date.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default: Date? = nil, kind: DateKind, requestValueDialog: IntentDialog? = nil
  ) {
    self.init(title: title, description: description, default: `default`)
  }
}

extension IntentParameter where Value == Date? {
  /// Creates a parameter that is a date, or none.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default: Date? = nil, kind: DateKind, requestValueDialog: IntentDialog? = nil
  ) {
    self.init(title: title, description: description, default: .some(`default`))
  }
}

/// The control for a parameter. No effect. Mirrors App Intents'.
public enum IntentParameterControlStyle: Sendable { case automatic, field, stepper, slider }
/// The reasons why an intent could not be performed.
public enum AppIntentError: Error, Sendable { case needsValue }

/// The sentence with an intent's parameters. Never shown. Mirrors App Intents'.
public protocol ParameterSummary: Sendable {}
/// The sentence with an intent's parameters. Mirrors App Intents' `Summary`.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  /// Creates a summary without a sentence.
  public init() {}
  /// Creates a summary.
  public init(_ summary: ParameterSummaryString<Intent>) {}
  /// Creates a summary with further parameters.
  public init(
    _ summary: ParameterSummaryString<Intent>,
    @ParameterSummaryBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]
  ) {}
  /// Creates a summary of parameters without a sentence.
  public init(@ParameterSummaryBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]) {}
}

/// Parameters, one after the other. Mirrors App Intents'.
@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
  /// A result-builder hook.
  public static func buildExpression<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>
  ) -> PartialKeyPath<Intent> { parameter }
  /// A result-builder hook.
  public static func buildBlock(_ parameters: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>]
  {
    parameters
  }
}

/// A sentence with parameters. Mirrors App Intents'.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable
{
  /// Creates a value from a string literal.
  public init(stringLiteral value: String) {}
  /// Creates a value from a string literal with interpolated values.
  public init(stringInterpolation: StringInterpolation) {}
  /// The parts of the interpolated text.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// Creates an empty interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Appends a part of the literal.
    public mutating func appendLiteral(_ literal: String) {}
    /// Adds a parameter.
    public mutating func appendInterpolation<Value>(
      _ parameter: KeyPath<Intent, IntentParameter<Value>>
    ) {}
  }
}
