public import Foundation
package import GtkBridge

/// Plays a sound or a film, by GTK's media module; `VideoPlayer` (AVKit) shows it. Mirrors the part of
/// AVFoundation's `AVPlayer` that SwiftUI sources use.
open class AVPlayer: NSObject, @unchecked Sendable {
  /// What it plays.
  public private(set) var currentItem: AVPlayerItem?

  /// Creates a player without a file.
  public override init() { super.init() }
  /// Creates a player of a file or an address.
  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }
  /// Creates a player of an item.
  public init(playerItem item: AVPlayerItem?) {
    currentItem = item
    super.init()
  }

  /// Plays another item.
  public func replaceCurrentItem(with item: AVPlayerItem?) {
    currentItem?.stream.pause()
    currentItem = item
  }
  /// Plays it from where it is.
  open func play() { currentItem?.stream.play() }
  /// Stops it where it is.
  open func pause() { currentItem?.stream.pause() }

  /// Whether it waits or plays. Mirrors AVFoundation's.
  public enum TimeControlStatus: Int, Sendable {
    case paused, waitingToPlayAtSpecifiedRate, playing
  }
  /// Whether it plays.
  public var timeControlStatus: TimeControlStatus {
    currentItem?.stream.isPlaying == true ? .playing : .paused
  }
  /// 1 while it plays, else 0; setting it starts and stops.
  public var rate: Float {
    get { timeControlStatus == .playing ? 1 : 0 }
    set { if newValue > 0 { play() } else { pause() } }
  }
  /// From 0 to 1.
  public var volume: Float {
    get { Float(currentItem?.stream.volume ?? 1) }
    set { currentItem?.stream.volume = Double(newValue) }
  }
  /// Whether it is silent.
  public var isMuted: Bool {
    get { currentItem?.stream.isMuted ?? false }
    set { currentItem?.stream.isMuted = newValue }
  }
  /// The time.
  public func currentTime() -> CMTime { CMTime(seconds: currentItem?.stream.time ?? 0) }
  /// Goes to a time.
  public func seek(to time: CMTime) { currentItem?.stream.time = time.seconds }
  /// Goes to a time.
  public func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    seek(to: time)
    completionHandler(true)
  }

  /// The `GtkMediaStream` of its item, for views.
  package var mediaStream: ObjectRef? { currentItem?.stream.object }
}

/// A file or an address to play. Mirrors AVFoundation's `AVPlayerItem`.
open class AVPlayerItem: NSObject, @unchecked Sendable {
  let stream: MediaStream

  /// Creates an item of a file or an address.
  public init(url URL: URL) {
    stream = MediaStream(URL, data: nil)
    super.init()
    stream.ended = { [weak self] in
      guard let self else { return }
      NotificationCenter.default.post(
        name: .AVPlayerItemDidPlayToEndTime, object: self)
    }
  }

  /// How long it is; 0 until GTK has read it.
  public var duration: CMTime { CMTime(seconds: stream.duration) }
  /// The time.
  public func currentTime() -> CMTime { CMTime(seconds: stream.time) }
}

extension Notification.Name {
  /// Posted by an item that has ended.
  public static let AVPlayerItemDidPlayToEndTime = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
}

/// A time. Mirrors Core Media's `CMTime`.
public struct CMTime: Hashable, Comparable, Sendable {
  /// The number of parts of a second.
  public var value: Int64
  /// The parts of a second.
  public var timescale: Int32

  /// Creates a time from parts of a second.
  public init(value: Int64, timescale: Int32) { (self.value, self.timescale) = (value, timescale) }
  /// Creates a time from seconds.
  public init(seconds: Double, preferredTimescale: Int32 = 600) {
    value = seconds.isFinite ? Int64((seconds * Double(preferredTimescale)).rounded()) : 0
    timescale = preferredTimescale
  }
  /// The start.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// In seconds.
  public var seconds: Double { timescale == 0 ? 0 : Double(value) / Double(timescale) }
  public static func < (a: CMTime, b: CMTime) -> Bool { a.seconds < b.seconds }
}

/// In seconds.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
/// A time from parts of a second.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}
/// A time from seconds.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
