public import Foundation

/// The direction of a device: never known. Mirrors Core Location's `CLHeading`.
public final class CLHeading: NSObject, Sendable {
  private override init() { super.init() }
  /// The magnetic heading, in degrees, from the magnetic pole.
  public var magneticHeading: CLLocationDirection { -1 }
  /// The true heading, in degrees, from north.
  public var trueHeading: CLLocationDirection { -1 }
  /// The heading accuracy, in degrees.
  public var headingAccuracy: CLLocationDirection { -1 }
  /// The magnetic field along the width of the device.
  public var x: CLHeadingComponentValue { 0 }
  /// The magnetic field along the height of the device.
  public var y: CLHeadingComponentValue { 0 }
  /// The magnetic field along the depth of the device.
  public var z: CLHeadingComponentValue { 0 }
  /// The time.
  public var timestamp: Date { Date() }
}

/// A part of the magnetic field, in microtesla. Mirrors Core Location's.
public typealias CLHeadingComponentValue = Double

/// The side of a device. Mirrors Core Location's.
public enum CLDeviceOrientation: Int32, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}

extension CLLocationManager {
  /// The change of the heading that is reported. Always one degree.
  public var headingFilter: CLLocationDirection {
    get { 1 }
    set {}
  }
  /// The last heading. Always `nil`.
  public var heading: CLHeading? { nil }
  /// Whether the heading can be measured. Always `false`: a desktop does not know where it points.
  public class func headingAvailable() -> Bool { false }
  /// Starts the reports of the heading. No effect: a desktop does not know where it points.
  public func startUpdatingHeading() {}
  /// Ends the reports of the heading. No effect.
  public func stopUpdatingHeading() {}
  /// Hides the request to move the device. No effect: none is shown.
  public func dismissHeadingCalibrationDisplay() {}
  /// The side of the device that the heading is for. Always the top.
  public var headingOrientation: CLDeviceOrientation {
    get { .portrait }
    set {}
  }
}
