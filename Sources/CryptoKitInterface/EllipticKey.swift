internal import CCrypto
internal import Foundation

/// A key of the curve P-256, by OpenSSL's libcrypto, which is loaded with the first use.
// Sendable: the key does not change, and libcrypto's functions may be called on any thread.
final class EllipticKey: @unchecked Sendable {
  /// The bytes of a number of the curve.
  static let byteCount = 32
  /// OpenSSL's `NID_X9_62_prime256v1`.
  private static let curve: Int32 = 415
  private static let (compressed, uncompressed): (Int32, Int32) = (2, 4)

  private static let functions: EllipticFunctions? = {
    var functions = EllipticFunctions()
    return elliptic_functions_load(&functions) != 0 ? functions : nil
  }()

  private let functions: EllipticFunctions
  private let key: UnsafeMutableRawPointer

  private init() throws {
    guard let functions = Self.functions,
      let key = functions.EC_KEY_new_by_curve_name(Self.curve)
    else { throw CryptoKitError.underlyingCoreCryptoError(error: -1) }
    (self.functions, self.key) = (functions, key)
  }
  deinit { functions.EC_KEY_free(key) }

  /// A random key.
  static func random() throws -> EllipticKey {
    let key = try EllipticKey()
    try check(key.functions.EC_KEY_generate_key(key.key))
    return key
  }

  /// A private key, whose public one is calculated.
  convenience init(number: [UInt8]) throws {
    guard number.count == Self.byteCount else { throw CryptoKitError.incorrectKeySize }
    try self.init()
    let secret = functions.BN_bin2bn(number, Int32(number.count), nil)
    let point = functions.EC_POINT_new(group)
    defer {
      functions.BN_clear_free(secret)
      functions.EC_POINT_free(point)
    }
    try Self.check(functions.EC_POINT_mul(group, point, secret, nil, nil, nil))
    try Self.check(functions.EC_KEY_set_private_key(key, secret))
    try Self.check(functions.EC_KEY_set_public_key(key, point))
    try Self.check(functions.EC_KEY_check_key(key))
  }

  /// A public key: a point in the form of ANSI X9.63, compressed or not.
  convenience init(point bytes: [UInt8]) throws {
    try self.init()
    let point = functions.EC_POINT_new(group)
    defer { functions.EC_POINT_free(point) }
    try Self.check(functions.EC_POINT_oct2point(group, point, bytes, bytes.count, nil))
    try Self.check(functions.EC_KEY_set_public_key(key, point))
    try Self.check(functions.EC_KEY_check_key(key))
  }

  private var group: UnsafeRawPointer? { functions.EC_KEY_get0_group(key) }

  private static func check(_ status: Int32) throws {
    guard status == 1 else { throw CryptoKitError.invalidParameter }
  }

  /// The number of a private key.
  var number: [UInt8] {
    var bytes = [UInt8](repeating: 0, count: Self.byteCount)
    _ = functions.BN_bn2binpad(
      functions.EC_KEY_get0_private_key(key), &bytes, Int32(Self.byteCount))
    return bytes
  }

  /// The point of the public key in the form of ANSI X9.63.
  func point(isCompressed: Bool = false) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 1 + (isCompressed ? 1 : 2) * Self.byteCount)
    _ = functions.EC_POINT_point2oct(
      group, functions.EC_KEY_get0_public_key(key),
      isCompressed ? Self.compressed : Self.uncompressed, &bytes, bytes.count, nil)
    return bytes
  }

  /// A signature of a digest, in DER.
  func sign(_ digest: [UInt8]) throws -> [UInt8] {
    var signature = [UInt8](repeating: 0, count: 80)
    var count = UInt32(signature.count)
    try Self.check(
      functions.ECDSA_sign(0, digest, Int32(digest.count), &signature, &count, key))
    return Array(signature.prefix(Int(count)))
  }

  /// Whether a signature in DER was made by the private key of this one.
  func verifies(_ signature: [UInt8], of digest: [UInt8]) -> Bool {
    functions.ECDSA_verify(
      0, digest, Int32(digest.count), signature, Int32(signature.count), key) == 1
  }

  /// The secret of this private key and another public one.
  func secret(with other: EllipticKey) throws -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: Self.byteCount)
    let count = functions.ECDH_compute_key(
      &bytes, bytes.count, functions.EC_KEY_get0_public_key(other.key), key, nil)
    guard count == bytes.count else { throw CryptoKitError.invalidParameter }
    return bytes
  }
}
