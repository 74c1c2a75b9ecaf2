import GtkBridge
import Network
import PrivateDisplay
import XCTest

@testable import NetworkInterface

/// Connections by Network's names, between two ends in this process.
final class ConnectionTests: XCTestCase {
  private func startServer(_ parameters: NWParameters) async throws -> (LineServer, UInt16) {
    let server = LineServer()
    let port = try await withCheckedThrowingContinuation { continuation in
      do {
        try server.start(using: parameters) { continuation.resume(returning: $0) }
      } catch {
        continuation.resume(throwing: error)
      }
    }
    XCTAssertGreaterThan(port, 0, "The system chooses a port.")
    return (server, port)
  }

  /// A datagram from a socket in the file system that has no name comes from such an address.
  func testAnAddressWithoutBytesHasNoFamily() {
    var none = sockaddr()
    let address = SocketAddress(&none, 0)
    XCTAssertEqual(address.family, AF_UNSPEC)
    XCTAssertNil(address.endpoint)
  }

  func testAServerAnswersAClient() async throws {
    let (server, port) = try await startServer(.tcp)
    let answer = try await LineClient.ask("hello", port: port)
    XCTAssertEqual(answer, "You said hello.")
    let second = try await LineClient.ask("again", port: port)
    XCTAssertEqual(second, "You said again.")
    let isReachable = await Reachability.tcpReachable(host: "127.0.0.1", port: port)
    XCTAssertTrue(isReachable)
    server.stop()
  }

  func testDatagramsReachAListener() async throws {
    let received = AsyncStream.makeStream(of: Data.self)
    let parameters = NWParameters.udp
    parameters.requiredLocalEndpoint = .hostPort(host: "127.0.0.1", port: .any)
    let listener = try NWListener(using: parameters)
    let ports = AsyncStream.makeStream(of: UInt16.self)
    listener.stateUpdateHandler = { state in
      if state == .ready { ports.continuation.yield(listener.port!.rawValue) }
    }
    listener.newConnectionHandler = { connection in
      connection.start(queue: .global())
      connection.receiveMessage { data, _, isComplete, _ in
        XCTAssertTrue(isComplete)
        received.continuation.yield(data!)
        connection.cancel()
      }
    }
    listener.start(queue: .global())
    var iterator = ports.stream.makeAsyncIterator()
    let port = await iterator.next()!
    let packet = Waker.packet(for: "01:02:03:0a:0b:0c")
    XCTAssertEqual(packet.count, 102)
    try await Waker.send(packet, to: "127.0.0.1", port: port)
    var datagrams = received.stream.makeAsyncIterator()
    let datagram = await datagrams.next()
    XCTAssertEqual(datagram, packet)
    listener.cancel()
  }

  func testTheDatagramsOfASenderArriveAtOneConnection() async throws {
    let received = AsyncStream.makeStream(of: (ObjectIdentifier, Data?).self)
    let parameters = NWParameters.udp
    parameters.acceptLocalOnly = true
    let listener = try NWListener(using: parameters)
    let ports = AsyncStream.makeStream(of: NWEndpoint.Port.self)
    listener.stateUpdateHandler = { if $0 == .ready { ports.continuation.yield(listener.port!) } }
    listener.newConnectionHandler = { connection in
      connection.start(queue: .global())
      for _ in 0..<3 {
        connection.receiveMessage { data, _, _, _ in
          received.continuation.yield((ObjectIdentifier(connection), data))
        }
      }
    }
    listener.start(queue: .global())
    var iterator = ports.stream.makeAsyncIterator()
    let connection = NWConnection(host: "127.0.0.1", port: await iterator.next()!, using: .udp)
    for number in 0..<3 {
      connection.send(content: Data([UInt8(number)]), completion: .idempotent)
    }
    connection.start(queue: .global())
    var connections: Set<ObjectIdentifier> = []
    var numbers: Set<Data> = []
    var datagrams = received.stream.makeAsyncIterator()
    for _ in 0..<3 {
      guard let (connection, data) = await datagrams.next() else { break }
      connections.insert(connection)
      if let data { numbers.insert(data) }
    }
    XCTAssertEqual(connections.count, 1)
    XCTAssertEqual(numbers, [Data([0]), Data([1]), Data([2])])
    connection.cancel()
    listener.cancel()
  }

