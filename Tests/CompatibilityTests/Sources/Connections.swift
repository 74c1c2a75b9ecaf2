import Combine
import Foundation
import Network
import os

// Programs that speak with others in the network, as many utilities do: a small server, its client, a datagram
// that wakes a computer, and a test whether a server answers.

final class LineServer {
  private var listener: NWListener?
  private let queue = DispatchQueue(label: "server")
  private(set) var connections: [ObjectIdentifier: NWConnection] = [:]

  func start(using parameters: NWParameters, ready: @escaping (UInt16) -> Void) throws {
    parameters.allowLocalEndpointReuse = true
    parameters.requiredLocalEndpoint = .hostPort(host: .ipv4(.loopback), port: .any)
    if let tcp = parameters.defaultProtocolStack.transportProtocol as? NWProtocolTCP.Options {
      tcp.noDelay = true
    }
    let listener = try NWListener(using: parameters)
    listener.stateUpdateHandler = { state in
      switch state {
      case .ready: if let port = listener.port { ready(port.rawValue) }
      case .failed(let error): print("failed: \(error.localizedDescription)")
      default: break
      }
    }
    listener.newConnectionHandler = { [weak self] connection in self?.accept(connection) }
    listener.start(queue: queue)
    self.listener = listener
  }

  private func accept(_ connection: NWConnection) {
    connections[ObjectIdentifier(connection)] = connection
    connection.stateUpdateHandler = { [weak self] state in
      switch state {
      case .cancelled, .failed: self?.connections[ObjectIdentifier(connection)] = nil
      default: break
      }
    }
    connection.start(queue: queue)
    receive(on: connection, buffer: Data())
  }

  private func receive(on connection: NWConnection, buffer: Data) {
    connection.receive(minimumIncompleteLength: 1, maximumLength: 64 * 1024) {
      [weak self] data, _, isComplete, error in
      var buffer = buffer
      if let data { buffer.append(data) }
      if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: buffer[..<end], as: UTF8.self)
        connection.send(
          content: "You said \(line).".data(using: .utf8),
          completion: .contentProcessed { _ in connection.cancel() })
      } else if isComplete || error != nil {
        connection.cancel()
      } else {
        self?.receive(on: connection, buffer: buffer)
      }
    }
  }

  func stop() {
    listener?.cancel()
    listener = nil
    queue.sync { connections.values.forEach { $0.cancel() } }
  }
}

enum LineClient {
  static func ask(_ question: String, port: UInt16) async throws -> String {
    let connection = NWConnection(
      host: "127.0.0.1", port: NWEndpoint.Port(rawValue: port)!, using: .tcp)
    return try await withCheckedThrowingContinuation { continuation in
      connection.stateUpdateHandler = { state in
        switch state {
        case .ready:
          connection.send(
            content: Data("\(question)\n".utf8), contentContext: .finalMessage, isComplete: true,
            completion: .contentProcessed { error in
              if let error { continuation.resume(throwing: error) }
            })
          connection.receiveMessage { data, _, isComplete, error in
            if let error { return continuation.resume(throwing: error) }
            continuation.resume(returning: String(decoding: data ?? Data(), as: UTF8.self))
            connection.cancel()
          }
        case .failed(let error), .waiting(let error):
          continuation.resume(throwing: error)
          connection.cancel()
        case .setup, .preparing, .cancelled: break
        @unknown default: break
        }
      }
      connection.start(queue: .global(qos: .userInitiated))
    }
  }
}

enum Reachability {
  static func tcpReachable(host: String, port: UInt16, timeout: Double = 8) async -> Bool {
    guard !host.isEmpty, let nwPort = NWEndpoint.Port(rawValue: port) else { return false }
    return await withCheckedContinuation { cont in
      let conn = NWConnection(host: NWEndpoint.Host(host), port: nwPort, using: .tcp)
      let resumed = OSAllocatedUnfairLock(initialState: false)
      @Sendable func finish(_ value: Bool) {
        let first = resumed.withLock { done -> Bool in
          defer { done = true }
          return !done
        }
        guard first else { return }
        conn.cancel()
        cont.resume(returning: value)
      }
      let deadline = DispatchWorkItem { finish(false) }
      DispatchQueue.global().asyncAfter(deadline: .now() + timeout, execute: deadline)
      conn.stateUpdateHandler = { state in
        switch state {
        case .ready: finish(true)
        case .failed, .cancelled, .waiting: finish(false)
        default: break
        }
      }
      conn.start(queue: .global())
    }
  }
}

final class Waker {
  static func packet(for address: String) -> Data {
    let bytes = address.split(separator: ":").compactMap { UInt8($0, radix: 16) }
    return Data(repeating: 0xFF, count: 6) + (0..<16).flatMap { _ in bytes }
  }

  static func send(_ packet: Data, to host: String, port: UInt16) async throws {
    try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<Void, any Error>) in
      let connection = NWConnection(
        to: .hostPort(host: NWEndpoint.Host(host), port: NWEndpoint.Port(integerLiteral: port)),
        using: .udp)
      connection.stateUpdateHandler = { state in
        guard case .ready = state else { return }
        connection.send(
          content: packet,
          completion: .contentProcessed { error in
            if let error {
              continuation.resume(throwing: error)
            } else {
              continuation.resume()
            }
            connection.cancel()
          })
      }
      connection.start(queue: .main)
    }
  }
}

final class ServiceSearch: ObservableObject, @unchecked Sendable {
  @Published var problem: String?
  private let browser = NWBrowser(for: .bonjour(type: "_http._tcp", domain: nil), using: .tcp)

  func start() {
    browser.stateUpdateHandler = { [weak self] state in
      DispatchQueue.main.async {
        if case .failed(let error) = state { self?.problem = error.localizedDescription }
      }
    }
    browser.browseResultsChangedHandler = { results, _ in
      for result in results {
        if case .service(let name, let type, let domain, _) = result.endpoint {
          print(name, type, domain)
        }
        if case .bonjour(let record) = result.metadata { print(record["id"] ?? "") }
      }
    }
    browser.start(queue: .main)
  }
}
