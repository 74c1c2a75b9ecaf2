/// A provider as an administrator or the user set it up.
public struct ProviderConfiguration: Sendable, Codable, Hashable {
  /// The name on the button: "Sign in with `name`".
  public var name: String
  /// The issuer, exactly as the provider writes it: `https://login.example.org`. Plain `http` is
  /// accepted only for this computer (`127.0.0.1`, `[::1]`, `localhost`).
  public var issuer: String
  /// The provider's identifier of this program. It is not a secret: a program on a user's computer
  /// is a public client (RFC 8252).
  public var clientID: String
  /// The scopes to ask for. `openid` is asked for in any case.
  public var scopes: [String]
  /// The address to which the provider may redirect the browser after signing out
  /// (`post_logout_redirect_uri`), if its administrator has registered that:
  /// `http://127.0.0.1/signed-out` at any port, or with the one that is registered. `nil`: the
  /// browser stays at the provider.
  public var logOutRedirect: String?

  /// The scopes that are requested by default.
  public static let defaultScopes = ["openid", "profile", "email"]

  /// Creates a configuration.
  public init(
    name: String, issuer: String, clientID: String,
    scopes: [String] = ProviderConfiguration.defaultScopes, logOutRedirect: String? = nil
  ) {
    self.name = name
    self.issuer = issuer
    self.clientID = clientID
    self.scopes = scopes
    self.logOutRedirect = logOutRedirect
  }

  /// Whether a browser can come back to `address` after signing out: this computer's literal address,
  /// perhaps a port, and a path of letters, digits and `-._~`.
  public static func isLogOutRedirect(_ address: String) -> Bool {
    guard
      address.utf8.allSatisfy({ byte in
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
          || "-._~:/[]".utf8.contains(byte)
      }),
      let start = ["http://127.0.0.1", "http://[::1]"].first(where: address.hasPrefix)
    else { return false }
    let rest = address.dropFirst(start.count)
    let path = rest.drop { $0 != "/" }
    let port = rest[..<path.startIndex]
    return path.utf8.count > 1 && !path.contains { ":[]".contains($0) }
      && (port.isEmpty || port.first == ":" && UInt16(port.dropFirst()) ?? 0 > 0)
  }

  private enum CodingKeys: String, CodingKey {
    case name, issuer, clientID, scopes, logOutRedirect
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
    logOutRedirect = try values.decodeIfPresent(String.self, forKey: .logOutRedirect)
  }
}
