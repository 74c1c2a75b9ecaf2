/// A JSON Web Token in its compact form (RFC 7519, RFC 7515), whose signature is not verified yet.
struct SignedToken: Sendable {
  let algorithm: SignatureAlgorithm
  /// The name of the key.
  let key: String?
  /// The signed bytes.
  private let message: [UInt8]
  private let payload: [UInt8]
  private let signature: [UInt8]

  private static let maximumSize = 32 * 1024

  /// Parses `token`, and refuses its algorithm unless it is in `accepted`: before any key is looked
  /// at (RFC 8725, 3.1).
  init(_ token: Secret, accepted: Set<SignatureAlgorithm>) throws(InvalidResponse) {
    let bytes = token.withBytes { Array($0) }
    guard bytes.count <= Self.maximumSize else { throw .tooLarge(part: "ID token") }
    let parts = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    // Five parts are an encrypted token (RFC 7516).
    guard parts.count != 5 else { throw .encrypted }
    guard parts.count == 3 else { throw Self.malformed("it has \(parts.count) parts, not 3") }
    guard let header = Base64URL.decoded(parts[0]), let payload = Base64URL.decoded(parts[1]),
      let signature = Base64URL.decoded(parts[2])
    else { throw Self.malformed("not base64url") }
    let fields = try Self.object(header, "header")
    guard fields["crit"] == nil else { throw .criticalHeader }
    guard let name = fields["alg"]?.string else { throw Self.malformed("no algorithm") }
    guard let algorithm = SignatureAlgorithm(rawValue: name), accepted.contains(algorithm) else {
      throw .algorithm(name.line(limit: 100))
    }
    if let key = fields["kid"], key.string == nil { throw Self.malformed("kid is not a string") }
    self.algorithm = algorithm
    self.key = fields["kid"]?.string
    self.payload = payload
    self.signature = signature
    message = Array(bytes[..<parts[1].endIndex])
  }

  /// The claims, if `key` made the signature.
  func claims(verifiedBy key: SigningKey) throws(SignInFault) -> JSONValue {
    guard try key.verifies(signature, of: message) else { throw .notAcceptable(.signature) }
    do {
      return try Self.object(payload, "payload")
    } catch {
      throw .notAcceptable(error)
    }
  }

  private static func object(
    _ bytes: [UInt8], _ name: String
  ) throws(InvalidResponse) -> JSONValue {
    do throws(JSONReader.Fault) {
      let value = try JSONReader.read(bytes)
      guard value.isObject else { throw JSONReader.Fault(reason: "not an object") }
      return value
    } catch {
      throw malformed("\(name): \(error.reason)")
    }
  }

  private static func malformed(_ what: String) -> InvalidResponse {
    .malformed(part: "ID token", what)
  }
}
