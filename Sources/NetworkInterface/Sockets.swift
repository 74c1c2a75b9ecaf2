// The system's calls for sockets, none of which waits.
internal import Foundation
internal import Glibc

/// The address of a socket.
struct SocketAddress: Hashable, Sendable {
  private let bytes: [UInt8]

  init(_ address: UnsafePointer<sockaddr>, _ length: socklen_t) {
    bytes = Array(UnsafeRawBufferPointer(start: address, count: Int(length)))
  }
  init?(unix path: String) {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let name = Array(path.utf8)
    let limit = MemoryLayout.size(ofValue: address.sun_path)
    // An empty name would be one outside the file system.
    guard !name.isEmpty, name.count < limit else { return nil }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: name) }
    bytes = withUnsafeBytes(of: &address) { Array($0) }
  }
  /// An address of this computer: for a host of numbers, or for localhost in a family.
  init?(local host: NWEndpoint.Host, port: NWEndpoint.Port, family: Int32 = AF_INET) {
    var host = host
    if case .name("localhost", _) = host {
      host = family == AF_INET6 ? .ipv6(.loopback) : .ipv4(.loopback)
    }
    guard let found = Self.lookUp(host.debugDescription, port, isLocal: true).first else {
      return nil
    }
    self = found
  }

  /// `AF_UNSPEC` for the address of a socket without a name, which has no bytes.
  var family: Int32 {
    guard bytes.count >= MemoryLayout<sa_family_t>.size else { return AF_UNSPEC }
    return with { address, _ in Int32(address.pointee.sa_family) }
  }

  func with<Result>(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Result) -> Result {
    bytes.withUnsafeBytes {
      body($0.baseAddress!.assumingMemoryBound(to: sockaddr.self), socklen_t(bytes.count))
    }
  }

  /// The addresses of a host. Waits for the network, unless the host is a number.
  static func lookUp(
    _ host: String, _ port: NWEndpoint.Port, isLocal: Bool = false
  ) -> [SocketAddress] {
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    if isLocal { hints.ai_flags = AI_PASSIVE | AI_NUMERICHOST }
    var list: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host, String(port.rawValue), &hints, &list) == 0 else { return [] }
    defer { freeaddrinfo(list) }
    return sequence(first: list, next: { $0?.pointee.ai_next }).compactMap {
      $0.map { SocketAddress($0.pointee.ai_addr, $0.pointee.ai_addrlen) }
    }
  }

  /// The end of a connection with this address.
  var endpoint: NWEndpoint? {
    let family = family
    return with { address, length in
      let raw = UnsafeRawPointer(address)
      switch family {
      case AF_INET where Int(length) >= MemoryLayout<sockaddr_in>.size:
        let address = raw.load(as: sockaddr_in.self)
        let bytes = withUnsafeBytes(of: address.sin_addr) { Data($0) }
        return .hostPort(host: .ipv4(IPv4Address(bytes)!), port: port(address.sin_port))
      case AF_INET6 where Int(length) >= MemoryLayout<sockaddr_in6>.size:
        let address = raw.load(as: sockaddr_in6.self)
        let bytes = withUnsafeBytes(of: address.sin6_addr) { Data($0) }
        let number = IPv6Address(bytes)!
        // A socket for both kinds of addresses reports those of IPv4 in this way.
        return .hostPort(
          host: number.asIPv4.map { .ipv4($0) } ?? .ipv6(number), port: port(address.sin6_port))
      default: return nil
      }
    }
  }
  private func port(_ number: in_port_t) -> NWEndpoint.Port {
    NWEndpoint.Port(integerLiteral: UInt16(bigEndian: number))
  }
}

/// An open socket.
struct Socket: Sendable {
  let descriptor: Int32

  init(descriptor: Int32) { self.descriptor = descriptor }

  /// Opens a socket that does not wait.
  init(family: Int32, _ kind: NWParameters.Kind) throws(NWError) {
    let type = kind == .stream ? SOCK_STREAM : SOCK_DGRAM
    descriptor = socket(
      family, Int32(type.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { throw NWError(errno: errno) }
  }

  func set(_ level: Int32, _ option: Int32, _ value: Int) {
    var value = Int32(truncatingIfNeeded: value)
    setsockopt(descriptor, level, option, &value, socklen_t(MemoryLayout<Int32>.size))
  }
  /// Sets the options of TCP.
  func set(_ options: NWProtocolTCP.Options?) {
    guard let options else { return }
    let level = Int32(IPPROTO_TCP)
    if options.noDelay { set(level, TCP_NODELAY, 1) }
    guard options.enableKeepalive else { return }
    set(SOL_SOCKET, SO_KEEPALIVE, 1)
    if options.keepaliveIdle > 0 { set(level, TCP_KEEPIDLE, options.keepaliveIdle) }
    if options.keepaliveCount > 0 { set(level, TCP_KEEPCNT, options.keepaliveCount) }
    if options.keepaliveInterval > 0 { set(level, TCP_KEEPINTVL, options.keepaliveInterval) }
  }

  /// Gives it an address of this computer.
  func bind(_ address: SocketAddress) throws(NWError) {
    let result = address.with { Glibc.bind(descriptor, $0, $1) }
    guard result == 0 else { throw NWError(errno: errno) }
  }
  /// Begins to connect; the socket can be written when it is connected.
  func connect(_ address: SocketAddress) throws(NWError) {
    let result = address.with { Glibc.connect(descriptor, $0, $1) }
    guard result == 0 || errno == EINPROGRESS else { throw NWError(errno: errno) }
  }
  /// The error with which connecting has ended; 0 for none.
  var pendingError: Int32 {
    var (code, size) = (Int32(0), socklen_t(MemoryLayout<Int32>.size))
    getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &code, &size)
    return code
  }
  /// The address of this computer, or of the other one.
  func address(isRemote: Bool) -> SocketAddress? {
    var (storage, size) = (sockaddr_storage(), socklen_t(MemoryLayout<sockaddr_storage>.size))
    return withUnsafeMutableBytes(of: &storage) { bytes in
      let address = bytes.baseAddress!.assumingMemoryBound(to: sockaddr.self)
      let result =
        isRemote
        ? getpeername(descriptor, address, &size) : getsockname(descriptor, address, &size)
      return result == 0 ? SocketAddress(address, size) : nil
    }
  }
  /// A datagram and the address that it came from; `nil` if there is none.
  func receiveDatagram() -> (data: Data, from: SocketAddress)? {
    var bytes = [UInt8](repeating: 0, count: 65536)
    var (storage, size) = (sockaddr_storage(), socklen_t(MemoryLayout<sockaddr_storage>.size))
    return withUnsafeMutableBytes(of: &storage) { space in
      let address = space.baseAddress!.assumingMemoryBound(to: sockaddr.self)
      let count = recvfrom(descriptor, &bytes, bytes.count, 0, address, &size)
      return count < 0 ? nil : (Data(bytes.prefix(count)), SocketAddress(address, size))
    }
  }
  /// A connection to a listening socket, if one waits.
  func accept() -> Socket? {
    let accepted = Glibc.accept(descriptor, nil, nil)
    guard accepted >= 0 else { return nil }
    _ = fcntl(accepted, F_SETFL, fcntl(accepted, F_GETFL) | O_NONBLOCK)
    _ = fcntl(accepted, F_SETFD, FD_CLOEXEC)
    return Socket(descriptor: accepted)
  }
  func close() { Glibc.close(descriptor) }
}
