// What an assistant can do with the program, under the module name Intents: a compatible interface, not Apple's.
// There is no assistant here: what the program has done is not remembered, and access is denied. The classes that
// Xcode makes of a file of intents do not exist.
@_exported public import Foundation
internal import Tabstop
public import TabstopFoundation

/// Something that the program can do. Mirrors Intents' `INIntent`.
// Sendable: one thread at a time.
open class INIntent: NSObject, NSCopying, @unchecked Sendable {
  /// The identifier.
  open var identifier: String? { nil }
  /// What the user says for it. Stored, without effect.
  open var suggestedInvocationPhrase: String?
  /// What it does, as a text.
  open var intentDescription: String? { nil }
  /// Whether it is offered. Stored, without effect.
  open var donationMetadata: INIntentDonationMetadata?
  /// Creates an intent.
  public override required init() { super.init() }
  /// The intent itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What is known of something that was done. Mirrors Intents' `INIntentDonationMetadata`.
// Sendable: immutable.
open class INIntentDonationMetadata: NSObject, @unchecked Sendable {}

/// What came of an intent. Mirrors Intents' `INIntentResponse`.
// Sendable: one thread at a time.
open class INIntentResponse: NSObject, @unchecked Sendable {
  /// What the program goes on with.
  open var userActivity: NSUserActivity?
}

/// Something that can be chosen for an intent. Mirrors Intents' `INObject`.
// Sendable: one thread at a time.
open class INObject: NSObject, @unchecked Sendable {
  /// The identifier.
  public let identifier: String?
  /// The name.
  public let displayString: String
  /// How the name is said.
  public let pronunciationHint: String?
  /// What it is.
  open var subtitleString: String?

  /// Creates an object.
  public init(identifier: String?, display displayString: String, pronunciationHint: String? = nil)
  {
    (self.identifier, self.displayString) = (identifier, displayString)
    self.pronunciationHint = pronunciationHint
    super.init()
  }
}

/// Objects to choose from. Mirrors Intents' `INObjectCollection`.
// Sendable: immutable.
public final class INObjectCollection<ObjectType>: NSObject, @unchecked Sendable {
  /// The objects.
  public let allItems: [ObjectType]
  /// Creates a collection.
  public init(items: [ObjectType]) {
    allItems = items
    super.init()
  }
}

/// Something that was done, which an assistant could offer again: it is not remembered. Mirrors Intents' `INInteraction`.
// Sendable: one thread at a time.
open class INInteraction: NSObject, @unchecked Sendable {
  /// What was done.
  public let intent: INIntent
  /// What came of it.
  public let intentResponse: INIntentResponse?
  /// The identifier.
  open var identifier = UUID().uuidString
  /// The identifier of what belongs to it.
  open var groupIdentifier: String?
  /// When it was done.
  open var dateInterval: DateInterval?

  /// Creates an interaction.
  public init(intent: INIntent, response: INIntentResponse?) {
    (self.intent, intentResponse) = (intent, response)
    super.init()
  }

  /// Reports the intent to the assistant. Passes an error to the handler, on the main thread.
  @preconcurrency
  open func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
    DispatchQueue.main.async { completion?(INIntentError.unavailable) }
  }
  /// Reports the intent to the assistant. Always throws.
  open func donate() async throws { throw INIntentError.unavailable }
  /// Forgets everything: nothing was remembered.
  @preconcurrency
  open class func deleteAll(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
    DispatchQueue.main.async { completion?(nil) }
  }
  /// Forgets interactions: nothing was remembered.
  @preconcurrency
  open class func delete(
    with identifiers: [String], completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) { DispatchQueue.main.async { completion?(nil) } }
}

/// An intent or an activity that the user can ask for. Mirrors Intents' `INShortcut`.
public enum INShortcut: @unchecked Sendable {
  // Sendable: one thread at a time.
  case intent(INIntent)
  case userActivity(NSUserActivity)

  /// Creates a shortcut.
  public init?(intent: INIntent) { self = .intent(intent) }
  /// Creates a shortcut.
  public init(userActivity: NSUserActivity) { self = .userActivity(userActivity) }
}

/// A phrase of the user's for a shortcut: never created. Mirrors Intents' `INVoiceShortcut`.
public final class INVoiceShortcut: NSObject, Sendable {
  private override init() { super.init() }
  /// The identifier.
  public var identifier: UUID { UUID() }
  /// The phrase.
  public var invocationPhrase: String { "" }
}

