internal import CGtk

/// How a desktop's accessibility bus is found, and what it says of who uses it.
extension Bus {
  /// Who starts the accessibility bus, on the session's.
  static let accessibilityLauncher = "org.a11y.Bus"
  private static let path = "/org/a11y/bus"
  private static let status = "org.a11y.Status"
  private static let properties = "org.freedesktop.DBus.Properties"

  /// The accessibility bus; `nil` if there is none. To be asked of the session bus.
  func accessibilityBus(_ done: @escaping (Bus?) -> Void) {
    accessibilityAddress { address in
      if let address { Bus.at(address, done) } else { done(nil) }
    }
  }

  /// Where the accessibility bus is; `nil` if there is none. To be asked of the session bus.
  func accessibilityAddress(_ done: @escaping (String?) -> Void) {
    call(Self.accessibilityLauncher, Self.path, (Self.accessibilityLauncher, "GetAddress")) {
      let address = $0?.strings.first ?? ""
      done(address.isEmpty ? nil : address)
    }
  }

  /// What the desktop says by a switch of its own: "IsEnabled", "ScreenReaderEnabled".
  func accessibilityStatus(_ name: String, _ done: @escaping (Bool) -> Void) {
    var arguments: [OpaquePointer?] = [
      g_variant_new_string(Self.status), g_variant_new_string(name),
    ]
    call(
      Self.accessibilityLauncher, Self.path, (Self.properties, "Get"),
      g_variant_new_tuple(&arguments, 2)
    ) { done($0?.booleans.first ?? false) }
  }

  /// Hears of changes of that.
  func whenAccessibilityStatusChanges(_ handler: @escaping () -> Void) {
    listen(
      to: Self.accessibilityLauncher, Self.path, (Self.properties, "PropertiesChanged"),
      firstArgument: Self.status
    ) { _ in handler() }
  }

  /// Hears of names of programs that come or go, all or one: the name, and who has it now (empty:
  /// nobody).
  func whenOwnersChange(of name: String? = nil, _ handler: @escaping (String, String) -> Void) {
    listen(
      to: "org.freedesktop.DBus", "/org/freedesktop/DBus",
      ("org.freedesktop.DBus", "NameOwnerChanged"), firstArgument: name
    ) { handler($0.strings.first ?? "", $0.strings.last ?? "") }
  }
}
