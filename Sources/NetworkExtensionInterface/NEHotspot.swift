public import Foundation
internal import Tabstop

/// A wireless network that the program wants. Mirrors NetworkExtension's `NEHotspotConfiguration`.
// Sendable: one thread at a time.
open class NEHotspotConfiguration: NSObject, @unchecked Sendable {
  /// The name of the network.
  public let ssid: String
  /// Whether it is used only once. Stored, without effect.
  open var joinOnce = false
  /// Whether it is hidden. Stored, without effect.
  open var hidden = false
  /// Describes an open network.
  public init(ssid: String) {
    self.ssid = ssid
    super.init()
  }
  /// Describes a network with a password.
  public convenience init(ssid: String, passphrase: String, isWEP: Bool) { self.init(ssid: ssid) }
}

/// Joins wireless networks: refused. Mirrors NetworkExtension's `NEHotspotConfigurationManager`.
public final class NEHotspotConfigurationManager: NSObject, Sendable {
  /// The manager.
  public static let shared = NEHotspotConfigurationManager()
  private override init() { super.init() }
  /// Joins a network. Passes an error to the handler, on the main thread.
  @preconcurrency
  public func apply(
    _ configuration: NEHotspotConfiguration,
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { DispatchQueue.main.async { completionHandler?(NEVPNError.unavailable) } }
  /// Joins a network. Always throws.
  public func apply(_ configuration: NEHotspotConfiguration) async throws {
    throw NEVPNError.unavailable
  }
  /// Forgets a network. No effect.
  public func removeConfiguration(forSSID SSID: String) {}
  /// The networks of the program: none.
  @preconcurrency
  public func getConfiguredSSIDs(completionHandler: @escaping @Sendable ([String]) -> Void) {
    DispatchQueue.main.async { completionHandler([]) }
  }
}

/// A wireless network: never known. Mirrors NetworkExtension's `NEHotspotNetwork`.
public final class NEHotspotNetwork: NSObject, Sendable {
  private override init() { super.init() }
  /// The name.
  public var ssid: String { "" }
  /// The number of the station.
  public var bssid: String { "" }
  /// The strength, from 0 to 1.
  public var signalStrength: Double { 0 }
  /// The network in use. Passes `nil` to the handler, on the main thread.
  @preconcurrency
  public class func fetchCurrent(
    completionHandler: @escaping @Sendable (NEHotspotNetwork?) -> Void
  ) { DispatchQueue.main.async { completionHandler(nil) } }
  /// The network in use: `nil`.
  public class func fetchCurrent() async -> NEHotspotNetwork? { nil }
}
