/// The separators between the digits of numbers in a language and region, from CLDR (42).
struct Separators: Sendable {
  let decimal: Character
  let group: Character
  /// The minimum number of digits before the first grouping separator.
  private let minimum: Int
  /// Whether groups beyond the first have two digits: 12,34,567.
  private let isIndian: Bool

  init(language: String, isArabic: Bool = false) {
    let parts = language.split(separator: "-").map(String.init)
    let base = parts.first ?? ""
    let region = parts.dropFirst().first { $0.count == 2 } ?? ""
    isIndian =
      ["as", "bn", "gu", "hi", "kn", "ml", "mr", "or", "pa", "ta", "te"].contains(base)
      || base == "en" && region == "IN"
    minimum = ["bg", "es", "et", "lv", "pl"].contains(base) || language == "pt-PT" ? 2 : 1
    if isArabic {
      (decimal, group) = ("\u{66B}", "\u{66C}")
    } else if Self.american["\(base)"]?.contains(region) == true {
      (decimal, group) = (".", ",")
    } else if region == "CH", base == "de" || base == "it" {
      (decimal, group) = (".", "’")
    } else if base == "fr" {
      (decimal, group) = (",", "\u{202F}")
    } else if Self.spaced.contains(base) || language == "de-AT" || language == "pt-PT" {
      (decimal, group) = (",", "\u{A0}")
    } else if Self.dotted.contains(base) || base == "ar" && Self.maghreb.contains(region) {
      (decimal, group) = (",", ".")
    } else {
      (decimal, group) = (".", ",")
    }
  }

  /// The regions of languages that otherwise have a decimal comma.
  private static let american: [String: Set<String>] = [
    "es": ["419", "DO", "GT", "HN", "MX", "NI", "PA", "PE", "PR", "SV", "US"]
  ]
  private static let maghreb: Set = ["DZ", "LY", "MA", "TN"]
  private static let spaced: Set = [
    "be", "bg", "cs", "et", "fi", "hu", "hy", "ka", "kk", "ky", "lt", "lv", "nb", "nn", "no", "pl",
    "ru", "sk", "sq", "sv", "uk", "uz",
  ]
  private static let dotted: Set = [
    "az", "bs", "ca", "da", "de", "el", "es", "eu", "fo", "gl", "hr", "id", "is", "it", "mk", "nl",
    "pt", "ro", "sl", "sr", "tr", "vi",
  ]

  /// Returns a number such as "-1234.5" with these separators. Other texts do not change.
  func local(_ number: String) -> String {
    let sign = number.hasPrefix("-") ? "-" : ""
    let parts = number.dropFirst(sign.count).split(
      separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } })
    else { return number }
    let fraction = parts.count > 1 ? "\(decimal)\(parts[1])" : ""
    return sign + grouped(parts[0]) + fraction
  }

  private func grouped(_ digits: Substring) -> String {
    guard digits.count >= 3 + minimum else { return String(digits) }
    var result = ""
    for (place, digit) in digits.reversed().enumerated() {
      if isIndian ? place >= 3 && place % 2 == 1 : place > 0 && place % 3 == 0 {
        result.append(group)
      }
      result.append(digit)
    }
    return String(result.reversed())
  }
}
