public import Foundation
public import TabstopKits

/// A session that takes pictures with a camera. It never runs, because programs have no camera
/// here. Mirrors AVFoundation's `AVCaptureSession`.
open class AVCaptureSession: NSObject, @unchecked Sendable {
  /// A quality of pictures. Mirrors AVFoundation's.
  public struct Preset: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The preset for photos.
    public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    /// High quality.
    public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
    /// Medium quality.
    public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
    /// Low quality.
    public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
    /// 1280 by 720 pixels.
    public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
    /// 1920 by 1080 pixels.
    public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
    /// 640 by 480 pixels.
    public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
    /// The format of the input.
    public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")
  }

  /// Creates a session.
  public override init() { super.init() }
  /// The quality of the session. Stored, without effect.
  public var sessionPreset = Preset.high
  /// The inputs that were added. `canAddInput(_:)` allows none.
  public private(set) var inputs: [AVCaptureInput] = []
  /// The outputs that were added.
  public private(set) var outputs: [AVCaptureOutput] = []
  /// The connections between cameras and outputs: always empty.
  public var connections: [AVCaptureConnection] { [] }
  /// False: there is no camera.
  public var isRunning: Bool { false }
  /// No effect.
  public func beginConfiguration() {}
  /// No effect.
  public func commitConfiguration() {}
  /// Always `false`: there is no camera.
  public func canAddInput(_ input: AVCaptureInput) -> Bool { false }
  /// Adds an input.
  public func addInput(_ input: AVCaptureInput) { inputs.append(input) }
  /// Removes an input.
  public func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  /// Always `true`: every output can be added, and receives nothing.
  public func canAddOutput(_ output: AVCaptureOutput) -> Bool { true }
  /// Adds an output.
  public func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
  /// Removes an output.
  public func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
  /// Whether a quality can be set.
  public func canSetSessionPreset(_ preset: Preset) -> Bool { false }
  /// No effect: there is no camera.
  public func startRunning() {}
  /// No effect.
  public func stopRunning() {}
}

/// An output of a capture session. Mirrors AVFoundation's `AVCaptureOutput`.
open class AVCaptureOutput: NSObject, @unchecked Sendable {
  /// Creates an output.
  public override init() { super.init() }
  /// Always empty: there is no camera.
  public var connections: [AVCaptureConnection] { [] }
  /// Always `nil`: there is no camera.
  public func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

/// A connection between a camera and an output: never created. Mirrors AVFoundation's
/// `AVCaptureConnection`.
public final class AVCaptureConnection: NSObject, @unchecked Sendable {
  private override init() { super.init() }
  /// Whether pictures are mirrored.
  public var isVideoMirrored = false
  /// The orientation of pictures.
  public var videoOrientation = AVCaptureVideoOrientation.portrait
  /// The rotation of pictures, in degrees.
  public var videoRotationAngle: CGFloat = 0
  /// Whether `videoOrientation` has an effect: always `false`.
  public var isVideoOrientationSupported: Bool { false }
  /// Whether `isVideoMirrored` has an effect: always `false`.
  public var isVideoMirroringSupported: Bool { false }
  /// Whether `videoRotationAngle` has an effect: always `false`.
  public func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { false }
  /// Whether the connection is active. Stored, without effect.
  public var isEnabled = false
}

/// The orientation of a picture. Mirrors AVFoundation's `AVCaptureVideoOrientation`.
public enum AVCaptureVideoOrientation: Int, Sendable {
  case portrait = 1
  case portraitUpsideDown, landscapeRight, landscapeLeft
}

/// An output that takes photos. Every request ends with an error here. Mirrors AVFoundation's
/// `AVCapturePhotoOutput`.
open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
  /// Whether photos of high resolution can be taken. Stored, without effect.
  public var isHighResolutionCaptureEnabled = false
  /// The highest priority of quality. Stored, without effect.
  public var maxPhotoQualityPrioritization = QualityPrioritization.balanced
  /// The priority between quality and speed. Mirrors AVFoundation's.
  public enum QualityPrioritization: Int, Sendable {
    case speed = 1
    case balanced, quality
  }
  /// The supported modes of the flash: only `.off`.
  public var supportedFlashModes: [AVCaptureDevice.FlashMode] { [.off] }
  /// Always empty: there is no camera.
  public var availablePhotoCodecTypes: [AVVideoCodecType] { [] }

  /// Passes the error to the delegate: there is no camera.
  public func capturePhoto(
    with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate
  ) {
    delegate.photoOutput(
      self, didFinishProcessingPhoto: AVCapturePhoto(), error: AVError(.deviceNotConnected))
  }
}

/// Settings for taking a photo. Mirrors AVFoundation's `AVCapturePhotoSettings`.
open class AVCapturePhotoSettings: NSObject, @unchecked Sendable {
  /// The mode of the flash. Stored, without effect.
  public var flashMode = AVCaptureDevice.FlashMode.off
  /// Whether the photo has a high resolution. Stored, without effect.
  public var isHighResolutionPhotoEnabled = false
  /// The priority of quality. Stored, without effect.
  public var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
  /// The format of the preview. Stored, without effect.
  public var previewPhotoFormat: [String: Any]?
  /// Always empty.
  public var availablePreviewPhotoPixelFormatTypes: [UInt32] { [] }
  /// Creates settings.
  public override init() { super.init() }
  /// Creates settings. The format has no effect.
  public init(format: [String: Any]?) { super.init() }
}

/// An encoding of pictures. Mirrors AVFoundation's `AVVideoCodecType`.
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates an encoding from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// JPEG.
  public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
  /// HEVC.
  public static let hevc = AVVideoCodecType(rawValue: "hvc1")
  /// H.264.
  public static let h264 = AVVideoCodecType(rawValue: "avc1")
}
/// The key of the encoding in settings.
public let AVVideoCodecKey = "AVVideoCodecKey"

/// A photo, which is always empty. Mirrors AVFoundation's `AVCapturePhoto`.
public final class AVCapturePhoto: NSObject, @unchecked Sendable {
  override init() { super.init() }
  /// Always `nil`.
  public func fileDataRepresentation() -> Data? { nil }
  /// Always `nil`.
  public func cgImageRepresentation() -> CGImage? { nil }
}

/// The delegate of an output for photos. Mirrors AVFoundation's `AVCapturePhotoCaptureDelegate`.
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
  /// Called with an error: there is no camera.
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?)
}
extension AVCapturePhotoCaptureDelegate {
  /// Does nothing.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?
  ) {}
}

/// A layer that would show the pictures of a camera: always empty. Mirrors AVFoundation's
/// `AVCaptureVideoPreviewLayer`.
open class AVCaptureVideoPreviewLayer: CALayer {
  /// The session.
  open var session: AVCaptureSession?
  /// The way in which the video is fitted into the layer. Stored, without effect.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Always `nil`.
  open var connection: AVCaptureConnection? { nil }
  /// Creates an empty layer.
  public required init() { super.init() }
  /// Creates a copy for display.
  public override init(layer: Any) { super.init(layer: layer) }
  /// Creates a layer of a session.
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }
  /// The same point: nothing is shown.
  public func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
    pointInLayer
  }
}
