internal import CGtk
internal import Synchronization

/// Answers `GetChildAtIndex` of the root of the accessible tree from the result of `GetChildren`.
///
/// Asked for the window at an index, GTK (4.8 to 4.18) takes the last one that exists if there are not so many on screen,
/// and crashes if that one has never been shown, or is hidden. A screen reader does ask so while a window closes, and
/// there are such windows: the dialog of a colour button is kept. Without any window GTK does not answer at all. Asked for
/// all windows, it leaves out those that are hidden.
enum WindowRequests {
  /// Answers for as long as the connection exists.
  static func answer(over connection: OpaquePointer) {
    g_dbus_connection_add_filter(
      connection,
      { _, message, isIncoming, requests in
        let requests = Unmanaged<OpenRequests>.fromOpaque(requests!).takeUnretainedValue()
        return isIncoming != 0 ? requests.received(message!) : requests.answered(message!)
      }, Unmanaged.passRetained(OpenRequests()).toOpaque(),
      { Unmanaged<OpenRequests>.fromOpaque($0!).release() })
  }
}

/// The requests for a window that GTK has not answered yet. They are seen on GIO's own thread.
private final class OpenRequests: Sendable {
  private struct Request {
    let client: String?
    let serial: guint32
    let index: Int
  }
  private let requests = Mutex<[Request]>([])

  /// Returns the message, or a request for all windows in place of one.
  func received(_ message: OpaquePointer) -> OpaquePointer {
    guard message.isCall("org.a11y.atspi.Accessible", "GetChildAtIndex"),
      message.has(g_dbus_message_get_path, Registration.root),
      message.has(g_dbus_message_get_signature, "i"),
      let body = g_dbus_message_get_body(message), let all = g_dbus_message_copy(message, nil)
    else { return message }
    let index = g_variant_get_child_value(body, 0)!
    let request = Request(
      client: g_dbus_message_get_sender(message).map { String(cString: $0) },
      serial: g_dbus_message_get_serial(message), index: Int(g_variant_get_int32(index)))
    g_variant_unref(index)
    let flags = g_dbus_message_get_flags(message).rawValue
    if flags & G_DBUS_MESSAGE_FLAGS_NO_REPLY_EXPECTED.rawValue == 0 {
      requests.withLock { $0.append(request) }
    }
    g_dbus_message_set_member(all, "GetChildren")
    g_dbus_message_set_body(all, nil)
    g_object_unref(UnsafeMutableRawPointer(message))
    return all
  }

  /// Returns the message, or, if it has all windows, one with the window that was asked for.
  func answered(_ message: OpaquePointer) -> OpaquePointer {
    guard let request = request(for: message),
      message.has(g_dbus_message_get_signature, "a(so)"),
      let body = g_dbus_message_get_body(message)
    else { return message }
    let windows = g_variant_get_child_value(body, 0)!
    defer { g_variant_unref(windows) }
    guard (0..<Int(g_variant_n_children(windows))).contains(request.index) else {
      return message.replaced(
        withBody: .reference(to: "/org/a11y/atspi/null", of: ""))
    }
    var window: OpaquePointer? = g_variant_get_child_value(windows, gsize(request.index))
    defer { g_variant_unref(window) }
    return message.replaced(withBody: g_variant_new_tuple(&window, 1))
  }

  /// Removes and returns the request that a message answers.
  private func request(for message: OpaquePointer) -> Request? {
    requests.withLock { requests in
      guard !requests.isEmpty else { return nil }
      let serial = g_dbus_message_get_reply_serial(message)
      let client = g_dbus_message_get_destination(message)
      let place = requests.firstIndex { request in
        guard request.serial == serial else { return false }
        guard let client, let asking = request.client else { return client == nil }
        return asking.withCString { strcmp($0, client) == 0 }
      }
      return place.map { requests.remove(at: $0) }
    }
  }
}
