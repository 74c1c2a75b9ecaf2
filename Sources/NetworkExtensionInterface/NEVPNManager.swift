// Networks that programs set up, under the module name NetworkExtension: a compatible interface, not Apple's. A
// desktop has NetworkManager for them, which the user sets up: every request is refused with an error.
public import Foundation
internal import Tabstop

/// The state of a private network. Mirrors NetworkExtension's.
public enum NEVPNStatus: Int, Sendable {
  case invalid, disconnected, connecting, connected, reasserting, disconnecting
}

/// The connection to a private network: there is none. Mirrors NetworkExtension's `NEVPNConnection`.
// Sendable: immutable.
open class NEVPNConnection: NSObject, @unchecked Sendable {
  /// The state. Always `.invalid`.
  open var status: NEVPNStatus { .invalid }
  /// Since when it is connected: `nil`.
  open var connectedDate: Date? { nil }
  /// Connects. Always throws.
  open func startVPNTunnel() throws { throw NEVPNError.unavailable }
  /// Connects. Always throws.
  open func startVPNTunnel(options: [String: NSObject]? = nil) throws {
    throw NEVPNError.unavailable
  }
  /// Disconnects. No effect.
  open func stopVPNTunnel() {}
}

/// The connection of a program's own to a private network: there is none. Mirrors NetworkExtension's
/// `NETunnelProviderSession`.
open class NETunnelProviderSession: NEVPNConnection, @unchecked Sendable {
  /// Connects. Always throws.
  open func startTunnel(options: [String: Any]? = nil) throws { throw NEVPNError.unavailable }
  /// Disconnects. No effect.
  open func stopTunnel() {}
  /// Sends a message to the extension. Always throws.
  open func sendProviderMessage(
    _ messageData: Data, responseHandler: ((Data?) -> Void)? = nil
  ) throws { throw NEVPNError.unavailable }
}

/// The settings of a private network. They are not saved. Mirrors NetworkExtension's `NEVPNManager`.
// Sendable: one thread at a time.
open class NEVPNManager: NSObject, @unchecked Sendable {
  private static let only = NEVPNManager()
  /// The manager of the program.
  open class func shared() -> NEVPNManager { only }
  /// The connection.
  open var connection: NEVPNConnection { Self.noConnection }
  private static let noConnection = NEVPNConnection()
  /// Whether it may be used. Stored, without effect.
  open var isEnabled = false
  /// Whether it connects by itself. Stored, without effect.
  open var isOnDemandEnabled = false
  /// The name. Stored, without effect.
  open var localizedDescription: String?
  /// How it connects. Stored, without effect.
  open var protocolConfiguration: NEVPNProtocol?

  /// Reads the settings. Passes an error to the handler, on the main thread.
  @preconcurrency
  open func loadFromPreferences(
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) { DispatchQueue.main.async { completionHandler(NEVPNError.unavailable) } }
  /// Reads the settings. Always throws.
  open func loadFromPreferences() async throws { throw NEVPNError.unavailable }
  /// Saves the settings. Passes an error to the handler, on the main thread.
  @preconcurrency
  open func saveToPreferences(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
    DispatchQueue.main.async { completionHandler?(NEVPNError.unavailable) }
  }
  /// Saves the settings. Always throws.
  open func saveToPreferences() async throws { throw NEVPNError.unavailable }
  /// Removes the settings. Passes an error to the handler, on the main thread.
  @preconcurrency
  open func removeFromPreferences(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
    DispatchQueue.main.async { completionHandler?(NEVPNError.unavailable) }
  }
  /// Removes the settings. Always throws.
  open func removeFromPreferences() async throws { throw NEVPNError.unavailable }
}

/// The settings of a private network of the program's own. They are not saved. Mirrors NetworkExtension's
/// `NETunnelProviderManager`.
open class NETunnelProviderManager: NEVPNManager, @unchecked Sendable {
  /// The connection.
  open override var connection: NEVPNConnection { Self.noSession }
  private static let noSession = NETunnelProviderSession()
  /// The saved settings: none.
  @preconcurrency
  open class func loadAllFromPreferences(
    completionHandler: @escaping @Sendable ([NETunnelProviderManager]?, (any Error)?) -> Void
  ) { DispatchQueue.main.async { completionHandler(nil, NEVPNError.unavailable) } }
  /// The saved settings. Always throws.
  open class func loadAllFromPreferences() async throws -> [NETunnelProviderManager] {
    throw NEVPNError.unavailable
  }
}

/// How a private network connects. Stored, without effect. Mirrors NetworkExtension's `NEVPNProtocol`.
// Sendable: one thread at a time.
open class NEVPNProtocol: NSObject, @unchecked Sendable {
  /// The address of the server.
  open var serverAddress: String?
  /// The name of the user.
  open var username: String?
  /// Where the password is kept.
  open var passwordReference: Data?
  /// Whether it disconnects while the device sleeps.
  open var disconnectOnSleep = false
  /// Whether everything goes through it.
  open var includeAllNetworks = false
}

/// How IPsec connects. Stored, without effect. Mirrors NetworkExtension's `NEVPNProtocolIPSec`.
open class NEVPNProtocolIPSec: NEVPNProtocol, @unchecked Sendable {
  /// How the server is recognised. Mirrors NetworkExtension's.
  public enum AuthenticationMethod: Int, Sendable { case none, certificate, sharedSecret }
  /// How the server is recognised.
  open var authenticationMethod = AuthenticationMethod.none
  /// Whether the user is asked for more.
  open var useExtendedAuthentication = false
  /// Where the shared secret is kept.
  open var sharedSecretReference: Data?
  /// The name of this side.
  open var localIdentifier: String?
  /// The name of the other side.
  open var remoteIdentifier: String?
}

/// How IKEv2 connects. Stored, without effect. Mirrors NetworkExtension's `NEVPNProtocolIKEv2`.
open class NEVPNProtocolIKEv2: NEVPNProtocolIPSec, @unchecked Sendable {}

/// How a network of the program's own connects. Stored, without effect. Mirrors NetworkExtension's
/// `NETunnelProviderProtocol`.
open class NETunnelProviderProtocol: NEVPNProtocol, @unchecked Sendable {
  /// The identifier of the extension.
  open var providerBundleIdentifier: String?
  /// What the extension gets.
  open var providerConfiguration: [String: Any]?
}

/// Why there is no private network. Mirrors NetworkExtension's `NEVPNError`.
public struct NEVPNError: CustomNSError, LocalizedError, Sendable {
  /// The codes of the error. Mirrors NetworkExtension's.
  public enum Code: Int, Sendable {
    case configurationInvalid = 1
    case configurationDisabled, connectionFailed, configurationStale
    case configurationReadWriteFailed, configurationUnknown
  }

  /// The code of the error.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  static let unavailable = NEVPNError(.configurationReadWriteFailed)
  /// The domain of the error as an `NSError`.
  public static var errorDomain: String { "NEVPNErrorDomain" }
  /// The number of the error as an `NSError`.
  public var errorCode: Int { code.rawValue }
  /// The text for the user.
  public var errorDescription: String? {
    code == .configurationReadWriteFailed
      ? String(own: "Programs cannot set up networks on this computer.") : nil
  }
  /// The values of the error as an `NSError`.
  public var errorUserInfo: [String: Any] {
    errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:]
  }
}

extension NSNotification.Name {
  /// The state of a private network has changed: never posted.
  public static let NEVPNStatusDidChange = Self("com.apple.networkextension.statuschange")
  /// The settings of a private network have changed: never posted.
  public static let NEVPNConfigurationChange = Self(
    "com.apple.networkextension.configurationchange")
}
