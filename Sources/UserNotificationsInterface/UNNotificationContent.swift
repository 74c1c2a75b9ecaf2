public import Foundation

/// The content of a notification. Mirrors UserNotifications' `UNNotificationContent`.
// Sendable: immutable, or (`UNMutableNotificationContent`) one thread at a time; requests keep a
// copy.
public class UNNotificationContent: NSObject, @unchecked Sendable {
  fileprivate var values = Values()

  /// A content is a value: its copies have the same type of storage.
  fileprivate struct Values {
    var title = ""
    var subtitle = ""
    var body = ""
    var badge: NSNumber?
    var sound: UNNotificationSound?
    var userInfo: [AnyHashable: Any] = [:]
    var categoryIdentifier = ""
    var threadIdentifier = ""
    var targetContentIdentifier: String?
    var attachments: [UNNotificationAttachment] = []
    var interruptionLevel = UNNotificationInterruptionLevel.active
    var relevanceScore = 0.0
    var summaryArgument = ""
    var launchImageName = ""
  }

  /// Creates an empty content.
  public override init() { super.init() }

  /// The first line.
  public var title: String { values.title }
  /// The second line; desktops show it above the body.
  public var subtitle: String { values.subtitle }
  /// The text.
  public var body: String { values.body }
  /// Kept without effect: a desktop shows no numbers at a program's icon.
  public var badge: NSNumber? { values.badge }
  /// Kept without effect: the desktop decides whether a notification sounds.
  public var sound: UNNotificationSound? { values.sound }
  /// The program's own values.
  public var userInfo: [AnyHashable: Any] { values.userInfo }
  /// The category, whose actions are the notification's buttons.
  public var categoryIdentifier: String { values.categoryIdentifier }
  /// Kept without effect: the desktop groups notifications by program.
  public var threadIdentifier: String { values.threadIdentifier }
  /// Kept for the program.
  public var targetContentIdentifier: String? { values.targetContentIdentifier }
  /// Kept without effect: notifications show texts.
  public var attachments: [UNNotificationAttachment] { values.attachments }
  /// Kept without effect: the user's settings decide.
  public var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }
  /// Kept without effect.
  public var relevanceScore: Double { values.relevanceScore }
  /// Kept without effect.
  public var summaryArgument: String { values.summaryArgument }
  /// Kept without effect.
  public var launchImageName: String { values.launchImageName }

  /// A copy of the content that is not changed.
  var fixed: UNNotificationContent {
    let content = UNNotificationContent()
    content.values = values
    return content
  }

  public override func copy() -> Any { fixed }
  /// A content with the same values that can be changed.
  public override func mutableCopy() -> Any {
    let content = UNMutableNotificationContent()
    content.values = values
    return content
  }

  /// The subtitle and the text.
  var lines: String { [subtitle, body].filter { !$0.isEmpty }.joined(separator: "\n") }
}