  func testALargePartArrivesWhole() async throws {
    let data = Data((0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
    let listener = try NWListener(using: .tcp)
    let whole = AsyncStream.makeStream(of: Data.self)
    let ports = AsyncStream.makeStream(of: NWEndpoint.Port.self)
    listener.stateUpdateHandler = { if $0 == .ready { ports.continuation.yield(listener.port!) } }
    listener.newConnectionHandler = { connection in
      connection.start(queue: .global())
      connection.receiveMessage { content, _, isComplete, _ in
        XCTAssertTrue(isComplete)
        whole.continuation.yield(content ?? Data())
      }
    }
    listener.start(queue: .global())
    var iterator = ports.stream.makeAsyncIterator()
    let connection = NWConnection(host: "localhost", port: await iterator.next()!, using: .tcp)
    // Sent before it is ready, in two parts.
    connection.send(content: data.prefix(1_000_000), completion: .idempotent)
    connection.send(
      content: data.dropFirst(1_000_000), contentContext: .finalMessage, completion: .idempotent)
    connection.start(queue: .global())
    var parts = whole.stream.makeAsyncIterator()
    let arrived = await parts.next()
    XCTAssertEqual(arrived, data)
    connection.cancel()
    listener.cancel()
  }

  func testSmallPartsArriveInOrder() async throws {
    let data = Data((0..<400_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
    let listener = try NWListener(using: .tcp)
    let parts = AsyncStream.makeStream(of: Data.self)
    let ports = AsyncStream.makeStream(of: NWEndpoint.Port.self)
    listener.stateUpdateHandler = { if $0 == .ready { ports.continuation.yield(listener.port!) } }
    @Sendable func receiveNext(from connection: NWConnection) {
      connection.receive(minimumIncompleteLength: 7, maximumLength: 7) { part, _, isLast, _ in
        parts.continuation.yield(part ?? Data())
        if isLast { parts.continuation.finish() } else { receiveNext(from: connection) }
      }
    }
    listener.newConnectionHandler = { connection in
      connection.start(queue: .global())
      receiveNext(from: connection)
    }
    listener.start(queue: .global())
    var iterator = ports.stream.makeAsyncIterator()
    let connection = NWConnection(host: "localhost", port: await iterator.next()!, using: .tcp)
    connection.start(queue: .global())
    connection.send(content: data, contentContext: .finalMessage, completion: .idempotent)
    var arrived = Data()
    for await part in parts.stream { arrived += part }
    XCTAssertEqual(arrived, data)
    connection.cancel()
    listener.cancel()
  }

  func testAHandlerMayUseItsConnectionWhenItIsReleased() {
    final class User: Sendable {
      let connection: NWConnection
      init(_ connection: NWConnection) { self.connection = connection }
      deinit { _ = connection.state }
    }
    let connection = NWConnection(host: "127.0.0.1", port: .http, using: .tcp)
    connection.stateUpdateHandler = { [user = User(connection)] _ in
      withExtendedLifetime(user) {}
    }
    let released = expectation(description: "The handler is released.")
    DispatchQueue.global().async {
      connection.stateUpdateHandler = nil
      released.fulfill()
    }
    wait(for: [released], timeout: 10)
  }

  func testAConnectionThatIsNotStartedIsReleased() {
    let failed = expectation(description: "The data is not sent.")
    weak var released: NWConnection?
    do {
      let connection = NWConnection(host: "127.0.0.1", port: .http, using: .tcp)
      released = connection
      connection.send(
        content: Data([1]),
        completion: .contentProcessed { error in
          XCTAssertEqual(error, .posix(.ECANCELED))
          failed.fulfill()
        })
    }
    XCTAssertNil(released)
    wait(for: [failed], timeout: 10)
  }

  func testARefusedConnectionWaitsAndACancelledOneEnds() async throws {
    // A port that nobody listens at: that of a listener which has ended.
    let (server, port) = try await startServer(.tcp)
    server.stop()
    let connection = NWConnection(
      host: "127.0.0.1", port: NWEndpoint.Port(rawValue: port)!, using: .tcp)
    let states = AsyncStream.makeStream(of: NWConnection.State.self)
    connection.stateUpdateHandler = { states.continuation.yield($0) }
    connection.start(queue: .global())
    var iterator = states.stream.makeAsyncIterator()
    var state = await iterator.next()
    XCTAssertEqual(state, .preparing)
    state = await iterator.next()
    // The listener may end after the connection was accepted.
    if state == .waiting(.posix(.ECONNREFUSED)) {
      XCTAssertNil(connection.currentPath)
    }
    connection.cancel()
    state = await iterator.next()
    XCTAssertEqual(state, .cancelled)
    let ended = AsyncStream.makeStream(of: NWError?.self)
    connection.receive(minimumIncompleteLength: 1, maximumLength: 1) { _, _, _, error in
      ended.continuation.yield(error)
    }
    var errors = ended.stream.makeAsyncIterator()
    let error = await errors.next()
    XCTAssertEqual(error, .some(.posix(.ECANCELED)))
  }

  func testHandlersReadThePath() async throws {
    let (server, port) = try await startServer(.tcp)
    for queue in [DispatchQueue.global(), DispatchQueue.main] {
      let connection = NWConnection(
        host: "127.0.0.1", port: NWEndpoint.Port(rawValue: port)!, using: .tcp)
      let paths = AsyncStream.makeStream(of: NWPath?.self)
      connection.stateUpdateHandler = { state in
        if state == .ready { paths.continuation.yield(connection.currentPath) }
      }
      connection.start(queue: queue)
      var iterator = paths.stream.makeAsyncIterator()
      let path = await iterator.next()
      XCTAssertEqual(path??.remoteEndpoint, connection.endpoint)
      connection.cancel()
    }
    server.stop()
  }

  func testASocketInTheFileSystemConnects() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    defer { try? FileManager.default.removeItem(at: file) }
    let parameters = NWParameters.tcp
    parameters.requiredLocalEndpoint = .unix(path: file.path)
    let listener = try NWListener(using: parameters)
    let states = AsyncStream.makeStream(of: NWListener.State.self)
    listener.stateUpdateHandler = { states.continuation.yield($0) }
    listener.newConnectionHandler = { connection in
      XCTAssertEqual(connection.endpoint, .unix(path: file.path))
      connection.start(queue: .global())
      connection.receiveMessage { data, _, _, _ in
        connection.send(
          content: Data("You said ".utf8) + (data ?? Data()), contentContext: .finalMessage,
          completion: .contentProcessed { _ in connection.cancel() })
      }
    }
    listener.start(queue: .global())
    var iterator = states.stream.makeAsyncIterator()
    var state = await iterator.next()
    XCTAssertEqual(state, .ready)

    let answers = AsyncStream.makeStream(of: Data?.self)
    let connection = NWConnection(to: .unix(path: file.path), using: .tcp)
    connection.start(queue: .global())
    connection.send(
      content: Data("hello".utf8), contentContext: .finalMessage, completion: .idempotent)
    connection.receiveMessage { data, _, _, _ in answers.continuation.yield(data) }
    var received = answers.stream.makeAsyncIterator()
    let answer = await received.next()
    XCTAssertEqual(answer, Data("You said hello".utf8))
    connection.cancel()

    // The file is in use.
    let second = try NWListener(using: parameters)
    let others = AsyncStream.makeStream(of: NWListener.State.self)
    second.stateUpdateHandler = { others.continuation.yield($0) }
    second.start(queue: .global())
    var ends = others.stream.makeAsyncIterator()
    state = await ends.next()
    XCTAssertEqual(state, .failed(.posix(.EADDRINUSE)))
    listener.cancel()
  }

  func testAListenerOfLoopbackAcceptsThisComputerAlone() async throws {
    let parameters = NWParameters.tcp
    parameters.requiredInterfaceType = .loopback
    let listener = try NWListener(using: parameters.copy())
    let ports = AsyncStream.makeStream(of: UInt16.self)
    listener.stateUpdateHandler = { state in
      if state == .ready { ports.continuation.yield(listener.port!.rawValue) }
    }
    listener.newConnectionHandler = { $0.cancel() }
    listener.start(queue: .global())
    var iterator = ports.stream.makeAsyncIterator()
    let port = await iterator.next()!
    let isReached = await Reachability.tcpReachable(host: "127.0.0.1", port: port)
    XCTAssertTrue(isReached)
    // Another address of this computer: a socket for all of them would accept it.
    let isOpen = await Reachability.tcpReachable(host: "127.0.0.2", port: port)
    XCTAssertFalse(isOpen)
    listener.cancel()
  }

  func testWhatWasCancelledDoesNotStart() throws {
    let listener = try NWListener(using: .tcp)
    listener.stateUpdateHandler = { _ in XCTFail("It was cancelled.") }
    listener.cancel()
    XCTAssertNil(listener.stateUpdateHandler)
    listener.start(queue: .global())
    XCTAssertEqual(listener.state, .cancelled)
    XCTAssertNil(listener.queue)

    let browser = NWBrowser(for: .bonjour(type: "_http._tcp", domain: nil), using: .tcp)
    browser.stateUpdateHandler = { _ in XCTFail("It was cancelled.") }
    browser.cancel()
    XCTAssertNil(browser.stateUpdateHandler)
    browser.start(queue: .global())
    XCTAssertEqual(browser.state, .cancelled)
    XCTAssertNil(browser.queue)
  }

  func testAListenerThatAnotherThreadCancelsWhileItStartsDoesNotListen() async throws {
    for _ in 0..<2000 {
      let listener = try NWListener(using: .tcp)
      let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
      listener.stateUpdateHandler = { if $0 == .cancelled { continuation.finish() } }
      let queue = DispatchQueue(label: "listener")
      DispatchQueue.concurrentPerform(iterations: 2) { number in
        if number == 0 {
          listener.start(queue: queue)
        } else {
          listener.cancel()
        }
      }
      // One that was cancelled first was not started, and reports nothing.
      if listener.queue != nil { for await _ in stream {} }
      await withCheckedContinuation { done in queue.async { done.resume() } }
      XCTAssertEqual(listener.state, .cancelled)
    }
  }

  func testACopyHasItsOwnOptions() {
    let parameters = NWParameters.tcp
    parameters.serviceClass = .background
    let options = parameters.defaultProtocolStack.transportProtocol as? NWProtocolTCP.Options
    options?.noDelay = true
    let copy = parameters.copy()
    options?.noDelay = false
    XCTAssertEqual(copy.tcp?.noDelay, true)
    XCTAssertEqual(copy.serviceClass, .background)
    parameters.defaultProtocolStack.transportProtocol = nil
    XCTAssertNil(parameters.copy().tcp)
  }

  func testWhatDoesNotExistHereSaysSo() async {
    let states = AsyncStream.makeStream(of: NWConnection.State.self)
    let connection = NWConnection(host: "127.0.0.1", port: .https, using: .tls)
    connection.stateUpdateHandler = { states.continuation.yield($0) }
    connection.start(queue: .global())
    var iterator = states.stream.makeAsyncIterator()
    let state = await iterator.next()
    XCTAssertEqual(state, .failed(.noEncryption))

    let found = AsyncStream.makeStream(of: NWBrowser.State.self)
    let browser = NWBrowser(for: .bonjour(type: "_http._tcp", domain: nil), using: .tcp)
    browser.stateUpdateHandler = { found.continuation.yield($0) }
    browser.start(queue: .global())
    var searches = found.stream.makeAsyncIterator()
    let search = await searches.next()
    XCTAssertEqual(search, .failed(.noServiceSearch))
  }

  func testAddresses() {
    XCTAssertEqual(NWEndpoint.Host("192.168.0.1"), .ipv4(IPv4Address("192.168.0.1")!))
    XCTAssertEqual(NWEndpoint.Host("::1"), .ipv6(.loopback))
    XCTAssertEqual(NWEndpoint.Host("example.org"), .name("example.org", nil))
    XCTAssertEqual("\(NWEndpoint.hostPort(host: "10.0.0.1", port: 80))", "10.0.0.1:80")
    XCTAssertNil(IPv4Address("300.1.1.1"))
    XCTAssertTrue(IPv6Address("fe80::1%eth0")!.isLinkLocal)
    XCTAssertEqual(NWEndpoint.Port("8080")?.rawValue, 8080)
    let record = NWTXTRecord(["id": "5", "name": "Desk"])
    XCTAssertEqual(NWTXTRecord(record.data), record)
    XCTAssertEqual(NWTXTRecord(record.data)["name"], "Desk")
  }

  #if DEBUG
    /// Its signal belongs to the main thread, wherever the program drops the monitor.
    @MainActor
    func testAMonitorThatIsDroppedDisconnectsOnTheMainThread() async {
      let before = LiveCount.signals
      nonisolated(unsafe) var monitor: NWPathMonitor? = NWPathMonitor()
      monitor?.start(queue: .global())
      XCTAssertEqual(LiveCount.signals, before + 1)
      let thread = Thread { monitor = nil }
      thread.start()
      while !thread.isFinished { usleep(1_000) }
      XCTAssertEqual(LiveCount.signals, before + 1, "The main thread is busy.")
      for _ in 0..<100_000 where LiveCount.signals != before { await Task.yield() }
      XCTAssertEqual(LiveCount.signals, before)
    }
  #endif
}
