// What password generators ask for, in the names of Apple's Security, which comes with Apple's
// Foundation.

/// A generator of random bytes. Mirrors Security's.
public typealias SecRandomRef = OpaquePointer

/// Security's number for how something went.
public typealias OSStatus = Int32

/// It went well.
public let errSecSuccess: OSStatus = 0

/// The one generator there is, that of the system.
public var kSecRandomDefault: SecRandomRef? { nil }

/// Fills memory with random bytes from the system's generator, which is good enough for secrets.
///
/// - Parameters:
///   - generator: The generator; there is one only.
///   - count: How many bytes.
///   - bytes: Where they go.
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
