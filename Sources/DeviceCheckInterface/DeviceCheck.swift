// Proofs that a program runs on a device of Apple's, under the module name DeviceCheck: a compatible interface, not
// Apple's. They cannot be given here: both services are not supported, which sources ask first.
public import Foundation
internal import Tabstop

/// Marks of the device: not supported. Mirrors DeviceCheck's `DCDevice`.
public final class DCDevice: NSObject, Sendable {
  /// The device.
  public static let current = DCDevice()
  private override init() { super.init() }
  /// Whether it can be marked. Always `false`.
  public var isSupported: Bool { false }
  /// A proof. Passes an error to the handler, on another thread.
  @preconcurrency
  public func generateToken(
    completionHandler completion: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) { DispatchQueue.global().async { completion(nil, DCError.unavailable) } }
  /// A proof. Always throws.
  public func generateToken() async throws -> Data { throw DCError.unavailable }
}

/// Proofs of the program: not supported. Mirrors DeviceCheck's `DCAppAttestService`.
public final class DCAppAttestService: NSObject, Sendable {
  /// The service.
  public static let shared = DCAppAttestService()
  private override init() { super.init() }
  /// Whether proofs can be given. Always `false`.
  public var isSupported: Bool { false }
  /// Creates a key. Always throws.
  public func generateKey() async throws -> String { throw DCError.unavailable }
  /// Proves where a key is. Always throws.
  public func attestKey(_ keyId: String, clientDataHash: Data) async throws -> Data {
    throw DCError.unavailable
  }
  /// Proves who asks. Always throws.
  public func generateAssertion(_ keyId: String, clientDataHash: Data) async throws -> Data {
    throw DCError.unavailable
  }
  /// Creates a key. Passes an error to the handler, on another thread.
  @preconcurrency
  public func generateKey(
    completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void
  ) { DispatchQueue.global().async { completionHandler(nil, DCError.unavailable) } }
  /// Proves where a key is. Passes an error to the handler, on another thread.
  @preconcurrency
  public func attestKey(
    _ keyId: String, clientDataHash: Data,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) { DispatchQueue.global().async { completionHandler(nil, DCError.unavailable) } }
}

/// Why there is no proof. Mirrors DeviceCheck's `DCError`.
public struct DCError: CustomNSError, LocalizedError, Sendable {
  /// The codes of the error. Mirrors DeviceCheck's.
  public enum Code: Int, Sendable {
    case unknownSystemFailure, featureUnsupported, invalidInput, invalidKey, serverUnavailable
  }

  /// The code of the error.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  static let unavailable = DCError(.featureUnsupported)
  /// The service is not supported.
  public static var featureUnsupported: Code { .featureUnsupported }
  /// The domain of the error as an `NSError`.
  public static var errorDomain: String { "com.apple.devicecheck.error" }
  /// The number of the error as an `NSError`.
  public var errorCode: Int { code.rawValue }
  /// The text for the user.
  public var errorDescription: String? {
    code == .featureUnsupported
      ? String(own: "This computer cannot prove that it is one of Apple’s devices.") : nil
  }
  /// The values of the error as an `NSError`.
  public var errorUserInfo: [String: Any] {
    errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:]
  }
}
