public import Foundation
internal import Tabstop

/// A value that the store has signed, or is said to have signed. Mirrors StoreKit's.
public enum VerificationResult<SignedType> {
  case unverified(SignedType, VerificationError)
  case verified(SignedType)

  /// Why a signature was not accepted.
  public enum VerificationError: LocalizedError, Hashable, Sendable {
    case revokedCertificate, invalidCertificateChain, invalidDeviceVerification, invalidEncoding
    case invalidSignature, missingRequiredProperties
  }

  /// The value, or the error that there is.
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .verified(let value): return value
      case .unverified(_, let error): throw error
      }
    }
  }
  /// The value, whether its signature was accepted or not.
  public var unsafePayloadValue: SignedType {
    switch self {
    case .verified(let value), .unverified(let value, _): value
    }
  }
  /// The signed text. Always empty: the store signs nothing here.
  public var jwsRepresentation: String { "" }
}

extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}
extension VerificationResult: Sendable where SignedType: Sendable {}

/// Why the store did not do what it was asked for. Mirrors StoreKit's.
public enum StoreKitError: LocalizedError, Sendable {
  case unknown, userCancelled
  case networkError(URLError)
  case systemError(any Error)
  case notAvailableInStorefront, notEntitled, unsupported

  /// A description of the error for the user.
  public var errorDescription: String? {
    switch self {
    case .notAvailableInStorefront, .unsupported: Self.noStore
    case .networkError(let error): error.localizedDescription
    case .systemError(let error): error.localizedDescription
    case .unknown, .userCancelled, .notEntitled: nil
    }
  }

  static var noStore: String { String(own: "Purchases are not available on this system.") }
}
