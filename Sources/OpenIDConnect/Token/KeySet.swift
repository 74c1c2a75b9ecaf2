/// The public keys of a provider (RFC 7517, 5).
struct KeySet: Equatable, Sendable {
  private let keys: [JSONValue]

  /// Creates the keys of a document; `nil` if it is not a key set. Keys of an unknown kind are
  /// kept, and never match.
  init?(_ document: JSONValue) {
    guard case .array(let keys) = document["keys"], keys.allSatisfy(\.isObject) else { return nil }
    self.keys = keys
  }

  /// The key by which a token is verified: the one that the token names; without a name the only
  /// one for `algorithm`.
  func key(named id: String?, for algorithm: SignatureAlgorithm) throws(InvalidResponse)
    -> SigningKey
  {
    let fitting = keys.filter { key in
      guard SigningKey.fits(key, algorithm) else { return false }
      guard let id else { return true }
      return key["kid"]?.string.map { $0.isIdentical(to: id) } ?? false
    }
    guard let key = fitting.first else { throw .noKey(id: id.map { $0.line(limit: 100) }) }
    guard fitting.count == 1 else { throw .severalKeys }
    do {
      return try SigningKey(key, for: algorithm)
    } catch {
      throw .weakKey(error.reason)
    }
  }
}
