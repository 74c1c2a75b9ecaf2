public import Foundation

/// A session that takes pictures with a camera. It never runs, because programs have no camera
/// here. Mirrors AVFoundation's `AVCaptureSession`.
// Sendable: one thread at a time.
open class AVCaptureSession: NSObject, @unchecked Sendable {
  /// A quality of pictures. Mirrors AVFoundation's.
  public struct Preset: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a preset from its name.
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
  /// Whether the session runs. Always `false`: there is no camera.
  public var isRunning: Bool { false }
  /// Begins a change of the session. No effect.
  public func beginConfiguration() {}
  /// Ends a change of the session. No effect.
  public func commitConfiguration() {}
  /// Whether an input can be added. Always `false`: there is no camera.
  public func canAddInput(_ input: AVCaptureInput) -> Bool { false }
  /// Adds an input.
  public func addInput(_ input: AVCaptureInput) { inputs.append(input) }
  /// Removes an input.
  public func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  /// Whether an output can be added. Always `true`; outputs receive nothing.
  public func canAddOutput(_ output: AVCaptureOutput) -> Bool { true }
  /// Adds an output.
  public func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
  /// Removes an output.
  public func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
  /// Whether a quality can be set. Always `false`.
  public func canSetSessionPreset(_ preset: Preset) -> Bool { false }
  /// Starts the session. No effect: there is no camera.
  public func startRunning() {}
  /// Stops the session. No effect.
  public func stopRunning() {}
}

/// An output of a capture session. Mirrors AVFoundation's `AVCaptureOutput`.
// Sendable: one thread at a time.
open class AVCaptureOutput: NSObject, @unchecked Sendable {
  /// Creates an output.
  public override init() { super.init() }
  /// The connections with cameras. Always empty: there is no camera.
  public var connections: [AVCaptureConnection] { [] }
  /// The connection with a camera. Always `nil`: there is no camera.
  public func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

/// A connection between a camera and an output: never created. Mirrors AVFoundation's
/// `AVCaptureConnection`.
// Sendable: one thread at a time.
public final class AVCaptureConnection: NSObject, @unchecked Sendable {
  private override init() { super.init() }
  /// Whether pictures are mirrored.
  public var isVideoMirrored = false
  /// Whether the session decides about `isVideoMirrored`. Stored, without effect.
  public var automaticallyAdjustsVideoMirroring = true
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
  /// How steady films are made. Stored, without effect.
  public var preferredVideoStabilizationMode = AVCaptureVideoStabilizationMode.off
  /// Whether films can be made steady: always `false`.
  public var isVideoStabilizationSupported: Bool { false }
  /// Whether the connection is active. Stored, without effect.
  public var isEnabled = false
}

/// The orientation of a picture. Mirrors AVFoundation's `AVCaptureVideoOrientation`.
public enum AVCaptureVideoOrientation: Int, Sendable {
  case portrait = 1
  case portraitUpsideDown, landscapeRight, landscapeLeft
}

/// How steady films are made. Mirrors AVFoundation's `AVCaptureVideoStabilizationMode`.
public enum AVCaptureVideoStabilizationMode: Int, Sendable {
  case off = 0
  case standard, cinematic, cinematicExtended, previewOptimized
  case auto = -1
}
