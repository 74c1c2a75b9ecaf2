internal import Foundation
public import SwiftUIInterface

/// An action that buys a product. It always fails: there is no store. Mirrors StoreKit's.
@preconcurrency @MainActor
public struct PurchaseAction {
  nonisolated init() {}
  /// Buys a product. Always throws: there is no store.
  public func callAsFunction(
    _ product: Product, options: Set<Product.PurchaseOption> = []
  ) async throws -> Product.PurchaseResult { throw StoreKitError.notAvailableInStorefront }
}

extension EnvironmentValues {
  /// The action that buys a product. It always fails: there is no store. Mirrors StoreKit.
  public var purchase: PurchaseAction { PurchaseAction() }
}

/// Sets the value of a sheet that does not exist back to `false`, so that it can be asked for again.
private struct NoSheet: ViewModifier {
  @Binding var isPresented: Bool
  let refused: () -> Void
  func body(content: Content) -> some View {
    content.onChange(of: isPresented, initial: true) {
      guard isPresented else { return }
      isPresented = false
      refused()
    }
  }
}

extension View {
  /// Shows the user's subscriptions while a value is `true`. There is no store: the value becomes
  /// `false` again, and nothing is shown. Mirrors StoreKit.
  public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View {
    modifier(NoSheet(isPresented: isPresented, refused: {}))
  }
  /// Shows the user's subscriptions of a group while a value is `true`. There is no store: the value
  /// becomes `false` again, and nothing is shown. Mirrors StoreKit.
  public func manageSubscriptionsSheet(
    isPresented: Binding<Bool>, subscriptionGroupID: String
  ) -> some View {
    modifier(NoSheet(isPresented: isPresented, refused: {}))
  }
  /// Asks for a code while a value is `true`. There is no store: the value becomes `false` again, and
  /// the closure gets an error. Mirrors StoreKit.
  public func offerCodeRedemption(
    isPresented: Binding<Bool>,
    onCompletion: @escaping @MainActor (Result<Void, any Error>) -> Void = { _ in }
  ) -> some View {
    modifier(
      NoSheet(
        isPresented: isPresented,
        refused: { onCompletion(.failure(StoreKitError.notAvailableInStorefront)) }))
  }
  /// Asks for the money back while a value is `true`. There is no store: the value becomes `false`
  /// again, and the closure gets an error. Mirrors StoreKit.
  public func refundRequestSheet(
    for transactionID: UInt64, isPresented: Binding<Bool>,
    onDismiss: (
      @MainActor (Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> Void
    )? = nil
  ) -> some View {
    modifier(NoSheet(isPresented: isPresented, refused: { onDismiss?(.failure(.failed)) }))
  }
  /// Calls a closure when a store's view has bought a product: never. Mirrors StoreKit.
  public func onInAppPurchaseCompletion(
    perform action: (
      (Product, Result<Product.PurchaseResult, any Error>) async -> Void
    )?
  ) -> some View { self }
  /// Calls a closure when a store's view begins to buy a product: never. Mirrors StoreKit.
  public func onInAppPurchaseStart(perform action: ((Product) async -> Void)?) -> some View { self }
  /// Calls a closure with the state of a group of subscriptions: none, because there is no store.
  /// Mirrors StoreKit.
  public func subscriptionStatusTask(
    for groupID: String, priority: TaskPriority = .medium,
    action: @escaping (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
  ) -> some View {
    task(id: groupID, priority: priority) { await action(.success([])) }
  }
  /// Calls a closure with what the user has of a product: nothing, because there is no store. Mirrors
  /// StoreKit.
  public func currentEntitlementTask(
    for productID: String, priority: TaskPriority = .medium,
    action: @escaping (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void
  ) -> some View {
    task(id: productID, priority: priority) { await action(.success(nil)) }
  }
}

/// What is known of the user's purchases. Mirrors StoreKit's.
public enum EntitlementTaskState<Value> {
  case loading
  case failure(any Error)
  case success(Value)
  /// The purchases.
  public var value: Value? { if case .success(let value) = self { value } else { nil } }
}
extension EntitlementTaskState: Sendable where Value: Sendable {}

/// A view of the store over a program. Mirrors StoreKit's. It is never shown: there is no store.
@preconcurrency @MainActor
open class SKOverlay: NSObject {
  /// What the view offers. Mirrors StoreKit's.
  open class Configuration: NSObject {}
  /// A program that the view offers. Mirrors StoreKit's.
  open class AppConfiguration: Configuration {
    /// The number of the program in the store.
    open var appIdentifier: String
    /// The edge of the screen.
    open var position: Position
    /// Whether the user can close the view. Stored, without effect.
    open var userDismissible = true
    /// Creates an offer.
    public init(appIdentifier: String, position: Position) {
      (self.appIdentifier, self.position) = (appIdentifier, position)
      super.init()
    }
  }
  /// The edge of the screen. Mirrors StoreKit's.
  public enum Position: Int, Sendable { case bottom, bottomRaised }
  /// Creates a view.
  public init(configuration: Configuration) { super.init() }
  /// Shows the view. No effect: there is no store.
  open func present(in scene: UIWindowScene) {}
  /// Hides the view. No effect: it is not shown.
  open class func dismiss(in scene: UIWindowScene) {}
}

extension View {
  /// Shows a view of the store. It ends at once: there is no store. Mirrors StoreKit.
  public func appStoreOverlay(
    isPresented: Binding<Bool>, configuration: @escaping () -> SKOverlay.Configuration
  ) -> some View {
    modifier(NoSheet(isPresented: isPresented, refused: {}))
  }
  /// Sets the action of a button that signs in. Never called: there is no store. Mirrors StoreKit.
  public func subscriptionStoreSignInAction(_ action: (() -> Void)?) -> some View { self }
}

extension Product {
  /// What is known of a product. Mirrors StoreKit's `Product.TaskState`.
  public enum TaskState: Sendable {
    case loading
    case unavailable
    case failure(any Error)
    case success(Product)
    /// The product.
    public var product: Product? { if case .success(let product) = self { product } else { nil } }
  }
  /// What is known of products. Mirrors StoreKit's `Product.CollectionTaskState`.
  public enum CollectionTaskState: Sendable {
    case loading
    case failure(any Error)
    case success(_ products: [Product], unavailable: [Product.ID])
    /// The products.
    public var products: [Product]? {
      if case .success(let products, _) = self { products } else { nil }
    }
    /// The identifiers without a product.
    public var unavailableProductIDs: [Product.ID]? {
      if case .success(_, let unavailable) = self { unavailable } else { nil }
    }
  }
}

extension View {
  /// Calls a closure with a product: it is unavailable, because there is no store. Mirrors StoreKit.
  public func storeProductTask(
    for id: Product.ID, priority: TaskPriority = .medium,
    action: @escaping (Product.TaskState) async -> Void
  ) -> some View {
    task(id: id, priority: priority) { await action(.unavailable) }
  }
  /// Calls a closure with products: all are unavailable, because there is no store. Mirrors StoreKit.
  public func storeProductsTask<IDs: Collection & Equatable & Sendable>(
    for ids: IDs, priority: TaskPriority = .medium,
    action: @escaping (Product.CollectionTaskState) async -> Void
  ) -> some View where IDs.Element == Product.ID {
    task(id: ids, priority: priority) { await action(.success([], unavailable: Array(ids))) }
  }
}
