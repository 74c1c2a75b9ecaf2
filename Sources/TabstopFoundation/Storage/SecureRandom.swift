// Functions that password generators use, by the names of Apple's Security, which Apple's
// Foundation exports.

/// A generator of random bytes. Mirrors Security's.
public typealias SecRandomRef = OpaquePointer

/// Security's result code.
public typealias OSStatus = Int32

/// The code of success.
public let errSecSuccess: OSStatus = 0

/// The code of success, by its older name.
public let noErr: OSStatus = 0

/// The only generator, the system's.
public var kSecRandomDefault: SecRandomRef? { nil }

/// Fills memory with random bytes from the system's generator, which is suitable for secrets.
///
/// - Parameters:
///   - generator: The generator; there is only one.
///   - count: The number of bytes.
///   - bytes: The memory to fill.
/// - Returns: `errSecSuccess`, always.
public func SecRandomCopyBytes(
  _ generator: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> OSStatus {
  var random = SystemRandomNumberGenerator()
  for offset in 0..<count {
    bytes.storeBytes(
      of: .random(in: .min ... .max, using: &random), toByteOffset: offset, as: UInt8.self)
  }
  return errSecSuccess
}
