public import SwiftUIInterface

/// What is known of the user's purchases. Mirrors StoreKit's.
public enum EntitlementTaskState<Value> {
  case loading
  case failure(any Error)
  case success(Value)
  /// The purchases.
  public var value: Value? { if case .success(let value) = self { value } else { nil } }
}

extension EntitlementTaskState: Sendable where Value: Sendable {}

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
  }
}

extension View {
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

extension View {
  /// Keeps messages of the store back. No effect: there is no store.
  public func storeMessagesDeferred(_ storeMessagesDeferred: Bool) -> some View { self }
}
