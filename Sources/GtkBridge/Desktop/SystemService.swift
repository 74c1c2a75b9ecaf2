/// Follows a service on the computer's bus for as long as this object exists.
@MainActor
public final class SystemService {
  private let name: String
  /// Called when the service appears or disappears, and once if there is none at first.
  private let presence: @MainActor (Bool) -> Void
  /// Called for each signal of the service.
  private let signal: @MainActor () -> Void
  private var bus: Bus?
  private var watch: UInt32 = 0
  private var subscription: UInt32 = 0

  /// Creates an object that follows a service. The bus starts the service, if it can.
  ///
  /// - Parameters:
  ///   - name: The name of the service on the bus.
  ///   - presence: Called when the service appears or disappears, and once if there is none at first.
  ///   - signal: Called for each signal of the service.
  public convenience init(
    _ name: String, presence: @escaping @MainActor (Bool) -> Void,
    signal: @escaping @MainActor () -> Void
  ) { self.init(name, on: Bus.system, presence: presence, signal: signal) }

  init(
    _ name: String, on connect: (@escaping (Bus?) -> Void) -> Void,
    presence: @escaping @MainActor (Bool) -> Void, signal: @escaping @MainActor () -> Void
  ) {
    (self.name, self.presence, self.signal) = (name, presence, signal)
    connect { [weak self] in self?.follow($0) }
  }

  private func follow(_ bus: Bus?) {
    guard let bus else { return presence(false) }
    self.bus = bus
    subscription = bus.listen(to: name) { [weak self] _ in self?.signal() }
    watch = bus.watch(name, isStarted: true) { [weak self] owner in self?.presence(owner != nil) }
  }

  isolated deinit {
    bus?.ignore(subscription)
    bus?.unwatch(watch)
  }
}
