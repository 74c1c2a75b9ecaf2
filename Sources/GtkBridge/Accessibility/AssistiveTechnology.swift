internal import CGtk

/// Whether an assistive technology that follows the focus is running, kept up to date while the
/// program runs.
///
/// The desktop's switch (`ScreenReaderEnabled`) does not cover a screen reader that was started
/// from a terminal, and does not change when that one ends. The registry of the accessibility bus
/// does: it lists the clients that listen for the focus. Either counts as evidence. One kind of
/// client cannot be distinguished from another: a screen reader and a switch technology count as
/// the same.
@MainActor
public final class AssistiveTechnology {
  /// The only instance.
  public static let shared = AssistiveTechnology()

  /// Whether an assistive technology is running; `nil` until the desktop has answered.
  public private(set) var isActive: Bool?

  private var observers: [Observer] = []
  private var isObserving = false
  private var session: Bus?
  private var accessibilityBus: Bus?
  private var closing: SignalConnection?
  private var isSwitchedOn = false
  /// The clients that listen for the focus, once for each registration.
  private var listeners: [String] = []

  private init() {}

  private static let registry = "org.a11y.atspi.Registry"
  private static let registryPath = "/org/a11y/atspi/registry"

  /// A subscription to changes, for as long as this object lives.
  @MainActor
  public final class Subscription {
    fileprivate let action: () -> Void
    fileprivate init(_ action: @escaping () -> Void) { self.action = action }
  }

  private struct Observer {
    weak var subscription: Subscription?
  }

  /// Calls `action` when `isActive` changes, for as long as the returned object lives. The first
  /// call starts to query the desktop.
  public func observe(_ action: @escaping () -> Void) -> Subscription {
    let subscription = Subscription(action)
    observers.removeAll { $0.subscription == nil }
    observers.append(Observer(subscription: subscription))
    start()
    return subscription
  }

  /// The number of subscriptions.
  public var subscriptionCount: Int { observers.count { $0.subscription != nil } }

  private func start() {
    guard !isObserving else { return }
    isObserving = true
    Bus.session { [self] bus in
      guard let bus else {
        decide()
        return
      }
      session = bus
      observeSwitch(bus)
      findBus(bus)
      // The accessibility bus has ended, and returns with a new launcher.
      bus.whenOwnersChange(of: Bus.accessibilityLauncher) { [unowned self] _, owner in
        if !owner.isEmpty, accessibilityBus == nil { findBus(bus) }
      }
    }
  }

  private func observeSwitch(_ bus: Bus) {
    bus.whenAccessibilityStatusChanges { [unowned self] in readSwitch(bus) }
    readSwitch(bus)
  }

  private func readSwitch(_ bus: Bus) {
    bus.accessibilityStatus("ScreenReaderEnabled") { [self] isOn in
      isSwitchedOn = isOn
      if isActive != nil { decide() }
    }
  }

  private func findBus(_ session: Bus) {
    session.accessibilityBus { [self] bus in
      accessibilityBus = bus
      if let bus { observeListeners(bus) } else { decide() }
    }
  }

  private func observeListeners(_ bus: Bus) {
    closing = bus.whenClosed { [unowned self] in
      accessibilityBus = nil
      closing = nil
      listeners = []
      decide()
    }
    for signal in ["EventListenerRegistered", "EventListenerDeregistered"] {
      bus.listen(to: Self.registry, Self.registryPath, (Self.registry, signal)) {
        [unowned self] _ in readListeners(bus)
      }
    }
    // A client that crashes does not deregister.
    bus.whenOwnersChange { [unowned self] name, owner in
      guard owner.isEmpty, listeners.contains(name) else { return }
      listeners.removeAll { $0 == name }
      decide()
    }
    readListeners(bus)
  }

  private func readListeners(_ bus: Bus) {
    bus.call(Self.registry, Self.registryPath, (Self.registry, "GetRegisteredEvents")) {
      [self] answer in
      guard accessibilityBus === bus else { return }
      listeners = []
      answer?.forEach { events in
        for row in events.rows where row.count >= 2 && Self.isOfFocus(row[1]) {
          listeners.append(row[0])
        }
      }
      decide()
    }
  }

  /// Whether an event is "object:state-changed:focused" in any of its spellings, or all changes of
  /// states.
  private static func isOfFocus(_ event: String) -> Bool {
    let words = event.lowercased().filter { $0 != "-" }.split(separator: ":")
    guard words.first == "object" else { return words.first == "focus" }
    return words.count < 2
      || (words[1] == "statechanged" && (words.count < 3 || words[2] == "focused"))
  }

  /// Runs `action` when the clients that listen for the focus have handled everything sent to them
  /// so far, including the key that is being handled: at once if no client is known, and after a
  /// moment if one does not answer.
  public func whenCaughtUp(_ action: @escaping () -> Void) {
    guard let accessibilityBus, !listeners.isEmpty else { return action() }
    let asked = Set(listeners)
    var missing = asked.count
    for name in asked {
      ask(name, on: accessibilityBus) {
        missing -= 1
        if missing == 0 { action() }
      }
    }
  }

  /// Asks twice: the first question may overtake a key, which arrives by another connection; the
  /// second cannot.
  private func ask(_ name: String, on bus: Bus, _ done: @escaping () -> Void) {
    bus.ping(name) { bus.ping(name, done) }
  }

  private func decide() {
    let now = isSwitchedOn || !listeners.isEmpty
    guard now != isActive else { return }
    isActive = now
    for observer in observers { observer.subscription?.action() }
  }
}
