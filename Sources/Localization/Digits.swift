/// The digits of a language and region, and the separators between them, for numbers in texts.
struct Digits: Sendable {
  /// The digit 0, unless it is that of English.
  private let zero: UInt32?
  private let separators: Separators

  init(language: String) {
    let parts = language.split(separator: "-")
    zero =
      switch parts.first {
      // "ar" alone has the digits of English in CLDR 42 and newer, as has the west of Arabia.
      case "ar" where parts.dropFirst().contains { Self.eastern.contains("\($0)") }: 0x660
      case "fa", "ks", "ps": 0x6F0
      case "ckb", "sd": 0x660
      case "mr", "ne", "sa", "bho": 0x966
      case "as", "bn", "mni": 0x9E6
      case "dz": 0xF20
      case "my": 0x1040
      default: nil
      }
    separators = Separators(language: language, isArabic: zero == 0x660)
  }

  private static let eastern: Set = [
    "BH", "DJ", "EG", "ER", "IL", "IQ", "JO", "KM", "KW", "LB", "MR", "OM", "PS", "QA", "SA", "SD",
    "SO", "SS", "SY", "TD", "YE",
  ]

  /// A number as it is written there; other values do not change.
  func local(_ argument: FormatArgument, _ specifier: String? = nil) -> String {
    guard let number = argument.number else { return argument.text }
    var text = argument.text
    // `%lld` alone adds nothing to the value; and C would take a number for the address of a text
    // if a translator has written `%5s`.
    if let specifier, specifier != argument.specifier, specifier.contains(where: \.isFormat),
      specifier.last.map({ "diouxXeEfFgGaA".contains($0) }) ?? false
    {
      text = Self.printed(number, specifier)
    }
    if argument.isPlain, Self.isPlain(specifier ?? argument.specifier) {
      text = separators.local(text)
    }
    guard let zero else { return text }
    return String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          ("0"..."9").contains(scalar)
            ? Unicode.Scalar(scalar.value - 0x30 + zero) ?? scalar : scalar
        }))
  }

  /// Whether a specifier has no option but the number of decimals: `%lld`, `%.2f`, `%@`.
  private static func isPlain(_ specifier: String) -> Bool {
    specifier.last.map { "diufF@".contains($0) } == true
      && !specifier.dropFirst().contains { "-+ #'".contains($0) } && !hasWidth(specifier)
  }

  private static func hasWidth(_ specifier: String) -> Bool {
    specifier.dropFirst().first?.isNumber ?? false
  }

  private static func printed(_ number: FormatNumber, _ specifier: String) -> String {
    let isFloating = specifier.last.map { "eEfFgGaA".contains($0) } ?? false
    // The value has 64 bits, whatever length the translator wrote.
    let plain = specifier.filter { !"hlqLzjt".contains($0) }
    if isFloating { return FormatText.printed(number.value, plain) }
    let long = plain.dropLast() + "ll" + plain.suffix(1)
    return switch number {
    case .signed(let value): FormatText.printed(value, String(long))
    case .unsigned(let value): FormatText.printed(value, String(long))
    case .floating(let value):
      FormatText.printed(Int64(max(-9e18, min(9e18, value))), String(long))
    }
  }
}

extension Character {
  /// Whether it is a flag, a width or a precision, or a conversion other than that of integers.
  fileprivate var isFormat: Bool { "-+ #0123456789.'oxXeEgGaA".contains(self) }
}
