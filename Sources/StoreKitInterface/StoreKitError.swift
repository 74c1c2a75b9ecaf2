public import Foundation
internal import Tabstop

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
