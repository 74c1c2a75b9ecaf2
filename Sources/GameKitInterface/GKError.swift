public import Foundation
internal import Tabstop

/// An error of Game Center: there is no player here. Mirrors GameKit's `GKError`.
public struct GKError: CustomNSError, LocalizedError, Sendable {
  /// The codes of the error. Mirrors GameKit's.
  public enum Code: Int, Sendable {
    case unknown = 1, cancelled, communicationsFailure, userDenied, invalidCredentials
    case notAuthenticated, authenticationInProgress, invalidPlayer, scoreNotSet
    case parentalControlsBlocked, playerStatusExceedsMaximumLength, playerStatusInvalid
    case matchRequestInvalid, underage, gameUnrecognized, notSupported, invalidParameter
    case unexpectedConnection, challengeInvalid, turnBasedMatchDataTooLarge
    case turnBasedTooManySessions, turnBasedInvalidParticipant, turnBasedInvalidTurn
    case turnBasedInvalidState, invitationsDisabled, playerPhotoFailure
    case ubiquityContainerUnavailable, matchNotConnected, gameSessionRequestInvalid
    case restrictedToAutomatch, apiNotAvailable, notAuthorized, connectionTimeout, apiObsolete
    case iCloudUnavailable, lockdownMode
  }

  /// The code of the error.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  static let noPlayer = GKError(.notAuthenticated)
  /// The domain of the error as an `NSError`.
  public static var errorDomain: String { GKErrorDomain }
  /// The number of the error as an `NSError`.
  public var errorCode: Int { code.rawValue }
  /// The text for the user.
  public var errorDescription: String? {
    switch code {
    case .notSupported, .notAuthenticated:
      String(own: "Game Center is not available on this computer.")
    default: nil
    }
  }

  /// The values of the error as an `NSError`.
  public var errorUserInfo: [String: Any] {
    errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:]
  }

  /// The user has cancelled.
  public static var cancelled: Code { .cancelled }
  /// There is no player.
  public static var notAuthenticated: Code { .notAuthenticated }
  /// There is no Game Center.
  public static var notSupported: Code { .notSupported }
  /// The game is not known.
  public static var gameUnrecognized: Code { .gameUnrecognized }
  /// The network failed.
  public static var communicationsFailure: Code { .communicationsFailure }
}

extension GKError.Code {
  /// Matches an error of this code, in `catch GKError.notAuthenticated`.
  public static func ~= (match: Self, error: any Error) -> Bool {
    (error as? GKError)?.code == match
  }
}

/// The domain of the errors. Mirrors GameKit's.
public let GKErrorDomain = "GKErrorDomain"
