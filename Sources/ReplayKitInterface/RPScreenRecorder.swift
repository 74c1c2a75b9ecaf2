// Films of the program, under the module name ReplayKit: a compatible interface, not Apple's. Desktops give pictures of
// the screen to the programs that the user chooses, by PipeWire, which Tabstop does not have: the recorder is not
// available, which sources ask first, and recording is refused with an error.
public import AVFoundationInterface
public import Foundation
internal import Tabstop
@_exported public import TabstopKits

/// Records the program: refused. Mirrors ReplayKit's `RPScreenRecorder`.
// Sendable: one thread at a time.
open class RPScreenRecorder: NSObject, @unchecked Sendable {
  private static let only = RPScreenRecorder()
  /// The recorder.
  open class func shared() -> RPScreenRecorder { only }
  /// The delegate, which is not called. Not retained.
  open weak var delegate: (any RPScreenRecorderDelegate)?
  /// Whether it can record. Always `false`.
  open var isAvailable: Bool { false }
  /// Whether it is recording. Always `false`.
  open var isRecording: Bool { false }
  /// Whether the user's voice is recorded. Stored, without effect.
  open var isMicrophoneEnabled = false
  /// Whether the user's face is recorded. Stored, without effect.
  open var isCameraEnabled = false

  /// Records. Passes an error to the handler, on the main thread.
  @preconcurrency
  open func startRecording(handler: (@Sendable ((any Error)?) -> Void)? = nil) {
    DispatchQueue.main.async { handler?(RPRecordingErrorCode.failed) }
  }
  /// Records. Always throws.
  open func startRecording() async throws { throw RPRecordingErrorCode.failed }
  /// Stops. Passes an error to the handler, on the main thread.
  @preconcurrency
  open func stopRecording(
    handler: (@Sendable (RPPreviewViewController?, (any Error)?) -> Void)? = nil
  ) { DispatchQueue.main.async { handler?(nil, RPRecordingErrorCode.failed) } }
  /// Stops and saves the film. Passes an error to the handler, on the main thread.
  @preconcurrency
  open func stopRecording(
    withOutput url: URL, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { DispatchQueue.main.async { completionHandler?(RPRecordingErrorCode.failed) } }
  /// Stops and saves the film. Always throws.
  open func stopRecording(withOutput url: URL) async throws { throw RPRecordingErrorCode.failed }
  /// Forgets what was recorded. Calls the handler, on the main thread.
  @preconcurrency
  open func discardRecording(handler: @escaping @Sendable () -> Void) {
    DispatchQueue.main.async { handler() }
  }
  /// Passes what is recorded to the program. Passes an error to the second handler, on the main thread.
  @preconcurrency
  open func startCapture(
    handler captureHandler: (
      @Sendable (CMSampleBuffer, RPSampleBufferType, (any Error)?) -> Void
    )?,
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { DispatchQueue.main.async { completionHandler?(RPRecordingErrorCode.failed) } }
  /// Stops. Passes an error to the handler, on the main thread.
  @preconcurrency
  open func stopCapture(handler: (@Sendable ((any Error)?) -> Void)? = nil) {
    DispatchQueue.main.async { handler?(RPRecordingErrorCode.failed) }
  }
}

/// What is recorded. Mirrors ReplayKit's.
public enum RPSampleBufferType: Int, Sendable { case video = 1, audioApp, audioMic }

/// The delegate of a recorder. Nothing is called here. Mirrors ReplayKit's `RPScreenRecorderDelegate`.
public protocol RPScreenRecorderDelegate: AnyObject {
  /// Recording has ended.
  func screenRecorder(
    _ screenRecorder: RPScreenRecorder,
    didStopRecordingWith previewViewController:
      RPPreviewViewController?, error: (any Error)?)
  /// It has changed whether the recorder can record.
  func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder)
}

extension RPScreenRecorderDelegate {
  /// Does nothing.
  public func screenRecorder(
    _ screenRecorder: RPScreenRecorder,
    didStopRecordingWith previewViewController:
      RPPreviewViewController?, error: (any Error)?
  ) {}
  /// Does nothing.
  public func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder) {}
}

/// The page on which the user sees a film: never created. Mirrors ReplayKit's `RPPreviewViewController`.
@preconcurrency @MainActor
open class RPPreviewViewController: OpeningController {
  /// The delegate, which is not called. Not retained.
  open weak var previewControllerDelegate: (any RPPreviewViewControllerDelegate)?
}

/// The delegate of a page. Nothing is called here. Mirrors ReplayKit's.
@preconcurrency @MainActor
public protocol RPPreviewViewControllerDelegate: AnyObject {
  /// The page has ended.
  func previewControllerDidFinish(_ previewController: RPPreviewViewController)
}

/// Why nothing is recorded. Mirrors ReplayKit's `RPRecordingErrorCode`.
public struct RPRecordingErrorCode: CustomNSError, LocalizedError, Sendable {
  /// The codes of the error. Mirrors the part of ReplayKit's that has a meaning here.
  public enum Code: Int, Sendable {
    case unknown = -5800
    case userDeclined = -5801
    case disabled = -5802
    case failedToStart = -5803
    case failed = -5804
  }

  /// The code of the error.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  static let failed = RPRecordingErrorCode(.failedToStart)
  /// The domain of the error as an `NSError`.
  public static var errorDomain: String { "com.apple.ReplayKit.RPRecordingErrorDomain" }
  /// The number of the error as an `NSError`.
  public var errorCode: Int { code.rawValue }
  /// The text for the user.
  public var errorDescription: String? {
    code == .failedToStart
      ? String(own: "This program cannot see the screen on this system.") : nil
  }
  /// The values of the error as an `NSError`.
  public var errorUserInfo: [String: Any] {
    errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:]
  }
}
