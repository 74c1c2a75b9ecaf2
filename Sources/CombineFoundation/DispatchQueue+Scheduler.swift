public import Dispatch
public import OpenCombine

extension DispatchQueue: @retroactive Scheduler {
  /// A time on the queue's clock. Mirrors Combine's.
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    /// The time as Dispatch's type.
    public var dispatchTime: DispatchTime

    /// Creates a time from Dispatch's type.
    public init(_ time: DispatchTime) { dispatchTime = time }

    /// The duration from this time to another.
    public func distance(to other: SchedulerTimeType) -> Stride {
      let (a, b) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      return .nanoseconds(b >= a ? Int(clamping: b - a) : -Int(clamping: a - b))
    }

    /// The time after a duration.
    public func advanced(by stride: Stride) -> SchedulerTimeType {
      SchedulerTimeType(dispatchTime + stride.timeInterval)
    }

    /// Hashes the time.
    public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.rawValue) }

    /// A duration in nanoseconds, at most 292 years: longer ones are as long.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Hashable,
      ExpressibleByFloatLiteral, Sendable
    {
      /// The number of nanoseconds.
      public var magnitude: Int

      private init(nanoseconds: Int) { magnitude = nanoseconds }

      /// Creates a duration from Dispatch's.
      public init(_ interval: DispatchTimeInterval) {
        magnitude =
          switch interval {
          case .seconds(let seconds): Self.saturated(seconds, times: 1_000_000_000)
          case .milliseconds(let milliseconds): Self.saturated(milliseconds, times: 1_000_000)
          case .microseconds(let microseconds): Self.saturated(microseconds, times: 1000)
          case .nanoseconds(let nanoseconds): nanoseconds
          default: Int.max
          }
      }
      /// Creates a duration from a number of seconds.
      public init(floatLiteral value: Double) { self = .seconds(value) }
      /// Creates a duration from a number of seconds.
      public init(integerLiteral value: Int) { self = .seconds(value) }
      /// Creates a duration from a whole number of seconds; `nil` if it is too large.
      public init?<Source: BinaryInteger>(exactly source: Source) {
        let most = Int.max / 1_000_000_000
        guard let seconds = Int(exactly: source), -most...most ~= seconds else { return nil }
        self = .seconds(seconds)
      }

      /// The duration as Dispatch's type.
      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

      /// Whether a duration is shorter than another.
      public static func < (a: Stride, b: Stride) -> Bool { a.magnitude < b.magnitude }
      /// The sum of two durations.
      public static func + (a: Stride, b: Stride) -> Stride {
        let (sum, isTooLong) = a.magnitude.addingReportingOverflow(b.magnitude)
        return Stride(nanoseconds: isTooLong ? (a.magnitude < 0 ? .min : .max) : sum)
      }
      /// The difference of two durations.
      public static func - (a: Stride, b: Stride) -> Stride {
        let (difference, isTooLong) = a.magnitude.subtractingReportingOverflow(b.magnitude)
        return Stride(nanoseconds: isTooLong ? (a.magnitude < 0 ? .min : .max) : difference)
      }
      /// The product of two durations in seconds.
      public static func * (a: Stride, b: Stride) -> Stride {
        Stride(nanoseconds: rounded(Double(a.magnitude) * Double(b.magnitude) / 1_000_000_000))
      }
      /// Adds a duration.
      public static func += (a: inout Stride, b: Stride) { a = a + b }
      /// Subtracts a duration.
      public static func -= (a: inout Stride, b: Stride) { a = a - b }
      /// Multiplies by a duration in seconds.
      public static func *= (a: inout Stride, b: Stride) { a = a * b }

      /// Creates a duration from a number of seconds.
      public static func seconds(_ value: Double) -> Stride {
        Stride(nanoseconds: rounded(value * 1_000_000_000))
      }
      /// Creates a duration from a number of seconds.
      public static func seconds(_ value: Int) -> Stride { Stride(.seconds(value)) }
      /// Creates a duration from a number of milliseconds.
      public static func milliseconds(_ value: Int) -> Stride { Stride(.milliseconds(value)) }
      /// Creates a duration from a number of microseconds.
      public static func microseconds(_ value: Int) -> Stride { Stride(.microseconds(value)) }
      /// Creates a duration from a number of nanoseconds.
      public static func nanoseconds(_ value: Int) -> Stride { Stride(nanoseconds: value) }

      private static func saturated(_ value: Int, times factor: Int) -> Int {
        let (product, isTooLong) = value.multipliedReportingOverflow(by: factor)
        return isTooLong ? (value < 0 ? .min : .max) : product
      }

      /// The whole part of a number, which may be infinite; 0 for what is no number.
      private static func rounded(_ value: Double) -> Int {
        if value.isNaN { return 0 }
        return Int(exactly: value.rounded(.towardZero)) ?? (value < 0 ? .min : .max)
      }
    }
  }

  /// Options for work on the queue.
  public struct SchedulerOptions {
    /// The priority of the work.
    public var qos: DispatchQoS
    /// Dispatch's flags for the work.
    public var flags: DispatchWorkItemFlags
    /// The group that the work belongs to.
    public var group: DispatchGroup?

    /// Creates options.
    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
      group: DispatchGroup? = nil
    ) {
      (self.qos, self.flags, self.group) = (qos, flags, group)
    }
  }

  /// The current time.
  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
  /// The tolerance of times.
  public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

  /// Runs `action` as soon as possible.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let work = DispatchWorkItem(qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) {
      action()
    }
    if let group = options?.group {
      work.notify(queue: .global()) { group.leave() }
      group.enter()
    }
    async(execute: work)
  }

  /// Runs `action` at a time.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let work = DispatchWorkItem(qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) {
      action()
    }
    asyncAfter(deadline: date.dispatchTime, execute: work)
  }

  /// Runs `action` at a time, and again after each interval, until what is returned is cancelled or released.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let timer = DispatchSource.makeTimerSource(queue: self)
    timer.schedule(
      deadline: date.dispatchTime, repeating: interval.timeInterval,
      leeway: tolerance.timeInterval)
    timer.setEventHandler(handler: DispatchWorkItem { action() })
    timer.activate()
    return AnyCancellable { timer.cancel() }
  }
}
