public import Foundation

/// A player of the user's music, which is not known here: it plays nothing. Mirrors Media Player's
/// `MPMusicPlayerController`.
// Sendable: one thread at a time.
open class MPMusicPlayerController: NSObject, @unchecked Sendable {
  /// A player of the system's. It plays nothing.
  public class var systemMusicPlayer: MPMusicPlayerController { MPMusicPlayerController() }
  /// A player of the program's. It plays nothing.
  public class var applicationMusicPlayer: MPMusicPlayerController { MPMusicPlayerController() }
  /// A player of the program's with a queue. It plays nothing.
  public class var applicationQueuePlayer: MPMusicPlayerController { MPMusicPlayerController() }

  /// The state. Always stopped.
  public var playbackState: MPMusicPlaybackState { .stopped }
  /// What is played. Always `nil`.
  public var nowPlayingItem: MPMediaItem? {
    get { nil }
    set {}
  }
  /// The place in the queue. Always `NSNotFound`.
  public var indexOfNowPlayingItem: Int { NSNotFound }
  /// What is repeated. Stored, without effect.
  public var repeatMode = MPMusicRepeatMode.default
  /// The order. Stored, without effect.
  public var shuffleMode = MPMusicShuffleMode.default
  /// The time in what is played, in seconds. Stored, without effect.
  public var currentPlaybackTime: TimeInterval = 0
  /// The speed. Always 0.
  public var currentPlaybackRate: Float {
    get { 0 }
    set {}
  }
  /// Whether the player is ready. Always false.
  public var isPreparedToPlay: Bool { false }

  /// Sets what is played. No effect.
  public func setQueue(with query: MPMediaQuery) {}
  /// Sets what is played. No effect.
  public func setQueue(with itemCollection: MPMediaItemCollection) {}
  /// Sets what is played, by the store's identifiers. No effect.
  public func setQueue(with storeIDs: [String]) {}
  /// Prepares nothing.
  public func prepareToPlay() {}
  /// Reports that there is nothing to play.
  public func prepareToPlay(completionHandler: @escaping ((any Error)?) -> Void) {
    completionHandler(MPError(.notFound))
  }
  /// Plays nothing.
  public func play() {}
  /// Does nothing.
  public func pause() {}
  /// Does nothing.
  public func stop() {}
  /// Does nothing.
  public func skipToNextItem() {}
  /// Does nothing.
  public func skipToPreviousItem() {}
  /// Does nothing.
  public func skipToBeginning() {}
  /// Does nothing.
  public func beginSeekingForward() {}
  /// Does nothing.
  public func beginSeekingBackward() {}
  /// Does nothing.
  public func endSeeking() {}
  /// Begins no notifications: nothing changes.
  public func beginGeneratingPlaybackNotifications() {}
  /// Does nothing.
  public func endGeneratingPlaybackNotifications() {}
}

/// The state of a player. Mirrors Media Player's.
public enum MPMusicPlaybackState: Int, Sendable {
  case stopped, playing, paused, interrupted, seekingForward, seekingBackward
}

/// What a player repeats. Mirrors Media Player's.
public enum MPMusicRepeatMode: Int, Sendable { case `default`, none, one, all }
/// The order of a player. Mirrors Media Player's.
public enum MPMusicShuffleMode: Int, Sendable { case `default`, off, songs, albums }

/// An error of Media Player. Mirrors its `MPError`.
public struct MPError: Error, Hashable, Sendable {
  /// The reasons. Mirrors Media Player's.
  public enum Code: Int, Sendable {
    case unknown, permissionDenied, cloudServiceCapabilityMissing, networkConnectionFailed, notFound
    case notSupported, cancelled, requestTimedOut
  }
  /// The reason.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
}

extension NSNotification.Name {
  /// The state of a player has changed. Never posted.
  public static let MPMusicPlayerControllerPlaybackStateDidChange = Self(
    "MPMusicPlayerControllerPlaybackStateDidChangeNotification")
  /// What is played has changed. Never posted.
  public static let MPMusicPlayerControllerNowPlayingItemDidChange = Self(
    "MPMusicPlayerControllerNowPlayingItemDidChangeNotification")
  /// The volume has changed. Never posted.
  public static let MPMusicPlayerControllerVolumeDidChange = Self(
    "MPMusicPlayerControllerVolumeDidChangeNotification")
}
