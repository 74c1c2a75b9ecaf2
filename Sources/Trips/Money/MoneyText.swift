import Foundation

/// A reader of amounts of money that the user typed.
public enum MoneyText {
  /// Reads the amount in a text such as "12.50", "1.234,50 €", "JPY 1200".
  ///
  /// The last point or comma is the decimal separator, unless it occurs more than once, or exactly
  /// three digits follow it and the locale has another decimal separator.
  ///
  /// - Parameter currency: The currency if the text names none.
  public static func parse(
    _ text: String, currency: CurrencyCode, locale: Locale
  ) throws(MoneyFault) -> Money {
    var rest = text.trimmingCharacters(in: .whitespacesAndNewlines)
    let named = takeCurrency(from: &rest, locale)
    let currency = named ?? currency
    var isNegative = false
    if let first = rest.first, "-−".contains(first) {
      isNegative = true
      rest.removeFirst()
    }
    let symbols = rest.filter { !$0.isWhitespace && !"'’".contains($0) }
    // Some characters have a value of ten or more: "十", "⑩".
    let digits = symbols.map { character -> Character in
      guard let value = character.wholeNumberValue, 0...9 ~= value else { return character }
      return Character("\(value)")
    }
    guard digits.contains(where: \.isWholeNumber),
      digits.allSatisfy({ "0123456789.,".contains($0) })
    else { throw .notAnAmount(text) }
    let (whole, fraction) = try split(digits, text, locale)
    guard fraction.count <= currency.digits else { throw .tooManyDigits(currency) }
    let padding = String(repeating: "0", count: currency.digits - fraction.count)
    guard let units = Int64(String(whole) + String(fraction) + padding) else { throw .tooLarge }
    return Money(minorUnits: isNegative ? -units : units, currency)
  }

  private static func split(
    _ digits: [Character], _ text: String, _ locale: Locale
  ) throws(MoneyFault) -> (whole: [Character], fraction: [Character]) {
    let marks = digits.indices.filter { !digits[$0].isWholeNumber }
    guard let last = marks.last else { return (digits, []) }
    let mark = digits[last]
    let fraction = Array(digits[(last + 1)...])
    let isOnlyOne = marks.filter { digits[$0] == mark }.count == 1
    let isDecimal =
      isOnlyOne && (fraction.count != 3 || String(mark) == (locale.decimalSeparator ?? "."))
    let whole = isDecimal ? Array(digits[..<last]) : digits
    // The remaining separators must be grouping separators: of one kind, with three digits after
    // each.
    let groups = whole.split(omittingEmptySubsequences: false) { !$0.isWholeNumber }
    let separators = Set(whole.filter { !$0.isWholeNumber })
    guard separators.count <= 1, !isDecimal || !separators.contains(mark),
      groups.dropFirst().allSatisfy({ $0.count == 3 }),
      separators.isEmpty || 1...3 ~= groups[0].count
    else { throw .notAnAmount(text) }
    return (groups.flatMap { $0 }, isDecimal ? fraction : [])
  }

  /// Removes the code or the symbol of a currency at the beginning or the end, and returns the
  /// currency.
  private static func takeCurrency(from text: inout String, _ locale: Locale) -> CurrencyCode? {
    let symbols: [(String, String)] = [
      ("€", "EUR"), ("US$", "USD"), ("£", "GBP"), ("JP¥", "JPY"), ("¥", "JPY"), ("₹", "INR"),
      ("₩", "KRW"), ("CHF", "CHF"),
      ("$", locale.currencySymbol == "$" ? locale.currency?.identifier ?? "USD" : "USD"),
    ]
    for (symbol, code) in symbols {
      for isPrefix in [true, false]
      where isPrefix ? text.hasPrefix(symbol) : text.hasSuffix(symbol) {
        text = String(isPrefix ? text.dropFirst(symbol.count) : text.dropLast(symbol.count))
        text = text.trimmingCharacters(in: .whitespaces)
        return CurrencyCode(code)
      }
    }
    for isPrefix in [true, false] {
      let letters = isPrefix ? text.prefix(3) : text.suffix(3)
      guard letters.count == 3, letters.allSatisfy(\.isASCII), let code = CurrencyCode(letters),
        text.count > 3, text.filter({ $0.isLetter }).count == 3
      else { continue }
      text = String(isPrefix ? text.dropFirst(3) : text.dropLast(3))
      text = text.trimmingCharacters(in: .whitespaces)
      return code
    }
    return nil
  }
}
