public import Foundation
public import TabstopFoundation
package import GtkBridge
internal import Synchronization
internal import TabstopKits

/// A player of sounds and films, which uses GTK's media module. AVKit's `VideoPlayer` shows the
/// film. Mirrors the part of AVFoundation's `AVPlayer` that SwiftUI sources use.
// Sendable: `item` is guarded, since the main thread changes it when one ends; the settings: one
// thread at a time.
open class AVPlayer: NSObject, @unchecked Sendable {
  /// The item that is played.
  public var currentItem: AVPlayerItem? { item.withLock { $0 } }
  private let item: Mutex<AVPlayerItem?>
  /// A count of its changes, on which the views that show it depend.
  private let revision = KitChangeCount()

  /// Creates a player without a file.
  public override init() {
    item = Mutex(nil)
    super.init()
  }
  /// Creates a player of a file or an address.
  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }
  /// Creates a player of an item.
  public init(playerItem item: AVPlayerItem?) {
    self.item = Mutex(item)
    super.init()
  }

  /// Plays another item.
  public func replaceCurrentItem(with item: AVPlayerItem?) {
    let before = self.item.withLock { current in
      defer { current = item }
      return current
    }
    before?.stream.pause()
    onMain { revision.next() }
  }
  /// Starts or resumes playing the item.
  open func play() { currentItem?.stream.play() }
  /// Pauses the item.
  open func pause() { currentItem?.stream.pause() }

  /// Whether a film is played on in the background. Stored, without effect: a desktop's programs keep running.
  open var audiovisualBackgroundPlaybackPolicy = AVPlayerAudiovisualBackgroundPlaybackPolicy
    .automatic

  /// The states of a player. Mirrors AVFoundation's.
  public enum TimeControlStatus: Int, Sendable {
    case paused, waitingToPlayAtSpecifiedRate, playing
  }
  /// The state of the player: paused or playing.
  public var timeControlStatus: TimeControlStatus {
    currentItem?.stream.isPlaying == true ? .playing : .paused
  }
  /// The speed: 1 while the item plays, otherwise 0. Setting it plays or pauses the item.
  public var rate: Float {
    get { timeControlStatus == .playing ? 1 : 0 }
    set { if newValue > 0 { play() } else { pause() } }
  }
  /// The speed with which `play()` begins. Stored, without effect: GTK has only one speed.
  public var defaultRate: Float = 1
  /// The volume, from 0 to 1.
  public var volume: Float {
    get { Float(currentItem?.stream.volume ?? 1) }
    set { currentItem?.stream.volume = Double(newValue) }
  }
  /// Whether the player is muted.
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

  /// Whether the item can be played.
  public var status: Status { .readyToPlay }
  /// Whether an item can be played. Mirrors AVFoundation's.
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  /// The action at the end of an item. Mirrors AVFoundation's.
  public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
  /// The action at the end of an item. Stored, without effect: `AVQueuePlayer` always advances.
  public var actionAtItemEnd = ActionAtItemEnd.pause
  /// Whether playing waits for enough data. Stored, without effect.
  public var automaticallyWaitsToMinimizeStalling = true
  /// Whether the video may be played on another screen. Stored, without effect: there are no other
  /// screens.
  public var allowsExternalPlayback = true
  /// Whether a video keeps the display on. Stored, without effect.
  public var preventsDisplaySleepDuringVideoPlayback = true
  /// The error of the item. Always `nil`.
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

/// The timer of a periodic time observer.
private final class TimeObserver {
  let timer: any DispatchSourceTimer
  init(_ timer: any DispatchSourceTimer) { self.timer = timer }
}

/// Whether a film is played on in the background. Mirrors AVFoundation's.
public enum AVPlayerAudiovisualBackgroundPlaybackPolicy: Int, Sendable {
  case automatic = 1
  case pauses, continuesIfPossible
}

extension AVPlayer: _NamedProperties {
  /// The value of a property, for observers by name.
  public func _value(ofProperty name: String) -> Any? {
    switch name {
    case "status": status
    case "rate": rate
    case "timeControlStatus": timeControlStatus
    case "currentItem": currentItem
    default: nil
    }
  }
}
