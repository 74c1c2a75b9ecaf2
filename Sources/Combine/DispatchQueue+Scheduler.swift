public import Dispatch
public import OpenCombine

extension DispatchQueue: @retroactive Scheduler {
  /// A time on the queue's clock. Mirrors Combine's.
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    public var dispatchTime: DispatchTime

    public init(_ time: DispatchTime) { dispatchTime = time }

    public func distance(to other: SchedulerTimeType) -> Stride {
      let (a, b) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      return .nanoseconds(b >= a ? Int(b - a) : -Int(a - b))
    }

    public func advanced(by stride: Stride) -> SchedulerTimeType {
      SchedulerTimeType(dispatchTime + stride.timeInterval)
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.rawValue) }

    /// A span of time, kept in nanoseconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Hashable,
      ExpressibleByFloatLiteral, Sendable
    {
      public var magnitude: Int

      private init(nanoseconds: Int) { magnitude = nanoseconds }

      public init(_ interval: DispatchTimeInterval) {
        magnitude =
          switch interval {
          case .seconds(let seconds): seconds * 1_000_000_000
          case .milliseconds(let milliseconds): milliseconds * 1_000_000
          case .microseconds(let microseconds): microseconds * 1000
          case .nanoseconds(let nanoseconds): nanoseconds
          default: Int.max
          }
      }
      public init(floatLiteral value: Double) { self = .seconds(value) }
      public init(integerLiteral value: Int) { self = .seconds(value) }
      public init?<Source: BinaryInteger>(exactly source: Source) {
        guard let seconds = Int(exactly: source) else { return nil }
        self = .seconds(seconds)
      }

      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

      public static func < (a: Stride, b: Stride) -> Bool { a.magnitude < b.magnitude }
      public static func + (a: Stride, b: Stride) -> Stride {
        Stride(nanoseconds: a.magnitude + b.magnitude)
      }
      public static func - (a: Stride, b: Stride) -> Stride {
        Stride(nanoseconds: a.magnitude - b.magnitude)
      }
      public static func * (a: Stride, b: Stride) -> Stride {
        Stride(nanoseconds: Int(Double(a.magnitude) * Double(b.magnitude) / 1_000_000_000))
      }
      public static func += (a: inout Stride, b: Stride) { a = a + b }
      public static func -= (a: inout Stride, b: Stride) { a = a - b }
      public static func *= (a: inout Stride, b: Stride) { a = a * b }

      public static func seconds(_ value: Double) -> Stride {
        Stride(nanoseconds: Int(value * 1_000_000_000))
      }
      public static func seconds(_ value: Int) -> Stride { Stride(.seconds(value)) }
      public static func milliseconds(_ value: Int) -> Stride { Stride(.milliseconds(value)) }
      public static func microseconds(_ value: Int) -> Stride { Stride(.microseconds(value)) }
      public static func nanoseconds(_ value: Int) -> Stride { Stride(nanoseconds: value) }
    }
  }

  /// How work is put on the queue.
  public struct SchedulerOptions {
    public var qos: DispatchQoS
    public var flags: DispatchWorkItemFlags
    public var group: DispatchGroup?

    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
      group: DispatchGroup? = nil
    ) {
      (self.qos, self.flags, self.group) = (qos, flags, group)
    }
  }

  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
  public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

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

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let work = DispatchWorkItem(qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) {
      action()
    }
    asyncAfter(deadline: date.dispatchTime, execute: work)
  }

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
