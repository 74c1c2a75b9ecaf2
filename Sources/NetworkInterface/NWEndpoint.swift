@_exported public import Foundation
internal import Glibc

/// An end of a connection. Mirrors Network's `NWEndpoint`.
public enum NWEndpoint: Hashable, Sendable, CustomDebugStringConvertible {
  /// A host and a port.
  case hostPort(host: Host, port: Port)
  /// A service of the local network. Connections to one fail: programs do not search the network
  /// here.
  case service(name: String, type: String, domain: String, interface: NWInterface?)
  /// A socket in the file system.
  case unix(path: String)
  /// The host and the port of an address.
  case url(URL)

  /// The network interface. Always `nil`: GIO does not report which network is used.
  public var interface: NWInterface? { nil }

  /// The host and the port, or the name.
  public var debugDescription: String {
    switch self {
    case .hostPort(.ipv6(let address), let port): "\(address).\(port)"
    case .hostPort(let host, let port): "\(host):\(port)"
    case .service(let name, let type, let domain, _): "\(name).\(type).\(domain)"
    case .unix(let path): path
    case .url(let url): url.absoluteString
    }
  }

  /// The name or the address of a computer. Mirrors Network's.
  public enum Host: Hashable, Sendable, ExpressibleByStringLiteral, CustomDebugStringConvertible {
    /// A name, which is looked up.
    case name(String, NWInterface?)
    /// An IPv4 address.
    case ipv4(IPv4Address)
    /// An IPv6 address.
    case ipv6(IPv6Address)

    /// Creates a host from an address, or from a name.
    public init(_ string: String) {
      self =
        if let address = IPv4Address(string) {
          .ipv4(address)
        } else if let address = IPv6Address(string) {
          .ipv6(address)
        } else {
          .name(string, nil)
        }
    }
    /// Creates a host from a literal.
    public init(stringLiteral value: String) { self.init(value) }
    /// The interface. Always `nil`: GIO does not report which network is used.
    public var interface: NWInterface? { nil }
    /// The name or the address.
    public var debugDescription: String {
      switch self {
      case .name(let name, _): name
      case .ipv4(let address): address.debugDescription
      case .ipv6(let address): address.debugDescription
      }
    }
  }

  /// The number of a port. Mirrors Network's.
  public struct Port: Hashable, Sendable, RawRepresentable, ExpressibleByIntegerLiteral,
    CustomDebugStringConvertible
  {
    /// The number.
    public let rawValue: UInt16
    /// Creates a port from its number. Never `nil`: every number is a port.
    public init?(rawValue: UInt16) { self.rawValue = rawValue }
    /// Creates a port from a literal.
    public init(integerLiteral value: UInt16) { rawValue = value }
    /// Creates a port from its number as a text; `nil` for another text.
    public init?(_ service: String) {
      guard let number = UInt16(service) else { return nil }
      rawValue = number
    }
    /// The number.
    public var debugDescription: String { String(rawValue) }

    /// A port that the system chooses.
    public static let any: Port = 0
    /// The port of SSH.
    public static let ssh: Port = 22
    /// The port of SMTP.
    public static let smtp: Port = 25
    /// The port of HTTP.
    public static let http: Port = 80
    /// The port of POP3.
    public static let pop: Port = 110
    /// The port of IMAP.
    public static let imap: Port = 143
    /// The port of HTTPS.
    public static let https: Port = 443
    /// The port of IMAP by TLS.
    public static let imaps: Port = 993
    /// The port of POP3 by TLS.
    public static let pops: Port = 995
    /// The port of SOCKS.
    public static let socks: Port = 1080
  }
}

/// An address of the Internet Protocol. Mirrors Network's `IPAddress`.
public protocol IPAddress: Hashable, Sendable, CustomDebugStringConvertible {
  /// The bytes, the most significant first.
  var rawValue: Data { get }
  /// Creates an address from its bytes; `nil` for another number of bytes.
  init?(_ rawValue: Data, _ interface: NWInterface?)
  /// Creates an address from its text; `nil` for another text.
  init?(_ string: String)
  /// Whether it is this computer's own.
  var isLoopback: Bool { get }
  /// Whether it is in the local network alone.
  var isLinkLocal: Bool { get }
  /// Whether it is that of a group.
  var isMulticast: Bool { get }
}

extension IPAddress {
  /// The interface. Always `nil`: GIO does not report which network is used.
  public var interface: NWInterface? { nil }

