public import Foundation

/// Something that the player has achieved: not kept here. Mirrors GameKit's `GKAchievement`.
// Sendable: one thread at a time.
public final class GKAchievement: NSObject, @unchecked Sendable {
  /// What identifies the achievement.
  public var identifier: String
  /// How much is achieved, from 0 to 100.
  public var percentComplete = 0.0
  /// Whether the player is notified. Stored, without effect.
  public var showsCompletionBanner = false
  /// Whether all is achieved.
  public var isCompleted: Bool { percentComplete >= 100 }
  /// When it was reported last.
  public let lastReportedDate = Date()
  /// The player.
  public var player: GKPlayer { GKLocalPlayer.local }
  /// Creates an achievement.
  public init(identifier: String) {
    self.identifier = identifier
    super.init()
  }

  /// Creates an achievement of a player.
  public convenience init(identifier: String, player: GKPlayer) {
    self.init(identifier: identifier)
  }

  /// Passes an error to the handler.
  @preconcurrency
  public class func loadAchievements(
    completionHandler: (@Sendable ([GKAchievement]?, (any Error)?) -> Void)? = nil
  ) { DispatchQueue.main.async { completionHandler?(nil, GKError.noPlayer) } }
  /// What the player has achieved. Always throws.
  public class func loadAchievements() async throws -> [GKAchievement] { throw GKError.noPlayer }
  /// Passes an error to the handler.
  @preconcurrency
  public class func report(
    _ achievements: [GKAchievement],
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { DispatchQueue.main.async { completionHandler?(GKError.noPlayer) } }
  /// Reports what the player has achieved. Always throws.
  public class func report(_ achievements: [GKAchievement]) async throws { throw GKError.noPlayer }
  /// Passes an error to the handler.
  @preconcurrency
  public class func resetAchievements(
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { DispatchQueue.main.async { completionHandler?(GKError.noPlayer) } }
  /// Deletes what the player has achieved. Always throws.
  public class func resetAchievements() async throws { throw GKError.noPlayer }
}

/// The description of an achievement: never created. Mirrors GameKit's `GKAchievementDescription`.
public final class GKAchievementDescription: NSObject, Sendable {
  private override init() { super.init() }
  /// What identifies the achievement. Empty.
  public var identifier: String { "" }
  /// The title. Empty.
  public var title: String { "" }
  /// The text when it is achieved. Empty.
  public var achievedDescription: String { "" }
  /// The text before it is achieved. Empty.
  public var unachievedDescription: String { "" }
  /// The points.
  public var maximumPoints: Int { 0 }
  /// Whether it is not shown before it is achieved.
  public var isHidden: Bool { false }
  /// Passes an error to the handler.
  @preconcurrency
  public class func loadAchievementDescriptions(
    completionHandler: (@Sendable ([GKAchievementDescription]?, (any Error)?) -> Void)? = nil
  ) { DispatchQueue.main.async { completionHandler?(nil, GKError.noPlayer) } }
  /// The descriptions. Always throws.
  public class func loadAchievementDescriptions() async throws -> [GKAchievementDescription] {
    throw GKError.noPlayer
  }
}

/// A banner of Game Center: never shown. Mirrors GameKit's.
public enum GKNotificationBanner {
  /// Shows a text. Calls the handler at once.
  public static func show(
    withTitle title: String?, message: String?, completionHandler: (() -> Void)? = nil
  ) { completionHandler?() }
}
