public import Foundation
public import FoundationNetworking

extension URLSessionConfiguration {
  /// Always `false`: a request without a connection fails at once. Can be set without effect, where Foundation's
  /// on Linux (Swift 6.3) cannot be set.
  @_disfavoredOverload
  public var waitsForConnectivity: Bool {
    get { false }
    set {}
  }

  /// A configuration as `default`: the requests end with the program. Mirrors Foundation's, which on Linux
  /// (Swift 6.3) is unavailable.
  public class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    .default
  }
}
