import GtkBridge
import PrivateDisplay
import StoreKit
import SwiftUI
import XCTest

@testable import StoreKitInterface

/// A shop without a store: nothing is sold, and whoever asks is told so.
@preconcurrency @MainActor
final class ShopTests: DisplayTestCase {
  func testThereAreNoProductsAndNoPurchases() async throws {
    let shop = Shop()
    try await shop.load()
    XCTAssertTrue(shop.products.isEmpty)
    XCTAssertTrue(shop.bought.isEmpty)
    XCTAssertNil(shop.state)
    XCTAssertFalse(AppStore.canMakePayments)
    let last = await StoreKit.Transaction.latest(for: "month")
    XCTAssertNil(last)
  }

  func testRestoringPurchasesFails() async {
    do {
      try await Shop().restore()
      XCTFail("There is no store.")
    } catch StoreKitError.notAvailableInStorefront {
    } catch { XCTFail("\(error)") }
  }

  func testTheOlderQueueKnowsNoProductAndRestoresNothing() {
    let shop = OlderShop()
    shop.load(["month"])
    runLoop(until: { shop.unknown == ["month"] && shop.isFinished }, "The request has no answer.")
    XCTAssertTrue(shop.products.isEmpty)
    shop.restore()
    runLoop(until: { shop.error != nil }, "Restoring did not fail.")
    XCTAssertEqual((shop.error as? SKError)?.code, .storeProductNotAvailable)
    XCTAssertEqual(
      shop.error?.localizedDescription, "Purchases are not available on this system.")
    XCTAssertFalse(SKPaymentQueue.canMakePayments())
  }

  func testPurchasesAreFinishedOnAnyThread() {
    MainLoop.attachMainQueue()
    let (queue, observer) = (SKPaymentQueue.default(), PurchaseObserver())
    queue.add(observer)
    defer { queue.remove(observer) }
    for _ in 0..<200 { queue.add(SKPayment(identifier: "tea")) }
    runLoop(until: { observer.updated == 200 }, "Not all purchases are in the queue.")
    // Transactions do not change.
    nonisolated(unsafe) let transactions = queue.transactions
    XCTAssertEqual(transactions.count, 200)
    DispatchQueue.concurrentPerform(iterations: 200) { queue.finishTransaction(transactions[$0]) }
    XCTAssertTrue(queue.transactions.isEmpty)
    runLoop(until: { observer.removed == 200 }, "The observer was not notified of all.")
    XCTAssertTrue(observer.isCalledOnMainThread)
  }

  func testUpdatesEndWithTheirTask() async {
    let watching = Task { for await _ in StoreKit.Transaction.updates { XCTFail("An update.") } }
    watching.cancel()
    await watching.value
  }

  func testSheetsOfTheStoreCloseAtOnce() {
    let window = TestWindow(ShopScreen(shop: Shop()))
    window.press("Manage")
    runLoop(until: { window.texts.contains("not managing") }, "The value stayed true.")
    window.press("Redeem")
    runLoop(until: { window.texts.contains("no store") }, "No error.")
    window.close()
  }

  func testTheViewsOfTheStoreSayThatThereIsNone() {
    let window = TestWindow(PaywallScreen())
    let message = "Purchases are not available on this system."
    XCTAssertEqual(window.texts, ["All teas", message, message, "Icon", message])
    XCTAssertEqual(StoreKitError.notAvailableInStorefront.localizedDescription, message)
    window.close()
  }
}

/// Counts the purchases that it is notified of.
private final class PurchaseObserver: NSObject, SKPaymentTransactionObserver {
  var (updated, removed) = (0, 0)
  var isCalledOnMainThread = true

  func paymentQueue(
    _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]
  ) {
    isCalledOnMainThread = isCalledOnMainThread && Thread.isMainThread
    updated += transactions.count
  }

  func paymentQueue(
    _ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]
  ) {
    isCalledOnMainThread = isCalledOnMainThread && Thread.isMainThread
    removed += transactions.count
  }
}
