import CSodium

/// The identity of a user at a provider. An e-mail address does not identify a user: it may change,
/// and may belong to another user later.
public struct ProviderIdentity: Hashable, Sendable {
  /// The provider.
  public let issuer: String
  /// The provider's name for the user.
  public let subject: String

  /// Creates an identity.
  public init(issuer: String, subject: String) {
    self.issuer = issuer
    self.subject = subject
  }

  /// The key under which failed attempts with a recovery key are counted.
  var failureKey: String { "\(issuer) \(subject)" }
}

/// A provider that signs a user in to an account.
public struct LinkedProvider: Hashable, Sendable, Identifiable {
  /// The identity at the provider.
  public let identity: ProviderIdentity
  /// The provider's name, as it was when the provider was added.
  public let providerName: String
  /// The name of the item with its ``ProviderKey`` in the desktop's keyring: random hexadecimal
  /// digits.
  public let item: String

  /// The identity at the provider.
  public var id: ProviderIdentity { identity }
}

extension LinkedProvider {
  /// Creates a link to the identity, with a new item.
  init(new identity: ProviderIdentity, providerName: String) {
    var bytes = [UInt8](repeating: 0, count: 16)
    randombytes_buf(&bytes, bytes.count)
    self.init(
      identity: identity, providerName: providerName,
      item: bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined())
  }
}
