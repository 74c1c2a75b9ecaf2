internal import CSoup
import Foundation
public import OpenIDConnect

/// HTTP by libsoup, on GLib's main loop: with the certificates and the proxy of the system, without
/// cookies, caches and redirects.
///
/// Each exchange has a session and a connection of its own: nothing of it is left afterwards.
public struct SoupTransport: Transport {
  /// Creates a transport.
  public init() {}

  /// Whether libsoup can be loaded. Loads it.
  public static var isAvailable: Bool { tabstop_soup_is_available() != 0 }

  /// Sends a request, as `Transport` requires.
  public func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
    try await SoupExchange.send(request)
  }
}

/// A request and its answer.
@MainActor
private final class SoupExchange {
  private let request: HTTPRequest
  private let session: OpaquePointer
  private let message: OpaquePointer
  private let canceller = Canceller()
  private var isTimedOut = false

  static func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
    guard SoupTransport.isAvailable else { throw .notReached("libsoup 3 is not installed") }
    guard
      let message = tabstop_soup_message_new(request.method.rawValue, request.url.absoluteString)
    else { throw .notReached("not an address: \(request)") }
    return try await SoupExchange(request, message).run()
  }

  private init(_ request: HTTPRequest, _ message: OpaquePointer) {
    self.request = request
    self.message = message
    session = tabstop_soup_session_new()
    // After a space at the end libsoup adds its own name.
    tabstop_soup_session_set_user_agent(session, "Tabstop ")
    tabstop_soup_session_set_accept_language_auto(session, 1)
    tabstop_soup_message_add_flags(
      message,
      guint(
        TABSTOP_SOUP_MESSAGE_NO_REDIRECT | TABSTOP_SOUP_MESSAGE_NEW_CONNECTION
          | TABSTOP_SOUP_MESSAGE_DO_NOT_USE_AUTH_CACHE))
    if !request.body.isEmpty {
      let bytes = request.body.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
      tabstop_soup_message_set_request_body_from_bytes(
        message, request.headers["content-type"], bytes)
      g_bytes_unref(bytes)
    }
    let headers = tabstop_soup_message_get_request_headers(message)
    for (name, value) in request.headers where name != "content-type" {
      tabstop_soup_message_headers_replace(headers, name, value)
    }
  }

  isolated deinit {
    tabstop_soup_session_abort(session)
    g_object_unref(UnsafeMutableRawPointer(message))
    g_object_unref(UnsafeMutableRawPointer(session))
  }

  private func run() async throws(TransportError) -> HTTPResponse {
    let timer = Task { [weak self, timeout = request.timeout] in
      guard (try? await Task.sleep(for: timeout)) != nil else { return }
      self?.isTimedOut = true
      self?.canceller.cancel()
    }
    defer { timer.cancel() }
    let result = await withTaskCancellationHandler {
      await exchange()
    } onCancel: {
      Task { @MainActor in self.canceller.cancel() }
    }
    return try result.get()
  }

  private func exchange() async -> Result<HTTPResponse, TransportError> {
    do throws(GLibFault) {
      let stream = try await send().get()
      defer { stream.close() }
      var body: [UInt8] = []
      while true {
        // One byte more than allowed, to tell an answer of the maximum size from a larger one.
        let part = try await stream.read(
          atMost: min(65536, request.maximumSize - body.count + 1), canceller
        ).get()
        if part.isEmpty { break }
        body += part
        guard body.count <= request.maximumSize else { return .failure(.tooLarge) }
      }
      return .success(
        HTTPResponse(
          status: Int(tabstop_soup_message_get_status(message)), headers: responseHeaders(),
          body: body, finalURL: request.url))
    } catch {
      if isTimedOut { return .failure(.timedOut) }
      if error.isCancelled { return .failure(.cancelled) }
      let text = "\(request.url.host() ?? ""): \(error.text)"
      return .failure(
        error.isUntrustedCertificate ? .untrustedCertificate(text) : .notReached(text))
    }
  }

  private func send() async -> Result<ResponseStream, GLibFault> {
    await PendingCall.value { data in
      tabstop_soup_session_send_async(
        session, message, G_PRIORITY_DEFAULT, canceller.pointer,
        { session, result, data in
          var error: UnsafeMutablePointer<GError>?
          let stream = tabstop_soup_session_send_finish(
            session.map { OpaquePointer($0) }, result, &error)
          PendingCall<Result<ResponseStream, GLibFault>>.finish(
            data, stream.map { .success(ResponseStream($0)) } ?? .failure(GLibFault(error)))
        }, data)
    }
  }

  private func responseHeaders() -> [String: String] {
    var headers: [String: String] = [:]
    withUnsafeMutablePointer(to: &headers) { headers in
      tabstop_soup_message_headers_foreach(
        tabstop_soup_message_get_response_headers(message),
        { name, value, data in
          guard let name, let value else { return }
          data!.assumingMemoryBound(to: [String: String].self).pointee[
            String(cString: name).lowercased()] = String(cString: value)
        }, headers)
    }
    return headers
  }
}

/// The body of an answer, as it arrives.
///
/// `@unchecked Sendable` is correct because it is used on the main thread only, where GLib calls back.
private final class ResponseStream: @unchecked Sendable {
  private let stream: UnsafeMutablePointer<GInputStream>

  /// Takes over `stream`.
  init(_ stream: UnsafeMutablePointer<GInputStream>) { self.stream = stream }

  deinit { g_object_unref(stream) }

  @MainActor
  func read(atMost count: Int, _ canceller: Canceller) async -> Result<[UInt8], GLibFault> {
    await PendingCall.value { data in
      g_input_stream_read_bytes_async(
        stream, gsize(count), G_PRIORITY_DEFAULT, canceller.pointer,
        { stream, result, data in
          var error: UnsafeMutablePointer<GError>?
          let bytes = stream.flatMap { stream in
            stream.withMemoryRebound(to: GInputStream.self, capacity: 1) {
              g_input_stream_read_bytes_finish($0, result, &error)
            }
          }
          guard let bytes else {
            return PendingCall<Result<[UInt8], GLibFault>>.finish(data, .failure(GLibFault(error)))
          }
          var size: gsize = 0
          let start = g_bytes_get_data(bytes, &size)
          let part = [UInt8](UnsafeRawBufferPointer(start: start, count: Int(size)))
          g_bytes_unref(bytes)
          PendingCall<Result<[UInt8], GLibFault>>.finish(data, .success(part))
        }, data)
    }
  }

  func close() {
    // Asynchronous, without a callback: the rest of the response is not needed.
    g_input_stream_close_async(stream, G_PRIORITY_DEFAULT, nil, nil, nil)
  }
}
