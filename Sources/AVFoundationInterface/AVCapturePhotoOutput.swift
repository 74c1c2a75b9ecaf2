public import Foundation
public import TabstopKits

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
  /// The encodings of photos. Always empty: there is no camera.
  public var availablePhotoCodecTypes: [AVVideoCodecType] { [] }

  /// Takes a photo. Passes an error to the delegate: there is no camera.
  public func capturePhoto(
    with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate
  ) {
    delegate.photoOutput(
      self, didFinishProcessingPhoto: AVCapturePhoto(), error: AVError(.deviceNotConnected))
  }
}

/// Settings for taking a photo. Mirrors AVFoundation's `AVCapturePhotoSettings`.
// Sendable: one thread at a time.
open class AVCapturePhotoSettings: NSObject, @unchecked Sendable {
  /// The mode of the flash. Stored, without effect.
  public var flashMode = AVCaptureDevice.FlashMode.off
  /// Whether the photo has a high resolution. Stored, without effect.
  public var isHighResolutionPhotoEnabled = false
  /// The priority of quality. Stored, without effect.
  public var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
  /// The format of the preview. Stored, without effect.
  public var previewPhotoFormat: [String: Any]?
  /// The formats of previews. Always empty.
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

/// A photo: always empty. Mirrors AVFoundation's `AVCapturePhoto`.
public final class AVCapturePhoto: NSObject, Sendable {
  override init() { super.init() }
  /// The photo as a file. Always `nil`.
  public func fileDataRepresentation() -> Data? { nil }
  /// The photo as a picture. Always `nil`.
  public func cgImageRepresentation() -> CGImage? { nil }
}

/// The settings with which a photo is taken: never created. Mirrors AVFoundation's.
public final class AVCaptureResolvedPhotoSettings: NSObject, Sendable {
  private override init() { super.init() }
  /// The number of the request.
  public var uniqueID: Int64 { 0 }
  /// Whether the flash is used. Always `false`.
  public var isFlashEnabled: Bool { false }
}

/// The delegate of an output for photos. Mirrors AVFoundation's `AVCapturePhotoCaptureDelegate`.
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
  /// Never called: there is no camera.
  func photoOutput(
    _ output: AVCapturePhotoOutput,
    willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  /// Never called: there is no camera.
  func photoOutput(
    _ output: AVCapturePhotoOutput,
    willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  /// Never called: there is no camera.
  func photoOutput(
    _ output: AVCapturePhotoOutput,
    didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  /// Never called: there is no camera.
  func photoOutput(
    _ output: AVCapturePhotoOutput,
    didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?)
  /// Called with an error: there is no camera.
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
  /// Does nothing.
  public func photoOutput(
    _ output: AVCapturePhotoOutput,
    willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  /// Does nothing.
  public func photoOutput(
    _ output: AVCapturePhotoOutput,
    willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  /// Does nothing.
  public func photoOutput(
    _ output: AVCapturePhotoOutput,
    didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  /// Does nothing.
  public func photoOutput(
    _ output: AVCapturePhotoOutput,
    didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?
  ) {}
  /// Does nothing.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?
  ) {}
}
