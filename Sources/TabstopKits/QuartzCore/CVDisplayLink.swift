internal import Foundation
internal import GtkBridge
internal import Tabstop
internal import TabstopFoundation

/// A clock that calls a closure at the rate of the screen's frames, on a thread of its own. Mirrors Core Video's
/// `CVDisplayLink`. Its calls are not in step with the frames: GTK's own clock is on the main thread.
// Sendable: `lock` guards what can change.
public final class CVDisplayLink: @unchecked Sendable {
  fileprivate let period: TimeInterval
  private let queue = DispatchQueue(label: "CVDisplayLink", qos: .userInteractive)
  private let lock = NSLock()
  private var handler: (@Sendable (CVDisplayLink) -> Void)?
  private var timer: (any DispatchSourceTimer)?

  fileprivate init(rate: Double) { period = 1 / max(1, rate) }
  deinit { timer?.cancel() }

  fileprivate func set(_ handler: @escaping @Sendable (CVDisplayLink) -> Void) {
    lock.withLock { self.handler = handler }
  }

  fileprivate var isRunning: Bool { lock.withLock { timer != nil } }

  fileprivate func start() -> CVReturn {
    lock.withLock {
      guard timer == nil else { return kCVReturnDisplayLinkAlreadyRunning }
      let timer = DispatchSource.makeTimerSource(queue: queue)
      timer.schedule(deadline: .now() + period, repeating: period)
      timer.setEventHandler { [weak self] in
        guard let self, let handler = lock.withLock({ self.handler }) else { return }
        handler(self)
      }
      timer.resume()
      self.timer = timer
      return kCVReturnSuccess
    }
  }

  fileprivate func stop() -> CVReturn {
    lock.withLock {
      guard let timer else { return kCVReturnDisplayLinkNotRunning }
      timer.cancel()
      self.timer = nil
      return kCVReturnSuccess
    }
  }
}

/// The result of a function of Core Video's: 0 if it succeeded.
public typealias CVReturn = Int32
/// Flags that Core Video passes: none.
public typealias CVOptionFlags = UInt64
/// The result of a function of Core Video's that succeeded.
public let kCVReturnSuccess: CVReturn = 0
/// The result of a function of Core Video's that failed.
public let kCVReturnError: CVReturn = -6660
/// The result of starting a clock that runs.
public let kCVReturnDisplayLinkAlreadyRunning: CVReturn = -6671
/// The result of stopping a clock that does not run.
public let kCVReturnDisplayLinkNotRunning: CVReturn = -6672

/// A moment of a screen. Mirrors Core Video's `CVTimeStamp`.
public struct CVTimeStamp: Sendable {
  /// The version of the structure: 0.
  public var version: UInt32 = 0
  /// The parts of a second in which times are counted.
  public var videoTimeScale: Int32 = 1_000_000_000
  /// The moment, in those parts.
  public var videoTime: Int64 = 0
  /// The moment, in nanoseconds since the computer was started.
  public var hostTime: UInt64 = 0
  /// The rate of the clock in relation to its usual one.
  public var rateScalar: Double = 1
  /// The time between two pictures, in those parts.
  public var videoRefreshPeriod: Int64 = 0
  /// Creates an empty moment.
  public init() {}
}

/// What a clock calls.
public typealias CVDisplayLinkOutputHandler =
  @Sendable (
    CVDisplayLink, UnsafePointer<CVTimeStamp>, UnsafePointer<CVTimeStamp>, CVOptionFlags,
    UnsafeMutablePointer<CVOptionFlags>
  ) -> CVReturn
/// What a clock calls, with a pointer of the program's.
public typealias CVDisplayLinkOutputCallback =
  @Sendable (
    CVDisplayLink, UnsafePointer<CVTimeStamp>, UnsafePointer<CVTimeStamp>, CVOptionFlags,
    UnsafeMutablePointer<CVOptionFlags>, UnsafeMutableRawPointer?
  ) -> CVReturn

/// Creates a clock for the screens. Mirrors Core Video's.
///
/// - Returns: Always `kCVReturnSuccess`. The rate is that of the screen, but 60 calls in a second if the clock is created
///   on another thread than the main one.
@discardableResult
public func CVDisplayLinkCreateWithActiveCGDisplays(
  _ displayLinkOut: UnsafeMutablePointer<CVDisplayLink?>
) -> CVReturn {
  let rate = MainLoop.isMainThread ? MainActor.assumeIsolated { Desktop.screenRate } : 60
  displayLinkOut.pointee = CVDisplayLink(rate: rate)
  return kCVReturnSuccess
}

/// Creates a clock for a screen: the same as for all. Mirrors Core Video's.
@discardableResult
public func CVDisplayLinkCreateWithCGDisplay(
  _ displayID: UInt32, _ displayLinkOut: UnsafeMutablePointer<CVDisplayLink?>
) -> CVReturn { CVDisplayLinkCreateWithActiveCGDisplays(displayLinkOut) }

/// Sets what a clock calls. Mirrors Core Video's.
@discardableResult @preconcurrency
public func CVDisplayLinkSetOutputHandler(
  _ displayLink: CVDisplayLink, _ handler: @escaping CVDisplayLinkOutputHandler
) -> CVReturn {
  displayLink.set { link in
    var (now, flags) = (CVTimeStamp(), CVOptionFlags(0))
    now.hostTime = mach_absolute_time()
    now.videoTime = Int64(now.hostTime)
    now.videoRefreshPeriod = Int64(link.period * 1e9)
    var next = now
    next.videoTime += now.videoRefreshPeriod
    next.hostTime += UInt64(now.videoRefreshPeriod)
    _ = handler(link, &now, &next, 0, &flags)
  }
  return kCVReturnSuccess
}

/// Sets what a clock calls, with a pointer of the program's. Returns `kCVReturnError` without a callback. Mirrors Core
/// Video's.
@discardableResult @preconcurrency
public func CVDisplayLinkSetOutputCallback(
  _ displayLink: CVDisplayLink, _ callback: CVDisplayLinkOutputCallback?,
  _ userInfo: UnsafeMutableRawPointer?
) -> CVReturn {
  guard let callback else { return kCVReturnError }
  // The program's own pointer, for its callback.
  nonisolated(unsafe) let userInfo = userInfo
  return CVDisplayLinkSetOutputHandler(displayLink) { link, now, next, flags, flagsOut in
    callback(link, now, next, flags, flagsOut, userInfo)
  }
}

/// Starts a clock. Mirrors Core Video's.
@discardableResult
public func CVDisplayLinkStart(_ displayLink: CVDisplayLink) -> CVReturn { displayLink.start() }
/// Stops a clock. Mirrors Core Video's.
@discardableResult
public func CVDisplayLinkStop(_ displayLink: CVDisplayLink) -> CVReturn { displayLink.stop() }
/// Whether a clock runs. Mirrors Core Video's.
public func CVDisplayLinkIsRunning(_ displayLink: CVDisplayLink) -> Bool { displayLink.isRunning }
/// The seconds between two calls. Mirrors Core Video's.
public func CVDisplayLinkGetActualOutputVideoRefreshPeriod(_ displayLink: CVDisplayLink) -> Double {
  displayLink.period
}
