public import Dispatch
internal import Foundation
internal import Glibc

/// A connection to another computer, or to another program. Mirrors Network's `NWConnection`.
///
/// TCP, UDP and sockets in the file system work, on the system's sockets. Services of the local
/// network (`NWEndpoint.service`) and encryption do not exist here: connections with them wait, or
/// fail. A connection that was refused waits, as on Apple's systems, until `restart()`.
// Sendable: the queue `work` guards its variables; the rest is in `life`.
public final class NWConnection: @unchecked Sendable, CustomDebugStringConvertible {
  /// The state of a connection. Mirrors Network's.
  public enum State: Equatable, Sendable {
    /// It was not started.
    case setup
    /// It cannot be made now.
    case waiting(NWError)
    /// It is being made.
    case preparing
    /// Data can be sent and received.
    case ready
    /// It has ended with an error.
    case failed(NWError)
    /// The program has ended it.
    case cancelled
  }

  /// The other end.
  public let endpoint: NWEndpoint
  /// The protocols and their options.
  public let parameters: NWParameters
  private struct Values: LifecycleValues {
    /// The addresses, while it is ready.
    var path: NWPath?
    var viabilityHandler: (@Sendable (Bool) -> Void)?
    var pathHandler: (@Sendable (NWPath) -> Void)?
    var betterPathHandler: (@Sendable (Bool) -> Void)?
    mutating func removeHandlers() {
      (viabilityHandler, pathHandler, betterPathHandler) = (nil, nil, nil)
    }
  }
  private let life = Lifecycle<State, Values>("NWConnection", Values())
  /// The queue of all that follows, on the program's queue.
  private var work: DispatchQueue { life.work }
  private var socket: Socket?
  private var (reader, writer): (DescriptorEvents?, DescriptorEvents?)
  private var addresses: [SocketAddress] = []
  private var incoming = Data()
  private var datagrams: [Data] = []
  private var (isAtEnd, isClosing) = (false, false)
  // Slices: their first elements are removed without moving the others.
  private var sends: ArraySlice<Send> = []
  private var receives: ArraySlice<Receive> = []
  /// Whether a listener has accepted it.
  private let isAccepted: Bool

  private struct Send {
    var data: Data
    let isLast: Bool
    let completion: SendCompletion
  }
  private struct Receive {
    let minimum: Int
    let maximum: Int
    let completion: @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void
  }

  /// Creates a connection to a host and a port.
  public convenience init(
    host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters
  ) {
    self.init(to: .hostPort(host: host, port: port), using: parameters)
  }
  /// Creates a connection.
  public init(to endpoint: NWEndpoint, using parameters: NWParameters) {
    (self.endpoint, self.parameters, isAccepted) = (endpoint, parameters, false)
  }
  /// Creates the connection that a listener has accepted, with what has arrived already.
  init(_ socket: Socket, from endpoint: NWEndpoint, _ parameters: NWParameters, _ first: [Data]) {
    (self.endpoint, self.parameters, isAccepted) = (endpoint, parameters, true)
    (self.socket, datagrams) = (socket, first)
  }
  // The socket of one that a listener has accepted, and that the program did not want.
  deinit { socket?.close() }

  // MARK: State

