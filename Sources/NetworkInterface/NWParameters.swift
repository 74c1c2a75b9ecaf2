/// The options of a protocol. Mirrors Network's `NWProtocolOptions`.
// Sendable: one thread at a time; connections and listeners read them when they start.
open class NWProtocolOptions: @unchecked Sendable {
  fileprivate init() {}
  /// Options with the same values; those without values are the same object.
  fileprivate func copied() -> NWProtocolOptions { self }
}

/// TCP. Mirrors Network's `NWProtocolTCP`.
public enum NWProtocolTCP {
  /// The options of TCP. Mirrors Network's.
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    /// Creates the default options.
    public override init() { super.init() }
    /// Whether small parts are sent at once.
    public var noDelay = false
    /// Whether an idle connection is tried from time to time.
    public var enableKeepalive = false
    /// The seconds after which an idle connection is tried first; 0 for the system's time.
    public var keepaliveIdle = 0
    /// The number of trials after which the connection has failed; 0 for the system's number.
    public var keepaliveCount = 0
    /// The seconds between two trials; 0 for the system's time.
    public var keepaliveInterval = 0
    /// The seconds after which connecting has failed; 0 for the system's time.
    public var connectionTimeout = 0
    /// Whether data is sent with the first packet. Stored, without effect.
    public var enableFastOpen = false
    /// Whether parts wait for others. Stored, without effect.
    public var noPush = false
    /// Whether options of TCP are left out. Stored, without effect.
    public var noOptions = false
    /// Whether acknowledgements are sent at once. Stored, without effect.
    public var disableAckStretching = false

    fileprivate override func copied() -> NWProtocolOptions {
      let other = NWProtocolTCP.Options()
      (other.noDelay, other.enableKeepalive) = (noDelay, enableKeepalive)
      (other.keepaliveIdle, other.keepaliveCount) = (keepaliveIdle, keepaliveCount)
      other.keepaliveInterval = keepaliveInterval
      other.connectionTimeout = connectionTimeout
      (other.enableFastOpen, other.noPush) = (enableFastOpen, noPush)
      (other.noOptions, other.disableAckStretching) = (noOptions, disableAckStretching)
      return other
    }
  }
}

/// UDP. Mirrors Network's `NWProtocolUDP`.
public enum NWProtocolUDP {
  /// The options of UDP. Mirrors Network's.
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    /// Creates the default options.
    public override init() { super.init() }
    /// Whether there is no checksum. Stored, without effect.
    public var preferNoChecksum = false

    fileprivate override func copied() -> NWProtocolOptions {
      let other = NWProtocolUDP.Options()
      other.preferNoChecksum = preferNoChecksum
      return other
    }
  }
}

/// TLS. Connections with it fail here. Mirrors Network's `NWProtocolTLS`.
public enum NWProtocolTLS {
  /// The options of TLS. Mirrors Network's.
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    /// Creates the default options.
    public override init() { super.init() }
  }
}

/// How a connection is made. Mirrors the part of Network's `NWParameters` that programs use.
///
/// TCP, UDP and sockets in the file system work. With TLS a connection fails (`NWError.tls`):
/// `URLSession` has it.
// Sendable: one thread at a time; connections and listeners read them when they start.
public final class NWParameters: @unchecked Sendable, CustomDebugStringConvertible {
  enum Kind: Sendable { case stream, datagram }
  let kind: Kind
  let isEncrypted: Bool

