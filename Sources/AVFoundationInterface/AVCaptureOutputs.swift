public import Foundation

/// A frame of a camera: never created. Mirrors Core Media's `CMSampleBuffer`.
public final class CMSampleBuffer: @unchecked Sendable {
  private init() {}
}

/// An output for the frames of a camera. None arrive here. Mirrors AVFoundation's
/// `AVCaptureVideoDataOutput`.
open class AVCaptureVideoDataOutput: AVCaptureOutput, @unchecked Sendable {
  /// The format of the frames. Stored, without effect.
  public var videoSettings: [String: Any]! = [:]
  /// Whether late frames are discarded. Stored, without effect.
  public var alwaysDiscardsLateVideoFrames = true
  /// No effect: no frames arrive.
  public func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) {}
}
/// The delegate that receives the frames of a camera. Mirrors AVFoundation's.
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
  /// Never called.
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection)
}
extension AVCaptureVideoDataOutputSampleBufferDelegate {
  /// Does nothing.
  public func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection
  ) {}
}

/// An output that would record a video. It never records here. Mirrors AVFoundation's
/// `AVCaptureMovieFileOutput`.
open class AVCaptureMovieFileOutput: AVCaptureOutput, @unchecked Sendable {
  /// Always `false`.
  public var isRecording: Bool { false }
  /// Always 0.
  public var recordedDuration: CMTime { .zero }
  /// Passes the error to the delegate: there is no camera.
  public func startRecording(
    to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate
  ) {
    delegate.fileOutput(
      self, didFinishRecordingTo: outputFileURL, from: [], error: AVError(.deviceNotConnected))
  }
  /// No effect.
  public func stopRecording() {}
}
/// An output that writes to a file. Mirrors AVFoundation's.
public typealias AVCaptureFileOutput = AVCaptureMovieFileOutput
/// The delegate of an output for videos. Mirrors AVFoundation's
/// `AVCaptureFileOutputRecordingDelegate`.
public protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {
  /// Called with an error: there is no camera.
  func fileOutput(
    _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL,
    from connections: [AVCaptureConnection], error: (any Error)?)
}

/// An output that would find codes in the frames of a camera. None arrive here. Mirrors
/// AVFoundation's `AVCaptureMetadataOutput`.
open class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
  /// The types of objects that are found. Stored, without effect.
  public var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  /// The part of the picture that is searched, from 0 to 1. Stored, without effect.
  public var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Always empty.
  public var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
  /// No effect: no codes are found.
  public func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?,
    queue objectsCallbackQueue: DispatchQueue?
  ) {}
}
/// The delegate that receives codes. Mirrors AVFoundation's.
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
  /// Never called.
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}
extension AVCaptureMetadataOutputObjectsDelegate {
  /// Does nothing.
  public func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {}
}

/// An object that was found in a picture: never created. Mirrors AVFoundation's `AVMetadataObject`.
open class AVMetadataObject: NSObject, @unchecked Sendable {
  /// The type of an object in a picture. Mirrors AVFoundation's.
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a type.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A QR code.
    public static let qr = ObjectType(rawValue: "org.iso.QRCode")
    /// A bar code of 13 digits.
    public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
    /// A bar code of 8 digits.
    public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
    /// A Code 128 bar code.
    public static let code128 = ObjectType(rawValue: "org.iso.Code128")
    /// A Code 39 bar code.
    public static let code39 = ObjectType(rawValue: "org.iso.Code39")
    /// A UPC-E bar code.
    public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
    /// A PDF417 code.
    public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
    /// An Aztec code.
    public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
    /// A Data Matrix code.
    public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
    /// A face.
    public static let face = ObjectType(rawValue: "face")
  }
  /// The type of the object.
  public let type: ObjectType
  /// The bounds of the object.
  public var bounds: CGRect { .zero }
  init(type: ObjectType) {
    self.type = type
    super.init()
  }
}
/// A code that was found: never created. Mirrors AVFoundation's `AVMetadataMachineReadableCodeObject`.
public final class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
  /// The text of the code.
  public var stringValue: String? { nil }
  /// Always empty.
  public var corners: [CGPoint] { [] }
}
