// Whether hosts can be reached, under the module name SystemConfiguration: a compatible interface, not Apple's, by
// GIO's GNetworkMonitor.
internal import CGtk
@_exported public import Foundation
internal import NetworkInterface
@_exported public import TabstopFoundation

/// A host whose connection is watched. Mirrors SystemConfiguration's `SCNetworkReachability`.
// Sendable: `lock` guards what can change.
public final class SCNetworkReachability: @unchecked Sendable {
  /// Whether the host is this computer.
  fileprivate let isLocal: Bool
  private let lock = NSLock()
  private var callback: (SCNetworkReachabilityCallBack, UnsafeMutableRawPointer?)?
  private var monitor: NWPathMonitor?
  private var last: SCNetworkReachabilityFlags?

  fileprivate init(isLocal: Bool) { self.isLocal = isLocal }
  private var release: (() -> Void)?
  deinit {
    monitor?.cancel()
    release?()
  }

  fileprivate func set(
    _ callback: SCNetworkReachabilityCallBack?, _ context: SCNetworkReachabilityContext?
  ) {
    let info = context?.info
    let kept = info.flatMap { info in
      context?.retain.map { UnsafeMutableRawPointer(mutating: $0(info)) }
    }
    let before = lock.withLock {
      defer {
        self.callback = callback.map { ($0, kept ?? info) }
        release = info.flatMap { info in
          context?.release.map { release in { release(kept ?? info) } }
        }
      }
      return release
    }
    before?()
  }

  fileprivate func start(_ queue: DispatchQueue) {
    let monitor = NWPathMonitor()
    let before = lock.withLock {
      defer { (self.monitor, last) = (monitor, nil) }
      return self.monitor
    }
    before?.cancel()
    monitor.pathUpdateHandler = { [weak self] path in
      self?.report(path.status == .satisfied)
    }
    monitor.start(queue: queue)
  }

  fileprivate func stop() -> Bool {
    let monitor = lock.withLock {
      defer { self.monitor = nil }
      return self.monitor
    }
    monitor?.cancel()
    return monitor != nil
  }

  /// Calls the closure if something has changed. The first state is that of the start, which is not a change.
  private func report(_ isConnected: Bool) {
    let flags = flags(isConnected)
    let (callback, hasChanged) = lock.withLock {
      defer { last = flags }
      return (self.callback, last != nil && last != flags)
    }
    if hasChanged, let callback { callback.0(self, flags, callback.1) }
  }

  fileprivate func flags(_ isConnected: Bool) -> SCNetworkReachabilityFlags {
    if isLocal { return [.reachable, .isLocalAddress, .isDirect] }
    return isConnected ? .reachable : []
  }
}

/// How a host can be reached. Mirrors SystemConfiguration's `SCNetworkReachabilityFlags`.
public struct SCNetworkReachabilityFlags: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Creates flags from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// By a connection that begins when it is needed. Not reported here.
  public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1)
  /// It can be reached.
  public static let reachable = SCNetworkReachabilityFlags(rawValue: 1 << 1)
  /// A connection must begin first. Not reported here.
  public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 2)
  /// A connection begins with the first data. Not reported here.
  public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 1 << 3)
  /// The user must do something. Not reported here.
  public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 4)
  /// A connection begins with a request. Not reported here.
  public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 1 << 5)
  /// It is this computer.
  public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
  /// There is no computer between.
  public static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
  /// By a mobile network. Not reported here: GIO does not say which network is used.
  public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
  /// A connection begins with the first data, by an older name: `connectionOnTraffic`.
  public static let connectionAutomatic = connectionOnTraffic
}

/// A closure that is called when a host can be reached, or no longer. Mirrors SystemConfiguration's.
public typealias SCNetworkReachabilityCallBack = (
  SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?
) -> Void

/// What a closure gets. Mirrors SystemConfiguration's `SCNetworkReachabilityContext`.
public struct SCNetworkReachabilityContext {
  /// The version of this structure: 0.
  public var version: CFIndex
  /// What the closure gets.
  public var info: UnsafeMutableRawPointer?
  /// Keeps what the closure gets.
  public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?
  /// Gives up what the closure gets.
  public var release: ((UnsafeRawPointer) -> Void)?
  /// Describes what the closure gets. Not called.
  public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?

