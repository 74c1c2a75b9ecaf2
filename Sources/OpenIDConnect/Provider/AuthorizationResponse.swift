import Foundation

/// The address at which the browser arrived. It is not trusted: any program can open one.
struct AuthorizationResponse {
  private let fields: [String: String]

  /// Throws unless `answer` is at `redirect`, states each parameter once, and has this state.
  init(_ answer: URL, to redirect: URL, state: Secret) throws(InvalidResponse) {
    let text = answer.absoluteString
    guard text.utf8.count <= 32 * 1024 else { throw .tooLarge(part: "browser's answer") }
    let address = text.prefix { $0 != "#" }
    let parts = address.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard String(parts[0]).isIdentical(to: redirect.absoluteString) else { throw .otherRedirect }
    guard let fields = FormFields.decoded(parts.count == 2 ? parts[1] : "") else {
      throw .malformed(part: "browser's answer", "an escape is broken")
    }
    var values: [String: String] = [:]
    for (name, value) in fields where values.updateValue(value, forKey: name) != nil {
      throw .parameterTwice(name.line(limit: 50))
    }
    self.fields = values
    guard let stated = values["state"] else { throw .stateMissing }
    guard Secret(stated) == state else { throw .otherState }
  }

  /// The code. Throws if the answer is of another issuer or states an error.
  func code(from metadata: ProviderMetadata) throws(SignInFault) -> Secret {
    if let issuer = fields["iss"] {
      guard issuer.isIdentical(to: metadata.issuer) else {
        throw .notAcceptable(.otherIssuerAnswered(issuer.line(limit: 200)))
      }
    } else if metadata.statesIssuer {
      throw .notAcceptable(.issuerMissing)
    }
    if let error = fields["error"] {
      throw SignInFault(error: error, description: fields["error_description"])
    }
    guard let code = fields["code"], !code.isEmpty else { throw .notAcceptable(.codeMissing) }
    return Secret(code)
  }
}

extension SignInFault {
  /// The fault of an error that the provider states (RFC 6749, 4.1.2.1 and 5.2).
  init(error: String, description: String?) {
    let error = error.line(limit: 100)
    let description = description?.line(limit: 300)
    switch error {
    case "invalid_client", "unauthorized_client", "unsupported_response_type",
      "unsupported_grant_type", "invalid_scope":
      self = .misconfigured(
        "the provider's error: \(error)" + (description.map { " (\($0))" } ?? ""))
    default:
      self = .refused(error: error, description: description.flatMap { $0.isEmpty ? nil : $0 })
    }
  }
}
