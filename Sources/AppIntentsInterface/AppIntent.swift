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
  /// Whether the program is opened before the intent runs. No effect.
  static var openAppWhenRun: Bool { get }
  /// Whether the user can find the intent. No effect: nothing lists intents.
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
  /// Whether the user must have unlocked the device. Always `.alwaysAllowed`.
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  /// Whether the intent runs in the foreground. Always in the background.
  public static var supportedModes: IntentModes { .background }
  /// Asks the user to confirm the intent. Always throws: the user cannot be asked.
  public func requestConfirmation() async throws { throw AppIntentError.needsValue }
  /// Asks the user to confirm a result. Always throws: the user cannot be asked.
  public func requestConfirmation<Result: IntentResult>(
    result: Result, confirmationActionName: ConfirmationActionName = .continue,
    showPrompt: Bool = true
  ) async throws { throw AppIntentError.needsValue }
  /// Asks the user to confirm the intent. Always throws: the user cannot be asked.
  public func requestConfirmation(
    actionName: ConfirmationActionName = .continue, dialog: IntentDialog
  ) async throws { throw AppIntentError.needsValue }
  /// Donates the intent, which was performed, to the system. No effect: no system service learns from
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

/// An intent with the settings of a control. There are no controls. Mirrors App Intents'.
public protocol ControlConfigurationIntent: AppIntent {}
extension ControlConfigurationIntent {
  /// Performs the intent. No effect.
  public func perform() async throws -> some IntentResult { .result() }
}

/// An intent that reports its progress. Mirrors App Intents'.
public protocol ProgressReportingIntent: AppIntent {}
extension ProgressReportingIntent {
  /// The progress. Nothing shows it.
  public var progress: Progress { Progress(totalUnitCount: 0) }
}

/// An intent that deletes entities. Mirrors App Intents'.
public protocol DeleteIntent: AppIntent {
  /// The type of an entity.
  associatedtype Entity: AppEntity
  /// The entities.
  var entities: [Entity] { get set }
}

/// An intent that shows what a search finds. Mirrors App Intents'.
public protocol ShowInAppSearchResultsIntent: AppIntent {
  /// The text that is searched for.
  var criteria: StringSearchCriteria { get set }
}

/// A text that is searched for. Mirrors App Intents'.
public struct StringSearchCriteria: Sendable, Hashable {
  /// The text.
  public var term: String
  /// Creates criteria.
  public init(term: String) { self.term = term }
}

/// An intent that could be suggested. Mirrors App Intents'.
public protocol PredictableIntent: AppIntent {}

/// What the user confirms. Mirrors App Intents'.
public enum ConfirmationActionName: Sendable {
  case add, book, buy, call, checkIn, `continue`, create, `do`, download, filter, find, get, go
  case log, open, order, pay, play, playSound, post, request, run, search, send, set, share, start
  case startNavigation, toggle, turnOff, turnOn, view
}

/// Whether the user must have unlocked the device. No effect. Mirrors App Intents'.
public enum IntentAuthenticationPolicy: Sendable {
  case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication
}

/// Whether an intent runs in the foreground. No effect. Mirrors App Intents'.
public struct IntentModes: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates modes.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// In the background.
  public static let background = IntentModes(rawValue: 1)
  /// In the foreground.
  public static let foreground = IntentModes(rawValue: 2)
  /// When an intent comes to the foreground. Mirrors App Intents'.
  public enum Foreground: Sendable { case immediate, deferred, dynamic }
  /// In the foreground.
  public static func foreground(_ foreground: Foreground) -> IntentModes { .foreground }
}

/// Donates intents that were performed to the system. No effect: no system service learns from donations here.
/// Mirrors App Intents'.
public final class IntentDonationManager: Sendable {
  /// The only instance.
  public static let shared = IntentDonationManager()
  private init() {}
  /// Donates an intent. No effect.
  public func donate(intent: some AppIntent) {}
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