  private init(_ kind: Kind, isEncrypted: Bool, _ transport: NWProtocolOptions?) {
    (self.kind, self.isEncrypted) = (kind, isEncrypted)
    defaultProtocolStack = ProtocolStack(transport)
  }
  /// Creates the parameters of TCP connections.
  public convenience init() {
    self.init(.stream, isEncrypted: false, NWProtocolTCP.Options())
  }
  /// Creates the parameters of TCP connections, with TLS if there are options for it.
  public convenience init(
    tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = NWProtocolTCP.Options()
  ) {
    self.init(.stream, isEncrypted: tls != nil, tcp)
  }
  /// Creates the parameters of UDP, with encryption if there are options for it.
  public convenience init(
    dtls: NWProtocolTLS.Options?, udp: NWProtocolUDP.Options = NWProtocolUDP.Options()
  ) {
    self.init(.datagram, isEncrypted: dtls != nil, udp)
  }
  /// The parameters of TCP connections.
  public static var tcp: NWParameters { NWParameters(tls: nil) }
  /// The parameters of UDP.
  public static var udp: NWParameters { NWParameters(dtls: nil) }
  /// The parameters of TCP connections with TLS, which fail here.
  public static var tls: NWParameters { NWParameters(tls: NWProtocolTLS.Options()) }
  /// The parameters of encrypted UDP, which fail here.
  public static var dtls: NWParameters { NWParameters(dtls: NWProtocolTLS.Options()) }
  /// Creates parameters with the same values.
  public func copy() -> NWParameters {
    let stack = defaultProtocolStack
    let other = NWParameters(kind, isEncrypted: isEncrypted, stack.transportProtocol?.copied())
    other.defaultProtocolStack.internetProtocol = stack.internetProtocol?.copied()
    other.defaultProtocolStack.applicationProtocols =
      stack.applicationProtocols.map { $0.copied() }
    (other.requiredLocalEndpoint, other.allowLocalEndpointReuse) =
      (requiredLocalEndpoint, allowLocalEndpointReuse)
    (other.acceptLocalOnly, other.includePeerToPeer) = (acceptLocalOnly, includePeerToPeer)
    other.requiredInterfaceType = requiredInterfaceType
    other.requiredInterface = requiredInterface
    other.prohibitedInterfaceTypes = prohibitedInterfaceTypes
    other.prohibitedInterfaces = prohibitedInterfaces
    other.prohibitExpensivePaths = prohibitExpensivePaths
    other.prohibitConstrainedPaths = prohibitConstrainedPaths
    (other.allowFastOpen, other.preferNoProxies) = (allowFastOpen, preferNoProxies)
    (other.serviceClass, other.multipathServiceType) = (serviceClass, multipathServiceType)
    return other
  }

  /// The protocols of a connection. Mirrors Network's.
  // Sendable: one thread at a time.
  public final class ProtocolStack: @unchecked Sendable {
    /// TCP or UDP.
    public var transportProtocol: NWProtocolOptions?
    /// The Internet Protocol. Stored, without effect.
    public var internetProtocol: NWProtocolOptions?
    /// The protocols above it. Stored, without effect.
    public var applicationProtocols: [NWProtocolOptions] = []

    init(_ transport: NWProtocolOptions?) { transportProtocol = transport }
  }
  /// The protocols of a connection.
  public let defaultProtocolStack: ProtocolStack
  /// The address of this computer that is used.
  public var requiredLocalEndpoint: NWEndpoint?
  /// Whether an address may be used again at once. It may always be.
  public var allowLocalEndpointReuse = false
  /// Whether connections of this computer alone are accepted.
  public var acceptLocalOnly = false
  /// The kind of network. With `.loopback`, a listener accepts connections of this computer alone;
  /// the other kinds are stored, without effect: GIO does not report which network is used.
  public var requiredInterfaceType = NWInterface.InterfaceType.other
  /// The network. Stored, without effect.
  public var requiredInterface: NWInterface?
  /// The kinds of networks that are not used. Stored, without effect.
  public var prohibitedInterfaceTypes: [NWInterface.InterfaceType]?
  /// The networks that are not used. Stored, without effect.
  public var prohibitedInterfaces: [NWInterface]?
  /// Whether devices nearby are connected without a network. Stored, without effect.
  public var includePeerToPeer = false
  /// Whether networks that cost by the amount are left out. Stored, without effect.
  public var prohibitExpensivePaths = false
  /// Whether networks that ask for little data are left out. Stored, without effect.
  public var prohibitConstrainedPaths = false
  /// Whether data is sent with the first packet. Stored, without effect.
  public var allowFastOpen = false
  /// Whether proxies are left out. There are none.
  public var preferNoProxies = false
  /// The importance of the data. Stored, without effect.
  public var serviceClass = ServiceClass.bestEffort
  /// The importance of data. Mirrors Network's.
  public enum ServiceClass: Sendable {
    case bestEffort, background, interactiveVideo, interactiveVoice, responsiveData, signaling
  }
  /// Whether several networks are used. Stored, without effect.
  public var multipathServiceType = MultipathServiceType.disabled
  /// The use of several networks. Mirrors Network's.
  public enum MultipathServiceType: Sendable { case disabled, handover, interactive, aggregate }
  /// The protocols.
  public var debugDescription: String {
    (kind == .stream ? "tcp" : "udp") + (isEncrypted ? ", tls" : "")
  }

  /// Whether a listener accepts connections of this computer alone.
  var isLocalOnly: Bool { acceptLocalOnly || requiredInterfaceType == .loopback }
  var tcp: NWProtocolTCP.Options? {
    defaultProtocolStack.transportProtocol as? NWProtocolTCP.Options
  }
}
