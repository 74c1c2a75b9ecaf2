public import Dispatch
internal import Foundation
internal import Glibc

/// A listener that accepts connections. Mirrors Network's `NWListener`.
///
/// TCP and UDP work, on the system's sockets. A service is not announced in the local network, and
/// encryption does not exist here.
public final class NWListener: @unchecked Sendable, CustomDebugStringConvertible {
  /// The state of a listener. Mirrors Network's.
  public enum State: Equatable, Sendable {
    /// It was not started.
    case setup
    /// It cannot listen now. Never: it fails then.
    case waiting(NWError)
    /// It accepts connections.
    case ready
    /// It has ended with an error.
    case failed(NWError)
    /// The program has ended it.
    case cancelled
  }
  /// The service that is announced in the local network. Stored, without effect. Mirrors Network's.
  public struct Service: Equatable, Sendable {
    /// The name.
    public var name: String?
    /// The type.
    public var type: String
    /// The domain.
    public var domain: String?
    /// A note in the form of a TXT record.
    public var txtRecord: Data?
    /// Creates a service.
    public init(name: String? = nil, type: String, domain: String? = nil, txtRecord: Data? = nil) {
      (self.name, self.type, self.domain, self.txtRecord) = (name, type, domain, txtRecord)
    }
    /// Creates a service with a note.
    public init(name: String? = nil, type: String, domain: String? = nil, txtRecord: NWTXTRecord) {
      self.init(name: name, type: type, domain: domain, txtRecord: txtRecord.data)
    }
  }
  /// A change of the announced service. Never reported. Mirrors Network's.
  public enum ServiceRegistrationChange: Sendable {
    case add(NWEndpoint)
    case remove(NWEndpoint)
  }
  /// The limit of connections that means none.
  public static let InfiniteConnectionLimit = Int.max

  /// The protocols and their options.
  public let parameters: NWParameters
  private let wanted: NWEndpoint.Port
  private let lock = NSLock()
  private var shared = Shared()
  private struct Shared {
    var state = State.setup
    var queue: DispatchQueue?
    var port: NWEndpoint.Port?
    var limit = NWListener.InfiniteConnectionLimit
    var service: Service?
    var stateHandler: (@Sendable (State) -> Void)?
    var connectionHandler: (@Sendable (NWConnection) -> Void)?
    var serviceHandler: (@Sendable (ServiceRegistrationChange) -> Void)?
  }
  private let work = DispatchQueue(label: "NWListener", attributes: .initiallyInactive)
  private var source: (any DispatchSourceRead)?

  /// Creates a listener; with port 0, the system chooses one.
  public init(using parameters: NWParameters, on port: NWEndpoint.Port = .any) throws {
    self.parameters = parameters
    if case .hostPort(_, let local) = parameters.requiredLocalEndpoint, port == .any {
      wanted = local
    } else {
      wanted = port
    }
    shared.port = wanted
  }
  /// Creates a listener with a service, which is not announced.
  public convenience init(service: Service, using parameters: NWParameters) throws {
    try self.init(using: parameters)
    self.service = service
  }
  deinit { if shared.queue == nil, shared.state == .setup { work.activate() } }

  /// Called on the listener's queue with each new state.
  @preconcurrency
  public var stateUpdateHandler: (@Sendable (State) -> Void)? {
    get { lock.withLock { shared.stateHandler } }
    set { lock.withLock { shared.stateHandler = newValue } }
  }
  /// Called with each connection, which the program starts or cancels.
  @preconcurrency
  public var newConnectionHandler: (@Sendable (NWConnection) -> Void)? {
    get { lock.withLock { shared.connectionHandler } }
    set { lock.withLock { shared.connectionHandler = newValue } }
  }
  /// Called when the announced service changes. Never called: services are not announced.
  @preconcurrency
  public var serviceRegistrationUpdateHandler: (@Sendable (ServiceRegistrationChange) -> Void)? {
    get { lock.withLock { shared.serviceHandler } }
    set { lock.withLock { shared.serviceHandler = newValue } }
  }
  /// The number of connections that are still accepted.
  public var newConnectionLimit: Int {
    get { lock.withLock { shared.limit } }
    set { lock.withLock { shared.limit = newValue } }
  }
  /// The service in the local network. Stored, without effect.
  public var service: Service? {
    get { lock.withLock { shared.service } }
    set { lock.withLock { shared.service = newValue } }
  }
  /// The state.
  public var state: State { lock.withLock { shared.state } }
  /// The port; once it is ready, the one that the system has chosen.
  public var port: NWEndpoint.Port? { lock.withLock { shared.port } }
  /// The queue on which closures are called.
  public var queue: DispatchQueue? { lock.withLock { shared.queue } }
  /// The port and the state.
  public var debugDescription: String { "[\(port ?? .any) \(parameters), \(state)]" }

