public import Foundation

// Keys, certificates and their trust by Security's names. The desktop's service for secrets keeps none of
// them, and libcurl checks the certificates of servers: what a program asks about them has no result, or an
// error. Cryptographic keys are in CryptoKit.

/// The certificates of a server and whether they are trusted. A program gets none. Mirrors
/// Security's.
public final class SecTrust: Sendable {
  private init() {}
}

/// A rule for certificates. Mirrors Security's.
public final class SecPolicy: Sendable {
  fileprivate init() {}
}

/// A key. A program gets none. Mirrors Security's.
public final class SecKey: Sendable {
  private init() {}
}

/// A certificate with its private key. A program gets none. Mirrors Security's.
public final class SecIdentity: Sendable {
  private init() {}
}

/// A certificate, as the bytes of its file. Mirrors Security's.
public final class SecCertificate: Sendable {
  fileprivate let bytes: Data
  fileprivate init(_ bytes: Data) { self.bytes = bytes }
}

/// When a secret may be read. A secret with it is not kept. Mirrors Security's.
public final class SecAccessControl: Sendable {
  fileprivate init() {}
}

private func unimplemented() -> NSError {
  NSError(
    domain: NSOSStatusErrorDomain, code: Int(errSecUnimplemented),
    userInfo: [
      NSLocalizedDescriptionKey: (SecCopyErrorMessageString(errSecUnimplemented, nil) ?? "")
        as String
    ])
}

extension Optional where Wrapped == UnsafeMutablePointer<Unmanaged<CFError>?> {
  /// Reports that the function does not exist here.
  fileprivate func fail() { self?.pointee = .passRetained(unimplemented()) }
}

// MARK: Certificates

/// Creates a certificate from the bytes of its file (DER). Mirrors Security's.
public func SecCertificateCreateWithData(_ allocator: Any?, _ data: CFData) -> SecCertificate? {
  data.length > 0 ? SecCertificate(data as Data) : nil
}

/// The bytes of a certificate's file. Mirrors Security's.
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData {
  certificate.bytes as NSData
}

/// The name of a certificate. Always `nil`: certificates are not parsed. Mirrors Security's.
public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> CFString? { nil }
/// The values in a certificate. Always `nil`: certificates are not parsed. Mirrors Security's.
public func SecCertificateCopyValues(
  _ certificate: SecCertificate, _ keys: CFArray?,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFDictionary? { nil }
/// The names in a certificate. Mirrors Security's.
public var kSecOIDSubjectAltName: CFString { "2.5.29.17" }
/// The name of the owner of a certificate. Mirrors Security's.
public var kSecOIDCommonName: CFString { "2.5.4.3" }
/// The uses of a certificate. Mirrors Security's.
public var kSecOIDExtendedKeyUsage: CFString { "2.5.29.37" }
/// The time from which a certificate is valid. Mirrors Security's.
public var kSecOIDX509V1ValidityNotBefore: CFString { "2.16.840.1.113741.2.1.1.1.7" }
/// The time up to which a certificate is valid. Mirrors Security's.
public var kSecOIDX509V1ValidityNotAfter: CFString { "2.16.840.1.113741.2.1.1.1.8" }
/// The key of a value in what a certificate says. Mirrors Security's.
public var kSecPropertyKeyValue: CFString { "value" }
/// The key of a label in what a certificate says. Mirrors Security's.
public var kSecPropertyKeyLabel: CFString { "label" }
/// The key of a type in what a certificate says. Mirrors Security's.
public var kSecPropertyKeyType: CFString { "type" }

/// The key of a certificate. Always `nil`: certificates are not parsed. Mirrors Security's.
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { nil }

/// The number of certificates: 0. Mirrors Security's.
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> Int { 0 }
/// A certificate of a server. Always `nil`. Mirrors Security's.
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: Int) -> SecCertificate? { nil }
/// The certificates of a server. Always `nil`. Mirrors Security's.
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> NSArray? { nil }
/// The key of a server. Always `nil`. Mirrors Security's.
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { nil }
/// Whether a server is trusted. Always `false`, with an error: libcurl decides. Mirrors Security's.
public func SecTrustEvaluateWithError(
  _ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?
) -> Bool {
  error?.pointee = unimplemented()
  return false
}