/// The shortcuts of the user: none. Mirrors Intents' `INVoiceShortcutCenter`.
// Sendable: immutable.
public final class INVoiceShortcutCenter: NSObject, Sendable {
  /// The centre.
  public static let shared = INVoiceShortcutCenter()
  private override init() { super.init() }
  /// Offers shortcuts. No effect.
  public func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
  /// Passes an empty list to the handler, on the main thread.
  @preconcurrency
  public func getAllVoiceShortcuts(
    completion completionHandler: @escaping @Sendable ([INVoiceShortcut]?, (any Error)?) -> Void
  ) { DispatchQueue.main.async { completionHandler([], nil) } }
  /// The shortcuts: none.
  public func allVoiceShortcuts() async throws -> [INVoiceShortcut] { [] }
}

/// Whether the program may talk to the assistant. Mirrors Intents'.
public enum INSiriAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

/// The settings of the assistant. Mirrors Intents' `INPreferences`.
// Sendable: immutable.
open class INPreferences: NSObject, @unchecked Sendable {
  /// Whether the program may talk to the assistant. Always `.denied`.
  open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .denied }
  /// Asks the user. Passes `.denied` to the handler, on the main thread.
  @preconcurrency
  open class func requestSiriAuthorization(
    _ handler: @escaping @Sendable (INSiriAuthorizationStatus) -> Void
  ) { DispatchQueue.main.async { handler(.denied) } }
  /// The language of the assistant.
  open class func siriLanguageCode() -> String {
    Locale.current.language.languageCode?.identifier ?? "en"
  }
}

/// Whether others see that the user does not want to be disturbed. Mirrors Intents'.
public enum INFocusStatusAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

/// Whether the user wants to be left alone: not known. Mirrors Intents' `INFocusStatusCenter`.
// Sendable: immutable.
public final class INFocusStatusCenter: NSObject, Sendable {
  /// The centre.
  public static let `default` = INFocusStatusCenter()
  private override init() { super.init() }
  /// Whether the program may know it. Always `.denied`.
  public var authorizationStatus: INFocusStatusAuthorizationStatus { .denied }
  /// The state, of which nothing is known.
  public var focusStatus: INFocusStatus { INFocusStatus(isFocused: nil) }
  /// Asks the user. Passes `.denied` to the handler, on the main thread.
  @preconcurrency
  public func requestAuthorization(
    completionHandler: (@Sendable (INFocusStatusAuthorizationStatus) -> Void)? = nil
  ) { DispatchQueue.main.async { completionHandler?(.denied) } }
  /// Asks the user. Always `.denied`.
  public func requestAuthorization() async -> INFocusStatusAuthorizationStatus { .denied }
}

/// Whether the user wants to be left alone. Mirrors Intents' `INFocusStatus`.
public final class INFocusStatus: NSObject, Sendable {
  /// The state; `nil` if it is not known.
  public let isFocused: Bool?
  /// Creates a state.
  public init(isFocused: Bool?) {
    self.isFocused = isFocused
    super.init()
  }
}

/// Answers intents in an extension: nothing starts it. Mirrors Intents' `INExtension`.
// Sendable: immutable.
open class INExtension: NSObject, @unchecked Sendable {
  /// The object that does an intent.
  open func handler(for intent: INIntent) -> Any? { self }
}

/// The reason why an assistant did not get an intent. Mirrors Intents' `INIntentError`.
public struct INIntentError: CustomNSError, LocalizedError, Sendable {
  /// The codes of the error. Mirrors the part of Intents' that has a meaning here.
  public enum Code: Int, Sendable {
    case interactionOperationNotSupported = 1900
    case donatingInteraction = 1901
    case deletingAllInteractions = 1902
    case noAppAvailable = 5000
  }

  /// The code of the error.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  static let unavailable = INIntentError(.donatingInteraction)
  /// The domain of the error as an `NSError`.
  public static var errorDomain: String { "IntentsErrorDomain" }
  /// The number of the error as an `NSError`.
  public var errorCode: Int { code.rawValue }
  /// The text for the user.
  public var errorDescription: String? {
    code == .donatingInteraction ? String(own: "Siri is not available on this computer.") : nil
  }
  /// The values of the error as an `NSError`.
  public var errorUserInfo: [String: Any] {
    errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:]
  }
}
