public import Foundation
public import FoundationNetworking

/// A scheme of the program's own, such as `guide` in `guide:lakes`. Mirrors WebKit's `URLScheme`.
public struct URLScheme: Hashable, Sendable {
  /// The name of the scheme.
  public let rawValue: String

  /// Creates a scheme; `nil` for the browser's own, and for a name that is not valid.
  @MainActor
  public init?(_ rawValue: String) {
    guard let first = rawValue.unicodeScalars.first, first.isASCII, first.properties.isAlphabetic,
      rawValue.unicodeScalars.allSatisfy({
        $0.isASCII
          && ($0.properties.isAlphabetic || ("0"..."9").contains($0)
            || "+-.".unicodeScalars.contains($0))
      }), !WebPage.handlesURLScheme(rawValue)
    else { return nil }
    self.rawValue = rawValue
  }
}

/// A part of the answer of a `URLSchemeHandler`. Mirrors WebKit's.
public enum URLSchemeTaskResult: Sendable {
  /// The head of the answer.
  case response(URLResponse)
  /// Bytes of the answer.
  case data(Data)
}

/// Reads the addresses of a scheme of the program's own, which a page loads. Mirrors WebKit's. The answer for the page
/// itself is written to a file for the browser; the browser does not ask for pictures and pages that it links to.
public protocol URLSchemeHandler {
  /// The type of the answer.
  associatedtype TaskSequence: AsyncSequence<URLSchemeTaskResult, any Error>
  /// Reads an address.
  func reply(for request: URLRequest) -> TaskSequence
}

extension URLSchemeHandler {
  /// The whole answer, and its type.
  @MainActor
  func wholeReply(for request: URLRequest) async throws -> (Data, type: String?) {
    var data = Data()
    var type: String?
    for try await part in reply(for: request) {
      switch part {
      case .response(let response): type = response.mimeType
      case .data(let bytes): data.append(bytes)
      }
    }
    return (data, type)
  }
}
