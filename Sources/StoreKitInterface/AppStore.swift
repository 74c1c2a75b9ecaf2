public import Foundation
public import SwiftUIInterface

/// The store, which does not exist here. Mirrors StoreKit's.
@preconcurrency @MainActor
public enum AppStore {
  /// Asks for a review in a scene. No effect: there is no store.
  public static func requestReview(in scene: UIWindowScene) {}
  /// Whether the user may buy. Always `false`: there is no store.
  public nonisolated static var canMakePayments: Bool { false }
  /// The number of the device for signatures. Always `nil`.
  public nonisolated static var deviceVerificationID: UUID? { nil }
  /// Loads the user's purchases. Always throws: there is no store.
  public nonisolated static func sync() async throws {
    throw StoreKitError.notAvailableInStorefront
  }
  /// Shows the user's subscriptions. Always throws: there is no store.
  public static func showManageSubscriptions(in scene: UIWindowScene) async throws {
    throw StoreKitError.notAvailableInStorefront
  }
  /// Shows the user's subscriptions of a group. Always throws: there is no store.
  public static func showManageSubscriptions(
    in scene: UIWindowScene, subscriptionGroupID: String
  ) async throws { throw StoreKitError.notAvailableInStorefront }
  /// Asks for a code. Always throws: there is no store.
  public static func presentOfferCodeRedeemSheet(in scene: UIWindowScene) async throws {
    throw StoreKitError.notAvailableInStorefront
  }

  /// A store.
  public struct Environment: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an environment from its name.
    public nonisolated init(rawValue: String) { self.rawValue = rawValue }
    /// The store.
    public nonisolated static let production = Environment(rawValue: "Production")
    /// The store for tests.
    public nonisolated static let sandbox = Environment(rawValue: "Sandbox")
    /// Xcode.
    public nonisolated static let xcode = Environment(rawValue: "Xcode")
  }
}

/// The purchase of the program itself: never created. Mirrors StoreKit's.
public struct AppTransaction: Hashable, Sendable {
  /// The program.
  public let bundleID: String
  /// The version.
  public let appVersion: String
  /// The version that was bought.
  public let originalAppVersion: String
  /// When it was bought.
  public let originalPurchaseDate: Date
  /// The store.
  public let environment: AppStore.Environment
  private init?() { nil }
  /// The purchase of the program. Always throws: there is no store.
  public static var shared: VerificationResult<AppTransaction> {
    get async throws { throw StoreKitError.notAvailableInStorefront }
  }
  /// Loads the purchase of the program again. Always throws: there is no store.
  public static func refresh() async throws -> VerificationResult<AppTransaction> {
    throw StoreKitError.notAvailableInStorefront
  }
}

/// The country of a store: never created. Mirrors StoreKit's.
public struct Storefront: Identifiable, Hashable, Sendable {
  /// The number of the store.
  public let id: String
  /// The code of the country, with three letters.
  public let countryCode: String
  private init?() { nil }
  /// The user's store. Always `nil`: there is none.
  public static var current: Storefront? { get async { nil } }
  /// The changes of the user's store. Never any.
  public static var updates: Storefronts { Storefronts() }
  /// A sequence of stores, which is empty.
  public struct Storefronts: AsyncSequence, Sendable {
    /// The iterator of the sequence.
    public struct AsyncIterator: AsyncIteratorProtocol {
      /// The next store. Always `nil`.
      public mutating func next() async -> Storefront? { nil }
    }
    /// Creates the iterator.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
}
