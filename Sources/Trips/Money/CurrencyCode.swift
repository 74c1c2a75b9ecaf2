import Foundation

/// A currency, by its code in ISO 4217: "EUR".
public struct CurrencyCode: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// Three capital letters.
  public let code: String

  /// Creates a currency from three letters, capital or not; nil for anything else. Codes that this
  /// machine has no name for are accepted, because currencies are introduced and renamed.
  public init?(_ text: some StringProtocol) {
    let code = text.uppercased()
    guard code.utf8.count == 3, code.utf8.allSatisfy({ 65...90 ~= $0 }) else { return nil }
    self.code = code
  }

  private init(known code: String) { self.code = code }

  /// The euro.
  public static let euro = CurrencyCode(known: "EUR")
  /// The US dollar.
  public static let usDollar = CurrencyCode(known: "USD")
  /// The Japanese yen.
  public static let yen = CurrencyCode(known: "JPY")

  /// The number of decimal digits in ISO 4217: 2 for EUR, 0 for JPY, 3 for KWD.
  ///
  /// ICU's digits are those of everyday use (0 for some currencies that have a minor unit in ISO), so
  /// that a stored amount would change its meaning with ICU's version.
  public var digits: Int {
    switch code {
    case "BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "UYI", "VND",
      "VUV", "XAF", "XOF", "XPF":
      0
    case "BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND": 3
    case "CLF", "UYW": 4
    default: 2
    }
  }

  /// The currency's name in a language: "Japanese Yen"; the code if there is none.
  public func name(in locale: Locale) -> String {
    locale.localizedString(forCurrencyCode: code) ?? code
  }

  /// Whether the first comes before the second in alphabetical order.
  public static func < (a: CurrencyCode, b: CurrencyCode) -> Bool { a.code < b.code }

  /// The code.
  public var description: String { code }
}

extension CurrencyCode: Codable {
  /// Decodes the value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let currency = CurrencyCode(text), currency.code == text else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\"\(text)\" is not a currency code such as EUR")
    }
    self = currency
  }

  /// Encodes the value.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(code)
  }
}
