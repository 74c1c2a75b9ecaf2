import StoreKit
import SwiftUI

/// A shop with StoreKit's first interface, which tells its delegates.
final class OlderShop: NSObject, ObservableObject, SKProductsRequestDelegate,
  SKPaymentTransactionObserver
{
  @Published var products: [SKProduct] = []
  @Published var unknown: [String] = []
  @Published var isFinished = false
  @Published var error: Error?

  override init() {
    super.init()
    SKPaymentQueue.default().add(self)
  }

  func load(_ identifiers: Set<String>) {
    let request = SKProductsRequest(productIdentifiers: identifiers)
    request.delegate = self
    request.start()
  }

  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
    products = response.products
    unknown = response.invalidProductIdentifiers
  }

  func requestDidFinish(_ request: SKRequest) { isFinished = true }

  func buy(_ product: SKProduct) { SKPaymentQueue.default().add(SKPayment(product: product)) }
  func restore() { SKPaymentQueue.default().restoreCompletedTransactions() }

  func paymentQueue(
    _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]
  ) {
    for transaction in transactions {
      switch transaction.transactionState {
      case .purchased, .restored, .failed:
        if let error = transaction.error as NSError?,
          error.code != SKError.paymentCancelled.rawValue
        {
          print(error.localizedDescription)
        }
        queue.finishTransaction(transaction)
      default: break
      }
    }
  }

  func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: Error
  ) {
    self.error = error
  }
}
