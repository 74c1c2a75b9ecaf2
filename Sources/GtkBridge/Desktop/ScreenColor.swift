internal import CGtk

/// The colour of a place on the screen that the user points at, by the desktop's portal
/// (`org.freedesktop.portal.Screenshot`).
@MainActor
public final class ScreenColor {
  private static let portal = "org.freedesktop.portal.Desktop"
  private static var count = 0
  /// Retains what waits for the user.
  private static var waiting: [ObjectIdentifier: ScreenColor] = [:]

  private let bus: Bus
  private let done: ((red: Double, green: Double, blue: Double)?) -> Void
  private var subscription: UInt32 = 0

  /// Lets the user choose a place.
  ///
  /// - Parameter done: Called with the colour, in sRGB from 0 to 1; `nil` if the user cancels, or the desktop has no
  ///   such portal.
  public static func pick(
    _ done: @escaping (_ color: (red: Double, green: Double, blue: Double)?) -> Void
  ) {
    Bus.session { bus in
      guard let bus else { return done(nil) }
      let request = ScreenColor(bus, done)
      waiting[ObjectIdentifier(request)] = request
      request.start()
    }
  }

  private init(
    _ bus: Bus, _ done: @escaping ((red: Double, green: Double, blue: Double)?) -> Void
  ) {
    self.bus = bus
    self.done = done
  }

  private func start() {
    Self.count += 1
    let token = "tabstop\(Self.count)"
    guard let name = g_dbus_connection_get_unique_name(bus.connection.opaque) else {
      return end(nil)
    }
    // The portal's answer comes from an object whose path is known before the call: an answer that comes at once
    // is not missed.
    let sender = String(cString: name).dropFirst().map { $0 == "." ? "_" : $0 }
    subscription = bus.listen(
      to: Self.portal, "/org/freedesktop/portal/desktop/request/\(String(sender))/\(token)",
      ("org.freedesktop.portal.Request", "Response")
    ) { [weak self] answer in
      let parts = answer.doubles
      let isChosen = answer.number == 0 && parts.count == 3
      self?.end(isChosen ? (parts[0], parts[1], parts[2]) : nil)
    }
    bus.call(
      Self.portal, "/org/freedesktop/portal/desktop",
      ("org.freedesktop.portal.Screenshot", "PickColor"),
      BusValue.tuple([.string(""), .dictionary([("handle_token", .string(token))])]).pointer
    ) { [weak self] answer in
      // Without the portal there is no answer to wait for.
      if answer == nil { self?.end(nil) }
    }
  }

  private func end(_ color: (red: Double, green: Double, blue: Double)?) {
    guard Self.waiting.removeValue(forKey: ObjectIdentifier(self)) != nil else { return }
    bus.ignore(subscription)
    done(color)
  }
}
