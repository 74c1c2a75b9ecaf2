public import FoundationNetworking

extension URLSessionConfiguration {
  /// Always `false`: a request without a connection fails at once. Can be set without effect, where Foundation's
  /// on Linux (Swift 6.3) cannot be set.
  @_disfavoredOverload
  public var waitsForConnectivity: Bool {
    get { false }
    set {}
  }

  /// Always `true`: libcurl does not ask what a connection costs. Can be set without effect.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }

  /// Always `true`: libcurl does not ask whether little data is to be used. Can be set without effect.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }

  /// Always `false`: nothing starts the program when requests have ended. Can be set without effect.
  public var sessionSendsLaunchEvents: Bool {
    get { false }
    set {}
  }

  /// A configuration as `default`: the requests end with the program. Mirrors Foundation's, which on Linux
  /// (Swift 6.3) is unavailable.
  public class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    .default
  }
}
