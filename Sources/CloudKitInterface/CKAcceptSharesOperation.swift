internal import Foundation

/// A request to accept shares. Mirrors CloudKit's `CKAcceptSharesOperation`.
public final class CKAcceptSharesOperation: CKOperation, @unchecked Sendable {
  /// What the shares are about.
  public var shareMetadatas: [CKShare.Metadata]?
  /// Called for each share. Never called.
  public var perShareCompletionBlock: ((CKShare.Metadata, CKShare?, (any Error)?) -> Void)?
  /// Called for each share. Never called.
  public var perShareResultBlock: ((CKShare.Metadata, Result<CKShare, any Error>) -> Void)?
  /// Called at the end, with an error.
  public var acceptSharesCompletionBlock: (((any Error)?) -> Void)?
  /// Called at the end, with an error.
  public var acceptSharesResultBlock: ((Result<Void, any Error>) -> Void)?
  /// Creates an operation.
  public init(shareMetadatas: [CKShare.Metadata]) {
    self.shareMetadatas = shareMetadatas
    super.init()
  }

  override func fail(_ error: CKError) {
    acceptSharesCompletionBlock?(error)
    acceptSharesResultBlock?(.failure(error))
  }
}