/// Sets the rules for a server. Always `errSecUnimplemented`: libcurl decides. Mirrors Security's.
@discardableResult
public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: Any) -> OSStatus {
  errSecUnimplemented
}

/// Sets the certificates that are trusted. Always `errSecUnimplemented`: libcurl decides. Mirrors
/// Security's.
@discardableResult
public func SecTrustSetAnchorCertificates(
  _ trust: SecTrust, _ anchorCertificates: NSArray?
) -> OSStatus { errSecUnimplemented }
/// Whether the system's certificates are trusted as well. Always `errSecUnimplemented`: libcurl decides.
/// Mirrors Security's.
@discardableResult
public func SecTrustSetAnchorCertificatesOnly(
  _ trust: SecTrust, _ anchorCertificatesOnly: Bool
) -> OSStatus { errSecUnimplemented }
/// The rule for servers. Mirrors Security's.
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy { SecPolicy() }
/// The rule for certificates. Mirrors Security's.
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy() }

// MARK: Access controls

/// When a secret may be read. Mirrors Security's.
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates flags from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The user was recognised.
  public static let userPresence = SecAccessControlCreateFlags(rawValue: 1)
  /// The user was recognised by a sensor.
  public static let biometryAny = SecAccessControlCreateFlags(rawValue: 1 << 1)
  /// The user was recognised by a sensor as he was when the secret was stored.
  public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 1 << 3)
  /// The user has typed the device's passcode.
  public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 1 << 4)
  /// One of several conditions.
  public static let or = SecAccessControlCreateFlags(rawValue: 1 << 14)
  /// All of several conditions.
  public static let and = SecAccessControlCreateFlags(rawValue: 1 << 15)
  /// A private key is used.
  public static let privateKeyUsage = SecAccessControlCreateFlags(rawValue: 1 << 30)
  /// The program knows a password.
  public static let applicationPassword = SecAccessControlCreateFlags(rawValue: 1 << 31)
}

/// Creates an access control. A secret with it is not kept: `SecItemAdd` returns
/// `errSecUnimplemented`. Mirrors Security's.
public func SecAccessControlCreateWithFlags(
  _ allocator: Any?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? { SecAccessControl() }

// MARK: Keys

/// A way of signing or encrypting. Mirrors Security's.
public struct SecKeyAlgorithm: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a way from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Signing a message with an elliptic curve and SHA-256.
  public static let ecdsaSignatureMessageX962SHA256 = SecKeyAlgorithm(
    rawValue: "algid:sign:ECDSA:message-X962:SHA256")
  /// Signing a SHA-256 digest with an elliptic curve.
  public static let ecdsaSignatureDigestX962SHA256 = SecKeyAlgorithm(
    rawValue: "algid:sign:ECDSA:digest-X962:SHA256")
  /// Signing a message with RSA and SHA-256.
  public static let rsaSignatureMessagePKCS1v15SHA256 = SecKeyAlgorithm(
    rawValue: "algid:sign:RSA:message-PKCS1v15:SHA256")
  /// Encrypting with RSA, padded by PKCS #1.
  public static let rsaEncryptionPKCS1 = SecKeyAlgorithm(rawValue: "algid:encrypt:RSA:PKCS1")
  /// Encrypting with RSA, padded by OAEP and SHA-256.
  public static let rsaEncryptionOAEPSHA256 = SecKeyAlgorithm(
    rawValue: "algid:encrypt:RSA:OAEP:SHA256")
  /// Encrypting with an elliptic curve and AES-GCM.
  public static let eciesEncryptionCofactorVariableIVX963SHA256AESGCM = SecKeyAlgorithm(
    rawValue: "algid:encrypt:ECIES:ECDHC:KDFX963:SHA256:AESGCM-KDFIV")
}