  fileprivate static func bytes(_ string: String, _ family: Int32, count: Int) -> Data? {
    var bytes = [UInt8](repeating: 0, count: count)
    return inet_pton(family, string, &bytes) == 1 ? Data(bytes) : nil
  }
  fileprivate func text(_ family: Int32) -> String {
    var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    _ = rawValue.withUnsafeBytes { inet_ntop(family, $0.baseAddress, &text, socklen_t(text.count)) }
    return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
  }
}

/// An IPv4 address. Mirrors Network's `IPv4Address`.
public struct IPv4Address: IPAddress {
  /// The four bytes.
  public let rawValue: Data
  /// Creates an address from four bytes.
  public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
    guard rawValue.count == 4 else { return nil }
    self.rawValue = Data(rawValue)
  }
  /// Creates an address from a text such as "192.168.0.1".
  public init?(_ string: String) {
    guard let bytes = Self.bytes(string, AF_INET, count: 4) else { return nil }
    rawValue = bytes
  }
  /// Every address of this computer.
  public static let any = IPv4Address(Data([0, 0, 0, 0]))!
  /// This computer.
  public static let loopback = IPv4Address(Data([127, 0, 0, 1]))!
  /// All computers of the local network.
  public static let broadcast = IPv4Address(Data([255, 255, 255, 255]))!
  /// All computers of the local network, as a group.
  public static let allHostsGroup = IPv4Address(Data([224, 0, 0, 1]))!
  /// Whether it is this computer's own.
  public var isLoopback: Bool { rawValue[0] == 127 }
  /// Whether it is in the local network alone.
  public var isLinkLocal: Bool { rawValue[0] == 169 && rawValue[1] == 254 }
  /// Whether it is that of a group.
  public var isMulticast: Bool { (224...239).contains(rawValue[0]) }
  /// The address as a text.
  public var debugDescription: String { text(AF_INET) }
}

/// An IPv6 address. Mirrors Network's `IPv6Address`.
public struct IPv6Address: IPAddress {
  /// The sixteen bytes.
  public let rawValue: Data
  /// Creates an address from sixteen bytes.
  public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
    guard rawValue.count == 16 else { return nil }
    self.rawValue = Data(rawValue)
  }
  /// Creates an address from a text such as "fe80::1"; the name of an interface after it is
  /// ignored.
  public init?(_ string: String) {
    let address = string.prefix { $0 != "%" }
    guard let bytes = Self.bytes(String(address), AF_INET6, count: 16) else { return nil }
    rawValue = bytes
  }
  /// Every address of this computer.
  public static let any = IPv6Address(Data(count: 16))!
  /// This computer.
  public static let loopback = IPv6Address(Data(count: 15) + [1])!
  /// Whether it is this computer's own.
  public var isLoopback: Bool { self == .loopback }
  /// Whether it is in the local network alone.
  public var isLinkLocal: Bool { rawValue[0] == 0xfe && rawValue[1] & 0xc0 == 0x80 }
  /// Whether it is that of a group.
  public var isMulticast: Bool { rawValue[0] == 0xff }
  /// The IPv4 address in it; `nil` if there is none.
  public var asIPv4: IPv4Address? {
    rawValue.prefix(12) == Data(count: 10) + [0xff, 0xff] ? IPv4Address(rawValue.suffix(4)) : nil
  }
  /// The address as a text.
  public var debugDescription: String { text(AF_INET6) }
}

/// The cause of a failed connection. Mirrors Network's `NWError`.
public enum NWError: Error, Hashable, Sendable, CustomDebugStringConvertible, LocalizedError {
  /// An error of the system.
  case posix(POSIXErrorCode)
  /// An error of the search for a name or a service.
  case dns(Int32)
  /// An error of the encryption.
  case tls(Int32)

  /// The error in words.
  public var debugDescription: String {
    switch self {
    case .posix(let code): "POSIXErrorCode(rawValue: \(code.rawValue)): \(Self.text(code.rawValue))"
    case .dns(let code): "DNS Error: \(code)"
    case .tls(let code): "TLS Error: \(code)"
    }
  }
  /// The error in words.
  public var errorDescription: String? {
    if case .posix(let code) = self { return Self.text(code.rawValue) }
    return debugDescription
  }
  /// Creates the error that a system call has set.
  init(errno code: Int32) { self = .posix(POSIXErrorCode(rawValue: code) ?? .EIO) }

  private static func text(_ code: Int32) -> String { String(cString: strerror(code)) }

  /// No such name: the value of Apple's kDNSServiceErr_NoSuchRecord.
  static let noSuchName = NWError.dns(-65554)
  /// No search for services: the value of Apple's kDNSServiceErr_ServiceNotRunning.
  static let noServiceSearch = NWError.dns(-65563)
  /// No encryption: the value of Apple's errSSLInternal.
  static let noEncryption = NWError.tls(-9810)
}