  /// Creates a context without anything.
  public init() {
    self.init(version: 0, info: nil, retain: nil, release: nil, copyDescription: nil)
  }
  /// Creates a context.
  public init(
    version: CFIndex, info: UnsafeMutableRawPointer?,
    retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?, release: ((UnsafeRawPointer) -> Void)?,
    copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?
  ) {
    (self.version, self.info, self.retain) = (version, info, retain)
    (self.release, self.copyDescription) = (release, copyDescription)
  }
}

/// Watches a host by its name, which is not looked up.
public func SCNetworkReachabilityCreateWithName(
  _ allocator: CFAllocator?, _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? {
  let name = String(cString: nodename)
  return noted(
    name.isEmpty
      ? nil : SCNetworkReachability(isLocal: ["localhost", "127.0.0.1", "::1"].contains(name)))
}

/// Watches a host by its address; the address 0.0.0.0 stands for any.
public func SCNetworkReachabilityCreateWithAddress(
  _ allocator: CFAllocator?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? {
  let bytes = UnsafeRawPointer(address)
  switch Int32(address.pointee.sa_family) {
  case AF_INET:
    // The first of the four numbers: 127 is this computer.
    let first = bytes.load(fromByteOffset: 4, as: UInt8.self)
    return noted(SCNetworkReachability(isLocal: first == 127))
  case AF_INET6:
    let address = (0..<16).map { bytes.load(fromByteOffset: 8 + $0, as: UInt8.self) }
    return noted(
      SCNetworkReachability(
        isLocal: address.dropLast().allSatisfy { $0 == 0 } && address[15] == 1))
  default: return noted(nil)
  }
}

/// Watches a host by the addresses of both sides.
public func SCNetworkReachabilityCreateWithAddressPair(
  _ allocator: CFAllocator?, _ localAddress: UnsafePointer<sockaddr>?,
  _ remoteAddress: UnsafePointer<sockaddr>?
) -> SCNetworkReachability? {
  guard let address = remoteAddress ?? localAddress else { return noted(nil) }
  return SCNetworkReachabilityCreateWithAddress(allocator, address)
}

/// Reads how a host can be reached.
///
/// - Returns: Whether it is known: always `true`.
@discardableResult
public func SCNetworkReachabilityGetFlags(
  _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
  let isConnected = g_network_monitor_get_network_available(g_network_monitor_get_default()) != 0
  flags.pointee = target.flags(isConnected)
  return true
}

/// Sets the closure that is called when a host can be reached, or no longer.
@discardableResult
public func SCNetworkReachabilitySetCallback(
  _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
  _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool {
  target.set(callout, context?.pointee)
  return true
}

/// Begins to watch a host. Whatever the loop is, the closure is called on the main thread.
@discardableResult
public func SCNetworkReachabilityScheduleWithRunLoop(
  _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: CFString
) -> Bool {
  target.start(.main)
  return true
}

/// Stops watching a host.
@discardableResult
public func SCNetworkReachabilityUnscheduleFromRunLoop(
  _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: CFString
) -> Bool { target.stop() }
/// Begins to watch a host, and calls the closure on a queue; ends it with `nil`.
@discardableResult
public func SCNetworkReachabilitySetDispatchQueue(
  _ target: SCNetworkReachability, _ queue: DispatchQueue?
) -> Bool {
  guard let queue else {
    _ = target.stop()
    return true
  }
  target.start(queue)
  return true
}

// Apple's addresses have their length in them.
extension sockaddr {
  /// The length. Always that of the structure: setting it has no effect.
  public var sa_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr>.size) }
    set {}
  }
}

extension sockaddr_in {
  /// The length. Always that of the structure: setting it has no effect.
  public var sin_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in>.size) }
    set {}
  }
}

extension sockaddr_in6 {
  /// The length. Always that of the structure: setting it has no effect.
  public var sin6_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in6>.size) }
    set {}
  }
}
