// Actions for the system's assistant, under the module name AppIntents: a compatible interface, not Apple's. A desktop
// has no assistant that would ask a program: an intent is performed by the program's own buttons.
@_exported public import Foundation
@_exported public import SwiftUIInterface

/// An action that the program can perform. Mirrors App Intents' `AppIntent`.
public protocol AppIntent: Sendable {
  /// The type of the result of `perform`.
  associatedtype PerformResult: IntentResult
  /// The sentence with the parameters.
  associatedtype SummaryContent: ParameterSummary = IntentParameterSummary<Self>
  /// The name.
  static var title: LocalizedStringResource { get }
  /// A description of the intent for the user.
  static var description: IntentDescription? { get }
  /// Whether the program would be opened. No effect.
  static var openAppWhenRun: Bool { get }
  /// Whether it would be listed. No effect.
  static var isDiscoverable: Bool { get }
  /// The sentence with the parameters. Never shown.
  static var parameterSummary: SummaryContent { get }
  /// Creates an intent with its default parameters.
  init()
  /// Performs the action.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  /// A parameter of an intent.
  public typealias Parameter<Value: Sendable> = IntentParameter<Value>
  /// An object of the program that an intent uses.
  public typealias Dependency<Value: Sendable> = AppDependency<Value>
  /// The sentence with the parameters.
  public typealias Summary = IntentParameterSummary<Self>
  /// The description of the intent. Always `nil`.
  public static var description: IntentDescription? { nil }
  /// Whether the program is opened before the intent runs. Always `false`.
  public static var openAppWhenRun: Bool { false }
  /// Whether the user can find the intent. Always `true`.
  public static var isDiscoverable: Bool { true }
  /// Tells the system that the intent was performed. No effect: no system service learns from
  /// donations here.
  public func donate() {}
}

extension AppIntent where SummaryContent == IntentParameterSummary<Self> {
  /// No sentence.
  public static var parameterSummary: IntentParameterSummary<Self> { IntentParameterSummary() }
}

/// An intent that opens an entity of the program. Mirrors App Intents'.
public protocol OpenIntent: AppIntent {
  /// The value that is opened.
  associatedtype Value: Sendable
  /// The value that is opened.
  var target: Value { get set }
}

/// An intent that sets a value, as a toggle of the system's does. Mirrors App Intents'.
public protocol SetValueIntent: AppIntent {
  /// The type of the value.
  associatedtype ValueType: Sendable
  /// The value that is set.
  var value: ValueType { get set }
}

/// An intent of a live activity. Mirrors App Intents'.
public protocol LiveActivityIntent: AppIntent {}
/// An intent that plays sounds. Mirrors App Intents'.
public protocol AudioPlaybackIntent: AppIntent {}
/// An intent with the settings of a widget. There are no widgets. Mirrors App Intents'.
public protocol WidgetConfigurationIntent: AppIntent {}
extension WidgetConfigurationIntent {
  /// Performs the intent. No effect.
  public func perform() async throws -> some IntentResult { .result() }
}

/// An intent that may open the program while it runs. Mirrors App Intents'.
public protocol ForegroundContinuableIntent: AppIntent {}

/// A description of an intent. Mirrors App Intents'.
public struct IntentDescription: Sendable, ExpressibleByStringInterpolation {
  /// The text.
  public let descriptionText: LocalizedStringResource
  /// The group in a list.
  public let categoryName: LocalizedStringResource?
  /// Creates a description.
  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil
  ) {
    self.descriptionText = descriptionText
    self.categoryName = categoryName
  }
  /// Creates a value from a string literal.
  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }
}

/// The words that an intent speaks. Mirrors App Intents'.
public struct IntentDialog: Sendable, ExpressibleByStringInterpolation {
  /// The text.
  public let full: LocalizedStringResource
  /// Creates a text.
  public init(_ full: LocalizedStringResource) { self.full = full }
  /// Creates a text.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
    self.full = full
  }
  /// Creates a value from a string literal.
  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }
  /// Creates a value from a string literal with interpolated values.
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}