/// Creates a key. Always `nil`, with an error: use CryptoKit. Mirrors Security's.
public func SecKeyCreateRandomKey(
  _ parameters: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
  error.fail()
  return nil
}

/// Creates a key from its bytes. Always `nil`, with an error: use CryptoKit. Mirrors Security's.
public func SecKeyCreateWithData(
  _ keyData: CFData, _ attributes: CFDictionary,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
  error.fail()
  return nil
}

/// The public part of a key. Always `nil`. Mirrors Security's.
public func SecKeyCopyPublicKey(_ key: SecKey) -> SecKey? { nil }
/// The attributes of a key. Always `nil`. Mirrors Security's.
public func SecKeyCopyAttributes(_ key: SecKey) -> CFDictionary? { nil }
/// The bytes of a key. Always `nil`, with an error. Mirrors Security's.
public func SecKeyCopyExternalRepresentation(
  _ key: SecKey, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  error.fail()
  return nil
}

/// Whether a key can be used in a way. Always `false`. Mirrors Security's.
public func SecKeyIsAlgorithmSupported(
  _ key: SecKey, _ operation: SecKeyOperationType, _ algorithm: SecKeyAlgorithm
) -> Bool { false }
/// What a key is used for. Mirrors Security's.
public enum SecKeyOperationType: Int, Sendable {
  case sign, verify, encrypt, decrypt, keyExchange
}

/// Signs data. Always `nil`, with an error. Mirrors Security's.
public func SecKeyCreateSignature(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ dataToSign: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  error.fail()
  return nil
}

/// Checks a signature. Always `false`, with an error. Mirrors Security's.
public func SecKeyVerifySignature(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ signedData: CFData, _ signature: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  error.fail()
  return false
}

/// Encrypts data. Always `nil`, with an error. Mirrors Security's.
public func SecKeyCreateEncryptedData(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ plaintext: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  error.fail()
  return nil
}

/// Decrypts data. Always `nil`, with an error. Mirrors Security's.
public func SecKeyCreateDecryptedData(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ ciphertext: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  error.fail()
  return nil
}

/// The key of the kind of a cryptographic key. Mirrors Security's.
public var kSecAttrKeyType: CFString { "type" }
/// Keys of RSA. Mirrors Security's.
public var kSecAttrKeyTypeRSA: CFString { "42" }
/// Keys of elliptic curves. Mirrors Security's.
public var kSecAttrKeyTypeECSECPrimeRandom: CFString { "73" }
/// Keys of elliptic curves, by the older name. Mirrors Security's.
public var kSecAttrKeyTypeEC: CFString { "73" }
/// The key of the size of a cryptographic key. Mirrors Security's.
public var kSecAttrKeySizeInBits: CFString { "bsiz" }
/// The key of whether a cryptographic key is public or private. Mirrors Security's.
public var kSecAttrKeyClass: CFString { "kcls" }
/// Public keys. Mirrors Security's.
public var kSecAttrKeyClassPublic: CFString { "0" }
/// Private keys. Mirrors Security's.
public var kSecAttrKeyClassPrivate: CFString { "1" }
/// The key of whether a cryptographic key is kept. Mirrors Security's.
public var kSecAttrIsPermanent: CFString { "perm" }
/// The key of the program's name for a cryptographic key. Mirrors Security's.
public var kSecAttrApplicationTag: CFString { "atag" }
/// The key of the device that has a cryptographic key. Mirrors Security's.
public var kSecAttrTokenID: CFString { "tkid" }
/// The Secure Enclave, which is not here. Mirrors Security's.
public var kSecAttrTokenIDSecureEnclave: CFString { "com.apple.setoken" }
/// The key of the attributes of a private key. Mirrors Security's.
public var kSecPrivateKeyAttrs: CFString { "private" }
/// The key of the attributes of a public key. Mirrors Security's.
public var kSecPublicKeyAttrs: CFString { "public" }
