public import Foundation
public import TabstopFoundation

/// A file or an address to play. Mirrors AVFoundation's `AVPlayerItem`.
// Sendable: `stream` is used on the main thread; the settings: one thread at a time.
open class AVPlayerItem: NSObject, @unchecked Sendable {
  let stream: MediaStream

  /// The asset that is played.
  public let asset: AVAsset

  /// Creates an item of a file or an address.
  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

  /// Creates an item of an asset.
  public init(asset: AVAsset) {
    self.asset = asset
    stream = MediaStream(asset.file, data: nil)
    super.init()
    stream.ended = { [weak self] in
      guard let self else { return }
      NotificationCenter.default.post(
        name: .AVPlayerItemDidPlayToEndTime, object: self)
    }
  }

  /// Creates an item of an asset. The keys have no effect: GTK reads the file when it plays.
  public convenience init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) {
    self.init(asset: asset)
  }

  /// The duration; 0 until GTK has read the file.
  public var duration: CMTime { CMTime(seconds: stream.duration) }
  /// The current time of the item.
  public func currentTime() -> CMTime { CMTime(seconds: stream.time) }
  /// Whether it can be played. Mirrors AVFoundation's.
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  /// Ready, or failed if GTK cannot read it.
  public var status: Status { stream.hasError ? .failed : .readyToPlay }
  /// Moves to a time.
  public func seek(to time: CMTime, completionHandler: ((Bool) -> Void)?) {
    stream.time = time.seconds
    completionHandler?(true)
  }
  /// The duration that is loaded in advance, in seconds. Stored, without effect.
  public var preferredForwardBufferDuration: TimeInterval = 0
  /// The error of a file that GTK cannot read.
  public var error: (any Error)? { stream.hasError ? CocoaError(.fileReadCorruptFile) : nil }
  /// Whether it can be played without a pause. True unless GTK cannot read it.
  public var isPlaybackLikelyToKeepUp: Bool { !stream.hasError }
  /// The parts that are loaded, as `timeRangeValue`s: all, once the duration is known.
  public var loadedTimeRanges: [NSValue] {
    stream.duration > 0 ? [NSValue(timeRange: CMTimeRange(start: .zero, duration: duration))] : []
  }
  /// The parts that can be moved to, as `timeRangeValue`s: all, once the duration is known.
  public var seekableTimeRanges: [NSValue] { loadedTimeRanges }
  /// Whether no data is loaded in advance. Always `false`: GTK does not report it.
  public var isPlaybackBufferEmpty: Bool { false }
  /// Whether it is loaded: GTK does not report how much.
  public var isPlaybackBufferFull: Bool { stream.duration > 0 }
}

extension AVPlayerItem {
  /// Posted by an item that has ended.
  public nonisolated static let didPlayToEndTimeNotification = Notification.Name
    .AVPlayerItemDidPlayToEndTime
  /// The name for an item that cannot be played to its end. Never posted: the status says so.
  public nonisolated static let failedToPlayToEndTimeNotification = Notification.Name
    .AVPlayerItemFailedToPlayToEndTime
  /// The name for an item that waits for data. Never posted: GTK does not report it.
  public nonisolated static let playbackStalledNotification = Notification.Name
    .AVPlayerItemPlaybackStalled
  /// The name for an item whose time has changed by a jump. Never posted: GTK does not report it.
  public nonisolated static let timeJumpedNotification = Notification.Name.AVPlayerItemTimeJumped
}

extension Notification.Name {
  /// Posted by an item that has ended.
  public static let AVPlayerItemDidPlayToEndTime = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
  /// The name for an item that cannot be played to its end. Never posted: the status says so.
  public static let AVPlayerItemFailedToPlayToEndTime = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
  /// The name for an item that waits for data. Never posted: GTK does not report it.
  public static let AVPlayerItemPlaybackStalled = Notification.Name(
    "AVPlayerItemPlaybackStalledNotification")
  /// The name for an item whose time has changed by a jump. Never posted: GTK does not report it.
  public static let AVPlayerItemTimeJumped = Notification.Name(
    "AVPlayerItemTimeJumpedNotification")
}

/// The key of the error of an item that failed. Mirrors AVFoundation.
public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"

extension AVPlayerItem: _NamedProperties {
  /// The value of a property, for observers by name.
  public func _value(ofProperty name: String) -> Any? {
    switch name {
    case "status": status
    case "duration": duration
    case "loadedTimeRanges": loadedTimeRanges
    case "playbackLikelyToKeepUp", "isPlaybackLikelyToKeepUp": isPlaybackLikelyToKeepUp
    case "playbackBufferEmpty", "isPlaybackBufferEmpty": isPlaybackBufferEmpty
    case "playbackBufferFull", "isPlaybackBufferFull": isPlaybackBufferFull
    default: nil
    }
  }
}
