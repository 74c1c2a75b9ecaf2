public import Foundation

/// A factory of requests for passkeys. There is no service here that has passkeys for programs: requests fail with
/// `.notHandled`. Mirrors `ASAuthorizationPlatformPublicKeyCredentialProvider`.
public final class ASAuthorizationPlatformPublicKeyCredentialProvider: ASAuthorizationProvider {
  /// The domain of the passkeys.
  public let relyingPartyIdentifier: String

  /// Creates the provider.
  public init(relyingPartyIdentifier: String) {
    self.relyingPartyIdentifier = relyingPartyIdentifier
  }

  /// Creates a request for a new passkey.
  public func createCredentialRegistrationRequest(
    challenge: Data, name: String, userID: Data
  ) -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest {
    ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest(
      self, challenge: challenge, name: name, userID: userID)
  }

  /// Creates a request for a sign-in with a passkey.
  public func createCredentialAssertionRequest(
    challenge: Data
  ) -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest {
    ASAuthorizationPlatformPublicKeyCredentialAssertionRequest(self, challenge: challenge)
  }
}

/// Whether a service requires that the user is verified. Mirrors `ASAuthorizationPublicKeyCredentialUserVerificationPreference`.
public struct ASAuthorizationPublicKeyCredentialUserVerificationPreference: RawRepresentable,
  Hashable,
  Sendable
{
  /// The name in a request.
  public let rawValue: String
  /// Creates a preference from the name in a request.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The user is verified if that is possible.
  public static let preferred = Self(rawValue: "preferred")
  /// The user is verified.
  public static let required = Self(rawValue: "required")
  /// The user need not be verified.
  public static let discouraged = Self(rawValue: "discouraged")
}

/// The name of a passkey. Mirrors `ASAuthorizationPlatformPublicKeyCredentialDescriptor`.
public final class ASAuthorizationPlatformPublicKeyCredentialDescriptor {
  /// The name.
  public let credentialID: Data
  /// Creates the name of a passkey.
  public init(credentialID: Data) { self.credentialID = credentialID }
}

/// A request for a new passkey. Mirrors `ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest`.
public final class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest:
  ASAuthorizationRequest
{
  /// The random bytes of the service, which are to be signed.
  public var challenge: Data
  /// The name of the user.
  public var name: String
  /// The name of the user in full.
  public var displayName: String?
  /// The identifier of the user.
  public var userID: Data
  /// Whether the service requires that the user is verified.
  public var userVerificationPreference =
    ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred

  init(
    _ provider: ASAuthorizationPlatformPublicKeyCredentialProvider, challenge: Data, name: String,
    userID: Data
  ) {
    (self.challenge, self.name, self.userID) = (challenge, name, userID)
    super.init(provider: provider)
  }
}

/// A request for a sign-in with a passkey. Mirrors `ASAuthorizationPlatformPublicKeyCredentialAssertionRequest`.
public final class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest:
  ASAuthorizationRequest
{
  /// The random bytes of the service, which are to be signed.
  public var challenge: Data
  /// The passkeys that can answer; any if there is none.
  public var allowedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor] = []
  /// Whether the service requires that the user is verified.
  public var userVerificationPreference =
    ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred

  init(_ provider: ASAuthorizationPlatformPublicKeyCredentialProvider, challenge: Data) {
    self.challenge = challenge
    super.init(provider: provider)
  }
}

/// A new passkey. There is never one here. Mirrors `ASAuthorizationPlatformPublicKeyCredentialRegistration`.
public final class ASAuthorizationPlatformPublicKeyCredentialRegistration: ASAuthorizationCredential
{
  /// The name of the passkey.
  public let credentialID: Data
  /// The data of the request that was signed, as JSON.
  public let rawClientDataJSON: Data
  /// The attestation, which contains the public key.
  public let rawAttestationObject: Data?

  init(credentialID: Data, rawClientDataJSON: Data, rawAttestationObject: Data?) {
    self.credentialID = credentialID
    self.rawClientDataJSON = rawClientDataJSON
    self.rawAttestationObject = rawAttestationObject
  }
}

/// A sign-in with a passkey. There is never one here. Mirrors `ASAuthorizationPlatformPublicKeyCredentialAssertion`.
public final class ASAuthorizationPlatformPublicKeyCredentialAssertion: ASAuthorizationCredential {
  /// The name of the passkey.
  public let credentialID: Data
  /// The data of the request that was signed, as JSON.
  public let rawClientDataJSON: Data
  /// The data of the device that was signed.
  public let rawAuthenticatorData: Data!
  /// The signature.
  public let signature: Data!
  /// The identifier of the user.
  public let userID: Data!

  init(
    credentialID: Data, rawClientDataJSON: Data, rawAuthenticatorData: Data, signature: Data,
    userID: Data
  ) {
    self.credentialID = credentialID
    self.rawClientDataJSON = rawClientDataJSON
    self.rawAuthenticatorData = rawAuthenticatorData
    self.signature = signature
    self.userID = userID
  }
}
