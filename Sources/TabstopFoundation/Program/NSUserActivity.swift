public import Foundation
public import Tabstop

extension View {
  /// Sets the activity that the view is about. No effect: this desktop passes no activity from one
  /// device to another.
  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }

  /// Continues an activity of the user. No effect: this desktop passes no activity from one device
  /// to another.
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
}

/// The type of an activity with a page of the web. Mirrors Foundation's.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// An activity to continue on another device, which this desktop does not support. Mirrors
/// Foundation's `NSUserActivity`, which does not exist on Linux.
///
/// `@unchecked Sendable`: a program fills it before it passes it on, and it is only read then.
public final class NSUserActivity: NSObject, @unchecked Sendable {
  /// The type of the activity, a name that the program defines.
  public let activityType: String
  /// The title of the activity. Stored, without effect.
  public var title: String?
  /// The address at which the activity can be continued in a browser. Stored, without effect.
  public var webpageURL: URL?
  /// The data for another device. Stored, without effect.
  public var userInfo: [AnyHashable: Any]?
  /// Whether it can be continued on another device. Stored, without effect.
  public var isEligibleForHandoff = false
  /// Whether the system's search finds it. Stored, without effect.
  public var isEligibleForSearch = false
  /// Whether the system suggests it. Stored, without effect.
  public var isEligibleForPrediction = false
  /// Whether searches of all users find it. Stored, without effect.
  public var isEligibleForPublicIndexing = false
  /// The words by which a search finds it. Stored, without effect.
  public var keywords: Set<String> = []
  /// The keys of `userInfo` that are needed to continue. Stored, without effect.
  public var requiredUserInfoKeys: Set<String>?
  /// The content that a scene shows for it. Stored, without effect.
  public var targetContentIdentifier: String?
  /// The name by which the system forgets it. Stored, without effect.
  public var persistentIdentifier: String?
  /// Whether `userInfo` is to be written again. Stored, without effect.
  public var needsSave = false
  /// The words by which the user starts it. Stored, without effect: there is no assistant.
  public var suggestedInvocationPhrase: String?
  /// When the activity is forgotten. Stored, without effect.
  public var expirationDate: Date?
  /// The page from which `webpageURL` was opened. Stored, without effect.
  public var referrerURL: URL?
  /// The delegate. Stored, and never called. Not retained.
  public weak var delegate: (any NSUserActivityDelegate)?
  /// Whether the activity has streams to another device. Stored, without effect.
  public var supportsContinuationStreams = false

  /// Creates an activity from its name.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Adds to the data for another device.
  public func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }
  /// The value that `setTypedPayload(_:)` has stored in the data.
  public func typedPayload<T: Codable>(_ type: T.Type) throws -> T {
    let data = try JSONSerialization.data(withJSONObject: userInfo ?? [:])
    return try JSONDecoder().decode(type, from: data)
  }
  /// Stores a value, which has keys, as the data for another device.
  public func setTypedPayload<T: Codable>(_ payload: T) throws {
    let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(payload))
    guard let entries = object as? [String: Any] else {
      throw EncodingError.invalidValue(
        payload, .init(codingPath: [], debugDescription: "A payload has keys."))
    }
    userInfo = entries
  }
  /// Forgets all activities, and calls the closure.
  public class func deleteAllSavedUserActivities(completionHandler handler: () -> Void) {
    handler()
  }
  /// Forgets activities, and calls the closure.
  public class func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [String], completionHandler handler: () -> Void
  ) { handler() }
  /// Makes the activity the current one. No effect.
  public func becomeCurrent() {}
  /// Ends being the current activity. No effect.
  public func resignCurrent() {}
  /// Ends the activity. No effect.
  public func invalidate() {}
}

/// A delegate of an activity. Never called. Mirrors Foundation's `NSUserActivityDelegate`.
public protocol NSUserActivityDelegate: AnyObject {
  /// Called before the activity is passed on. Never called.
  func userActivityWillSave(_ userActivity: NSUserActivity)
  /// Called when another device goes on. Never called.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  /// Does nothing.
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  /// Does nothing.
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}

/// An object that goes on with an activity. Mirrors UIKit's and AppKit's.
public protocol NSUserActivityRestoring: AnyObject {
  /// Goes on with an activity. Never called.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}
