public import Foundation
internal import Tabstop
public import TabstopFoundation

/// A timer for the steps of an animation, which calls a method at the rate of the screen. Mirrors Core Animation's
/// `CADisplayLink`. Its calls are not in step with the frames.
@preconcurrency @MainActor
public final class CADisplayLink: NSObject {
  private var target: Any?
  private let selector: Selector
  private var timer: Timer?
  /// The link itself while it is to call, as a run loop keeps it.
  private var kept: CADisplayLink?

  /// Creates a link that calls a method, with the link if it has a parameter. The target is kept until `invalidate()`.
  public init(target: Any, selector sel: Selector) {
    (self.target, selector) = (target, sel)
    super.init()
  }
  /// Whether the link is paused: it calls nothing meanwhile.
  public var isPaused = false { didSet { if isPaused != oldValue { restart() } } }
  /// The number of calls in a second; 0 for as many as the screen has frames.
  public var preferredFramesPerSecond = 0 { didSet { restart() } }
  /// The numbers of frames in a second, of which the preferred one counts.
  public var preferredFrameRateRange = CAFrameRateRange.default {
    didSet { preferredFramesPerSecond = Int(preferredFrameRateRange.preferred ?? 0) }
  }
  /// The time of the last call, in seconds since the computer was started.
  public private(set) var timestamp: TimeInterval = 0
  /// The time of the next call, in seconds since the computer was started.
  public var targetTimestamp: TimeInterval { timestamp + interval }
  /// The time between two frames of the screen, in seconds.
  public var duration: TimeInterval { 1 / max(1, Desktop.screenRate) }
  private var interval: TimeInterval {
    preferredFramesPerSecond > 0 ? max(duration, 1 / Double(preferredFramesPerSecond)) : duration
  }
  private var places: [(loop: RunLoop, mode: RunLoop.Mode)] = []

  /// Starts the calls.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    places.append((runloop, mode))
    restart()
  }
  /// Ends the calls.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    places.removeAll { $0.loop === runloop && $0.mode == mode }
    restart()
  }
  /// Ends the calls for ever.
  public func invalidate() {
    places = []
    target = nil
    restart()
  }

  private func restart() {
    timer?.invalidate()
    timer = nil
    kept = places.isEmpty ? nil : self
    if places.isEmpty || isPaused { return }
    // Foundation on Linux (Swift 6.3) never releases the block.
    let timer = Timer(timeInterval: interval, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.step() }
    }
    for place in places { place.loop.add(timer, forMode: place.mode) }
    self.timer = timer
  }

  private func step() {
    guard let target else { return }
    timestamp = ProcessInfo.processInfo.systemUptime
    TargetAction.send(selector, to: target, from: self)
  }
}

/// Numbers of frames in a second. Mirrors Core Animation's `CAFrameRateRange`.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The least number.
  public var minimum: Float
  /// The largest number.
  public var maximum: Float
  /// The best number; `nil` if there is none.
  public var preferred: Float?
  /// Creates a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }
  /// Whatever the screen has.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}
