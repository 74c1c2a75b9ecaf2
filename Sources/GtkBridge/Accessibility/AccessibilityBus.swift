internal import CGtk

/// The desktop's accessibility bus: its address, and the status of assistive technology.
extension Bus {
  /// The name, on the session bus, of the service that starts the accessibility bus.
  static let accessibilityLauncher = "org.a11y.Bus"
  private static let path = "/org/a11y/bus"
  private static let status = "org.a11y.Status"
  private static let properties = "org.freedesktop.DBus.Properties"

  /// Connects to the accessibility bus; `nil` if there is none. Call it on the session bus.
  func accessibilityBus(_ done: @escaping (Bus?) -> Void) {
    accessibilityAddress { address in
      if let address { Bus.at(address, done) } else { done(nil) }
    }
  }

  /// The address of the accessibility bus; `nil` if there is none. Call it on the session bus.
  func accessibilityAddress(_ done: @escaping (String?) -> Void) {
    call(Self.accessibilityLauncher, Self.path, (Self.accessibilityLauncher, "GetAddress")) {
      let address = $0?.strings.first ?? ""
      done(address.isEmpty ? nil : address)
    }
  }

  /// A switch of the desktop's: "IsEnabled" or "ScreenReaderEnabled".
  func accessibilityStatus(_ name: String, _ done: @escaping (Bool) -> Void) {
    var arguments: [OpaquePointer?] = [
      g_variant_new_string(Self.status), g_variant_new_string(name),
    ]
    call(
      Self.accessibilityLauncher, Self.path, (Self.properties, "Get"),
      g_variant_new_tuple(&arguments, 2)
    ) { done($0?.booleans.first ?? false) }
  }

  /// Calls `handler` when one of these switches changes.
  func whenAccessibilityStatusChanges(_ handler: @escaping () -> Void) {
    listen(
      to: Self.accessibilityLauncher, Self.path, (Self.properties, "PropertiesChanged"),
      firstArgument: Self.status
    ) { _ in handler() }
  }

  /// Calls `handler` when a bus name, or this one alone, gets or loses its owner: with the name and
  /// its new owner (empty for none).
  func whenOwnersChange(of name: String? = nil, _ handler: @escaping (String, String) -> Void) {
    listen(
      to: "org.freedesktop.DBus", "/org/freedesktop/DBus",
      ("org.freedesktop.DBus", "NameOwnerChanged"), firstArgument: name
    ) { handler($0.strings.first ?? "", $0.strings.last ?? "") }
  }
}
