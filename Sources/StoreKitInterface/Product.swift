public import Foundation
public import SwiftUIInterface

/// Something that a program sells in the store: never created, because there is no store. Mirrors
/// StoreKit's `Product`.
public struct Product: Identifiable, Hashable, Sendable {
  /// The identifier.
  public let id: String
  /// The kind.
  public let type: ProductType
  /// The name, in the user's language.
  public let displayName: String
  /// What the product is, in the user's language.
  public let description: String
  /// The price.
  public let price: Decimal
  /// The price with its currency.
  public let displayPrice: String
  /// Whether the family of the buyer may use it.
  public let isFamilyShareable: Bool
  /// What the product is as a subscription.
  public let subscription: SubscriptionInfo?
  /// The product in JSON.
  public let jsonRepresentation: Data

  private init?() { nil }

  /// Loads products. Always empty: there is no store.
  public static func products<Identifiers: Collection>(
    for identifiers: Identifiers
  ) async throws -> [Product] where Identifiers.Element == String { [] }

  /// Buys the product. Always throws: there is no store.
  @MainActor
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    throw StoreKitError.notAvailableInStorefront
  }
  /// Buys the product. Always throws: there is no store.
  @MainActor
  public func purchase(
    confirmIn scene: UIScene, options: Set<PurchaseOption> = []
  ) async throws -> PurchaseResult { throw StoreKitError.notAvailableInStorefront }

  /// How the price is written.
  public var priceFormatStyle: Decimal.FormatStyle.Currency { .currency(code: "USD") }
  /// The last transaction. Always `nil`.
  public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }
  /// The transaction that entitles the user to the product. Always `nil`.
  public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }

  /// The kind of a product.
  public struct ProductType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Something that is used up.
    public static let consumable = ProductType(rawValue: "Consumable")
    /// Something that is bought once.
    public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
    /// A subscription that ends.
    public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
    /// A subscription that is renewed.
    public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
    /// The name, in English.
    public var localizedDescription: String { rawValue }
  }

  /// What becomes of a purchase.
  public enum PurchaseResult: Sendable {
    case success(VerificationResult<Transaction>)
    case userCancelled, pending
  }

  /// A detail of a purchase. Without effect: nothing can be bought.
  public struct PurchaseOption: Hashable, Sendable {
    private let name: String
    private let value: String
    /// The user's account in the program.
    public static func appAccountToken(_ token: UUID) -> PurchaseOption {
      PurchaseOption(name: "appAccountToken", value: token.uuidString)
    }
    /// The number of pieces.
    public static func quantity(_ quantity: Int) -> PurchaseOption {
      PurchaseOption(name: "quantity", value: String(quantity))
    }
    /// Whether a child asks to buy, in tests.
    public static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> PurchaseOption {
      PurchaseOption(name: "simulatesAskToBuyInSandbox", value: String(simulateAskToBuy))
    }
    /// A value of the program's own.
    public static func custom(key: String, value: String) -> PurchaseOption {
      PurchaseOption(name: key, value: value)
    }
    /// A value of the program's own.
    public static func custom(key: String, value: Double) -> PurchaseOption {
      PurchaseOption(name: key, value: String(value))
    }
    /// A value of the program's own.
    public static func custom(key: String, value: Bool) -> PurchaseOption {
      PurchaseOption(name: key, value: String(value))
    }
  }

  /// Why a purchase failed.
  public enum PurchaseError: LocalizedError, Hashable, Sendable {
    case invalidQuantity, productUnavailable, purchaseNotAllowed, ineligibleForOffer
    case invalidOfferIdentifier, invalidOfferPrice, invalidOfferSignature, missingOfferParameters
  }
}
