public import FoundationNetworking

extension URLSessionConfiguration {
  /// Whether requests wait for a connection. Always `false`: one without a connection fails at once. Can be set
  /// without effect, where Foundation's on Linux (Swift 6.3) cannot be set.
  @_disfavoredOverload
  public var waitsForConnectivity: Bool {
    get { false }
    set {}
  }

  /// Whether connections that cost much are used. Always `true`: libcurl does not ask what one costs. Can be set
  /// without effect.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }

  /// Whether connections are used on which little data is wanted. Always `true`: libcurl does not ask for that. Can
  /// be set without effect.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }

  /// Whether the program is started when requests have ended. Always `false`: nothing starts it. Can be set without
  /// effect.
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