/// The content of a notification that is being created.
/// Mirrors UserNotifications' `UNMutableNotificationContent`.
public final class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  /// The first line.
  public override var title: String {
    get { values.title }
    set { values.title = newValue }
  }
  /// The second line; desktops show it above the body.
  public override var subtitle: String {
    get { values.subtitle }
    set { values.subtitle = newValue }
  }
  /// The text.
  public override var body: String {
    get { values.body }
    set { values.body = newValue }
  }
  /// Kept without effect: a desktop shows no numbers at a program's icon.
  public override var badge: NSNumber? {
    get { values.badge }
    set { values.badge = newValue }
  }
  /// Kept without effect: the desktop decides whether a notification sounds.
  public override var sound: UNNotificationSound? {
    get { values.sound }
    set { values.sound = newValue }
  }
  /// The program's own values.
  public override var userInfo: [AnyHashable: Any] {
    get { values.userInfo }
    set { values.userInfo = newValue }
  }
  /// The category, whose actions are the notification's buttons.
  public override var categoryIdentifier: String {
    get { values.categoryIdentifier }
    set { values.categoryIdentifier = newValue }
  }
  /// Kept without effect: the desktop groups notifications by program.
  public override var threadIdentifier: String {
    get { values.threadIdentifier }
    set { values.threadIdentifier = newValue }
  }
  /// Kept for the program.
  public override var targetContentIdentifier: String? {
    get { values.targetContentIdentifier }
    set { values.targetContentIdentifier = newValue }
  }
  /// Kept without effect: notifications show texts.
  public override var attachments: [UNNotificationAttachment] {
    get { values.attachments }
    set { values.attachments = newValue }
  }
  /// Kept without effect: the user's settings decide.
  public override var interruptionLevel: UNNotificationInterruptionLevel {
    get { values.interruptionLevel }
    set { values.interruptionLevel = newValue }
  }
  /// Kept without effect.
  public override var relevanceScore: Double {
    get { values.relevanceScore }
    set { values.relevanceScore = newValue }
  }
  /// Kept without effect.
  public override var summaryArgument: String {
    get { values.summaryArgument }
    set { values.summaryArgument = newValue }
  }
  /// Kept without effect.
  public override var launchImageName: String {
    get { values.launchImageName }
    set { values.launchImageName = newValue }
  }
}

/// The urgency of a notification. Mirrors UserNotifications'.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  case passive, active, timeSensitive, critical
}

/// The sound of a notification. No effect: the desktop decides. Mirrors UserNotifications'.
public final class UNNotificationSound: NSObject, Sendable {
  /// The name of the sound's file; `nil` for the standard sound.
  let name: UNNotificationSoundName?

  private init(name: UNNotificationSoundName?) { self.name = name }

  /// A sound of the program.
  public convenience init(named name: UNNotificationSoundName) { self.init(name: name) }

  /// The standard sound.
  public static let `default` = UNNotificationSound(name: nil)
  /// The standard sound of urgent notifications.
  public static let defaultCritical = UNNotificationSound(name: nil)
  /// The standard sound of calls.
  public static let defaultRingtone = UNNotificationSound(name: nil)
  /// A sound of the program for urgent notifications.
  public static func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound(name: name)
  }
}

/// The name of a sound's file. Mirrors UserNotifications'.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  /// The file's name.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A file that belongs to a notification. Kept, and not shown. Mirrors UserNotifications'.
public final class UNNotificationAttachment: NSObject, Sendable {
  /// The name of the attachment.
  public let identifier: String
  /// The file.
  public let url: URL

  /// Creates an attachment.
  ///
  /// - Throws: `UNError.attachmentInvalidURL` for what is not an existing file.
  public init(
    identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil
  ) throws {
    guard URL.isFileURL, FileManager.default.fileExists(atPath: URL.path) else {
      throw UNError(.attachmentInvalidURL)
    }
    self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
    url = URL
  }
}

/// An error of notifications. Mirrors UserNotifications'.
public struct UNError: Error, Hashable, Sendable {
  /// The codes of the error.
  public enum Code: Int, Sendable {
    case notificationsNotAllowed = 1
    case attachmentInvalidURL = 100
    case notificationInvalidNoDate = 1400
    case notificationInvalidNoContent = 1401
  }
  /// The code of the error.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
}

extension UNError {
  /// The program may not send notifications.
  public static var notificationsNotAllowed: Code { .notificationsNotAllowed }
  /// There is no such file.
  public static var attachmentInvalidURL: Code { .attachmentInvalidURL }
  /// A notification has no date.
  public static var notificationInvalidNoDate: Code { .notificationInvalidNoDate }
  /// A notification has no content.
  public static var notificationInvalidNoContent: Code { .notificationInvalidNoContent }
}

extension UNError.Code {
  /// Matches an error of this code, in `catch UNError.notificationsNotAllowed`.
  public static func ~= (match: Self, error: any Error) -> Bool {
    (error as? UNError)?.code == match
  }
}
