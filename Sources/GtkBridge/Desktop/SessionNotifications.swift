internal import CGtk

/// Notifications by the desktop's service on the session bus, for programs without an application ID:
/// GIO's own (`GNotification`, 2.74) sends nothing for these. Calls before the bus has answered wait.
@MainActor
public final class SessionNotifications {
  /// The program's notifications.
  public static let shared = SessionNotifications()

  private static let service = "org.freedesktop.Notifications"
  private static let path = "/org/freedesktop/Notifications"

  /// Called when the user chooses an action of a notification: its id, and the key of the action.
  public var opened: (_ id: String, _ action: String) -> Void = { _, _ in }

  /// Called when a notification was closed, with its id: by the user, by the desktop, or by this
  /// program.
  public var closed: (_ id: String) -> Void = { _ in }

  private enum Connection { case none, waiting, ready(Bus?) }
  private var connection = Connection.none
  private var waiting: [(Bus) -> Void] = []
  /// The service's number of each notification.
  private var numbers: [String: guint32] = [:]

  private init() {}

  /// Shows a notification, in place of an earlier one with the same id.
  ///
  /// - Parameter actions: Keys and titles; the key `default` is a click on the notification itself.
  public func show(
    id: String, title: String, body: String, actions: [(key: String, title: String)]
  ) {
    withBus { [self] bus in
      let program = g_get_application_name() ?? g_get_prgname()
      // The service reads the body as markup.
      let markup = g_markup_escape_text(body, -1)!
      defer { g_free(markup) }
      let arguments = BusValue.tuple([
        .string(program.map { String(cString: $0) } ?? title), .unsigned(numbers[id] ?? 0),
        .string(""), .string(title), .string(String(cString: markup)),
        .strings(actions.flatMap { [$0.key, $0.title] }), .dictionary([]), .signed(-1),
      ]).pointer
      bus.call(Self.service, Self.path, (Self.service, "Notify"), arguments) { [weak self] answer in
        if let number = answer?.number { self?.numbers[id] = number }
      }
    }
  }

  /// Removes a notification, if it is shown.
  public func withdraw(id: String) {
    withBus { [self] bus in
      guard let number = numbers.removeValue(forKey: id) else { return }
      let arguments = BusValue.tuple([.unsigned(number)]).pointer
      bus.call(Self.service, Self.path, (Self.service, "CloseNotification"), arguments) { _ in }
    }
  }

  private func withBus(_ body: @escaping (Bus) -> Void) {
    switch connection {
    case .ready(let bus):
      if let bus { body(bus) }
    case .waiting:
      waiting.append(body)
    case .none:
      connection = .waiting
      waiting.append(body)
      Bus.session { [self] bus in
        connection = .ready(bus)
        if let bus { listen(on: bus) }
        let calls = waiting
        waiting = []
        if let bus { for call in calls { call(bus) } }
      }
    }
  }

  private func listen(on bus: Bus) {
    bus.listen(to: Self.service, Self.path, (Self.service, "ActionInvoked")) { [weak self] signal in
      guard let self, let number = signal.number, let action = signal.strings.first,
        let id = numbers.first(where: { $0.value == number })?.key
      else { return }
      opened(id, action)
    }
    bus.listen(to: Self.service, Self.path, (Self.service, "NotificationClosed")) {
      [weak self] signal in
      guard let self, let number = signal.number else { return }
      guard let id = numbers.first(where: { $0.value == number })?.key else { return }
      numbers[id] = nil
      closed(id)
    }
  }
}
