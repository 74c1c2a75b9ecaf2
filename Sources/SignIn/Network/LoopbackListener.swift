internal import CSoup
public import Foundation

/// A listener on this computer for the provider's redirect of the browser (RFC 8252, 7.3): one
/// path, at a port that the system chooses unless it has to be a certain one, until one answer has
/// come or it is closed.
@MainActor
public final class LoopbackListener {
  /// The reasons why the listener cannot listen.
  public enum Fault: Error, Equatable, Sendable {
    /// libsoup 3 is not installed.
    case noLibrary
    /// The system's error.
    case cannotListen(String)
  }

  /// The address to which the provider redirects the browser.
  public let redirect: URL
  private let page: ClosingPage
  private var server: OpaquePointer?
  private var accepts: (URL) -> Bool = { _ in false }
  private var answer: URL?
  /// The request that was answered, until the browser has the page; only compared.
  private var answered: OpaquePointer?
  private var isClosed = false
  private var waiting: CheckedContinuation<URL?, Never>?

  /// Begins to listen.
  /// - Parameter address: The address to listen at, without a port for any; `nil`: `/signed-in` at any.
  public init(page: ClosingPage, at address: URL? = nil) throws(Fault) {
    guard SoupTransport.isAvailable else { throw .noLibrary }
    guard let server = tabstop_soup_server_new() else { throw .noLibrary }
    self.page = page
    do throws(Fault) {
      redirect = try Self.listen(server, at: address)
    } catch {
      g_object_unref(UnsafeMutableRawPointer(server))
      throw error
    }
    self.server = server
    // The server keeps this object until it is closed.
    tabstop_soup_server_add_handler(
      server, redirect.path(),
      { _, message, _, _, data in
        MainActor.assumeIsolated {
          Unmanaged<LoopbackListener>.fromOpaque(data!).takeUnretainedValue().handle(message!)
        }
      }, Unmanaged.passRetained(self).toOpaque(),
      { Unmanaged<LoopbackListener>.fromOpaque($0!).release() })
    let finished:
      @convention(c) (OpaquePointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> Void =
        { _, message, data in
          MainActor.assumeIsolated {
            Unmanaged<LoopbackListener>.fromOpaque(data!).takeUnretainedValue().finished(message!)
          }
        }
    // libsoup 3 emits the second one alone if the browser has closed the connection.
    for signal in ["request-finished", "request-aborted"] {
      g_signal_connect_data(
        UnsafeMutableRawPointer(server), signal, unsafeBitCast(finished, to: GCallback.self),
        Unmanaged.passUnretained(self).toOpaque(), nil, G_CONNECT_AFTER)
    }
  }

  /// The address of the port, of IPv4, or of IPv6 where that is missing.
  private static func listen(_ server: OpaquePointer, at address: URL?) throws(Fault) -> URL {
    var fault = ""
    let wanted = address?.host()
    let path = address?.path() ?? "/signed-in"
    for (options, host) in [
      (TABSTOP_SOUP_SERVER_LISTEN_IPV4_ONLY, "127.0.0.1"),
      (TABSTOP_SOUP_SERVER_LISTEN_IPV6_ONLY, "[::1]"),
    ] where wanted == nil || host.contains(wanted!) {
      var error: UnsafeMutablePointer<GError>?
      let port = guint(address?.port ?? 0)
      guard tabstop_soup_server_listen_local(server, port, guint(options), &error) != 0 else {
        fault = GLibFault(error).text
        continue
      }
      let addresses = tabstop_soup_server_get_uris(server)
      defer { g_slist_free_full(addresses) { g_uri_unref(OpaquePointer($0)) } }
      guard let first = addresses?.pointee.data,
        let url = URL(string: "http://\(host):\(g_uri_get_port(OpaquePointer(first)))\(path)")
      else { break }
      return url
    }
    throw .cannotListen(fault)
  }

  /// Waits for the first request that `accepts` takes as the answer; `nil` if the listener was closed,
  /// or the task cancelled, before that. Each other request gets an error page.
  public func answer(accepting accepts: @escaping (URL) -> Bool) async -> URL? {
    self.accepts = accepts
    return await withTaskCancellationHandler {
      guard answer == nil, !isClosed, !Task.isCancelled else { return answer }
      return await withCheckedContinuation { waiting = $0 }
    } onCancel: {
      Task { @MainActor in self.close() }
    }
  }

  /// Stops listening, unless an answer has arrived already. After a sleep of the machine both the end of
  /// the time and an answer may be waiting: the answer counts, since it came in time.
  public func closeUnlessAnswered() async {
    // GLib does everything else first that is waiting.
    await PendingCall<Void>.value { data in
      g_idle_add_full(
        G_PRIORITY_LOW,
        { data in
          PendingCall<Void>.finish(data, ())
          return gboolean(0)
        }, data, nil)
    }
    if answer == nil { close() }
  }

  /// Stops listening. An answer that the browser is being sent is completed, if it takes the answer
  /// within two seconds.
  public func close() {
    isClosed = true
    waiting?.resume(returning: answer)
    waiting = nil
    guard answer != nil, server != nil else { return disconnect() }
    Task {
      try? await Task.sleep(for: .seconds(2))
      disconnect()
    }
  }

  private func handle(_ message: OpaquePointer) {
    guard let url = Self.address(of: message, redirect: redirect), answer == nil, !isClosed,
      accepts(url)
    else { return respond(400, page.strayHTML, to: message) }
    answer = url
    answered = message
    respond(200, page.html, to: message)
    waiting?.resume(returning: url)
    waiting = nil
  }

  /// The address that the browser asked for; `nil` for another path or another method.
  private static func address(of message: OpaquePointer, redirect: URL) -> URL? {
    guard String(cString: tabstop_soup_server_message_get_method(message)) == "GET",
      let uri = tabstop_soup_server_message_get_uri(message),
      String(cString: g_uri_get_path(uri)) == redirect.path(), let query = g_uri_get_query(uri)
    else { return nil }
    return URL(string: "\(redirect.absoluteString)?\(String(cString: query))")
  }

  private func respond(_ status: Int, _ html: String, to message: OpaquePointer) {
    let headers = tabstop_soup_server_message_get_response_headers(message)
    for (name, value) in [
      // The address holds the code.
      ("Cache-Control", "no-store"), ("Referrer-Policy", "no-referrer"),
      ("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'"),
      ("X-Content-Type-Options", "nosniff"), ("Connection", "close"),
    ] {
      tabstop_soup_message_headers_replace(headers, name, value)
    }
    tabstop_soup_server_message_set_status(message, guint(status), nil)
    tabstop_soup_server_message_set_response(
      message, "text/html; charset=utf-8", guint(TABSTOP_SOUP_MEMORY_COPY), html,
      gsize(html.utf8.count))
  }

  private func finished(_ message: OpaquePointer) {
    guard message == answered else { return }
    answered = nil
    // Later: the server is still busy with this request.
    Task { disconnect() }
  }

  private func disconnect() {
    guard let server else { return }
    self.server = nil
    // Releases this object, which a request that is still under way must not call.
    let me = self
    g_signal_handlers_disconnect_matched(
      UnsafeMutableRawPointer(server), G_SIGNAL_MATCH_DATA, 0, 0, nil, nil,
      Unmanaged.passUnretained(self).toOpaque())
    tabstop_soup_server_remove_handler(server, redirect.path())
    tabstop_soup_server_disconnect(server)
    g_object_unref(UnsafeMutableRawPointer(server))
    extendLifetime(me)
  }
}
