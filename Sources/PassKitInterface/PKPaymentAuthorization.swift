public import Foundation
public import TabstopKits

/// How a payment ended. Mirrors PassKit's.
public enum PKPaymentAuthorizationStatus: Int, Sendable {
  case success, failure, invalidBillingPostalAddress, invalidShippingPostalAddress
  case invalidShippingContact, pinRequired, pinIncorrect, pinLockout
}

/// What the program says about a payment. Mirrors PassKit's `PKPaymentAuthorizationResult`.
// Sendable: one thread at a time.
open class PKPaymentAuthorizationResult: NSObject, @unchecked Sendable {
  /// How it ended.
  open var status: PKPaymentAuthorizationStatus
  /// The errors.
  open var errors: [any Error]?
  /// Creates a result.
  public init(status: PKPaymentAuthorizationStatus, errors: [any Error]?) {
    (self.status, self.errors) = (status, errors)
    super.init()
  }
}

/// The new lines of a bill. Mirrors PassKit's `PKPaymentRequestUpdate`.
// Sendable: one thread at a time.
open class PKPaymentRequestUpdate: NSObject, @unchecked Sendable {
  /// How the change ended.
  open var status = PKPaymentAuthorizationStatus.success
  /// The lines.
  open var paymentSummaryItems: [PKPaymentSummaryItem]
  /// The ways of shipping.
  open var shippingMethods: [PKShippingMethod] = []
  /// Creates lines.
  public init(paymentSummaryItems: [PKPaymentSummaryItem]) {
    self.paymentSummaryItems = paymentSummaryItems
    super.init()
  }
}

/// The new lines of a bill for a card. Mirrors PassKit's.
open class PKPaymentRequestPaymentMethodUpdate: PKPaymentRequestUpdate, @unchecked Sendable {}
/// The new lines of a bill for a way of shipping. Mirrors PassKit's.
open class PKPaymentRequestShippingMethodUpdate: PKPaymentRequestUpdate, @unchecked Sendable {}
/// The new lines of a bill for an address. Mirrors PassKit's.
open class PKPaymentRequestShippingContactUpdate: PKPaymentRequestUpdate, @unchecked Sendable {}

/// Lets the user pay: it is not shown, which it says. Mirrors PassKit's `PKPaymentAuthorizationController`.
// Sendable: one thread at a time.
open class PKPaymentAuthorizationController: NSObject, @unchecked Sendable {
  /// Whether the user can pay. Always `false`.
  open class func canMakePayments() -> Bool { false }
  /// Whether the user can pay by one of the networks. Always `false`.
  open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool {
    false
  }
  /// Whether the user can pay by one of the networks. Always `false`.
  open class func canMakePayments(
    usingNetworks supportedNetworks: [PKPaymentNetwork], capabilities: PKMerchantCapability
  ) -> Bool { false }
  /// The delegate, which is not called. Not retained.
  open weak var delegate: (any PKPaymentAuthorizationControllerDelegate)?

  /// Creates a controller.
  public init(paymentRequest request: PKPaymentRequest) { super.init() }

  /// Shows it. Passes `false` to the handler, on the main thread.
  @preconcurrency
  open func present(completion: (@Sendable (Bool) -> Void)? = nil) {
    DispatchQueue.main.async { completion?(false) }
  }
  /// Shows it. Always `false`.
  open func present() async -> Bool { false }
  /// Hides it. Calls the handler, on the main thread.
  @preconcurrency
  open func dismiss(completion: (@Sendable () -> Void)? = nil) {
    DispatchQueue.main.async { completion?() }
  }
  /// Hides it. No effect.
  open func dismiss() async {}
}

/// The delegate of a controller. Nothing is called here. Mirrors PassKit's.
public protocol PKPaymentAuthorizationControllerDelegate: AnyObject {
  /// The controller has ended.
  func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController)
  /// The user wants to pay.
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
  /// The user has chosen a way of shipping.
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController,
    didSelectShippingMethod shippingMethod: PKShippingMethod,
    handler completion: @escaping (PKPaymentRequestShippingMethodUpdate) -> Void)
  /// The user has chosen an address.
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didSelectShippingContact contact: PKContact,
    handler completion: @escaping (PKPaymentRequestShippingContactUpdate) -> Void)
  /// The user has chosen a card.
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController,
    didSelectPaymentMethod paymentMethod: PKPaymentMethod,
    handler completion: @escaping (PKPaymentRequestPaymentMethodUpdate) -> Void)
}

extension PKPaymentAuthorizationControllerDelegate {
  /// Does nothing.
  public func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
  ) {}
  /// Does nothing.
  public func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController,
    didSelectShippingMethod shippingMethod: PKShippingMethod,
    handler completion: @escaping (PKPaymentRequestShippingMethodUpdate) -> Void
  ) {}
  /// Does nothing.
  public func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didSelectShippingContact contact: PKContact,
    handler completion: @escaping (PKPaymentRequestShippingContactUpdate) -> Void
  ) {}
  /// Does nothing.
  public func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController,
    didSelectPaymentMethod paymentMethod: PKPaymentMethod,
    handler completion: @escaping (PKPaymentRequestPaymentMethodUpdate) -> Void
  ) {}
}

/// The page on which the user pays: there is none for a bill, and an empty one ends at once. Mirrors PassKit's
/// `PKPaymentAuthorizationViewController`.
@preconcurrency @MainActor
open class PKPaymentAuthorizationViewController: OpeningController {
  /// Whether the user can pay. Always `false`.
  nonisolated open class func canMakePayments() -> Bool { false }
  /// Whether the user can pay by one of the networks. Always `false`.
  nonisolated open class func canMakePayments(
    usingNetworks supportedNetworks: [PKPaymentNetwork]
  ) -> Bool { false }
  /// The delegate, which is not called. Not retained.
  open weak var delegate: (any PKPaymentAuthorizationViewControllerDelegate)?
  /// Creates a page. Always `nil`.
  public convenience init?(paymentRequest request: PKPaymentRequest) { return nil }
}

/// The delegate of a page. Nothing is called here. Mirrors PassKit's.
@preconcurrency @MainActor
public protocol PKPaymentAuthorizationViewControllerDelegate: AnyObject {
  /// The page has ended.
  func paymentAuthorizationViewControllerDidFinish(
    _ controller: PKPaymentAuthorizationViewController)
  /// The user wants to pay.
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
}

extension PKPaymentAuthorizationViewControllerDelegate {
  /// Does nothing.
  public func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
  ) {}
}
