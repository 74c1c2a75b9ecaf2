public import FoundationNetworking
public import TabstopFoundation

extension URLProtectionSpace {
  /// The certificates of a server. Always `nil`: libcurl checks them. Mirrors Foundation's.
  public var serverTrust: SecTrust? { nil }
}

extension URLCredential {
  /// Creates an answer that trusts a server. No effect: libcurl decides. Mirrors Foundation's.
  public convenience init(trust: SecTrust) {
    self.init(user: "", password: "", persistence: .none)
  }
}
