import Foundation

/// Rules for addresses that a provider states or a user typed.
enum WebAddress {
  /// The address that `text` is; `nil` unless it is https (or http at this computer, if
  /// `allowsLoopback`), with a host, without a user name, without a fragment, and written in the
  /// characters of RFC 3986, so that no two parsers read it differently.
  static func url(_ text: String, allowsLoopback: Bool) -> URL? {
    guard text.utf8.count <= 2048, text.utf8.allSatisfy(isAllowed),
      let url = URL(string: text, encodingInvalidCharacters: false),
      let host = url.host(), !host.isEmpty, url.user() == nil, url.password() == nil,
      !text.utf8.contains(UInt8(ascii: "#")), url.port.map({ (1...65535).contains($0) }) ?? true
    else { return nil }
    switch url.scheme?.lowercased() {
    case "https": return url
    case "http": return allowsLoopback && isLoopback(url) ? url : nil
    default: return nil
    }
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-._~:/?#[]@!$&'()*+,;=%".utf8.contains(byte)
    }
  }

  /// Whether the host is this computer.
  static func isLoopback(_ url: URL) -> Bool {
    ["127.0.0.1", "::1", "[::1]", "localhost"].contains(url.host()?.lowercased())
  }

  static func haveSameOrigin(_ first: URL, _ second: URL) -> Bool {
    first.scheme?.lowercased() == second.scheme?.lowercased()
      && first.host()?.lowercased() == second.host()?.lowercased() && port(first) == port(second)
  }

  private static func port(_ url: URL) -> Int {
    url.port ?? (url.scheme?.lowercased() == "https" ? 443 : 80)
  }

  /// Whether the answer of a browser may arrive at `url` (RFC 8252, 7): at this computer by its
  /// literal address, since other programs can change what `localhost` means, or by a scheme in
  /// reverse domain order.
  static func isRedirect(_ url: URL) -> Bool {
    let text = url.absoluteString
    guard text.utf8.count <= 2048, text.utf8.allSatisfy(isAllowed), url.user() == nil,
      !text.utf8.contains(where: { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }),
      let scheme = url.scheme
    else { return false }
    if scheme.lowercased() == "http" {
      return ["127.0.0.1", "::1", "[::1]"].contains(url.host())
        && url.port.map { (1...65535).contains($0) } ?? false && url.path().hasPrefix("/")
    }
    return scheme.contains(".") && !url.path().isEmpty
  }
}
