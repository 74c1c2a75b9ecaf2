public import Foundation
public import FoundationNetworking
public import CombineFoundation

extension URLSession {
  /// A publisher that loads `url` for each subscriber. Mirrors Combine's.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// A publisher that sends a request for each subscriber.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// Publishes one answer, on a thread of the session, or fails. Cancelling the subscription
  /// cancels the request. Mirrors Combine's `URLSession.DataTaskPublisher`.
  public struct DataTaskPublisher: Publisher {
    /// The type of the published values.
    public typealias Output = (data: Data, response: URLResponse)
    /// The type of the error with which the publisher can fail.
    public typealias Failure = URLError

    /// The request.
    public let request: URLRequest
    /// The session.
    public let session: URLSession

    /// Creates the publisher, as `URLSession.dataTaskPublisher(for:)` does.
    public init(request: URLRequest, session: URLSession) {
      (self.request, self.session) = (request, session)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Output, S.Failure == URLError {
      let (request, session) = (request, session)
      Deferred {
        let task = Box<URLSessionDataTask?>(nil)
        return Future<Output, URLError> { promise in
          // Called once, by the task.
          nonisolated(unsafe) let promise = promise
          task.value = session.dataTask(with: request) { data, response, error in
            if let data, let response {
              promise(.success((data, response)))
            } else {
              promise(.failure(error as? URLError ?? URLError(.unknown)))
            }
          }
          task.value?.resume()
        }
        .handleEvents(receiveCancel: { task.value?.cancel() })
      }
      .receive(subscriber: subscriber)
    }
  }
}

private final class Box<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}
