// Authentication of the user, under the module name LocalAuthentication: a compatible interface, not Apple's.
// The desktop has no service that authenticates the user for programs. A context answers as on a device that
// has no sensor and no passcode, a case that programs for Apple's systems handle too.
@_exported public import Foundation
internal import Tabstop
@_exported public import typealias TabstopFoundation.NSErrorPointer

/// A context that authenticates the user, which always fails here. Mirrors LocalAuthentication's
/// `LAContext`.
// Sendable: one thread at a time.
public final class LAContext: NSObject, @unchecked Sendable {
  /// The kind of biometry of the device. Always `none`.
  public var biometryType: LABiometryType { .none }
  /// The title of the button for another method of authentication. Stored, without effect.
  public var localizedFallbackTitle: String?
  /// The title of the cancel button. Stored, without effect.
  public var localizedCancelTitle: String?
  /// The reason that is shown to the user. Stored, without effect.
  public var localizedReason = ""
  /// The time for which an authentication is valid, in seconds. Stored, without effect.
  public var touchIDAuthenticationAllowableReuseDuration = 0.0
  /// Whether the user must not be asked. Stored, without effect.
  public var interactionNotAllowed = false
  /// The state of the enrolled biometric data. Always `nil`.
  public var evaluatedPolicyDomainState: Data? { nil }

  /// Creates a context.
  public override init() { super.init() }

  private func error(_ policy: LAPolicy) -> LAError {
    LAError(policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotAvailable)
  }

  /// Whether a policy can be evaluated. Always false, with the error `.biometryNotAvailable`, or
  /// `.passcodeNotSet`.
  public func canEvaluatePolicy(_ policy: LAPolicy, error: NSErrorPointer) -> Bool {
    error?.pointee = self.error(policy) as NSError
    return false
  }

  /// Calls `reply` with false and the error.
  @preconcurrency
  public func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String,
    reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    let error = error(policy)
    DispatchQueue.main.async { reply(false, error) }
  }

  /// Evaluates a policy. Always throws the error.
  @discardableResult
  public func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw error(policy)
  }

  /// Ends the question to the user. No effect: nothing is asked.
  public func invalidate() {}
}

/// A policy for authenticating the user. Mirrors LocalAuthentication's.
public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication
}

/// The kind of a biometric sensor. Mirrors LocalAuthentication's.
public enum LABiometryType: Int, Sendable { case none, touchID, faceID, opticID }

/// An error with the reason why the user was not authenticated. Mirrors LocalAuthentication's.
public struct LAError: Error, Hashable, Sendable, CustomNSError, LocalizedError {
  /// The reason.
  public enum Code: Int, Sendable {
    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
    case biometryLockout = -8
    case appCancel = -9
    case invalidContext = -10
    case notInteractive = -1004
  }
  /// The reason.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  /// The domain of these errors.
  public static var errorDomain: String { "com.apple.LocalAuthentication" }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// A sentence for the user.
  public var errorDescription: String? {
    String(own: "This system cannot confirm who you are for this program.")
  }
  // Foundation on Linux reads `localizedDescription` from here.
  /// The description, for `NSError`.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  /// The user was not authenticated.
  public static let authenticationFailed = Code.authenticationFailed
  /// The user has cancelled.
  public static let userCancel = Code.userCancel
  /// The user chose another method of authentication.
  public static let userFallback = Code.userFallback
  /// The device has no passcode.
  public static let passcodeNotSet = Code.passcodeNotSet
  /// The device has no biometric sensor.
  public static let biometryNotAvailable = Code.biometryNotAvailable
  /// No fingerprint or face is enrolled.
  public static let biometryNotEnrolled = Code.biometryNotEnrolled
  /// The sensor is locked after too many failed attempts.
  public static let biometryLockout = Code.biometryLockout
}
