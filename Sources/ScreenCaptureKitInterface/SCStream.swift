// Pictures of the screen, under the module name ScreenCaptureKit: a compatible interface, not Apple's. Desktops give
// them to the programs that the user chooses, by PipeWire, which Tabstop does not have: every request ends with
// `SCStreamError.userDeclined`.
@_exported public import AVFoundationInterface
public import Foundation

/// What a stream has. Mirrors ScreenCaptureKit's.
public enum SCStreamOutputType: Int, Sendable { case screen, audio, microphone }
/// The state of a picture. Mirrors ScreenCaptureKit's.
public enum SCFrameStatus: Int, Sendable { case complete, idle, blank, suspended, started, stopped }

/// What a stream says about a picture. Mirrors ScreenCaptureKit's `SCStreamFrameInfo`.
public struct SCStreamFrameInfo: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// Creates a key.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The state.
  public static let status = SCStreamFrameInfo(rawValue: "SCStreamUpdateFrameStatus")
  /// The time.
  public static let displayTime = SCStreamFrameInfo(rawValue: "SCStreamUpdateFrameDisplayTime")
  /// The scale.
  public static let scaleFactor = SCStreamFrameInfo(rawValue: "SCStreamUpdateFrameScaleFactor")
  /// The scale of the content.
  public static let contentScale = SCStreamFrameInfo(rawValue: "SCStreamUpdateFrameContentScale")
  /// The place of the content.
  public static let contentRect = SCStreamFrameInfo(rawValue: "SCStreamUpdateFrameContentRect")
  /// The parts that have changed.
  public static let dirtyRects = SCStreamFrameInfo(rawValue: "SCStreamUpdateFrameDirtyRect")
}

/// A stream of pictures, which does not start. Mirrors ScreenCaptureKit's `SCStream`.
// Sendable: immutable.
open class SCStream: NSObject, @unchecked Sendable {
  /// Creates a stream.
  public init(
    filter contentFilter: SCContentFilter, configuration streamConfig: SCStreamConfiguration,
    delegate: (any SCStreamDelegate)?
  ) { super.init() }
  /// Adds a receiver. It gets nothing.
  open func addStreamOutput(
    _ output: any SCStreamOutput, type: SCStreamOutputType,
    sampleHandlerQueue: DispatchQueue?
  ) throws {}
  /// Removes a receiver.
  open func removeStreamOutput(_ output: any SCStreamOutput, type: SCStreamOutputType) throws {}
  /// Starts. Always throws.
  open func startCapture() async throws { throw SCStreamError.declined }
  /// Stops. Always throws.
  open func stopCapture() async throws { throw SCStreamError(.attemptToStopStreamState) }
  /// Passes an error to the handler.
  @preconcurrency
  open func startCapture(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
    DispatchQueue.global().async { completionHandler?(SCStreamError.declined) }
  }

  /// Passes an error to the handler.
  @preconcurrency
  open func stopCapture(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
    DispatchQueue.global().async {
      completionHandler?(SCStreamError(.attemptToStopStreamState))
    }
  }

  /// Changes what is on pictures. Always throws.
  open func updateContentFilter(_ contentFilter: SCContentFilter) async throws {
    throw SCStreamError(.attemptToUpdateFilterState)
  }

  /// Changes how pictures are made. Always throws.
  open func updateConfiguration(_ streamConfig: SCStreamConfiguration) async throws {
    throw SCStreamError(.attemptToConfigState)
  }
}

/// A receiver of pictures: it gets none. Mirrors ScreenCaptureKit's `SCStreamOutput`.
public protocol SCStreamOutput: NSObjectProtocol {
  /// Called for each picture. Never called.
  func stream(
    _ stream: SCStream, didOutputSampleBuffer sampleBuffer: CMSampleBuffer,
    of type: SCStreamOutputType)
}

extension SCStreamOutput {
  /// Does nothing.
  public func stream(
    _ stream: SCStream, didOutputSampleBuffer sampleBuffer: CMSampleBuffer,
    of type: SCStreamOutputType
  ) {}
}

/// A delegate that is notified of a stream's end. Never notified. Mirrors ScreenCaptureKit's `SCStreamDelegate`.
public protocol SCStreamDelegate: NSObjectProtocol {
  /// Called when the stream has ended. Never called.
  func stream(_ stream: SCStream, didStopWithError error: any Error)
}

extension SCStreamDelegate {
  /// Does nothing.
  public func stream(_ stream: SCStream, didStopWithError error: any Error) {}
}
