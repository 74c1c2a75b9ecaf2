public import Dispatch
internal import Foundation
internal import Glibc

/// A listener that accepts connections. Mirrors Network's `NWListener`.
///
/// TCP, UDP and sockets in the file system (`requiredLocalEndpoint`) work, on the system's sockets.
/// The file of such a socket must not exist before, and remains: the program removes it. A service
/// is not announced in the local network, and encryption does not exist here.
// Sendable: the queue `work` guards its variables; the rest is in `life`.
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
  private struct Values: LifecycleValues {
    var port: NWEndpoint.Port
    var limit = NWListener.InfiniteConnectionLimit
    var service: Service?
    var connectionHandler: (@Sendable (NWConnection) -> Void)?
    var serviceHandler: (@Sendable (ServiceRegistrationChange) -> Void)?
    mutating func removeHandlers() { (connectionHandler, serviceHandler) = (nil, nil) }
  }
  private let life: Lifecycle<State, Values>
  private var listening: (source: DescriptorEvents, socket: Socket)?
  /// The connections of datagrams, by their other ends.
  private var accepted: [SocketAddress: Accepted] = [:]
  private var mostAccepted = 64
  private struct Accepted {
    weak var connection: NWConnection?
  }

  /// Creates a listener; with port 0, the system chooses one.
  public init(using parameters: NWParameters, on port: NWEndpoint.Port = .any) throws {
    self.parameters = parameters
    if case .hostPort(_, let local) = parameters.requiredLocalEndpoint, port == .any {
      wanted = local
    } else {
      wanted = port
    }
    life = Lifecycle("NWListener", Values(port: wanted))
  }
  /// Creates a listener with a service, which is not announced.
  public convenience init(service: Service, using parameters: NWParameters) throws {
    try self.init(using: parameters)
    self.service = service
  }

  /// Called on the listener's queue with each new state.
  @preconcurrency
  public var stateUpdateHandler: (@Sendable (State) -> Void)? {
    get { life.stateHandler }
    set { life.stateHandler = newValue }
  }
  /// Called with each connection, which the program starts or cancels.
  @preconcurrency
  public var newConnectionHandler: (@Sendable (NWConnection) -> Void)? {
    get { life.connectionHandler }
    set { life.connectionHandler = newValue }
  }
  /// Called when the announced service changes. Never called: services are not announced.
  @preconcurrency
  public var serviceRegistrationUpdateHandler: (@Sendable (ServiceRegistrationChange) -> Void)? {
    get { life.serviceHandler }
    set { life.serviceHandler = newValue }
  }
  /// The number of connections that are still accepted.
  public var newConnectionLimit: Int {
    get { life.limit }
    set { life.limit = newValue }
  }
  /// The service in the local network. Stored, without effect.
  public var service: Service? {
    get { life.service }
    set { life.service = newValue }
  }
  /// The state.
  public var state: State { life.state }
  /// The port; once it is ready, the one that the system has chosen.
  public var port: NWEndpoint.Port? { life.port }
  /// The queue on which closures are called.
  public var queue: DispatchQueue? { life.queue }
  /// The port and the state.
  public var debugDescription: String { "[\(port ?? .any) \(parameters), \(state)]" }

  /// Starts to accept connections. Its closures are called on `queue`.
  public func start(queue: DispatchQueue) {
    life.start(on: queue) { self.begin() }
  }
  /// Stops accepting connections; those that were accepted go on.
  public func cancel() {
    life.cancel { [self] in
      if let (source, socket) = listening {
        source.cancel()
        socket.close()
      }
      (listening, accepted) = (nil, [:])
      life.becomeCancelled()
    }
  }

  private func begin() {
    guard !parameters.isEncrypted else { return life.become(.failed(.noEncryption)) }
    do {
      let socket = try open()
      let source = DescriptorEvents(.reading, of: socket.descriptor, on: life.work)
      source.onEvent { [self] in
        if parameters.kind == .stream { accept(from: socket) } else { receive(from: socket) }
      }
      source.resume()
      listening = (source, socket)
      if case .hostPort(_, let port) = socket.address(isRemote: false)?.endpoint {
        life.port = port
      }
      life.become(.ready)
    } catch {
      life.become(.failed(error))
    }
  }
  /// The address that it listens at: that of the parameters, or every one of this computer.
  private var address: SocketAddress? {
    guard let required = parameters.requiredLocalEndpoint else {
      return SocketAddress(
        local: parameters.isLocalOnly ? .ipv4(.loopback) : .ipv6(.any), port: wanted)
    }
    switch required {
    case .hostPort(let host, _): return SocketAddress(local: host, port: wanted)
    // Datagrams of the file system have no sender to answer.
    case .unix(let path) where parameters.kind == .stream: return SocketAddress(unix: path)
    default: return nil
    }
  }
  private func open() throws(NWError) -> Socket {
    guard let address else { throw .posix(.EADDRNOTAVAIL) }
    do throws(NWError) {
      return try open(at: address)
    } catch {
      // Without IPv6 there are the addresses of IPv4.
      guard parameters.requiredLocalEndpoint == nil, address.family == AF_INET6,
        [NWError.posix(.EAFNOSUPPORT), NWError.posix(.EADDRNOTAVAIL)].contains(error),
        let other = SocketAddress(local: .ipv4(.any), port: wanted)
      else { throw error }
      return try open(at: other)
    }
  }
  private func open(at address: SocketAddress) throws(NWError) -> Socket {
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
      guard let socket = listening.accept() else {
        let code = errno
        if [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(code) { pause() }
        return
      }
      socket.set(parameters.tcp)
      var endpoint = socket.address(isRemote: true)?.endpoint
      // The other end of a socket in the file system has no name.
      if case .unix(let path) = parameters.requiredLocalEndpoint { endpoint = .unix(path: path) }
      pass(socket, from: endpoint ?? .hostPort(host: .ipv4(.any), port: .any), [])
    }
  }
  /// Accepts nothing for a moment: the system has no descriptor or memory for a connection.
  private func pause() {
    listening?.source.suspend()
    life.work.asyncAfter(deadline: .now() + .milliseconds(100)) { [weak self] in
      self?.listening?.source.resume()
    }
  }
  /// The first datagrams of an address open a connection, to which the system passes the next ones.
  private func receive(from listening: Socket) {
    var senders: [SocketAddress] = []
    var datagrams: [SocketAddress: [Data]] = [:]
    // What still waits then is received at the next event.
    for _ in 0..<1000 {
      guard let (data, from) = listening.receiveDatagram() else { break }
      if datagrams[from] == nil { senders.append(from) }
      datagrams[from, default: []].append(data)
    }
    for from in senders {
      let data = datagrams[from] ?? []
      // They came before the socket of the connection was open.
      if let connection = accepted[from]?.connection, !connection.hasEnded {
        connection.add(data)
      } else {
        addConnection(with: data, from: from, at: listening)
      }
    }
  }
  private func addConnection(with data: [Data], from: SocketAddress, at listening: Socket) {
    guard let endpoint = from.endpoint, let local = listening.address(isRemote: false),
      let socket = try? Socket(family: from.family, .datagram)
    else { return }
    do {
      // The addresses of IPv4 as well, as the listener's.
      if from.family == AF_INET6 { socket.set(Int32(IPPROTO_IPV6), IPV6_V6ONLY, 0) }
      socket.set(SOL_SOCKET, SO_REUSEADDR, 1)
      try socket.bind(local)
      try socket.connect(from)
      forgetReleased()
      let connection = pass(socket, from: endpoint, data)
      if let connection { accepted[from] = Accepted(connection: connection) }
    } catch {
      socket.close()
    }
  }
  /// Removes the connections that the program has released, whenever there are twice as many as then.
  private func forgetReleased() {
    guard accepted.count >= mostAccepted else { return }
    accepted = accepted.filter { $0.value.connection != nil }
    mostAccepted = max(64, 2 * accepted.count)
  }
  /// Passes a new connection to the program, unless it wants no more.
  @discardableResult private func pass(
    _ socket: Socket, from endpoint: NWEndpoint, _ first: [Data]
  ) -> NWConnection? {
    let handler = life.change {
      guard $0.limit > 0 else { return nil as (@Sendable (NWConnection) -> Void)? }
      if $0.limit != Self.InfiniteConnectionLimit { $0.limit -= 1 }
      return $0.connectionHandler
    }
    guard let handler else {
      socket.close()
      return nil
    }
    let connection = NWConnection(socket, from: endpoint, parameters, first)
    handler(connection)
    return connection
  }
}
