// Requests for a review and purchases, under the module name StoreKit: a compatible interface, not
// Apple's. There is no store here: a request for a review has no effect, as on Apple's systems after
// several requests; there are no products, and purchases fail.
//
// SwiftUI is not handed on: `StoreKit.Transaction` could be its `Transaction` otherwise.
@_exported public import Foundation
@_exported public import UIKitInterface
internal import SwiftUIInterface

/// An action that requests a review in the store. It does nothing: there is no store. Mirrors
/// StoreKit's `RequestReviewAction`.
@preconcurrency @MainActor
public struct RequestReviewAction {
  nonisolated init() {}
  /// Asks for a review. No effect: there is no store.
  public func callAsFunction() {}
}

extension EnvironmentValues {
  /// The action that requests a review. It does nothing: there is no store. Mirrors StoreKit.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}

/// Requests a review in the store, which does not exist here. Mirrors StoreKit's.
@preconcurrency @MainActor
public final class SKStoreReviewController: NSObject {
  /// Asks for a review. No effect: there is no store.
  public class func requestReview() {}
  /// Asks for a review in a scene. No effect: there is no store.
  public class func requestReview(in windowScene: UIWindowScene) {}
}
