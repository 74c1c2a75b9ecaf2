import StoreKit
import SwiftUI

// A program's shop, as programs with subscriptions write it.
typealias ShopRenewalState = StoreKit.Product.SubscriptionInfo.RenewalState

@MainActor final class Shop: ObservableObject {
  @Published private(set) var products: [Product] = []
  @Published private(set) var bought: Set<String> = []
  @Published var state: ShopRenewalState?
  private var updates: Task<Void, Never>?

  init() {
    updates = Task.detached { [weak self] in
      for await result in Transaction.updates {
        guard let transaction = try? self?.checked(result) else { continue }
        await transaction.finish()
      }
    }
  }
  deinit { updates?.cancel() }

  func load() async throws {
    products = try await Product.products(for: ["month", "year"]).sorted { $0.price < $1.price }
    for await result in Transaction.currentEntitlements {
      guard case .verified(let transaction) = result, transaction.revocationDate == nil else {
        continue
      }
      if let end = transaction.expirationDate, end < Date() { continue }
      bought.insert(transaction.productID)
    }
    state = try await products.first?.subscription?.status.first?.state
  }

  func buy(_ product: Product) async throws -> StoreKit.Transaction? {
    switch try await product.purchase() {
    case .success(let verification):
      let transaction = try checked(verification)
      await transaction.finish()
      return transaction
    case .userCancelled, .pending: return nil
    @unknown default: return nil
    }
  }

  func restore() async throws { try await AppStore.sync() }

  nonisolated func checked<T>(_ result: VerificationResult<T>) throws -> T {
    switch result {
    case .unverified(_, let error): throw error
    case .verified(let value): return value
    }
  }

  func length(of product: Product) -> String {
    guard let period = product.subscription?.subscriptionPeriod else { return product.displayPrice }
    switch period.unit {
    case .day: return "\(period.value) days"
    case .week: return "\(period.value) weeks"
    case .month: return "\(period.value) months"
    case .year: return "\(period.value) years"
    @unknown default: return ""
    }
  }
}

struct ShopScreen: View {
  @ObservedObject var shop: Shop
  @State private var managesSubscriptions = false
  @State private var redeems = false
  @State private var failure = ""

  var body: some View {
    VStack {
      ForEach(shop.products) { product in
        Button(product.displayPrice) { Task { try? await shop.buy(product) } }
      }
      Text(managesSubscriptions ? "managing" : "not managing")
      Text(failure)
      Button("Manage") { managesSubscriptions = true }
      Button("Redeem") { redeems = true }
    }
    .manageSubscriptionsSheet(isPresented: $managesSubscriptions)
    .offerCodeRedemption(isPresented: $redeems) { result in
      if case .failure(StoreKitError.notAvailableInStorefront) = result { failure = "no store" }
    }
  }
}

/// A page with the store's own views.
struct PaywallScreen: View {
  var body: some View {
    VStack {
      SubscriptionStoreView(groupID: "premium") {
        Text("All teas")
      }
      .subscriptionStoreControlStyle(.prominentPicker)
      .subscriptionStoreButtonLabel(.multiline)
      .storeButton(.visible, for: .restorePurchases, .redeemCode)
      StoreView(ids: ["month", "year"]) { _ in Image(systemName: "cup.and.saucer") }
      ProductView(id: "month") { Text("Icon") }
        .productViewStyle(.large)
    }
  }
}
