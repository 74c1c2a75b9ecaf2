import Foundation

extension Provider {
  /// The endpoints that are requested, with the maximum length of their answers.
  enum Part: String {
    case discovery = "discovery document"
    case keySet = "key set"
    case token = "token answer"
    case userInfo = "UserInfo answer"
    case revocation = "revocation"

    /// The maximum size, in bytes. Real answers have a few kilobytes.
    var maximumSize: Int {
      switch self {
      case .discovery, .token, .userInfo, .revocation: 128 * 1024
      case .keySet: 256 * 1024
      }
    }
  }

  static let timeout = Duration.seconds(10)

  /// Gets a public document. Redirects are followed as long as they stay at the same server, three
  /// times.
  func get(_ part: Part, at url: URL) async throws(SignInFault) -> HTTPResponse {
    var url = url
    for _ in 0...3 {
      let response = try await send(
        part, .get, url, headers: ["accept": "application/json"], body: [])
      guard [301, 302, 303, 307, 308].contains(response.status) else { return response }
      guard let location = response.headers["location"],
        let target = URL(string: location, relativeTo: url)?.absoluteURL,
        let checked = WebAddress.url(target.absoluteString, allowsLoopback: true),
        WebAddress.haveSameOrigin(url, checked)
      else { throw .notAcceptable(.redirected(part: part.rawValue)) }
      url = checked
    }
    throw .notAcceptable(.redirected(part: part.rawValue))
  }

  /// Sends a form. A redirect is never followed: the form is for this server alone.
  func post(
    _ part: Part, at url: URL, fields: [(name: String, value: String)]
  ) async throws(SignInFault) -> HTTPResponse {
    let response = try await send(
      part, .post, url,
      headers: [
        "accept": "application/json", "content-type": "application/x-www-form-urlencoded",
      ], body: FormFields.encoded(fields))
    try refuseRedirect(response, part)
    return response
  }

  func refuseRedirect(_ response: HTTPResponse, _ part: Part) throws(SignInFault) {
    if (300..<400).contains(response.status) {
      throw .notAcceptable(.redirected(part: part.rawValue))
    }
  }

  func send(
    _ part: Part, _ method: HTTPRequest.Method, _ url: URL, headers: [String: String], body: [UInt8]
  ) async throws(SignInFault) -> HTTPResponse {
    let response: HTTPResponse
    do {
      response = try await transport.send(
        HTTPRequest(
          method: method, url: url, headers: headers, body: body, maximumSize: part.maximumSize,
          timeout: Self.timeout))
    } catch {
      switch error {
      case .cancelled: throw .cancelled
      case .notReached(let details): throw .notReached(details.line(limit: 300))
      case .timedOut: throw .notReached("the request for the \(part.rawValue) timed out")
      case .untrustedCertificate(let details): throw .untrustedCertificate(details.line(limit: 300))
      case .tooLarge: throw .notAcceptable(.tooLarge(part: part.rawValue))
      }
    }
    guard response.body.count <= part.maximumSize else {
      throw .notAcceptable(.tooLarge(part: part.rawValue))
    }
    guard WebAddress.haveSameOrigin(response.finalURL, url) else {
      throw .notAcceptable(.redirected(part: part.rawValue))
    }
    // The provider's own failure, or too many requests: nothing to judge.
    if response.status >= 500 || response.status == 429 {
      throw .notReached(
        "the request for the \(part.rawValue) returned HTTP status \(response.status)")
    }
    return response
  }

  /// The object that an answer consists of.
  static func object(_ response: HTTPResponse, _ part: Part) throws(SignInFault) -> JSONValue {
    do {
      let value = try JSONReader.read(response.body)
      if value.isObject { return value }
    } catch {
      throw .notAcceptable(.malformed(part: part.rawValue, error.reason))
    }
    throw .notAcceptable(.malformed(part: part.rawValue, "not an object"))
  }
}
