public import Foundation

/// Measurements of the surroundings. None is supported. Mirrors ARKit's `DataProvider`.
public protocol DataProvider: AnyObject, Sendable {
  /// Whether the device can do it.
  static var isSupported: Bool { get }
  /// The state.
  var state: DataProviderState { get }
}

/// The state of measurements. Mirrors ARKit's.
public enum DataProviderState: Sendable { case initialized, running, paused, stopped }

/// Measurements on a device that is worn: throws when it runs. Mirrors ARKit's `ARKitSession`.
public final class ARKitSession: Sendable {
  /// What needs a permission. Mirrors ARKit's.
  public enum AuthorizationType: Hashable, Sendable {
    case handTracking, worldSensing, cameraAccess, accessoryTracking
  }
  /// Whether there is a permission. Mirrors ARKit's.
  public enum AuthorizationStatus: Sendable { case notDetermined, allowed, denied }
  /// Why a session does not run. Mirrors ARKit's.
  public struct Error: LocalizedError, Sendable {
    /// The codes of the error. Mirrors ARKit's.
    public enum Code: Sendable { case dataProviderNotAuthorized, dataProviderFailedToRun }
    /// The code of the error.
    public let code: Code
    /// The text for the user.
    public var errorDescription: String? { ARError.unavailable.errorDescription }
  }

  /// Creates a session.
  public init() {}
  /// Begins. Always throws, except for no measurements.
  public func run(_ dataProviders: [any DataProvider]) async throws {
    if !dataProviders.isEmpty { throw Error(code: .dataProviderFailedToRun) }
  }
  /// Ends. No effect.
  public func stop() {}
  /// Asks for permissions. All are denied.
  public func requestAuthorization(
    for authorizationTypes: [AuthorizationType]
  ) async -> [AuthorizationType: AuthorizationStatus] { Self.denied(authorizationTypes) }
  /// The permissions. All are denied.
  public func queryAuthorization(
    for authorizationTypes: [AuthorizationType]
  ) async -> [AuthorizationType: AuthorizationStatus] { Self.denied(authorizationTypes) }

  private static func denied(
    _ types: [AuthorizationType]
  ) -> [AuthorizationType: AuthorizationStatus] {
    Dictionary(types.map { ($0, .denied) }) { first, _ in first }
  }
}

/// The place of the device: not supported. Mirrors ARKit's `WorldTrackingProvider`.
public final class WorldTrackingProvider: DataProvider {
  /// Creates measurements, which do not begin.
  public init() {}
  public static var isSupported: Bool { false }
  public var state: DataProviderState { .initialized }
}

/// The hands: not supported. Mirrors ARKit's `HandTrackingProvider`.
public final class HandTrackingProvider: DataProvider {
  /// Creates measurements, which do not begin.
  public init() {}
  public static var isSupported: Bool { false }
  public var state: DataProviderState { .initialized }
}

/// The surfaces: not supported. Mirrors ARKit's `SceneReconstructionProvider`.
public final class SceneReconstructionProvider: DataProvider {
  /// Creates measurements, which do not begin.
  public init() {}
  public static var isSupported: Bool { false }
  public var state: DataProviderState { .initialized }
}
