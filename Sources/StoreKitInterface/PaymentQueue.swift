public import Foundation

/// Something that a program sells in the store: never created, because there is no store. Mirrors
/// StoreKit's `SKProduct`.
open class SKProduct: NSObject {
  /// The identifier.
  public let productIdentifier: String
  /// The name, in the user's language.
  public let localizedTitle: String
  /// What the product is, in the user's language.
  public let localizedDescription: String
  /// The price.
  public let price: NSDecimalNumber
  /// How the price is written.
  public let priceLocale: Locale
  /// The period of a subscription.
  public let subscriptionPeriod: SKProductSubscriptionPeriod?
  /// The group of a subscription.
  public let subscriptionGroupIdentifier: String?
  /// Whether the family of the buyer may use it.
  public let isFamilyShareable: Bool

  private init?(_: Void) { nil }

  /// The unit of a period.
  public enum PeriodUnit: UInt, Sendable {
    case day, week, month, year
  }
}

/// The period of a subscription: never created. Mirrors StoreKit's.
open class SKProductSubscriptionPeriod: NSObject {
  /// The number of units.
  public let numberOfUnits: Int
  /// The unit.
  public let unit: SKProduct.PeriodUnit
  private init?(_: Void) { nil }
}

/// A question to the store, which does not exist here. Mirrors StoreKit's.
open class SKRequest: NSObject {
  /// What gets the answer.
  open weak var delegate: (any SKRequestDelegate)?

  /// Asks. The delegate gets an error, as there is no store.
  open func start() {
    // Nothing else uses a request that has begun.
    nonisolated(unsafe) let request = self
    DispatchQueue.main.async { request.answer() }
  }
  func answer() { delegate?.request(self, didFailWithError: SKError(.storeProductNotAvailable)) }
  /// Stops asking. No effect: there is no store.
  open func cancel() {}
}

/// What gets the answer to a request. Mirrors StoreKit's.
public protocol SKRequestDelegate: NSObjectProtocol {
  /// Called when the request has its answer.
  func requestDidFinish(_ request: SKRequest)
  /// Called when the request has failed.
  func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
  /// Does nothing.
  public func requestDidFinish(_ request: SKRequest) {}
  /// Does nothing.
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// Loads products: there are none. Mirrors StoreKit's `SKProductsRequest`.
open class SKProductsRequest: SKRequest {
  private let identifiers: Set<String>

  /// Creates a request for products.
  public init(productIdentifiers: Set<String>) {
    identifiers = productIdentifiers
    super.init()
  }

  // No product has such an identifier, as where a program's products are not in the store yet.
  override func answer() {
    (delegate as? any SKProductsRequestDelegate)?.productsRequest(
      self, didReceive: SKProductsResponse(invalid: identifiers.sorted()))
    delegate?.requestDidFinish(self)
  }
}

/// What gets the products. Mirrors StoreKit's.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
  /// Called with the products: there are none.
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// The answer to a request for products. Mirrors StoreKit's.
open class SKProductsResponse: NSObject {
  /// The products. Always empty: there is no store.
  public let products: [SKProduct] = []
  /// The identifiers for which there is no product: all.
  public let invalidProductIdentifiers: [String]

  init(invalid: [String]) { invalidProductIdentifiers = invalid }
}

/// Loads the receipt again. It fails, as there is no store. Mirrors StoreKit's.
open class SKReceiptRefreshRequest: SKRequest {
  /// Creates a request.
  public init(receiptProperties properties: [String: Any]? = nil) { super.init() }
}

/// The wish to buy a product. Mirrors StoreKit's `SKPayment`.
open class SKPayment: NSObject {
  /// The identifier of the product.
  public let productIdentifier: String
  /// The number of pieces.
  open fileprivate(set) var quantity = 1
  /// The user's account in the program.
  open fileprivate(set) var applicationUsername: String?

  /// Creates a payment for a product. There is none, because there is no store.
  public convenience init(product: SKProduct) {
    self.init(identifier: product.productIdentifier)
  }
  init(identifier: String) {
    productIdentifier = identifier
    super.init()
  }
}

/// The wish to buy a product, whose details can be set. Mirrors StoreKit's `SKMutablePayment`.
open class SKMutablePayment: SKPayment {
  /// The number of pieces.
  open override var quantity: Int {
    get { super.quantity }
    set { super.quantity = newValue }
  }
  /// The user's account in the program.
  open override var applicationUsername: String? {
    get { super.applicationUsername }
    set { super.applicationUsername = newValue }
  }
}

/// A purchase, which has failed: there is no store. Mirrors StoreKit's.
open class SKPaymentTransaction: NSObject {
  /// What was to be bought.
  public let payment: SKPayment
  /// Why it failed.
  public let error: (any Error)?
  /// The state: always `failed`.
  public var transactionState: SKPaymentTransactionState { .failed }
  /// The identifier. Always `nil`: nothing was bought.
  public var transactionIdentifier: String? { nil }
  /// When it was bought. Always `nil`.
  public var transactionDate: Date? { nil }
  /// The first purchase of what was restored. Always `nil`.
  public var original: SKPaymentTransaction? { nil }

