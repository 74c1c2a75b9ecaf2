// Distances to devices nearby, under the module name NearbyInteraction: a compatible interface, not Apple's. A desktop
// does not measure them: it is not supported, which sources ask first, and a session ends with an error.
public import Foundation
@_exported public import simdInterface
internal import Tabstop

/// What the device can measure: nothing. Mirrors NearbyInteraction's `NIDeviceCapability`.
public protocol NIDeviceCapability: NSObjectProtocol {
  /// Whether distances are measured well.
  var supportsPreciseDistanceMeasurement: Bool { get }
  /// Whether directions are measured.
  var supportsDirectionMeasurement: Bool { get }
  /// Whether the camera helps.
  var supportsCameraAssistance: Bool { get }
}

private final class NoCapability: NSObject, NIDeviceCapability {
  var supportsPreciseDistanceMeasurement: Bool { false }
  var supportsDirectionMeasurement: Bool { false }
  var supportsCameraAssistance: Bool { false }
}

/// Measures distances: ends with an error when it runs. Mirrors NearbyInteraction's `NISession`.
// Sendable: one thread at a time.
open class NISession: NSObject, @unchecked Sendable {
  /// Whether distances are measured. Always `false`.
  open class var isSupported: Bool { false }
  /// What the device can measure: nothing.
  open class var deviceCapabilities: any NIDeviceCapability { NoCapability() }
  /// The delegate. Not retained.
  open weak var delegate: (any NISessionDelegate)?
  /// The queue on which the delegate is called; the main one if it is `nil`.
  open var delegateQueue: DispatchQueue?
  /// What stands for this device: `nil`.
  open var discoveryToken: NIDiscoveryToken? { nil }
  /// What it measures.
  open private(set) var configuration: NIConfiguration?

  /// Runs: the delegate gets an error.
  open func run(_ configuration: NIConfiguration) {
    self.configuration = configuration
    (delegateQueue ?? .main).async { [self] in
      delegate?.session(self, didInvalidateWith: NIError.unavailable)
    }
  }
  /// Waits. No effect.
  open func pause() {}
  /// Ends. No effect.
  open func invalidate() {}
}

/// The delegate of a session. Mirrors NearbyInteraction's `NISessionDelegate`.
public protocol NISessionDelegate: AnyObject {
  /// Devices have moved. Not called here.
  func session(_ session: NISession, didUpdate nearbyObjects: [NINearbyObject])
  /// Devices have gone. Not called here.
  func session(
    _ session: NISession, didRemove nearbyObjects: [NINearbyObject],
    reason: NINearbyObject.RemovalReason)
  /// The session was interrupted. Not called here.
  func sessionWasSuspended(_ session: NISession)
  /// The interruption is over. Not called here.
  func sessionSuspensionEnded(_ session: NISession)
  /// The session has ended.
  func session(_ session: NISession, didInvalidateWith error: any Error)
}

extension NISessionDelegate {
  /// Does nothing.
  public func session(_ session: NISession, didUpdate nearbyObjects: [NINearbyObject]) {}
  /// Does nothing.
  public func session(
    _ session: NISession, didRemove nearbyObjects: [NINearbyObject],
    reason: NINearbyObject.RemovalReason
  ) {}
  /// Does nothing.
  public func sessionWasSuspended(_ session: NISession) {}
  /// Does nothing.
  public func sessionSuspensionEnded(_ session: NISession) {}
  /// Does nothing.
  public func session(_ session: NISession, didInvalidateWith error: any Error) {}
}

/// What stands for a device: never created. Mirrors NearbyInteraction's `NIDiscoveryToken`.
public final class NIDiscoveryToken: NSObject, NSSecureCoding, Sendable {
  private override init() { super.init() }
  /// Reads it. Always `nil`.
  public init?(coder: NSCoder) { return nil }
  /// It can be read securely.
  public static var supportsSecureCoding: Bool { true }
  /// Writes it.
  public func encode(with coder: NSCoder) {}
}

/// What a session measures. Mirrors NearbyInteraction's `NIConfiguration`.
// Sendable: immutable.
open class NIConfiguration: NSObject, @unchecked Sendable {
  override init() { super.init() }
}

/// A device whose distance is measured. Mirrors NearbyInteraction's `NINearbyPeerConfiguration`.
public final class NINearbyPeerConfiguration: NIConfiguration, @unchecked Sendable {
  /// What stands for the device.
  public let peerDiscoveryToken: NIDiscoveryToken
  /// Creates a configuration.
  public init(peerToken: NIDiscoveryToken) {
    peerDiscoveryToken = peerToken
    super.init()
  }
}

/// A device nearby: never found. Mirrors NearbyInteraction's `NINearbyObject`.
public final class NINearbyObject: NSObject, Sendable {
  /// Why a device has gone. Mirrors NearbyInteraction's.
  public enum RemovalReason: Int, Sendable { case timeout, peerEnded }
  private override init() { super.init() }
  /// The distance in metres.
  public var distance: Float? { nil }
  /// The direction.
  public var direction: simd_float3? { nil }
}

/// Why a session has ended. Mirrors NearbyInteraction's `NIError`.
public struct NIError: CustomNSError, LocalizedError, Sendable {
  /// The codes of the error. Mirrors NearbyInteraction's.
  public enum Code: Int, Sendable {
    case unsupportedPlatform = -5889
    case invalidConfiguration = -5888
    case sessionFailed = -5887
    case resourceUsageTimeout = -5886
    case activeSessionsLimitExceeded = -5885
    case userDidNotAllow = -5884
  }

  /// The code of the error.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  static let unavailable = NIError(.unsupportedPlatform)
  /// The user has refused.
  public static var userDidNotAllow: Code { .userDidNotAllow }
  /// The domain of the error as an `NSError`.
  public static var errorDomain: String { "com.apple.NearbyInteraction" }
  /// The number of the error as an `NSError`.
  public var errorCode: Int { code.rawValue }
  /// The text for the user.
  public var errorDescription: String? {
    code == .unsupportedPlatform
      ? String(own: "This computer cannot measure the distance to devices nearby.") : nil
  }
  /// The values of the error as an `NSError`.
  public var errorUserInfo: [String: Any] {
    errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:]
  }
}
