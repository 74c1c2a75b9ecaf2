public import Foundation
public import TabstopKits

/// A frame of a camera: never created. Mirrors Core Media's `CMSampleBuffer`.
public final class CMSampleBuffer: Sendable {
  private init() {}
}

/// The picture of a frame. Always `nil`. Mirrors Core Media's.
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { nil }
/// The time of a frame. Always invalid. Mirrors Core Media's.
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { .invalid }
/// The duration of a frame. Always invalid. Mirrors Core Media's.
public func CMSampleBufferGetDuration(_ sbuf: CMSampleBuffer) -> CMTime { .invalid }
/// Whether a frame can be read. Always `false`. Mirrors Core Media's.
public func CMSampleBufferDataIsReady(_ sbuf: CMSampleBuffer) -> Bool { false }

/// An output for the frames of a camera. None arrive here. Mirrors AVFoundation's
/// `AVCaptureVideoDataOutput`.
open class AVCaptureVideoDataOutput: AVCaptureOutput, @unchecked Sendable {
  /// The format of the frames. Stored, without effect.
  public var videoSettings: [String: Any]! = [:]
  /// Whether late frames are discarded. Stored, without effect.
  public var alwaysDiscardsLateVideoFrames = true
  /// Sets the delegate. No effect: no frames arrive.
  public func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) {}
}

/// The delegate that receives the frames of a camera. Mirrors AVFoundation's.
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
  /// Called with each frame: never.
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

/// An output that records a video. It never records here. Mirrors AVFoundation's
/// `AVCaptureMovieFileOutput`.
open class AVCaptureMovieFileOutput: AVCaptureOutput, @unchecked Sendable {
  /// Whether it records. Always `false`.
  public var isRecording: Bool { false }
  /// The duration of the recording. Always 0.
  public var recordedDuration: CMTime { .zero }
  /// Starts recording. Passes an error to the delegate: there is no camera.
  public func startRecording(
    to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate
  ) {
    delegate.fileOutput(
      self, didFinishRecordingTo: outputFileURL, from: [], error: AVError(.deviceNotConnected))
  }
  /// Ends the recording. No effect.
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

/// An output that finds codes in the frames of a camera. No frames arrive here. Mirrors
/// AVFoundation's `AVCaptureMetadataOutput`.
open class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
  /// The types of objects that are found. Stored, without effect.
  public var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  /// The part of the picture that is searched, from 0 to 1. Stored, without effect.
  public var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The types of objects that can be found. Always empty.
  public var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
  /// Sets the delegate. No effect: no codes are found.
  public func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?,
    queue objectsCallbackQueue: DispatchQueue?
  ) {}
}

/// The delegate that receives codes. Mirrors AVFoundation's.
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
  /// Called with the found codes: never.
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
