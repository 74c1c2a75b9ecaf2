import Foundation

/// Sends requests over HTTP. The protocol's code decides what is sent and what an answer means.
///
/// An implementation
/// - verifies certificates, and sends nothing to a server whose certificate is not trusted;
/// - never follows a redirect: it returns the answer with its status 3xx and its `location`;
/// - stops reading at `maximumSize`, and gives up after `timeout`, counted over the whole exchange;
/// - sends no cookies, keeps none, and caches nothing;
/// - stops when its task is cancelled.
public protocol Transport: Sendable {
  /// Sends a request, and returns the answer to it.
  func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse
}

/// The reasons why a request has no response. The texts are for an administrator.
public enum TransportError: Error, Equatable, Sendable {
  /// No connection, no such host, or the connection broke.
  case notReached(String)
  /// The server's certificate is not trusted.
  case untrustedCertificate(String)
  /// The server took too long.
  case timedOut
  /// The answer is larger than `maximumSize`.
  case tooLarge
  /// The task was cancelled.
  case cancelled
}

/// A request. Its text form never contains headers or the body, which may be secret.
public struct HTTPRequest: Sendable {
  /// The methods that are used.
  public enum Method: String, Sendable {
    case get = "GET"
    case post = "POST"
  }

  /// The method.
  public let method: Method
  /// The address of the request.
  public let url: URL
  /// Names and values. Names are in lower case, and each occurs once.
  public let headers: [String: String]
  /// The bytes of the body.
  public let body: [UInt8]
  /// The number of bytes that the answer's body may have.
  public let maximumSize: Int
  /// The limit for the whole exchange.
  public let timeout: Duration

  /// Creates a request.
  public init(
    method: Method, url: URL, headers: [String: String] = [:], body: [UInt8] = [],
    maximumSize: Int, timeout: Duration
  ) {
    self.method = method
    self.url = url
    self.headers = headers
    self.body = body
    self.maximumSize = maximumSize
    self.timeout = timeout
  }
}

/// An answer. Its text form never contains headers or the body, which may be secret.
public struct HTTPResponse: Sendable {
  /// The status code.
  public let status: Int
  /// Names and values, with names in lower case. Of a header that occurs several times, the last.
  public let headers: [String: String]
  /// The bytes of the body.
  public let body: [UInt8]
  /// The address that answered: the request's, because redirects are not followed.
  public let finalURL: URL

  /// Creates a response.
  public init(status: Int, headers: [String: String] = [:], body: [UInt8], finalURL: URL) {
    self.status = status
    self.headers = Dictionary(
      headers.map { ($0.key.lowercased(), $0.value) }, uniquingKeysWith: { _, last in last })
    self.body = body
    self.finalURL = finalURL
  }
}

extension HTTPRequest: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// A description without secrets.
  public var description: String { "\(method.rawValue) \(url.host() ?? "")\(url.path())" }
  /// A description without secrets, for debuggers.
  public var debugDescription: String { description }
  /// An empty mirror, so that dumps contain no secrets.
  public var customMirror: Mirror { Mirror(self, children: [:]) }
}

extension HTTPResponse: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// A description without secrets.
  public var description: String { "\(status), \(body.count) bytes" }
  /// A description without secrets, for debuggers.
  public var debugDescription: String { description }
  /// An empty mirror, so that dumps contain no secrets.
  public var customMirror: Mirror { Mirror(self, children: [:]) }
}
