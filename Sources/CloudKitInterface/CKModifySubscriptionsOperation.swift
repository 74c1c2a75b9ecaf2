internal import Foundation

/// A request to save and delete subscriptions. Mirrors CloudKit's `CKModifySubscriptionsOperation`.
public final class CKModifySubscriptionsOperation: CKDatabaseOperation, @unchecked Sendable {
  /// The subscriptions to save.
  public var subscriptionsToSave: [CKSubscription]?
  /// The subscriptions to delete.
  public var subscriptionIDsToDelete: [CKSubscription.ID]?
  /// Called at the end, with an error.
  public var modifySubscriptionsCompletionBlock:
    (([CKSubscription]?, [CKSubscription.ID]?, (any Error)?) -> Void)?
  /// Called at the end, with an error.
  public var modifySubscriptionsResultBlock: ((Result<Void, any Error>) -> Void)?
  /// Creates an operation.
  public init(
    subscriptionsToSave: [CKSubscription]? = nil,
    subscriptionIDsToDelete: [CKSubscription.ID]? = nil
  ) {
    self.subscriptionsToSave = subscriptionsToSave
    self.subscriptionIDsToDelete = subscriptionIDsToDelete
    super.init()
  }

  override func fail(_ error: CKError) {
    modifySubscriptionsCompletionBlock?(nil, nil, error)
    modifySubscriptionsResultBlock?(.failure(error))
  }
}
