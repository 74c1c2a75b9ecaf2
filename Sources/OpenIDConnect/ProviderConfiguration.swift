/// A provider as an administrator or the user set it up.
public struct ProviderConfiguration: Sendable, Codable, Hashable {
  /// The name on the button: "Sign in with `name`".
  public var name: String
  /// The issuer, exactly as the provider writes it: `https://login.example.org`. Plain `http` is
  /// accepted only for this computer (`127.0.0.1`, `[::1]`, `localhost`).
  public var issuer: String
  /// What the provider calls this program. It is not a secret: a program on somebody's own computer
  /// is a public client (RFC 8252).
  public var clientID: String
  /// The scopes to ask for. `openid` is asked for in any case.
  public var scopes: [String]

  /// What is asked for unless the configuration says otherwise.
  public static let defaultScopes = ["openid", "profile", "email"]

  public init(
    name: String, issuer: String, clientID: String,
    scopes: [String] = ProviderConfiguration.defaultScopes
  ) {
    self.name = name
    self.issuer = issuer
    self.clientID = clientID
    self.scopes = scopes
  }

  private enum CodingKeys: String, CodingKey {
    case name, issuer, clientID, scopes
  }

  /// Decodes a configuration; without scopes it has the default ones.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    name = try values.decode(String.self, forKey: .name)
    issuer = try values.decode(String.self, forKey: .issuer)
    clientID = try values.decode(String.self, forKey: .clientID)
    scopes =
      try values.decodeIfPresent([String].self, forKey: .scopes)
      ?? ProviderConfiguration.defaultScopes
  }
}
