// Whether there is a network, under the module name Network: a compatible interface, not Apple's, by GIO's
// GNetworkMonitor.
internal import CGtk
public import class Dispatch.DispatchQueue
@_exported public import Foundation
internal import GtkBridge
internal import Tabstop

/// A monitor of the network connection. Mirrors Network's `NWPathMonitor`.
// Sendable: `lock` guards what can change.
public final class NWPathMonitor: @unchecked Sendable {
  private let lock = NSLock()
  private var handler: (@Sendable (NWPath) -> Void)?
  private var path = NWPath(status: .requiresConnection, isMetered: false)
  private var watched: (queue: DispatchQueue?, connection: AnyObject?) = (nil, nil)

  /// Creates a monitor.
  public init() {}
  /// Creates a monitor. The kind has no effect: GIO does not report which network is used.
  public convenience init(requiredInterfaceType: NWInterface.InterfaceType) { self.init() }

  /// Creates a monitor. The kinds have no effect: GIO does not report which network is used.
  public convenience init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) { self.init() }

  deinit { cancel() }

  /// Called with the state when the monitor starts, and at each change, on its queue.
  @preconcurrency
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
    get { lock.withLock { handler } }
    set { lock.withLock { handler = newValue } }
  }
  /// The state.
  public var currentPath: NWPath { lock.withLock { path } }
  /// The queue on which the handler is called.
  public var queue: DispatchQueue? { lock.withLock { watched.queue } }

  /// Starts to follow the network.
  public func start(queue: DispatchQueue) {
    lock.withLock { watched.queue = queue }
    onMainActor { [self] in
      // It may have been cancelled meanwhile. GIO's object lives as long as the program.
      guard lock.withLock({ watched.queue != nil }), let monitor = g_network_monitor_get_default()
      else { return }
      let object = ObjectRef(UnsafeMutableRawPointer(monitor))
      let connection = SignalConnection(object, "network-changed", owner: self) { monitor, _ in
        monitor.report()
      }
      // A connection that is not kept is closed.
      let isWatched = lock.withLock {
        if watched.queue != nil { watched.connection = connection }
        return watched.queue != nil
      }
      if isWatched { report() }
    }
  }

  /// Stops following it.
  public func cancel() {
    // Signals are disconnected where they were connected: this thread must not release the connection last.
    let last = lock.withLock {
      defer { watched = (nil, nil) }
      return watched.connection.map(Unmanaged.passRetained)
    }
    onMainActor { last?.release() }
  }

  @MainActor private func report() {
    guard let monitor = g_network_monitor_get_default() else { return }
    let path = NWPath(
      status: g_network_monitor_get_network_available(monitor) != 0 ? .satisfied : .unsatisfied,
      isMetered: g_network_monitor_get_network_metered(monitor) != 0)
    let (handler, queue) = lock.withLock {
      self.path = path
      return (self.handler, watched.queue)
    }
    if let handler { queue?.async { handler(path) } }
  }
}

extension NWPathMonitor: AsyncSequence {
  /// The states of the network, the present one first. The monitor starts with the loop, and is
  /// cancelled at its end; it must not be started otherwise.
  public func makeAsyncIterator() -> AsyncStream<NWPath>.Iterator {
    let (states, continuation) = AsyncStream.makeStream(of: NWPath.self)
    pathUpdateHandler = { continuation.yield($0) }
    continuation.onTermination = { _ in self.cancel() }
    start(queue: DispatchQueue(label: "NWPathMonitor"))
    return states.makeAsyncIterator()
  }
}

/// The state of the network. Mirrors Network's `NWPath`.
public struct NWPath: Hashable, Sendable {
  /// Whether there is a network.
  public enum Status: Hashable, Sendable { case satisfied, unsatisfied, requiresConnection }
  /// The reasons why there is no network.
  public enum UnsatisfiedReason: Hashable, Sendable {
    case notAvailable, cellularDenied, wifiDenied, localNetworkDenied
  }
  /// Whether there is a network.
  public let status: Status
  let isMetered: Bool
  /// The address of this computer, of the path of a connection.
  public private(set) var localEndpoint: NWEndpoint?
  /// The address of the other computer, of the path of a connection.
  public private(set) var remoteEndpoint: NWEndpoint?

  init(
    status: Status, isMetered: Bool, localEndpoint: NWEndpoint? = nil,
    remoteEndpoint: NWEndpoint? = nil
  ) {
    (self.status, self.isMetered) = (status, isMetered)
    (self.localEndpoint, self.remoteEndpoint) = (localEndpoint, remoteEndpoint)
  }

  /// Whether the network costs by the amount, as the desktop's settings say.
  public var isExpensive: Bool { isMetered }
  /// Whether the network asks programs to send little data. Always `false`: the desktop asks no
  /// program to send less.
  public var isConstrained: Bool { false }
  /// The reason for which there is no connection. It is not known to the program.
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
  /// The interfaces of the path. Always empty: GIO does not report which networks there are.
  public var availableInterfaces: [NWInterface] { [] }
  /// The addresses of routers. Always empty: GIO does not report them.
  public var gateways: [NWEndpoint] { [] }
  /// Whether addresses of IPv4 can be reached, if there is a network.
  public var supportsIPv4: Bool { status == .satisfied }
  /// Whether addresses of IPv6 can be reached, if there is a network.
  public var supportsIPv6: Bool { status == .satisfied }
  /// Whether names are found, if there is a network.
  public var supportsDNS: Bool { status == .satisfied }
  /// Whether the network is of a kind: GIO does not report it, so `.other` is the one in use.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    status == .satisfied && type == .other
  }
}

/// A network. Mirrors Network's `NWInterface`.
public struct NWInterface: Hashable, Sendable {
  /// The kind of a network.
  public enum InterfaceType: Hashable, CaseIterable, Sendable {
    case other, wifi, cellular, wiredEthernet, loopback
  }
  /// The kind.
  public let type: InterfaceType
  /// The name.
  public let name: String
}
