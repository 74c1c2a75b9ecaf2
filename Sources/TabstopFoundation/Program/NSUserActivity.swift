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

  /// Creates an activity from its name.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Makes the activity the current one. No effect.
  public func becomeCurrent() {}
  /// Ends being the current activity. No effect.
  public func resignCurrent() {}
  /// Ends the activity. No effect.
  public func invalidate() {}
}
