// Titles and pictures of pages, under the module name LinkPresentation: a compatible interface, not Apple's.
@_exported public import Foundation
@_exported public import FoundationNetworking
@_exported public import class TabstopKits.LPLinkMetadata
internal import Synchronization
internal import TabstopFoundation

/// Reads what a page says of itself. Mirrors LinkPresentation's `LPMetadataProvider`: the title, the picture and the
/// icon that the page's head names. Scripts do not run.
// Sendable: the lock guards the task.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
  /// The seconds after which reading fails.
  open var timeout: TimeInterval = 30
  /// Whether pictures are provided.
  open var shouldFetchSubresources = true
  private let task = Mutex<URLSessionDataTask?>(nil)

  /// Creates a provider.
  public override init() { super.init() }

  /// Reads a page.
  ///
  /// - Parameter completionHandler: Called on another thread, with the metadata or an `LPError`.
  @preconcurrency
  open func startFetchingMetadata(
    for URL: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
  ) {
    startFetchingMetadata(for: URLRequest(url: URL), completionHandler: completionHandler)
  }

  /// Reads a page by a request.
  ///
  /// - Parameter completionHandler: Called on another thread, with the metadata or an `LPError`.
  @preconcurrency
  open func startFetchingMetadata(
    for request: URLRequest,
    completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
  ) {
    var request = request
    request.timeoutInterval = timeout
    let hasPictures = shouldFetchSubresources
    let task = URLSession.shared.dataTask(with: request) { [request] data, response, error in
      guard let data, error == nil, let original = request.url else {
        return completionHandler(nil, LPError(error))
      }
      let page = PageHead(data, from: response?.url ?? original)
      completionHandler(page.metadata(originalURL: original, hasPictures: hasPictures), nil)
    }
    self.task.withLock { $0 = task }
    task.resume()
  }

  /// Reads a page.
  ///
  /// - Throws: An `LPError`.
  open func startFetchingMetadata(for URL: URL) async throws -> LPLinkMetadata {
    try await startFetchingMetadata(for: URLRequest(url: URL))
  }

  /// Reads a page by a request.
  ///
  /// - Throws: An `LPError`.
  open func startFetchingMetadata(for request: URLRequest) async throws -> LPLinkMetadata {
    try await withCheckedThrowingContinuation { continuation in
      startFetchingMetadata(for: request) { metadata, error in
        continuation.resume(with: metadata.map { .success($0) } ?? .failure(error ?? LPError(nil)))
      }
    }
  }

  /// Ends reading; the handler gets an error.
  open func cancel() { task.withLock { $0 }?.cancel() }
}

/// An error of reading a page. Mirrors LinkPresentation's `LPError`.
public struct LPError: Error, Sendable {
  /// What has failed. Mirrors LinkPresentation's.
  public enum Code: Int, Sendable {
    case unknown = 1
    case metadataFetchFailed, metadataFetchCancelled, metadataFetchTimedOut
    case metadataFetchNotAllowed
  }
  /// What has failed.
  public let code: Code
  /// The domain of the error as an `NSError`.
  public static let errorDomain = "LPErrorDomain"

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  init(_ error: (any Error)?) {
    code =
      switch (error as? URLError)?.code {
      case .cancelled: .metadataFetchCancelled
      case .timedOut: .metadataFetchTimedOut
      default: .metadataFetchFailed
      }
  }
}
