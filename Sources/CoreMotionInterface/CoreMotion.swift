// Movements of the device, under the module name CoreMotion: a compatible interface, not Apple's. A desktop does
// not move: sources ask first whether it is measured, and no measurement arrives.
@_exported public import Foundation

/// Whether the program may read movements. Mirrors Core Motion's.
public enum CMAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

/// An error of Core Motion. Mirrors the part of its `CMError` that has a meaning here.
public struct CMError: Error, Equatable, Sendable {
  /// The number of the error.
  public let rawValue: UInt32
  init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// The error for what cannot be measured, which is everything here.
public let CMErrorNotAvailable = CMError(rawValue: 109)

/// A moment of a measurement. Mirrors Core Motion's.
// Sendable: immutable.
open class CMLogItem: NSObject, @unchecked Sendable {
  /// Seconds since the device was started.
  public let timestamp: TimeInterval
  init(timestamp: TimeInterval) {
    self.timestamp = timestamp
    super.init()
  }
}

/// Three numbers: along the axes of the device, in units of the gravity of the earth. Mirrors Core Motion's.
public struct CMAcceleration: Sendable {
  /// Along or around the three axes.
  public var (x, y, z): (Double, Double, Double)
  /// Creates an acceleration.
  public init(x: Double = 0, y: Double = 0, z: Double = 0) { (self.x, self.y, self.z) = (x, y, z) }
}

/// Three numbers: around the axes of the device, in radians in a second. Mirrors Core Motion's.
public struct CMRotationRate: Sendable {
  /// Along or around the three axes.
  public var (x, y, z): (Double, Double, Double)
  /// Creates a rotation.
  public init(x: Double = 0, y: Double = 0, z: Double = 0) { (self.x, self.y, self.z) = (x, y, z) }
}

/// Three numbers: along the axes of the device, in microteslas. Mirrors Core Motion's.
public struct CMMagneticField: Sendable {
  /// Along or around the three axes.
  public var (x, y, z): (Double, Double, Double)
  /// Creates a field.
  public init(x: Double = 0, y: Double = 0, z: Double = 0) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A rotation in four numbers. Mirrors Core Motion's.
public struct CMQuaternion: Sendable {
  /// The four numbers.
  public var (x, y, z, w): (Double, Double, Double, Double)
  /// Creates a turn.
  public init(x: Double = 0, y: Double = 0, z: Double = 0, w: Double = 1) {
    (self.x, self.y, self.z, self.w) = (x, y, z, w)
  }
}

/// The orientation of the device in space. None is measured here. Mirrors Core Motion's.
public final class CMAttitude: NSObject, Sendable {
  /// The angles, in radians.
  public let (roll, pitch, yaw): (Double, Double, Double)
  /// The orientation as a quaternion.
  public let quaternion: CMQuaternion
  override init() {
    (roll, pitch, yaw) = (0, 0, 0)
    quaternion = CMQuaternion()
    super.init()
  }
  /// Turns the orientation back by another. No effect: none is measured here.
  public func multiply(byInverseOf attitude: CMAttitude) {}
}

/// A measured acceleration. None is measured here. Mirrors Core Motion's.
public final class CMAccelerometerData: CMLogItem, @unchecked Sendable {
  /// The acceleration, in units of the gravity of the earth.
  public let acceleration = CMAcceleration()
}

/// A measured rotation. None is measured here. Mirrors Core Motion's.
public final class CMGyroData: CMLogItem, @unchecked Sendable {
  /// The rotation rate, in radians in a second.
  public let rotationRate = CMRotationRate()
}

/// A measured magnetic field. None is measured here. Mirrors Core Motion's.
public final class CMMagnetometerData: CMLogItem, @unchecked Sendable {
  /// The magnetic field, in microteslas.
  public let magneticField = CMMagneticField()
}

/// A movement of the device. None is measured here. Mirrors Core Motion's.
public final class CMDeviceMotion: CMLogItem, @unchecked Sendable {
  /// The orientation in space.
  public let attitude = CMAttitude()
  /// The rotation rate, in radians in a second.
  public let rotationRate = CMRotationRate()
  /// The gravity of the earth.
  public let gravity = CMAcceleration()
  /// The acceleration without the gravity of the earth.
  public let userAcceleration = CMAcceleration()
  /// The heading, in degrees.
  public let heading = 0.0
}

/// The reference of an attitude. No effect. Mirrors Core Motion's.
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// An arbitrary horizontal x axis. No effect.
  public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1)
  /// An arbitrary horizontal x axis, corrected by the compass. No effect.
  public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 2)
  /// An x axis to the magnetic north. No effect.
  public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 4)
  /// An x axis to the geographic north. No effect.
  public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 8)
}

