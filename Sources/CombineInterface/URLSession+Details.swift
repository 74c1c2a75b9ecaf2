public import Foundation
public import FoundationNetworking

extension URLSession {
  /// The tasks that have not ended. Mirrors Foundation's.
  public var allTasks: [URLSessionTask] {
    get async {
      await withCheckedContinuation { continuation in
        getAllTasks { continuation.resume(returning: $0) }
      }
    }
  }
  /// Removes the cookies, the stored answers and the passwords. Mirrors Foundation's.
  public func reset() async {
    // Foundation on Linux (Swift 6.3) leaves the cookies.
    if let storage = configuration.httpCookieStorage {
      for cookie in storage.cookies ?? [] { storage.deleteCookie(cookie) }
    }
    await withCheckedContinuation { continuation in
      reset { continuation.resume() }
    }
  }
  /// Goes on with a download. Fails: a download begins anew. Mirrors Foundation's.
  public func download(
    resumeFrom resumeData: Data, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (URL, URLResponse) { throw URLError(.unsupportedURL) }
}

extension URLSessionDownloadTask {
  /// Cancels the download. Returns `nil`: a download begins anew. Mirrors Foundation's.
  @discardableResult
  public func cancelByProducingResumeData() async -> Data? {
    cancel()
    return nil
  }
}

/// A version of TLS. Mirrors Security's.
public enum tls_protocol_version_t: UInt16, Sendable {
  case TLSv10 = 0x0301
  case TLSv11, TLSv12, TLSv13
  case DTLSv10 = 0xfeff
  case DTLSv12 = 0xfefd
}

extension URLSessionConfiguration {
  /// The lowest version of TLS. No effect: libcurl decides. Mirrors Foundation's.
  public var tlsMinimumSupportedProtocolVersion: tls_protocol_version_t {
    get { .TLSv12 }
    set {}
  }
  /// The highest version of TLS. No effect: libcurl decides. Mirrors Foundation's.
  public var tlsMaximumSupportedProtocolVersion: tls_protocol_version_t {
    get { .TLSv13 }
    set {}
  }
  /// Whether requests wait for a good time. No effect. Mirrors Foundation's.
  public var isDiscretionary: Bool {
    get { false }
    set {}
  }
  /// Whether connections stay open in the background. No effect. Mirrors Foundation's.
  public var shouldUseExtendedBackgroundIdleMode: Bool {
    get { false }
    set {}
  }
}

extension URLRequest {
  /// Whether the server is expected to have HTTP/3. No effect: libcurl decides. Mirrors
  /// Foundation's.
  public var assumesHTTP3Capable: Bool {
    get { false }
    set {}
  }
  /// Who has asked for the request. No effect. Mirrors Foundation's.
  public var attribution: Attribution {
    get { .developer }
    set {}
  }
  /// Who has asked for a request. Mirrors Foundation's.
  public enum Attribution: UInt, Sendable { case developer, user }
}

extension URLError {
  /// The setting because of which there is no connection. Always `nil`: it is not known. Mirrors
  /// Foundation's.
  public var networkUnavailableReason: NetworkUnavailableReason? { nil }
  /// A setting because of which there is no connection. Mirrors Foundation's.
  public enum NetworkUnavailableReason: Int, Sendable { case cellular, expensive, constrained }
}

// The certificates of a server, which Foundation on Linux (Swift 6.3) has as unavailable names: libcurl checks
// them, and a delegate is never asked.

/// The method of a challenge about a server's certificates. There is no such challenge. Mirrors
/// Foundation's.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
/// The method of a challenge for a certificate of the user. There is no such challenge. Mirrors
/// Foundation's.
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"

// Foundation's methods are optional on Apple's systems.
extension URLSessionWebSocketDelegate {
  /// The default implementation does nothing.
  public func urlSession(
    _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
    didOpenWithProtocol protocol: String?
  ) {}
  /// The default implementation does nothing.
  public func urlSession(
    _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
    didCloseWith closeCode: URLSessionWebSocketTask.CloseCode, reason: Data?
  ) {}
}
