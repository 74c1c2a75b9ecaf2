import Foundation
public import FoundationNetworking

extension URLResponse {
  /// Creates an answer without an address: `URLResponse()`. Mirrors Foundation, where the initialiser is that of each
  /// object; here an extension cannot declare it without the parameter, which is never passed.
  public convenience init(_empty: Void = ()) {
    self.init(
      url: URL(string: "about:blank")!, mimeType: nil, expectedContentLength: -1,
      textEncodingName: nil)
  }
}
