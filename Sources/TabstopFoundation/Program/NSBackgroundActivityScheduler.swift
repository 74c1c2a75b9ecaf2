public import Foundation

/// Work that is done from time to time. Mirrors Foundation's `NSBackgroundActivityScheduler`, which does not exist on
/// Linux: the work is done at the end of each interval, on a queue of the system's, while the program runs.
///
/// `@unchecked Sendable`: a program sets its properties before it schedules the work, and `lock` guards the rest.
open class NSBackgroundActivityScheduler: NSObject, @unchecked Sendable {
  /// The end of the work. Mirrors Foundation's.
  public enum Result: Int, Sendable { case finished = 1, deferred = 2 }
  /// Called by the work at its end.
  public typealias CompletionHandler = (Result) -> Void

  /// The name.
  public let identifier: String
  /// The importance of the work.
  open var qualityOfService = QualityOfService.background
  /// Whether the work is repeated.
  open var repeats = false
  /// The time from one work to the next, in seconds.
  open var interval: TimeInterval = 0
  /// The time by which the work may be late, in seconds.
  open var tolerance: TimeInterval = 0
  /// Whether the work is to end soon. Always `false`.
  open var shouldDefer: Bool { false }

  private let lock = NSLock()
  private var timer: (any DispatchSourceTimer)?
  /// The number of the schedule.
  private var schedule = 0

  /// Creates a scheduler.
  public init(identifier: String) {
    self.identifier = identifier
    super.init()
  }

  deinit { timer?.cancel() }

  /// Starts. The work calls its argument at its end; the next one does not begin before.
  open func schedule(_ block: @escaping @Sendable (@escaping CompletionHandler) -> Void) {
    invalidate()
    let timer = DispatchSource.makeTimerSource(queue: .global(qos: dispatchQuality))
    let isRepeated = repeats
    let number = lock.withLock {
      self.timer = timer
      schedule += 1
      return schedule
    }
    timer.setEventHandler { [weak self] in
      block { result in
        guard let self, isRepeated || result == .deferred else { return }
        self.lock.withLock {
          if let timer = self.timer, self.schedule == number { self.start(timer) }
        }
      }
    }
    start(timer)
    timer.activate()
  }

  /// Ends. No further work begins.
  open func invalidate() {
    lock.withLock {
      timer?.cancel()
      timer = nil
    }
  }

  private func start(_ timer: any DispatchSourceTimer) {
    timer.schedule(
      deadline: .now() + max(0, interval),
      leeway: .nanoseconds(Int(max(0, tolerance) * 1_000_000_000)))
  }

  private var dispatchQuality: DispatchQoS.QoSClass {
    switch qualityOfService {
    case .userInteractive: .userInteractive
    case .userInitiated: .userInitiated
    case .utility: .utility
    case .background: .background
    case .default: .default
    }
  }
}

extension ProcessInfo {
  /// Does work on a queue of the system, with `false`: a desktop does not end programs that are not active. Mirrors
  /// Foundation's.
  public func performExpiringActivity(
    withReason reason: String, using block: @escaping @Sendable (Bool) -> Void
  ) {
    DispatchQueue.global(qos: .utility).async { block(false) }
  }
}
