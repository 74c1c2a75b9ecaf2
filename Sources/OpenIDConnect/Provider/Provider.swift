import Foundation

/// A provider of sign-ins by OpenID Connect: authorization code with PKCE, as a public client.
///
/// Everything that comes from the provider is checked before it is used; docs/sign-in.md lists the
/// checks. Nothing is sent before one of the functions is called.
public actor Provider {
  /// The configuration of the provider.
  public nonisolated let configuration: ProviderConfiguration
  let transport: any Transport
  let now: @Sendable () -> Date

  var known: ProviderMetadata?
  /// The sign-ins that are not finished.
  var started: Set<UUID> = []
  var keys: KeySet?
  /// The date at which the key set was last requested again.
  var keysAskedAgain: Date?

  /// Creates a provider, without a request to it.
  /// - Parameter now: The time. Tokens whose times do not agree with it are refused.
  public init(
    configuration: ProviderConfiguration, transport: any Transport,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.configuration = configuration
    self.transport = transport
    self.now = now
  }
}
