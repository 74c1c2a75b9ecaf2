import Foundation

extension Provider {
  /// Requests the provider's metadata, even if they are known, and checks them.
  @discardableResult
  public func discover() async throws(SignInFault) -> ProviderMetadata {
    let url = try discoveryAddress()
    let response = try await get(.discovery, at: url)
    guard response.status == 200 else {
      throw .misconfigured(
        "there is no discovery document at \(url): HTTP status \(response.status)")
    }
    let document: JSONValue
    do {
      document = try Self.object(response, .discovery)
    } catch {
      throw .misconfigured("what \(url) returns is not a discovery document: \(error.details)")
    }
    do {
      let metadata = try ProviderMetadata(document, issuer: configuration.issuer)
      // Keys of another address are not this provider's any more.
      if known?.keySet != metadata.keySet { keys = nil }
      known = metadata
      return metadata
    } catch {
      throw .notAcceptable(error)
    }
  }

  /// The metadata, which are asked for once.
  func metadata() async throws(SignInFault) -> ProviderMetadata {
    if let known { return known }
    return try await discover()
  }

  private func discoveryAddress() throws(SignInFault) -> URL {
    let issuer = configuration.issuer
    guard WebAddress.url(issuer, allowsLoopback: true) != nil, !issuer.contains("?"),
      // The slash at the end belongs to the issuer, but not to this address (Discovery 1.0, 4.1).
      let url = WebAddress.url(
        (issuer.hasSuffix("/") ? String(issuer.dropLast()) : issuer)
          + "/.well-known/openid-configuration", allowsLoopback: true)
    else { throw .misconfigured("the issuer is not an https address: \(issuer.line(limit: 200))") }
    return url
  }
}
