public import Foundation
public import SwiftUIInterface

/// The purchase of a product: never created, because there is no store. Mirrors StoreKit's
/// `Transaction`.
public struct Transaction: Identifiable, Hashable, Sendable {
  /// The number of the transaction.
  public let id: UInt64
  /// The number of the first transaction.
  public let originalID: UInt64
  /// The product.
  public let productID: String
  /// The kind of the product.
  public let productType: Product.ProductType
  /// The group of the subscription.
  public let subscriptionGroupID: String?
  /// The program.
  public let appBundleID: String
  /// When it was bought.
  public let purchaseDate: Date
  /// When it was bought first.
  public let originalPurchaseDate: Date
  /// When the subscription ends.
  public let expirationDate: Date?
  /// When the store has taken it back.
  public let revocationDate: Date?
  /// Why the store has taken it back.
  public let revocationReason: RevocationReason?
  /// Whether the user has a better subscription now.
  public let isUpgraded: Bool
  /// The number of pieces.
  public let purchasedQuantity: Int
  /// Who bought it.
  public let ownershipType: OwnershipType
  /// The user's account in the program.
  public let appAccountToken: UUID?
  /// When the store signed it.
  public let signedDate: Date
  /// The price.
  public let price: Decimal?
  /// The transaction in JSON.
  public let jsonRepresentation: Data
  /// The store.
  public let environment: AppStore.Environment
  private init?() { nil }

  /// The state of the subscription. Always `nil`.
  public var subscriptionStatus: Product.SubscriptionInfo.Status? { get async { nil } }
  /// Reports to the store that the user has got the product. No effect.
  public func finish() async {}
  /// Asks for the money back. Always throws: there is no store.
  @MainActor
  public static func beginRefundRequest(for transactionID: UInt64, in scene: UIWindowScene)
    async throws -> RefundRequestStatus
  { throw RefundRequestError.failed }
  /// Asks for the money back. Always throws: there is no store.
  @MainActor
  public func beginRefundRequest(in scene: UIWindowScene) async throws -> RefundRequestStatus {
    throw RefundRequestError.failed
  }

  /// The transactions of other devices and of the store. None arrive; the sequence ends with its task.
  public static var updates: Transactions { Transactions(isOpen: true) }
  /// The transactions of what the user has. Always empty: there is no store.
  public static var currentEntitlements: Transactions { Transactions(isOpen: false) }
  /// All transactions. Always empty: there is no store.
  public static var all: Transactions { Transactions(isOpen: false) }
  /// The transactions that the program has not finished. Always empty: there is no store.
  public static var unfinished: Transactions { Transactions(isOpen: false) }
  /// The transactions of what the user has of a product. Always empty: there is no store.
  public static func currentEntitlements(for productID: String) -> Transactions {
    Transactions(isOpen: false)
  }
  /// The last transaction of a product. Always `nil`: there is no store.
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
  /// The transaction of what the user has of a product. Always `nil`: there is no store.
  public static func currentEntitlement(
    for productID: String
  ) async -> VerificationResult<Transaction>? { nil }

  /// A sequence of transactions, which is empty. Mirrors StoreKit's.
  public struct Transactions: AsyncSequence, Sendable {
    public typealias Element = VerificationResult<Transaction>
    let isOpen: Bool
    /// Returns nothing.
    public struct AsyncIterator: AsyncIteratorProtocol {
      var waiting: NothingHappens<Element>?
      /// Returns `nil`: for ``Transaction/updates`` when the task is cancelled, otherwise at once.
      public mutating func next() async -> Element? { await waiting?.next() }
    }
    /// Returns nothing.
    public func makeAsyncIterator() -> AsyncIterator {
      AsyncIterator(waiting: isOpen ? NothingHappens() : nil)
    }
  }

  /// Who bought a product.
  public struct OwnershipType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a type from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The user.
    public static let purchased = OwnershipType(rawValue: "PURCHASED")
    /// The user's family.
    public static let familyShared = OwnershipType(rawValue: "FAMILY_SHARED")
  }
  /// Why the store has taken back a product.
  public struct RevocationReason: RawRepresentable, Hashable, Sendable {
    /// The number of the reason.
    public let rawValue: Int
    /// Creates a reason from its number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The program did not work.
    public static let developerIssue = RevocationReason(rawValue: 1)
    /// Another reason.
    public static let other = RevocationReason(rawValue: 0)
  }
  /// What became of a request for the money.
  public enum RefundRequestStatus: Hashable, Sendable { case success, userCancelled }
  /// Why a request for the money failed.
  public enum RefundRequestError: Error, Hashable, Sendable { case duplicateRequest, failed }
}

/// Waits for what never happens, until its task is cancelled.
struct NothingHappens<Element: Sendable> {
  private var stream = AsyncStream<Element> { _ in }.makeAsyncIterator()
  mutating func next() async -> Element? { await stream.next() }
}
