public import Foundation

extension Product {
  /// A length of time that a subscription lasts. Mirrors StoreKit's.
  public struct SubscriptionPeriod: Hashable, Sendable {
    /// The unit.
    public enum Unit: Hashable, CaseIterable, Sendable, CustomStringConvertible {
      case day, week, month, year
      /// The name, in English.
      public var description: String {
        switch self {
        case .day: "Day"
        case .week: "Week"
        case .month: "Month"
        case .year: "Year"
        }
      }
      /// The name, in English.
      public var localizedDescription: String { description }
    }
    /// The unit.
    public let unit: Unit
    /// The number of units.
    public let value: Int
    init(unit: Unit, value: Int) { (self.unit, self.value) = (unit, value) }
    /// A week.
    public static let weekly = SubscriptionPeriod(unit: .week, value: 1)
    /// A month.
    public static let monthly = SubscriptionPeriod(unit: .month, value: 1)
    /// A year.
    public static let yearly = SubscriptionPeriod(unit: .year, value: 1)
    /// Three days.
    public static let everyThreeDays = SubscriptionPeriod(unit: .day, value: 3)
    /// Two weeks.
    public static let everyTwoWeeks = SubscriptionPeriod(unit: .week, value: 2)
    /// Two months.
    public static let everyTwoMonths = SubscriptionPeriod(unit: .month, value: 2)
    /// Three months.
    public static let everyThreeMonths = SubscriptionPeriod(unit: .month, value: 3)
    /// Six months.
    public static let everySixMonths = SubscriptionPeriod(unit: .month, value: 6)
  }

  /// A reduced price of a subscription: never created. Mirrors StoreKit's.
  public struct SubscriptionOffer: Hashable, Sendable {
    /// The identifier.
    public let id: String?
    /// The kind.
    public let type: OfferType
    /// The price.
    public let price: Decimal
    /// The price with its currency.
    public let displayPrice: String
    /// The length of a period.
    public let period: SubscriptionPeriod
    /// The number of periods.
    public let periodCount: Int
    /// How it is paid.
    public let paymentMode: PaymentMode
    private init?() { nil }

    /// The kind of an offer.
    public struct OfferType: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// Creates a kind from its name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// For new subscribers.
      public static let introductory = OfferType(rawValue: "Introductory")
      /// For present subscribers.
      public static let promotional = OfferType(rawValue: "Promotional")
      /// For former subscribers.
      public static let winBack = OfferType(rawValue: "WinBack")
    }
    /// How an offer is paid.
    public struct PaymentMode: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// Creates a mode from its name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// In each period.
      public static let payAsYouGo = PaymentMode(rawValue: "PayAsYouGo")
      /// At once.
      public static let payUpFront = PaymentMode(rawValue: "PayUpFront")
      /// Nothing is paid.
      public static let freeTrial = PaymentMode(rawValue: "FreeTrial")
      /// The name, in English.
      public var localizedDescription: String { rawValue }
    }
  }

  /// What a product is as a subscription: never created. Mirrors StoreKit's.
  public struct SubscriptionInfo: Hashable, Sendable {
    /// The offer for new subscribers.
    public let introductoryOffer: SubscriptionOffer?
    /// The offers for present subscribers.
    public let promotionalOffers: [SubscriptionOffer]
    /// The offers for former subscribers.
    public let winBackOffers: [SubscriptionOffer]
    /// The group of subscriptions of which a user may have one.
    public let subscriptionGroupID: String
    /// The name of the group, in the user's language.
    public let groupDisplayName: String
    /// The rank in the group, 1 being the best.
    public let groupLevel: Int
    /// How long it lasts.
    public let subscriptionPeriod: SubscriptionPeriod
    private init?() { nil }

    /// The state of the subscription. Always empty.
    public var status: [Status] { get async throws { [] } }
    /// The state of the subscriptions of a group. Always empty: there is no store.
    public static func status(for groupID: String) async throws -> [Status] { [] }
    /// Whether the user may have the offer for new subscribers. Always `false`.
    public var isEligibleForIntroOffer: Bool { get async { false } }
    /// Whether the user may have the offer for new subscribers. Always `false`: there is no store.
    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }

    /// The state of a subscription: never created.
    public struct Status: Hashable, Sendable {
      /// The state.
      public let state: RenewalState
      /// The last transaction.
      public let transaction: VerificationResult<Transaction>
      /// Whether it is renewed.
      public let renewalInfo: VerificationResult<RenewalInfo>
      private init?() { nil }
      /// The changes of states. None arrive; the sequence ends with its task.
      public static var updates: Statuses { Statuses() }

      /// The type of ``updates``.
      public struct Statuses: AsyncSequence, Sendable {
        public typealias Element = Status
        /// Waits until its task is cancelled.
        public struct AsyncIterator: AsyncIteratorProtocol {
          var waiting = NothingHappens<Status>()
          /// Returns `nil` when the task is cancelled.
          public mutating func next() async -> Status? { await waiting.next() }
        }
        /// Waits until its task is cancelled.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
      }
    }

    /// The state of a subscription.
    public struct RenewalState: RawRepresentable, Hashable, Sendable {
      /// The number of the state.
      public let rawValue: Int
      /// Creates a state from its number.
      public init(rawValue: Int) { self.rawValue = rawValue }
      /// The user subscribes.
      public static let subscribed = RenewalState(rawValue: 1)
      /// It has ended.
      public static let expired = RenewalState(rawValue: 2)
      /// The store tries to charge the user again.
      public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
      /// The store tries to charge the user again, and the subscription goes on meanwhile.
      public static let inGracePeriod = RenewalState(rawValue: 4)
      /// The store has taken it back.
      public static let revoked = RenewalState(rawValue: 5)
      /// The name, in English.
      public var localizedDescription: String {
        switch self {
        case .subscribed: "Subscribed"
        case .expired: "Expired"
        case .inBillingRetryPeriod: "In Billing Retry Period"
        case .inGracePeriod: "In Grace Period"
        case .revoked: "Revoked"
        default: ""
        }
      }
    }

    /// Whether a subscription is renewed: never created.
    public struct RenewalInfo: Hashable, Sendable {
      /// The product.
      public let currentProductID: String
      /// The first transaction.
      public let originalTransactionID: UInt64
      /// Whether it is renewed.
      public let willAutoRenew: Bool
      /// The product with which it is renewed.
      public let autoRenewPreference: String?
      /// Why it has ended.
      public let expirationReason: ExpirationReason?
      /// Whether the store tries to charge the user again.
      public let isInBillingRetry: Bool
      /// When the store stops to try.
      public let gracePeriodExpirationDate: Date?
      /// When it is renewed.
      public let renewalDate: Date?
      private init?() { nil }

      /// Why a subscription has ended.
      public struct ExpirationReason: RawRepresentable, Hashable, Sendable {
        /// The number of the reason.
        public let rawValue: Int
        /// Creates a reason from its number.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The user has ended it.
        public static let autoRenewDisabled = ExpirationReason(rawValue: 1)
        /// The user could not be charged.
        public static let billingError = ExpirationReason(rawValue: 2)
        /// The user did not agree to a new price.
        public static let didNotConsentToPriceIncrease = ExpirationReason(rawValue: 3)
        /// The product is no longer sold.
        public static let productUnavailable = ExpirationReason(rawValue: 4)
        /// Another reason.
        public static let unknown = ExpirationReason(rawValue: 5)
      }
    }
  }
}