  /// Starts to accept connections. Its closures are called on `queue`.
  public func start(queue: DispatchQueue) {
    let isFirst = lock.withLock {
      guard shared.queue == nil, shared.state == .setup else { return false }
      shared.queue = queue
      return true
    }
    guard isFirst else { return }
    work.setTarget(queue: queue)
    work.activate()
    work.async { self.begin() }
  }
  /// Stops accepting connections; those that were accepted go on.
  public func cancel() {
    let wasStarted = lock.withLock {
      defer { if shared.queue == nil { shared.state = .cancelled } }
      return shared.queue != nil || shared.state != .setup
    }
    if !wasStarted { work.activate() }
    work.async { [self] in
      guard source != nil || state != .cancelled else { return }
      source?.cancel()
      source = nil
      become(.cancelled)
      lock.withLock {
        (shared.stateHandler, shared.connectionHandler, shared.serviceHandler) = (nil, nil, nil)
      }
    }
  }

  private func become(_ state: State) {
    let handler = lock.withLock {
      shared.state = state
      return shared.stateHandler
    }
    handler?(state)
  }
  private func begin() {
    guard state != .cancelled else { return }
    guard !parameters.isEncrypted else { return become(.failed(.noEncryption)) }
    do {
      let socket = try open()
      let source = DispatchSource.makeReadSource(fileDescriptor: socket.descriptor, queue: work)
      source.setEventHandler { [self] in
        if parameters.kind == .stream { accept(from: socket) } else { receive(from: socket) }
      }
      source.setCancelHandler { socket.close() }
      source.resume()
      self.source = source
      if case .hostPort(_, let port) = socket.address(isRemote: false)?.endpoint {
        lock.withLock { shared.port = port }
      }
      become(.ready)
    } catch {
      become(.failed(error))
    }
  }
  /// The address that it listens at: that of the parameters, or every one of this computer.
  private var address: SocketAddress? {
    var host = NWEndpoint.Host.ipv6(.any)
    if case .hostPort(let local, _) = parameters.requiredLocalEndpoint {
      host = local
    } else if parameters.acceptLocalOnly {
      host = .ipv4(.loopback)
    }
    // A name of this computer: localhost.
    if case .name = host { host = .ipv4(.loopback) }
    return SocketAddress(local: host, port: wanted)
  }
  private func open() throws(NWError) -> Socket {
    guard let address else { throw .posix(.EADDRNOTAVAIL) }
    let socket = try Socket(family: address.family, parameters.kind)
    do throws(NWError) {
      // Of all addresses, those of IPv4 as well.
      if address.family == AF_INET6 { socket.set(Int32(IPPROTO_IPV6), IPV6_V6ONLY, 0) }
      socket.set(SOL_SOCKET, SO_REUSEADDR, 1)
      try socket.bind(address)
      guard parameters.kind == .datagram || listen(socket.descriptor, SOMAXCONN) == 0 else {
        throw NWError(errno: errno)
      }
      return socket
    } catch {
      socket.close()
      throw error
    }
  }

  private func accept(from listening: Socket) {
    while true {
      guard let socket = listening.accept() else { return }
      socket.set(parameters.tcp)
      let endpoint = socket.address(isRemote: true)?.endpoint
      pass(socket, from: endpoint ?? .hostPort(host: .ipv4(.any), port: .any), [])
    }
  }
  /// The first datagram of an address opens a connection, to which the system passes the next ones.
  private func receive(from listening: Socket) {
    guard let (data, from) = listening.receiveDatagram(), let endpoint = from.endpoint,
      let local = listening.address(isRemote: false),
      let socket = try? Socket(family: from.family, .datagram)
    else { return }
    do {
      socket.set(SOL_SOCKET, SO_REUSEADDR, 1)
      try socket.bind(local)
      try socket.connect(from)
      pass(socket, from: endpoint, [data])
    } catch {
      socket.close()
    }
  }
  private func pass(_ socket: Socket, from endpoint: NWEndpoint, _ first: [Data]) {
    let handler = lock.withLock {
      let isAllowed = shared.limit > 0
      if isAllowed, shared.limit != Self.InfiniteConnectionLimit { shared.limit -= 1 }
      return isAllowed ? shared.connectionHandler : nil
    }
    guard let handler else { return socket.close() }
    handler(NWConnection(socket, from: endpoint, parameters, first))
  }
}
