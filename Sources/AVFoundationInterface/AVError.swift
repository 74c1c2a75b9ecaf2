public import Foundation
internal import Tabstop

/// An error of AVFoundation. Mirrors AVFoundation's `AVError`.
public struct AVError: CustomNSError, LocalizedError, Hashable, Sendable {
  /// The codes of the error. Mirrors AVFoundation's.
  public enum Code: Int, Sendable {
    case unknown = -11800
    case outOfMemory = -11801
    case sessionNotRunning = -11803
    case noDataCaptured = -11805
    case diskFull = -11807
    case deviceWasDisconnected = -11808
    case mediaChanged = -11809
    case maximumDurationReached = -11810
    case maximumFileSizeReached = -11811
    case deviceNotConnected = -11814
    case sessionWasInterrupted = -11818
    case mediaServicesWereReset = -11819
    case exportFailed = -11820
    case decodeFailed = -11821
    case invalidSourceMedia = -11822
    case fileAlreadyExists = -11823
    case fileFormatNotRecognized = -11828
    case fileFailedToParse = -11829
    case contentIsProtected = -11831
    case noImageAtTime = -11832
    case decoderNotFound = -11833
    case encoderNotFound = -11834
    case operationNotSupportedForAsset = -11838
    case operationNotAllowed = -11862
  }
  /// The code of the error.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  /// The domain of the error as an `NSError`.
  public static var errorDomain: String { AVFoundationErrorDomain }
  /// The number of the error as an `NSError`.
  public var errorCode: Int { code.rawValue }
  /// The error for the user; `nil` for an error that only other systems have.
  public var errorDescription: String? {
    switch code {
    case .decoderNotFound: String(own: "Files of this kind cannot be played on this system.")
    case .deviceNotConnected:
      String(own: "This program gets neither the camera nor the microphone on this system.")
    case .operationNotSupportedForAsset:
      String(own: "This cannot be done with films on this system.")
    default: nil
    }
  }

  /// The values of the error as an `NSError`.
  public var errorUserInfo: [String: Any] {
    errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:]
  }
}

/// The domain of the errors. Mirrors AVFoundation's.
public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

extension AVError {
  /// The reason is not known.
  public static var unknown: Code { .unknown }
  /// The device is not connected.
  public static var deviceNotConnected: Code { .deviceNotConnected }
  /// It cannot be done with this asset.
  public static var operationNotSupportedForAsset: Code { .operationNotSupportedForAsset }
  /// There is too little memory.
  public static var outOfMemory: Code { .outOfMemory }
  /// The session does not run.
  public static var sessionNotRunning: Code { .sessionNotRunning }
  /// Nothing was recorded.
  public static var noDataCaptured: Code { .noDataCaptured }
  /// The disk is full.
  public static var diskFull: Code { .diskFull }
  /// The device was disconnected.
  public static var deviceWasDisconnected: Code { .deviceWasDisconnected }
  /// The medium has changed.
  public static var mediaChanged: Code { .mediaChanged }
  /// The longest duration is reached.
  public static var maximumDurationReached: Code { .maximumDurationReached }
  /// The largest size is reached.
  public static var maximumFileSizeReached: Code { .maximumFileSizeReached }
  /// The session was interrupted.
  public static var sessionWasInterrupted: Code { .sessionWasInterrupted }
  /// The media service was started again.
  public static var mediaServicesWereReset: Code { .mediaServicesWereReset }
  /// The export failed.
  public static var exportFailed: Code { .exportFailed }
  /// The content cannot be decoded.
  public static var decodeFailed: Code { .decodeFailed }
  /// The source is not valid.
  public static var invalidSourceMedia: Code { .invalidSourceMedia }
  /// There is a file of this name.
  public static var fileAlreadyExists: Code { .fileAlreadyExists }
  /// The format of the file is not known.
  public static var fileFormatNotRecognized: Code { .fileFormatNotRecognized }
  /// The file is damaged.
  public static var fileFailedToParse: Code { .fileFailedToParse }
  /// The content is protected.
  public static var contentIsProtected: Code { .contentIsProtected }
  /// There is no picture at this time.
  public static var noImageAtTime: Code { .noImageAtTime }
  /// There is no decoder.
  public static var decoderNotFound: Code { .decoderNotFound }
  /// There is no encoder.
  public static var encoderNotFound: Code { .encoderNotFound }
}

extension AVError.Code {
  /// Matches an error of this code, in `catch AVError.unknown`.
  public static func ~= (match: Self, error: any Error) -> Bool {
    (error as? AVError)?.code == match
  }
}
