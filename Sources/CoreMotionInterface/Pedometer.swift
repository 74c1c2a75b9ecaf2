public import Foundation

/// Counted steps. None are counted here. Mirrors Core Motion's.
public final class CMPedometerData: NSObject, Sendable {
  /// The start.
  public let startDate: Date
  /// The end.
  public let endDate: Date
  /// The number of steps. Always 0.
  public let numberOfSteps: NSNumber
  /// The distance, in metres.
  public let distance: NSNumber?
  /// The number of floors that the user has gone up. Always `nil`: floors are not counted here.
  public let floorsAscended: NSNumber?
  /// The number of floors that the user has gone down. Always `nil`: floors are not counted here.
  public let floorsDescended: NSNumber?
  /// The current pace, in seconds for a metre.
  public let currentPace: NSNumber?
  /// The current cadence, in steps in a second.
  public let currentCadence: NSNumber?
  /// The average active pace, in seconds for a metre.
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

/// A counter of steps, which is not available here. Mirrors Core Motion's `CMPedometer`.
// Sendable: immutable.
open class CMPedometer: NSObject, @unchecked Sendable {
  /// Creates a counter.
  public override init() { super.init() }
  /// Whether steps can be counted. Always `false`: nothing is measured here.
  open class func isStepCountingAvailable() -> Bool { false }
  /// Whether distances can be measured. Always `false`.
  open class func isDistanceAvailable() -> Bool { false }
  /// Whether floors can be counted. Always `false`.
  open class func isFloorCountingAvailable() -> Bool { false }
  /// Whether the pace can be measured. Always `false`.
  open class func isPaceAvailable() -> Bool { false }
  /// Whether the cadence can be measured. Always `false`.
  open class func isCadenceAvailable() -> Bool { false }
  /// The permission to count steps. Always `.denied`.
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

/// The confidence of a measurement. Mirrors Core Motion's.
public enum CMMotionActivityConfidence: Int, Sendable { case low, medium, high }

/// The activity of the user. Nothing is measured here. Mirrors Core Motion's.
public final class CMMotionActivity: CMLogItem, @unchecked Sendable {
  /// The confidence in the activity. Always `low`.
  public let confidence = CMMotionActivityConfidence.low
  /// The start.
  public let startDate = Date(timeIntervalSinceReferenceDate: 0)
  /// Whether the activity is unknown. Always `true`.
  public var unknown: Bool { true }
  /// Whether the user stands still. Always `false`.
  public var stationary: Bool { false }
  /// Whether the user walks. Always `false`.
  public var walking: Bool { false }
  /// Whether the user runs. Always `false`.
  public var running: Bool { false }
  /// Whether the user drives. Always `false`.
  public var automotive: Bool { false }
  /// Whether the user cycles. Always `false`.
  public var cycling: Bool { false }
}

/// A sensor of what the user of the device does, which is not available here. Mirrors Core Motion's
/// `CMMotionActivityManager`.
// Sendable: immutable.
open class CMMotionActivityManager: NSObject, @unchecked Sendable {
  /// Creates a manager.
  public override init() { super.init() }
  /// Whether activities can be recognized. Always `false`.
  open class func isActivityAvailable() -> Bool { false }
  /// The permission to recognize activities. Always `.denied`.
  open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
  /// Starts the reports of activities. Never calls the handler.
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
  /// The relative altitude, in metres.
  public let relativeAltitude: NSNumber = 0
  /// The pressure, in kilopascals.
  public let pressure: NSNumber = 0
}

/// A sensor of changes of height, which is not available here. Mirrors Core Motion's `CMAltimeter`.
// Sendable: immutable.
open class CMAltimeter: NSObject, @unchecked Sendable {
  /// Creates an altimeter.
  public override init() { super.init() }
  /// Whether changes of the altitude can be measured. Always `false`.
  open class func isRelativeAltitudeAvailable() -> Bool { false }
  /// The permission to measure the altitude. Always `.denied`.
  open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
  /// Starts the reports of the altitude. Never calls the handler.
  open func startRelativeAltitudeUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMAltitudeData?, (any Error)?) -> Void
  ) {}
  /// Does nothing.
  open func stopRelativeAltitudeUpdates() {}
}

/// The movements of headphones: not available. Mirrors Core Motion's `CMHeadphoneMotionManager`.
// Sendable: one thread at a time.
open class CMHeadphoneMotionManager: NSObject, @unchecked Sendable {
  /// Creates a manager.
  public override init() { super.init() }
  /// Whether movements can be measured. Always `false`.
  public var isDeviceMotionAvailable: Bool { false }
  /// Whether movements are measured. Always `false`.
  public var isDeviceMotionActive: Bool { false }
  /// The last movement. Always `nil`.
  public var deviceMotion: CMDeviceMotion? { nil }
  /// The permission to measure movements. Always `.denied`.
  open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
  /// Starts the measurements. No effect.
  open func startDeviceMotionUpdates() {}
  /// Starts the reports of movements. Never calls the handler.
  open func startDeviceMotionUpdates(
    to queue: OperationQueue,
    withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
  ) {}
  /// Does nothing.
  open func stopDeviceMotionUpdates() {}
}
