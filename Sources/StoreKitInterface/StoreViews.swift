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

/// Sets the value that presents a sheet back to `false` at once, because there is no such sheet here.
struct NoSheet: ViewModifier {
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
  /// Requests a refund while a value is `true`. There is no store: the value becomes `false`
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
  /// Sets the action of a button that signs in. Never called: there is no store. Mirrors StoreKit.
  public func subscriptionStoreSignInAction(_ action: (() -> Void)?) -> some View { self }
}
