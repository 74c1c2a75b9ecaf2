public import Foundation
internal import Tabstop

/// An error of CloudKit: there is no iCloud account here. Mirrors CloudKit's `CKError`.
public struct CKError: CustomNSError, LocalizedError, Sendable {
  /// The codes of the error. Mirrors CloudKit's.
  public enum Code: Int, Sendable {
    case internalError = 1, partialFailure, networkUnavailable, networkFailure, badContainer
    case serviceUnavailable, requestRateLimited, missingEntitlement, notAuthenticated
    case permissionFailure, unknownItem, invalidArguments, resultsTruncated, serverRecordChanged
    case serverRejectedRequest, assetFileNotFound, assetFileModified, incompatibleVersion
    case constraintViolation, operationCancelled, changeTokenExpired, batchRequestFailed, zoneBusy
    case badDatabase, quotaExceeded, zoneNotFound, limitExceeded, userDeletedZone
    case tooManyParticipants, alreadyShared, referenceViolation, managedAccountRestricted
    case participantMayNeedVerification, serverResponseLost, assetNotAvailable
    case accountTemporarilyUnavailable
  }

  /// The code of the error.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  static let noAccount = CKError(.notAuthenticated)

  /// The domain of the error as an `NSError`.
  public static var errorDomain: String { CKErrorDomain }
  /// The number of the error as an `NSError`.
  public var errorCode: Int { code.rawValue }
  /// The number of the code.
  public var rawValue: Int { code.rawValue }
  /// The text for the user.
  public var errorDescription: String? {
    code == .notAuthenticated ? String(own: "iCloud is not available on this computer.") : nil
  }

  /// The values of the error as an `NSError`.
  public var errorUserInfo: [String: Any] {
    errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:]
  }

  /// The errors of the items, by their identifiers. Always `nil`.
  public var partialErrorsByItemID: [AnyHashable: any Error]? { nil }
  /// The record of the server. Always `nil`.
  public var serverRecord: CKRecord? { nil }
  /// The record that was sent. Always `nil`.
  public var clientRecord: CKRecord? { nil }
  /// The record of which both are changes. Always `nil`.
  public var ancestorRecord: CKRecord? { nil }
  /// The seconds after which another attempt may succeed. Always `nil`: none will.
  public var retryAfterSeconds: Double? { nil }
  /// The other values of the error as an `NSError`.
  public var userInfo: [String: Any] { errorUserInfo }
}

extension CKError {
  /// An error of the service itself.
  public static var internalError: Code { .internalError }
  /// Some items failed.
  public static var partialFailure: Code { .partialFailure }
  /// There is no network.
  public static var networkUnavailable: Code { .networkUnavailable }
  /// The network failed.
  public static var networkFailure: Code { .networkFailure }
  /// The container is unknown.
  public static var badContainer: Code { .badContainer }
  /// The service does not answer.
  public static var serviceUnavailable: Code { .serviceUnavailable }
  /// There were too many requests.
  public static var requestRateLimited: Code { .requestRateLimited }
  /// There is no account.
  public static var notAuthenticated: Code { .notAuthenticated }
  /// The user may not do that.
  public static var permissionFailure: Code { .permissionFailure }
  /// The record does not exist.
  public static var unknownItem: Code { .unknownItem }
  /// An argument is wrong.
  public static var invalidArguments: Code { .invalidArguments }
  /// The server has another version of the record.
  public static var serverRecordChanged: Code { .serverRecordChanged }
  /// The operation was cancelled.
  public static var operationCancelled: Code { .operationCancelled }
  /// The token of changes is too old.
  public static var changeTokenExpired: Code { .changeTokenExpired }
  /// The zone is busy.
  public static var zoneBusy: Code { .zoneBusy }
  /// The account has no more space.
  public static var quotaExceeded: Code { .quotaExceeded }
  /// The zone does not exist.
  public static var zoneNotFound: Code { .zoneNotFound }
  /// The request is too large.
  public static var limitExceeded: Code { .limitExceeded }
  /// The user has deleted the zone.
  public static var userDeletedZone: Code { .userDeletedZone }
}

extension CKError.Code {
  /// Matches an error of this code, in `catch CKError.notAuthenticated`.
  public static func ~= (match: Self, error: any Error) -> Bool {
    (error as? CKError)?.code == match
  }
}

/// The domain of the errors. Mirrors CloudKit's.
public let CKErrorDomain = "CKErrorDomain"
/// The key of the errors of items in an error. Mirrors CloudKit's.
public let CKPartialErrorsByItemIDKey = "CKPartialErrors"
/// The key of the seconds until another attempt in an error. Mirrors CloudKit's.
public let CKErrorRetryAfterKey = "CKErrorRetryAfter"
/// The key of the server's record in an error. Mirrors CloudKit's.
public let CKRecordChangedErrorServerRecordKey = "ServerRecord"
/// The key of the program's record in an error. Mirrors CloudKit's.
public let CKRecordChangedErrorClientRecordKey = "ClientRecord"
/// The key of the record of which both are changes in an error. Mirrors CloudKit's.
public let CKRecordChangedErrorAncestorRecordKey = "AncestorRecord"
