public import Foundation
internal import Tabstop

/// An error of pictures of the screen. Mirrors ScreenCaptureKit's `SCStreamError`.
public struct SCStreamError: CustomNSError, LocalizedError, Sendable {
  /// The codes of the error. Mirrors ScreenCaptureKit's.
  public enum Code: Int, Sendable {
    case userDeclined = -3801
    case failedToStart = -3802
    case missingEntitlements = -3803
    case failedApplicationConnectionInvalid = -3804
    case failedApplicationConnectionInterrupted = -3805
    case failedNoMatchingApplicationContext = -3806
    case attemptToStartStreamState = -3807
    case attemptToStopStreamState = -3808
    case attemptToUpdateFilterState = -3809
    case attemptToConfigState = -3810
    case internalError = -3811
    case invalidParameter = -3812
    case noWindowList = -3813
    case noDisplayList = -3814
    case noCaptureSource = -3815
    case removingStream = -3816
    case userStopped = -3817
    case failedToStartAudioCapture = -3818
    case failedToStopAudioCapture = -3819
    case failedToStartMicrophoneCapture = -3820
    case systemStoppedStream = -3821
  }

  /// The code of the error.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  static let declined = SCStreamError(.userDeclined)
  /// The domain of the error as an `NSError`.
  public static var errorDomain: String { "com.apple.ScreenCaptureKit.SCStreamErrorDomain" }
  /// The number of the error as an `NSError`.
  public var errorCode: Int { code.rawValue }
  /// The error for the user; `nil` for an error that only other systems have.
  public var errorDescription: String? {
    switch code {
    case .userDeclined: String(own: "This program cannot see the screen on this system.")
    case .attemptToStopStreamState, .attemptToUpdateFilterState, .attemptToConfigState:
      String(own: "The recording of the screen has not begun.")
    default: nil
    }
  }

  /// The values of the error as an `NSError`.
  public var errorUserInfo: [String: Any] {
    errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:]
  }

  /// The user does not allow pictures.
  public static var userDeclined: Code { .userDeclined }
  /// The user has ended them.
  public static var userStopped: Code { .userStopped }
}

extension SCStreamError.Code {
  /// Matches an error of this code, in `catch SCStreamError.userDeclined`.
  public static func ~= (match: Self, error: any Error) -> Bool {
    (error as? SCStreamError)?.code == match
  }
}
