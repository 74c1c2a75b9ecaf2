public import OpenIDConnect

/// The name of a secret: an item, which is named by random letters, and the kind of the secret. The service
/// does not keep names secret, so they say nothing about the user.
public struct SecretName: Hashable, Sendable {
  /// The kinds of secrets of an item.
  public enum Kind: String, Sendable {
    /// The key that encrypts an account's records.
    case dataKey = "data-key"
  }

  /// The item, of random letters.
  public let item: String
  /// The kind of the secret.
  public let kind: Kind

  /// Creates a name.
  public init(item: String, kind: Kind) {
    self.item = item
    self.kind = kind
  }
}

/// Stores secrets in the desktop's service for them; without one in memory, until the program ends.
@MainActor
public final class Keyring {
  /// The place in which a secret is stored.
  public enum Place: Equatable, Sendable {
    /// The desktop's service for secrets.
    case service
    /// The secrets are in memory. The text is the reason, for an administrator.
    case memory(String)
  }

  /// The keyring of the program.
  public static let shared = Keyring()

  private var inMemory: [SecretName: Secret] = [:]
  private let usesService: Bool

  /// Creates a keyring.
  /// - Parameter usesService: `false` stores everything in memory.
  public init(usesService: Bool = true) {
    self.usesService = usesService
  }

  /// Stores a secret, in the place of an earlier one.
  ///
  /// - Parameter label: What the service's own program shows to the user.
  @discardableResult
  public func store(_ secret: Secret, as name: SecretName, label: String) async -> Place {
    // The service may ask the user, and the secret can be needed before that is over.
    inMemory[name] = secret
    guard usesService else { return .memory("not asked for") }
    do throws(SecretService.Fault) {
      try await SecretService.store(secret, as: name, label: label)
      inMemory[name] = nil
      return .service
    } catch {
      return .memory(error.details)
    }
  }

  /// A stored secret; `nil` if there is none, or the service is missing or stays locked.
  public func secret(_ name: SecretName) async -> Secret? {
    if let secret = inMemory[name] { return secret }
    guard usesService else { return nil }
    return try? await SecretService.secret(name)
  }

  /// Removes a secret from the service and from memory. Has no effect on the service if that does not answer.
  public func remove(_ name: SecretName) async {
    inMemory[name] = nil
    if usesService { try? await SecretService.remove(name) }
  }
}