/// A closure that receives measurements, of which there are none here.
public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
/// A closure that receives measurements, of which there are none here.
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
/// A closure that receives measurements, of which there are none here.
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void
/// A closure that receives measurements, of which there are none here.
public typealias CMMagnetometerHandler = (CMMagnetometerData?, (any Error)?) -> Void

/// An object that measures movements. Nothing is available here, and handlers are not called.
/// Mirrors Core Motion's `CMMotionManager`.
// Sendable: one thread at a time.
open class CMMotionManager: NSObject, @unchecked Sendable {
  /// The time between two reports of the accelerometer, in seconds. Stored, without effect.
  public var accelerometerUpdateInterval: TimeInterval = 0.01
  /// The time between two reports of the gyroscope, in seconds. Stored, without effect.
  public var gyroUpdateInterval: TimeInterval = 0.01
  /// The time between two reports of the magnetometer, in seconds. Stored, without effect.
  public var magnetometerUpdateInterval: TimeInterval = 0.01
  /// The time between two reports of motion, in seconds. Stored, without effect.
  public var deviceMotionUpdateInterval: TimeInterval = 0.01
  /// Whether the user is asked to move the device. Stored, without effect.
  public var showsDeviceMovementDisplay = false

  /// Creates a manager.
  public override init() { super.init() }

  /// Whether acceleration can be measured. Always `false`: nothing is measured here.
  public var isAccelerometerAvailable: Bool { false }
  /// Whether acceleration is being measured. Always `false`: nothing is measured here.
  public var isAccelerometerActive: Bool { false }
  /// Whether rotation can be measured. Always `false`: nothing is measured here.
  public var isGyroAvailable: Bool { false }
  /// Whether rotation is being measured. Always `false`: nothing is measured here.
  public var isGyroActive: Bool { false }
  /// Whether the magnetic field can be measured. Always `false`: nothing is measured here.
  public var isMagnetometerAvailable: Bool { false }
  /// Whether the magnetic field is being measured. Always `false`: nothing is measured here.
  public var isMagnetometerActive: Bool { false }
  /// Whether the motion of the device can be measured. Always `false`: nothing is measured here.
  public var isDeviceMotionAvailable: Bool { false }
  /// Whether the motion of the device is being measured. Always `false`: nothing is measured here.
  public var isDeviceMotionActive: Bool { false }
  /// The last measured acceleration. Always `nil`: nothing is measured here.
  public var accelerometerData: CMAccelerometerData? { nil }
  /// The last measured rotation. Always `nil`: nothing is measured here.
  public var gyroData: CMGyroData? { nil }
  /// The last measured magnetic field. Always `nil`: nothing is measured here.
  public var magnetometerData: CMMagnetometerData? { nil }
  /// The last measured motion. Always `nil`: nothing is measured here.
  public var deviceMotion: CMDeviceMotion? { nil }
  /// The available reference frames. Always empty.
  public class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame { [] }

  /// Starts measuring acceleration. No effect: nothing is measured here.
  open func startAccelerometerUpdates() {}
  /// Starts measuring acceleration, and reports it to a closure. No effect: nothing is measured
  /// here.
  open func startAccelerometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler
  ) {}
  /// Stops measuring acceleration. No effect: nothing is measured here.
  open func stopAccelerometerUpdates() {}
  /// Starts measuring rotation. No effect: nothing is measured here.
  open func startGyroUpdates() {}
  /// Starts measuring rotation, and reports it to a closure. No effect: nothing is measured here.
  open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler)
  {}
  /// Stops measuring rotation. No effect: nothing is measured here.
  open func stopGyroUpdates() {}
  /// Starts measuring the magnetic field. No effect: nothing is measured here.
  open func startMagnetometerUpdates() {}
  /// Starts measuring the magnetic field, and reports it to a closure. No effect: nothing is
  /// measured here.
  open func startMagnetometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMMagnetometerHandler
  ) {}
  /// Stops measuring the magnetic field. No effect: nothing is measured here.
  open func stopMagnetometerUpdates() {}
  /// Starts measuring the motion. No effect: nothing is measured here.
  open func startDeviceMotionUpdates() {}
  /// Starts measuring the motion in a frame of reference. No effect: nothing is measured here.
  open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {}
  /// Starts measuring the motion, and reports it to a closure. No effect: nothing is measured here.
  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler
  ) {}
  /// Starts measuring the motion in a frame of reference, and reports it to a closure. No effect:
  /// nothing is measured here.
  open func startDeviceMotionUpdates(
    using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
    withHandler handler: @escaping CMDeviceMotionHandler
  ) {}
  /// Stops measuring the motion. No effect: nothing is measured here.
  open func stopDeviceMotionUpdates() {}
}
