public import Foundation

/// Counted steps. None are counted here. Mirrors Core Motion's.
public final class CMPedometerData: NSObject, Sendable {
  /// When it began.
  public let startDate: Date
  /// When it ended.
  public let endDate: Date
  /// Zero.
  public let numberOfSteps: NSNumber
  /// In metres.
  public let distance: NSNumber?
  /// `nil`: floors are not counted here.
  public let floorsAscended: NSNumber?
  /// `nil`: floors are not counted here.
  public let floorsDescended: NSNumber?
  /// In seconds for a metre.
  public let currentPace: NSNumber?
  /// In steps in a second.
  public let currentCadence: NSNumber?
  /// In seconds for a metre.
  public let averageActivePace: NSNumber?

  init(from start: Date, to end: Date) {
    (startDate, endDate, numberOfSteps) = (start, end, 0)
    (distance, floorsAscended, floorsDescended) = (nil, nil, nil)
    (currentPace, currentCadence, averageActivePace) = (nil, nil, nil)
    super.init()
  }
}

/// Receives steps, of which none are counted here.
public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void

/// Counts steps: it is not available here. Mirrors Core Motion's `CMPedometer`.
open class CMPedometer: NSObject, @unchecked Sendable {
  /// Creates a counter.
  public override init() { super.init() }
  /// False, as everything below that asks.
  open class func isStepCountingAvailable() -> Bool { false }
  /// False.
  open class func isDistanceAvailable() -> Bool { false }
  /// False.
  open class func isFloorCountingAvailable() -> Bool { false }
  /// False.
  open class func isPaceAvailable() -> Bool { false }
  /// False.
  open class func isCadenceAvailable() -> Bool { false }
  /// Denied.
  open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
  /// Passes the error that nothing is available.
  open func queryPedometerData(
    from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler
  ) { handler(nil, CMErrorNotAvailable) }
  /// Passes the error that nothing is available.
  open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {
    handler(nil, CMErrorNotAvailable)
  }
  /// Does nothing.
  open func stopUpdates() {}
}

/// How sure a measurement is. Mirrors Core Motion's.
public enum CMMotionActivityConfidence: Int, Sendable { case low, medium, high }

/// What the user of the device does. Nothing is measured here. Mirrors Core Motion's.
public final class CMMotionActivity: CMLogItem, @unchecked Sendable {
  /// Low.
  public let confidence = CMMotionActivityConfidence.low
  /// When it began.
  public let startDate = Date(timeIntervalSinceReferenceDate: 0)
  /// True.
  public var unknown: Bool { true }
  /// False.
  public var stationary: Bool { false }
  /// False.
  public var walking: Bool { false }
  /// False.
  public var running: Bool { false }
  /// False.
  public var automotive: Bool { false }
  /// False.
  public var cycling: Bool { false }
}

/// Recognises what the user of the device does: it is not available here. Mirrors Core Motion's
/// `CMMotionActivityManager`.
open class CMMotionActivityManager: NSObject, @unchecked Sendable {
  /// Creates a manager.
  public override init() { super.init() }
  /// False.
  open class func isActivityAvailable() -> Bool { false }
  /// Denied.
  open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
  /// Never calls the handler.
  open func startActivityUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMMotionActivity?) -> Void
  ) {}
  /// Does nothing.
  open func stopActivityUpdates() {}
  /// Passes the error that nothing is available.
  open func queryActivityStarting(
    from start: Date, to end: Date, to queue: OperationQueue,
    withHandler handler: @escaping ([CMMotionActivity]?, (any Error)?) -> Void
  ) { handler(nil, CMErrorNotAvailable) }
}

/// A change of height. None is measured here. Mirrors Core Motion's.
public final class CMAltitudeData: CMLogItem, @unchecked Sendable {
  /// In metres.
  public let relativeAltitude: NSNumber = 0
  /// In kilopascals.
  public let pressure: NSNumber = 0
}

/// Measures changes of height: it is not available here. Mirrors Core Motion's `CMAltimeter`.
open class CMAltimeter: NSObject, @unchecked Sendable {
  /// Creates an altimeter.
  public override init() { super.init() }
  /// False.
  open class func isRelativeAltitudeAvailable() -> Bool { false }
  /// Denied.
  open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
  /// Never calls the handler.
  open func startRelativeAltitudeUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMAltitudeData?, (any Error)?) -> Void
  ) {}
  /// Does nothing.
  open func stopRelativeAltitudeUpdates() {}
}
