// Media keys and what is playing, under the module name MediaPlayer: a compatible interface, not
// Apple's. Nothing is reported to the desktop, and the user's music is not known.
@_exported public import SwiftUIInterface
public import TabstopKits

/// Information about what is playing. Stored, without effect.
/// Mirrors Media Player's `MPNowPlayingInfoCenter`.
// Sendable: `lock` guards what can change.
public final class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
  private static let only = MPNowPlayingInfoCenter()
  private override init() { super.init() }
  /// The only instance.
  public class func `default`() -> MPNowPlayingInfoCenter { only }
  /// The title and position of the media that is played. Stored, without effect.
  public var nowPlayingInfo: [String: Any]? {
    get { lock.withLock { playing.info } }
    set { lock.withLock { playing.info = newValue } }
  }
  /// Whether media is played. Stored, without effect.
  public var playbackState: MPNowPlayingPlaybackState {
    get { lock.withLock { playing.state } }
    set { lock.withLock { playing.state = newValue } }
  }
  private let lock = NSLock()
  private var playing: (info: [String: Any]?, state: MPNowPlayingPlaybackState) = (nil, .unknown)
}

/// Whether something plays. Mirrors Media Player's.
public enum MPNowPlayingPlaybackState: UInt, Sendable {
  case unknown, playing, paused, stopped, interrupted
}

/// The kind of media that plays. Mirrors Media Player's.
public enum MPNowPlayingInfoMediaType: UInt, Sendable { case none, audio, video }
/// The key of the kind of media: the number of an `MPNowPlayingInfoMediaType`.
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"
/// The key of the speed.
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
/// The key of the time.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime =
  "MPNowPlayingInfoPropertyElapsedPlaybackTime"
/// The key of whether it has no end.
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
/// The key of the title.
public let MPMediaItemPropertyTitle = "title"
/// The key of who plays it.
public let MPMediaItemPropertyArtist = "artist"
/// The key of the album.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
/// The key of the cover.
public let MPMediaItemPropertyArtwork = "artwork"
/// The key of the length.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"

/// A cover. Mirrors Media Player's `MPMediaItemArtwork`.
// Sendable: immutable; the closure is called by the program's own call, on its thread.
public final class MPMediaItemArtwork: NSObject, @unchecked Sendable {
  private let picture: (CGSize) -> UIImage
  /// Creates a cover of what a closure returns.
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    picture = requestHandler
    super.init()
  }
  /// The picture.
  public func image(at size: CGSize) -> UIImage? { picture(size) }
}

/// The keys for sounds: they do not reach the program. Mirrors Media Player's `MPRemoteCommandCenter`.
public final class MPRemoteCommandCenter: NSObject, Sendable {
  private static let only = MPRemoteCommandCenter()
  private override init() { super.init() }
  /// The only instance.
  public class func shared() -> MPRemoteCommandCenter { only }
  /// The command to play. It never arrives: the desktop's keys for media are not passed on.
  public let playCommand = MPRemoteCommand()
  /// The command to pause. It never arrives.
  public let pauseCommand = MPRemoteCommand()
  /// The command to stop. It never arrives.
  public let stopCommand = MPRemoteCommand()
  /// The command to play or pause. It never arrives.
  public let togglePlayPauseCommand = MPRemoteCommand()
  /// The command for the next track. It never arrives.
  public let nextTrackCommand = MPRemoteCommand()
  /// The command for the previous track. It never arrives.
  public let previousTrackCommand = MPRemoteCommand()
  /// The command to skip forwards. It never arrives.
  public let skipForwardCommand = MPSkipIntervalCommand()
  /// The command to skip backwards. It never arrives.
  public let skipBackwardCommand = MPSkipIntervalCommand()
  /// The command to change the position. It never arrives.
  public let changePlaybackPositionCommand = MPRemoteCommand()
}

/// A key: never comes. Mirrors Media Player's `MPRemoteCommand`.
// Sendable: one thread at a time.
open class MPRemoteCommand: NSObject, @unchecked Sendable {
  override init() { super.init() }
  /// Whether the command is enabled. Stored, without effect.
  public var isEnabled = true
  /// Registers a closure, which is never called.
  @discardableResult
  public func addTarget(
    handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  ) -> Any { self }
  /// Removes a handler. No effect.
  public func removeTarget(_ target: Any?) {}
}

/// A key: never comes. Mirrors Media Player's.
public final class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable {
  /// The durations of the buttons that skip, in seconds. Stored, without effect.
  public var preferredIntervals: [NSNumber] = []
}

/// A key that has come: never created. Mirrors Media Player's.
// Sendable: immutable.
open class MPRemoteCommandEvent: NSObject, @unchecked Sendable {}
/// A request to seek to a time: never created. Mirrors Media Player's.
public final class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// The position time, in seconds.
  public var positionTime: TimeInterval { 0 }
}

/// The result of handling a key. Mirrors Media Player's.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  case success = 0
  case noSuchContent = 100
  case noActionableNowPlayingItem = 110
  case deviceNotFound = 120
  case commandFailed = 200
}

/// The loudness of the system: nothing is shown. Mirrors Media Player's `MPVolumeView`.
open class MPVolumeView: UIView {
  /// Whether the volume's slider is shown. Stored, without effect.
  open var showsVolumeSlider = true
  /// Whether the button for the output is shown. Stored, without effect.
  open var showsRouteButton = true
}
