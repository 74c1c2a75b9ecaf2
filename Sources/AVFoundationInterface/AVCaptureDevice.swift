public import Foundation

/// A camera or a microphone. There is none for programs here: access is denied, and no device is found, as on a
/// computer without them. Mirrors AVFoundation's `AVCaptureDevice`.
// Sendable: one thread at a time.
public final class AVCaptureDevice: NSObject, @unchecked Sendable {
  private override init() { super.init() }

  /// The type of a device. Mirrors AVFoundation's.
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a type from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A camera.
    public static let builtInWideAngleCamera = DeviceType(rawValue: "BuiltInWideAngleCamera")
    /// A wide-angle and a telephoto camera.
    public static let builtInDualCamera = DeviceType(rawValue: "BuiltInDualCamera")
    /// A wide-angle and an ultra-wide camera.
    public static let builtInDualWideCamera = DeviceType(rawValue: "BuiltInDualWideCamera")
    /// Three cameras.
    public static let builtInTripleCamera = DeviceType(rawValue: "BuiltInTripleCamera")
    /// A telephoto camera.
    public static let builtInTelephotoCamera = DeviceType(rawValue: "BuiltInTelephotoCamera")
    /// An ultra-wide camera.
    public static let builtInUltraWideCamera = DeviceType(rawValue: "BuiltInUltraWideCamera")
    /// A camera that measures depth.
    public static let builtInTrueDepthCamera = DeviceType(rawValue: "BuiltInTrueDepthCamera")
    /// A built-in microphone.
    public static let builtInMicrophone = DeviceType(rawValue: "BuiltInMicrophone")
    /// A microphone.
    public static let microphone = DeviceType(rawValue: "Microphone")
    /// An external camera.
    public static let external = DeviceType(rawValue: "External")
  }
  /// The side of the device on which a camera is. Mirrors AVFoundation's.
  public enum Position: Int, Sendable { case unspecified, back, front }
  /// The mode of the light. Mirrors AVFoundation's.
  public enum TorchMode: Int, Sendable { case off, on, auto }
  /// The mode of the flash. Mirrors AVFoundation's.
  public enum FlashMode: Int, Sendable { case off, on, auto }
  /// The mode in which a camera focuses. Mirrors AVFoundation's.
  public enum FocusMode: Int, Sendable { case locked, autoFocus, continuousAutoFocus }
  /// The mode in which a camera chooses the exposure. Mirrors AVFoundation's.
  public enum ExposureMode: Int, Sendable {
    case locked, autoExpose, continuousAutoExposure, custom
  }

  /// The default device for a type of media. Always `nil`.
  public class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  /// The default device of a type. Always `nil`.
  public class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? { nil }
  /// The devices for a type of media. Always empty.
  public class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }

  /// The permission to use a device. Always `.denied`.
  public class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    .denied
  }
  /// Asks for the permission to use a device. Calls the handler with `false`.
  @preconcurrency
  public class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) {
    DispatchQueue.main.async { handler(false) }
  }
  /// Asks for the permission to use a device. Always returns `false`.
  public class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }

  /// A search for devices, which finds none. Mirrors AVFoundation's.
  public final class DiscoverySession: NSObject {
    /// The devices that were found. Always empty.
    public let devices: [AVCaptureDevice] = []
    /// Creates a search.
    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {
      super.init()
    }
  }

  // No device is ever created: these declarations let sources compile that use one.

  /// The name for users.
  public var localizedName: String { "" }
  /// The device's identifier for the program.
  public var uniqueID: String { "" }
  /// The side of the device on which the camera is.
  public var position: Position { .unspecified }
  /// The type of the device.
  public var deviceType: DeviceType { .external }
  /// Whether there is a light.
  public var hasTorch: Bool { false }
  /// Whether there is a flash.
  public var hasFlash: Bool { false }
  /// Whether the light can be used.
  public var isTorchAvailable: Bool { false }
  /// Whether the light is on.
  public var torchMode = TorchMode.off
  /// How pictures are taken.
  public var activeFormat: Format { Format() }
  /// A way to take pictures: those of no camera. Mirrors AVFoundation's.
  public final class Format: NSObject, Sendable {
    override init() { super.init() }
    /// The largest zoom factor. Always 1.
    public var videoMaxZoomFactor: CGFloat { 1 }
  }
  /// The zoom factor.
  public var videoZoomFactor: CGFloat = 1
  /// The smallest zoom factor.
  public var minAvailableVideoZoomFactor: CGFloat { 1 }
  /// The largest zoom factor.
  public var maxAvailableVideoZoomFactor: CGFloat { 1 }
  /// The change of the exposure, in stops.
  public var exposureTargetBias: Float { 0 }
  /// The least change of the exposure.
  public var minExposureTargetBias: Float { 0 }
  /// The largest change of the exposure.
  public var maxExposureTargetBias: Float { 0 }
  /// Changes the exposure. Calls the handler, without effect.
  public func setExposureTargetBias(
    _ bias: Float, completionHandler handler: ((CMTime) -> Void)? = nil
  ) { handler?(.zero) }
  /// The mode in which a camera focuses.
  public var focusMode = FocusMode.locked
  /// The mode in which a camera chooses the exposure.
  public var exposureMode = ExposureMode.locked
  /// The point that the camera focuses on; each coordinate is from 0 to 1.
  public var focusPointOfInterest = CGPoint.zero
  /// The point that the exposure is measured at; each coordinate is from 0 to 1.
  public var exposurePointOfInterest = CGPoint.zero
  /// Whether `focusPointOfInterest` can be set.
  public var isFocusPointOfInterestSupported: Bool { false }
  /// Whether `exposurePointOfInterest` can be set.
  public var isExposurePointOfInterestSupported: Bool { false }
  /// Whether a mode of focusing is supported.
  public func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
  /// Whether a mode of exposure is supported.
  public func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
  /// Turns on the light.
  public func setTorchModeOn(level torchLevel: Float) throws { throw AVError(.deviceNotConnected) }
  /// Begins a change.
  public func lockForConfiguration() throws { throw AVError(.deviceNotConnected) }
  /// Ends a change.
  public func unlockForConfiguration() {}
}

/// Whether the user allows a program to use a device. Mirrors AVFoundation's `AVAuthorizationStatus`.
public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

/// An input of a capture session. Mirrors AVFoundation's `AVCaptureInput`.
// Sendable: immutable.
open class AVCaptureInput: NSObject, @unchecked Sendable {}

/// A device as an input: cannot be created. Mirrors AVFoundation's `AVCaptureDeviceInput`.
public final class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
  /// The device.
  public let device: AVCaptureDevice
  /// Creates an input from a device. Always throws: there are no devices.
  public init(device: AVCaptureDevice) throws { throw AVError(.deviceNotConnected) }
}