  init(payment: SKPayment) {
    self.payment = payment
    error = SKError(.storeProductNotAvailable)
    super.init()
  }
}

/// The state of a purchase. Mirrors StoreKit's.
public enum SKPaymentTransactionState: Int, Sendable {
  case purchasing, purchased, failed, restored, deferred
}

/// What watches purchases. Mirrors StoreKit's.
public protocol SKPaymentTransactionObserver: NSObjectProtocol {
  /// Called when purchases have changed.
  func paymentQueue(
    _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
  /// Called when purchases were finished.
  func paymentQueue(
    _ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
  /// Called when purchases could not be restored.
  func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
  /// Called when purchases were restored. Never called: there is no store.
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
  /// Whether a purchase that the user has begun in the store goes on. Never called.
  func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool
}

extension SKPaymentTransactionObserver {
  /// Does nothing.
  public func paymentQueue(
    _ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]
  ) {}
  /// Does nothing.
  public func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error
  ) {}
  /// Does nothing.
  public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
  /// The default implementation returns `false`.
  public func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool { false }
}

/// The queue of purchases: each fails, as there is no store. Mirrors StoreKit's. Its observers are called
/// on the main queue.
// Sendable: `lock` guards what can change.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private var observers: [Observer] = []
  private var pending: [SKPaymentTransaction] = []

  private struct Observer {
    weak var object: (any SKPaymentTransactionObserver)?
  }

  private static let only = SKPaymentQueue()
  /// The queue of the program.
  open class func `default`() -> SKPaymentQueue { only }
  /// Whether the user may buy. Always `false`: there is no store.
  open class func canMakePayments() -> Bool { false }

  /// The purchases that are not finished.
  open var transactions: [SKPaymentTransaction] { lock.withLock { pending } }

  /// Buys a product. It fails, of which observers are notified.
  open func add(_ payment: SKPayment) {
    // A payment is not changed once it is in the queue.
    nonisolated(unsafe) let transaction = SKPaymentTransaction(payment: payment)
    DispatchQueue.main.async { [self] in
      lock.withLock { pending.append(transaction) }
      notify { $0.paymentQueue(self, updatedTransactions: [transaction]) }
    }
  }
  /// Adds an object that is notified of purchases.
  open func add(_ observer: any SKPaymentTransactionObserver) {
    changeObservers { $0 = $0.filter { $0 !== observer } + [observer] }
  }
  /// Removes an object that is notified of purchases.
  open func remove(_ observer: any SKPaymentTransactionObserver) {
    changeObservers { $0.removeAll { $0 === observer } }
  }
  /// Ends a purchase.
  open func finishTransaction(_ transaction: SKPaymentTransaction) {
    let isPending = lock.withLock {
      guard let index = pending.firstIndex(where: { $0 === transaction }) else { return false }
      pending.remove(at: index)
      return true
    }
    guard isPending else { return }
    // A transaction does not change.
    nonisolated(unsafe) let transaction = transaction
    DispatchQueue.main.async { [self] in
      notify { $0.paymentQueue(self, removedTransactions: [transaction]) }
    }
  }
  /// Restores purchases. It fails, of which observers are notified.
  open func restoreCompletedTransactions() {
    DispatchQueue.main.async { [self] in
      notify {
        $0.paymentQueue(
          self, restoreCompletedTransactionsFailedWithError: SKError(.storeProductNotAvailable))
      }
    }
  }
  /// Restores the purchases of an account. It fails.
  open func restoreCompletedTransactions(withApplicationUsername username: String?) {
    restoreCompletedTransactions()
  }

  /// Changes the observers that still exist.
  private func changeObservers(_ change: (inout [any SKPaymentTransactionObserver]) -> Void) {
    let before = lock.withLock {
      let before = observers.compactMap(\.object)
      var changed = before
      change(&changed)
      observers = changed.map(Observer.init)
      return before
    }
    // An observer that is released here may remove itself: the lock is free.
    withExtendedLifetime(before) {}
  }
  private func notify(_ call: (any SKPaymentTransactionObserver) -> Void) {
    for observer in lock.withLock({ observers.compactMap(\.object) }) { call(observer) }
  }
}

/// Why something of the store failed. Mirrors StoreKit's `SKError`.
public struct SKError: LocalizedError, CustomNSError, Hashable, Sendable {
  /// The reason.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// The reasons of errors.
  public enum Code: Int, Sendable {
    case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed
    case storeProductNotAvailable, cloudServicePermissionDenied
    case cloudServiceNetworkConnectionFailed, cloudServiceRevoked
    case privacyAcknowledgementRequired, unauthorizedRequestData, invalidOfferIdentifier
    case invalidSignature, missingOfferParams, invalidOfferPrice
    case overlayCancelled, overlayInvalidConfiguration, overlayTimeout
    case ineligibleForOffer, unsupportedPlatform, overlayPresentedInBackgroundScene
  }

  /// The name of the domain.
  public static var errorDomain: String { "SKErrorDomain" }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// The text that is shown to the user.
  public var errorDescription: String? {
    StoreKitError.notAvailableInStorefront.errorDescription
  }
  /// The same text, where it is read from an `NSError`. (Foundation on Linux asks a `CustomNSError` for
  /// nothing else, Swift 6.3.)
  public var errorUserInfo: [String: Any] {
    errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:]
  }

  /// The reason is not known.
  public static var unknown: Code { .unknown }
  /// The user may not buy.
  public static var clientInvalid: Code { .clientInvalid }
  /// The user has cancelled.
  public static var paymentCancelled: Code { .paymentCancelled }
  /// The payment is not valid.
  public static var paymentInvalid: Code { .paymentInvalid }
  /// The user may not pay.
  public static var paymentNotAllowed: Code { .paymentNotAllowed }
  /// The product is not in the store.
  public static var storeProductNotAvailable: Code { .storeProductNotAvailable }
}
