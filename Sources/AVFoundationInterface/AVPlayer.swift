public import Foundation
package import GtkBridge
internal import TabstopKits

/// A player of sounds and films, which uses GTK's media module. AVKit's `VideoPlayer` shows the
/// film. Mirrors the part of AVFoundation's `AVPlayer` that SwiftUI sources use.
open class AVPlayer: NSObject, @unchecked Sendable {
  /// The item that is played.
  public private(set) var currentItem: AVPlayerItem?
  /// A count of its changes, on which the views that show it depend.
  private let revision = KitChangeCount()

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
    onMain { revision.next() }
  }
  /// Starts or resumes playing the item.
  open func play() { currentItem?.stream.play() }
  /// Pauses the item.
  open func pause() { currentItem?.stream.pause() }

  /// The states of a player. Mirrors AVFoundation's.
  public enum TimeControlStatus: Int, Sendable {
    case paused, waitingToPlayAtSpecifiedRate, playing
  }
  /// Whether it plays.
  public var timeControlStatus: TimeControlStatus {
    currentItem?.stream.isPlaying == true ? .playing : .paused
  }
  /// The speed: 1 while the item plays, otherwise 0. Setting it plays or pauses the item.
  public var rate: Float {
    get { timeControlStatus == .playing ? 1 : 0 }
    set { if newValue > 0 { play() } else { pause() } }
  }
  /// The volume, from 0 to 1.
  public var volume: Float {
    get { Float(currentItem?.stream.volume ?? 1) }
    set { currentItem?.stream.volume = Double(newValue) }
  }
  /// Whether it is silent.
  public var isMuted: Bool {
    get { currentItem?.stream.isMuted ?? false }
    set { currentItem?.stream.isMuted = newValue }
  }
  /// The current time of the item.
  public func currentTime() -> CMTime { CMTime(seconds: currentItem?.stream.time ?? 0) }
  /// Moves to a time.
  public func seek(to time: CMTime) { currentItem?.stream.time = time.seconds }
  /// Moves to a time.
  public func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    seek(to: time)
    completionHandler(true)
  }

  /// Plays the item. GTK has only one speed, so every speed above 0 is treated as 1.
  public func playImmediately(atRate rate: Float) { self.rate = rate }
  /// Moves to a time; the tolerances have no effect.
  public func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
    seek(to: time)
  }
  /// Moves to a time; the tolerances have no effect.
  public func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping (Bool) -> Void
  ) {
    seek(to: time, completionHandler: completionHandler)
  }
  /// Moves to a time, and returns true.
  @discardableResult
  public func seek(to time: CMTime) async -> Bool {
    seek(to: time) as Void
    return true
  }

  /// Whether its item can be played.
  public var status: Status { .readyToPlay }
  /// Whether an item can be played. Mirrors AVFoundation's.
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  /// The action at the end of an item. Mirrors AVFoundation's.
  public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
  /// Stored; `AVQueuePlayer` advances in any case.
  public var actionAtItemEnd = ActionAtItemEnd.pause
  /// Whether playing waits for enough data. Stored, without effect.
  public var automaticallyWaitsToMinimizeStalling = true
  /// Whether the video may be played on another screen. Stored, without effect: there are no other
  /// screens.
  public var allowsExternalPlayback = true
  /// Whether a video keeps the display on. Stored, without effect.
  public var preventsDisplaySleepDuringVideoPlayback = true
  /// The error of its item: none is known.
  public var error: (any Error)? { nil }

  /// Calls a closure with the time, again and again while it plays.
  ///
  /// - Parameters:
  ///   - interval: The time between two calls.
  ///   - queue: The queue of the calls; `nil` for the main queue.
  /// - Returns: An observer for `removeTimeObserver(_:)`.
  public func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any {
    let timer = DispatchSource.makeTimerSource(queue: queue ?? .main)
    nonisolated(unsafe) let block = block
    // Dispatch (Swift 6) cannot express an infinite time in nanoseconds.
    timer.schedule(deadline: .now(), repeating: min(max(interval.seconds, 0.01), 1e9))
    timer.setEventHandler { [weak self] in
      guard let self, self.timeControlStatus == .playing else { return }
      block(self.currentTime())
    }
    timer.resume()
    return TimeObserver(timer)
  }
  /// Stops the calls that `addPeriodicTimeObserver` has started.
  public func removeTimeObserver(_ observer: Any) { (observer as? TimeObserver)?.timer.cancel() }

  /// The `GtkMediaStream` of its item, for views: which are evaluated again when the player gets
  /// another item.
  @MainActor package var mediaStream: ObjectRef? {
    _ = revision.number
    return currentItem?.stream.object
  }
}

/// A file or an address to play. Mirrors AVFoundation's `AVPlayerItem`.
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
  /// Always `false`: GTK does not report it.
  public var isPlaybackBufferEmpty: Bool { false }
  /// Whether it is loaded: GTK does not report how much.
  public var isPlaybackBufferFull: Bool { stream.duration > 0 }
}

extension Notification.Name {
  /// Posted by an item that has ended.
  public static let AVPlayerItemDidPlayToEndTime = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
}

/// A time. Mirrors Core Media's `CMTime`.
public struct CMTime: Hashable, Comparable, Sendable {
  /// The time, in units of 1/`timescale` seconds.
  public var value: Int64
  /// The number of units in a second.
  public var timescale: Int32

  /// Creates a time from parts of a second.
  public init(value: Int64, timescale: Int32) { (self.value, self.timescale) = (value, timescale) }
  /// Creates an invalid time.
  public init() { self.init(value: 0, timescale: 0) }
  /// Creates a time from seconds.
  public init(seconds: Double, preferredTimescale: Int32 = 600) {
    value = seconds.isNaN ? 0 : Int64(nearest: seconds * Double(preferredTimescale))
    timescale = preferredTimescale
  }
  /// The time zero.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// The time in seconds.
  public var seconds: Double { timescale == 0 ? 0 : Double(value) / Double(timescale) }
  /// An invalid time.
  public static let invalid = CMTime(value: 0, timescale: 0)
  /// An infinite time.
  public static let positiveInfinity = CMTime(value: .max, timescale: 1)
  /// An unknown time; the same as `invalid` here.
  public static let indefinite = CMTime(value: 0, timescale: 0)
  /// Whether the time is valid.
  public var isValid: Bool { timescale != 0 }
  /// Whether the time is valid and finite.
  public var isNumeric: Bool { timescale != 0 && value != .max }
  /// Whether the time is unknown; the same as not valid here.
  public var isIndefinite: Bool { timescale == 0 }
  /// The sum.
  public static func + (a: CMTime, b: CMTime) -> CMTime { CMTime(seconds: a.seconds + b.seconds) }
  /// The difference.
  public static func - (a: CMTime, b: CMTime) -> CMTime { CMTime(seconds: a.seconds - b.seconds) }
  /// Whether a time is earlier than another.
  public static func < (a: CMTime, b: CMTime) -> Bool { a.seconds < b.seconds }
}

/// Returns a time in seconds.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
/// A time from parts of a second.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}
/// A time from seconds.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// The sum.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
/// The difference.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }

/// The timer of a periodic time observer.
private final class TimeObserver {
  let timer: any DispatchSourceTimer
  init(_ timer: any DispatchSourceTimer) { self.timer = timer }
}