  /// Called on the connection's queue with each new state.
  @preconcurrency
  public var stateUpdateHandler: (@Sendable (State) -> Void)? {
    get { life.stateHandler }
    set { life.stateHandler = newValue }
  }
  /// Called with whether data can be sent and received now.
  @preconcurrency
  public var viabilityUpdateHandler: (@Sendable (Bool) -> Void)? {
    get { life.viabilityHandler }
    set { life.viabilityHandler = newValue }
  }
  /// Called with the addresses, once the connection is made.
  @preconcurrency
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
    get { life.pathHandler }
    set { life.pathHandler = newValue }
  }
  /// Called when there is a better network. Never called: GIO does not report which network is used.
  @preconcurrency
  public var betterPathUpdateHandler: (@Sendable (Bool) -> Void)? {
    get { life.betterPathHandler }
    set { life.betterPathHandler = newValue }
  }
  /// The state.
  public var state: State { life.state }
  /// The queue on which closures are called.
  public var queue: DispatchQueue? { life.queue }
  /// The addresses, while it is ready; `nil` before.
  public var currentPath: NWPath? { life.path }
  /// The longest datagram.
  public var maximumDatagramSize: Int { 65507 }
  /// The other end and the state.
  public var debugDescription: String { "[\(endpoint) \(parameters), \(state)]" }

  /// Makes the connection. Its closures are called on `queue`.
  public func start(queue: DispatchQueue) {
    life.start(on: queue) { self.begin() }
  }
  /// Tries again to make a connection that waits.
  public func restart() {
    work.async { [weak self] in if case .waiting = self?.state { self?.begin() } }
  }
  /// Ends the connection once everything is sent.
  public func cancel() { end(isForced: false) }
  /// Ends the connection at once.
  public func forceCancel() { end(isForced: true) }
  /// Gives up the address that is tried; the next one is tried.
  public func cancelCurrentEndpoint() {
    work.async { [weak self] in
      if let self, state == .preparing { connectNext(after: .posix(.ECANCELED)) }
    }
  }
  private func end(isForced: Bool) {
    life.cancel { [self] in
      if !isForced, state == .ready, !sends.isEmpty {
        isClosing = true
      } else {
        close(.cancelled, .posix(.ECANCELED))
      }
    }
  }

  private func become(_ state: State) {
    if state != .ready { life.path = nil }
    life.become(state)
    if state == .ready { life.viabilityHandler?(true) }
  }
  /// Whether it has failed or was cancelled.
  var hasEnded: Bool {
    switch state {
    case .failed, .cancelled: true
    default: false
    }
  }

  // MARK: Connecting

  private func begin() {
    guard !hasEnded else { return }
    if socket != nil { return becomeReady() }
    guard !parameters.isEncrypted else { return close(.failed(.noEncryption), .noEncryption) }
    become(.preparing)
    switch endpoint {
    case .hostPort(let host, let port): lookUp(host.debugDescription, port)
    case .url(let url):
      guard let host = url.host, let port = Self.port(of: url) else {
        return become(.waiting(.posix(.EINVAL)))
      }
      lookUp(host, port)
    case .unix(let path):
      addresses = SocketAddress(unix: path).map { [$0] } ?? []
      connectNext(after: .posix(.ENAMETOOLONG))
    case .service: become(.waiting(.noServiceSearch))
    }
  }
  private static func port(of url: URL) -> NWEndpoint.Port? {
    if let port = url.port { return UInt16(exactly: port).flatMap(NWEndpoint.Port.init(rawValue:)) }
    switch url.scheme {
    case "http", "ws": return .http
    case "https", "wss": return .https
    default: return nil
    }
  }
  private func lookUp(_ host: String, _ port: NWEndpoint.Port) {
    DispatchQueue.global(qos: .userInitiated).async { [self] in
      let found = SocketAddress.lookUp(host, port)
      work.async { [self] in
        guard state == .preparing else { return }
        addresses = found
        connectNext(after: .noSuchName)
      }
    }
  }
  /// Tries the next address; without one, the connection waits because of the error of the last.
  private func connectNext(after error: NWError) {
    closeSocket()
    guard !addresses.isEmpty else { return become(.waiting(error)) }
    let address = addresses.removeFirst()
    do {
      let opened = try Socket(family: address.family, parameters.kind)
      socket = opened
      try prepare(opened, family: address.family)
      try opened.connect(address)
      guard parameters.kind == .stream else { return becomeReady() }
      awaitConnection(opened)
    } catch {
      connectNext(after: error)
    }
  }
  private func prepare(_ socket: Socket, family: Int32) throws(NWError) {
    if parameters.kind == .datagram { socket.set(SOL_SOCKET, SO_BROADCAST, 1) }
    socket.set(parameters.tcp)
    guard case .hostPort(let host, let port) = parameters.requiredLocalEndpoint else { return }
    guard let address = SocketAddress(local: host, port: port, family: family) else {
      throw .posix(.EADDRNOTAVAIL)
    }
    socket.set(SOL_SOCKET, SO_REUSEADDR, 1)
    try socket.bind(address)
  }
  private func awaitConnection(_ opened: Socket) {
    let waiting = DescriptorEvents(.writing, of: opened.descriptor, on: work)
    writer = waiting
    waiting.onEvent { [self] in
      guard socket?.descriptor == opened.descriptor, state == .preparing else { return }
      waiting.suspend()
      let code = opened.pendingError
      if code == 0 { becomeReady() } else { connectNext(after: NWError(errno: code)) }
    }
    waiting.resume()
    guard let seconds = parameters.tcp?.connectionTimeout, seconds > 0 else { return }
    work.asyncAfter(deadline: .now() + .seconds(seconds)) { [weak self] in
      guard let self, state == .preparing, writer === waiting else { return }
      connectNext(after: .posix(.ETIMEDOUT))
    }
  }
  private func becomeReady() {
    guard let socket else { return }
    let sources = (
      DescriptorEvents(.reading, of: socket.descriptor, on: work),
      writer ?? DescriptorEvents(.writing, of: socket.descriptor, on: work)
    )
    (reader, writer) = sources
    sources.0.onEvent { self.read() }
    sources.1.onEvent { self.flush() }
    let path = NWPath(
      status: .satisfied, isMetered: false,
      localEndpoint: socket.address(isRemote: false)?.endpoint,
      remoteEndpoint: socket.address(isRemote: true)?.endpoint)
    life.path = path
    become(.ready)
    life.pathHandler?(path)
    flush()
    deliver()
  }

  // MARK: Ending

  private func close(_ wanted: State, _ error: NWError) {
    // An error while it sends the rest does not matter: the program has cancelled it.
    let last: State = isClosing ? .cancelled : wanted
    guard state != .cancelled || last == .cancelled, !isReleased else { return }
    let (waitingSends, waitingReceives) = (sends, receives)
    (sends, receives) = ([], [])
    if case .cancelled = last { isReleased = true }
    closeSocket()
    for send in waitingSends { send.completion.call(error) }
    for receive in waitingReceives { receive.completion(nil, nil, false, error) }
    life.path = nil
    if isReleased { life.becomeCancelled() } else { life.become(last) }
  }
  /// Whether it was cancelled, and its handlers were released.
  private var isReleased = false

  private func closeSocket() {
    guard let closing = socket else { return }
    socket = nil
    reader?.cancel()
    writer?.cancel()
    (reader, writer) = (nil, nil)
    closing.close()
  }

  // MARK: Sending

  /// Sends data. Data that is sent before the connection is ready waits.
  ///
  /// - Parameters:
  ///   - content: The data; `nil` for the end alone.
  ///   - contentContext: With `finalMessage` nothing is sent after it: the other end reads the end.
  ///   - isComplete: No effect on TCP; a datagram is complete.
  ///   - completion: Called when the system has taken the data.
  public func send(
    content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
    completion: SendCompletion
  ) {
    let send = Send(
      data: content ?? Data(), isLast: contentContext.isFinal && isComplete, completion: completion)
    work.async { [weak self] in
      guard let self, !hasEnded, !isClosing else {
        return completion.call(.posix(.ECANCELED))
      }
      sends.append(send)
      if state == .ready { flush() }
    }
  }
  /// Sends several parts; the same as calling the closure.
  public func batch(_ block: () -> Void) { block() }

  private func flush() {
    guard let socket else { return }
    while var send = sends.first {
      if !send.data.isEmpty || parameters.kind == .datagram {
        let count = send.data.withUnsafeBytes {
          Glibc.send(socket.descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
        if count < 0 {
          if errno == EAGAIN || errno == EINTR {
            writer?.resume()
            return
          }
          let error = NWError(errno: errno)
          sends.removeFirst().completion.call(error)
          if parameters.kind == .stream { return close(.failed(error), error) }
          continue
        }
        send.data = send.data.dropFirst(count)
        if parameters.kind == .stream, !send.data.isEmpty {
          sends[sends.startIndex] = send
          continue
        }
      }
      if send.isLast, parameters.kind == .stream {
        shutdown(socket.descriptor, Int32(SHUT_WR))
      }
      sends.removeFirst().completion.call(nil)
    }
    writer?.suspend()
    if isClosing { close(.cancelled, .posix(.ECANCELED)) }
  }

  // MARK: Receiving

  /// Receives the next part of the data.
  ///
  /// - Parameters:
  ///   - minimumIncompleteLength: The number of bytes that it waits for, unless the data ends.
  ///   - maximumLength: The largest number of bytes.
  ///   - completion: Called once, with the bytes, and whether they are the last.
  @preconcurrency
  public func receive(
    minimumIncompleteLength: Int, maximumLength: Int,
    completion:
      @escaping @Sendable (
        _ content: Data?, _ contentContext: ContentContext?, _ isComplete: Bool, _ error: NWError?
      ) -> Void
  ) {
    let receive = Receive(
      minimum: max(1, minimumIncompleteLength), maximum: max(1, maximumLength),
      completion: completion)
    work.async { [weak self] in
      guard let self, !hasEnded else { return completion(nil, nil, false, .posix(.ECANCELED)) }
      receives.append(receive)
      if state == .ready { deliver() }
    }
  }
  /// Receives the next datagram; or, by TCP, everything until the end.
  @preconcurrency
  public func receiveMessage(
    completion:
      @escaping @Sendable (
        _ completeContent: Data?, _ contentContext: ContentContext?, _ isComplete: Bool,
        _ error: NWError?
      ) -> Void
  ) {
    receive(minimumIncompleteLength: .max, maximumLength: .max, completion: completion)
  }

  private func read() {
    guard let socket else { return }
    if parameters.kind == .datagram {
      if let datagram = socket.receiveDatagram() {
        // Before it was connected, an accepted socket may have taken those of others.
        if !isAccepted || datagram.from.endpoint == endpoint { datagrams.append(datagram.data) }
      } else if errno != EAGAIN, !receives.isEmpty {
        // A datagram that nobody has accepted is reported here.
        receives.removeFirst().completion(nil, nil, false, NWError(errno: errno))
      }
      return deliver()
    }
    var bytes = [UInt8](repeating: 0, count: 65536)
    let count = recv(socket.descriptor, &bytes, bytes.count, 0)
    if count > 0 {
      incoming.append(contentsOf: bytes.prefix(count))
    } else if count == 0 {
      isAtEnd = true
    } else if errno != EAGAIN, errno != EINTR {
      let error = NWError(errno: errno)
      return close(.failed(error), error)
    }
    deliver()
  }
  /// Adds datagrams of the other end that have reached the listener.
  func add(_ more: [Data]) {
    work.async { [weak self] in
      guard let self, !hasEnded else { return }
      datagrams += more
      if state == .ready { deliver() }
    }
  }
  private func deliver() {
    while let receive = receives.first {
      if parameters.kind == .datagram {
        guard !datagrams.isEmpty else { break }
        receives.removeFirst()
        receive.completion(datagrams.removeFirst(), .defaultMessage, true, nil)
      } else {
        guard incoming.count >= receive.minimum || isAtEnd else { break }
        receives.removeFirst()
        let part = Data(incoming.prefix(receive.maximum))
        incoming = incoming.dropFirst(part.count)
        // Only now and then, since the rest is copied: what was received stays in memory until then.
        if incoming.isEmpty || incoming.startIndex > 65536 { incoming = Data(incoming) }
        let isLast = isAtEnd && incoming.isEmpty
        receive.completion(
          part.isEmpty ? nil : part, isLast ? .finalMessage : .defaultStream, isLast, nil)
      }
    }
    if receives.isEmpty || isAtEnd { reader?.suspend() } else { reader?.resume() }
  }

  /// What is called when data was sent. Mirrors Network's.
  public enum SendCompletion: Sendable {
    /// The closure is called when the system has taken the data, or with an error.
    case contentProcessed(@Sendable (_ error: NWError?) -> Void)
    /// There is no closure: the data may be sent again.
    case idempotent

    fileprivate func call(_ error: NWError?) {
      if case .contentProcessed(let closure) = self { closure(error) }
    }
  }

  /// The part of the data that is sent or received. Mirrors Network's.
  public final class ContentContext: Sendable {
    /// A name of the program's own.
    public let identifier: String
    /// Whether nothing comes after it.
    public let isFinal: Bool
    /// Creates a context. Besides `isFinal`, the values have no effect.
    public init(
      identifier: String, expiration: UInt64 = 0, priority: Double = 0.5, isFinal: Bool = false
    ) {
      (self.identifier, self.isFinal) = (identifier, isFinal)
    }
    /// A message.
    public static let defaultMessage = ContentContext(identifier: "Default message")
    /// A part of a stream.
    public static let defaultStream = ContentContext(identifier: "Default stream")
    /// The last message.
    public static let finalMessage = ContentContext(identifier: "Final message", isFinal: true)
  }
}
