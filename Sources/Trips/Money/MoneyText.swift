import Foundation

/// A reader of amounts of money that the user typed.
public enum MoneyText {
  /// Reads the amount in a text such as "12.50", "1.234,50 €", "JPY 1200". `TypedNumber` says which of its
  /// separators is the decimal one.
  ///
  /// - Parameter currency: The currency if the text names none.
  public static func parse(
    _ text: String, currency: CurrencyCode, locale: Locale
  ) throws(MoneyFault) -> Money {
    var rest = text.filter { !TypedNumber.directionMarks.contains($0) }
      .trimmingCharacters(in: .whitespacesAndNewlines)
    let named = takeCurrency(from: &rest, locale)
    let currency = named ?? currency
    var isNegative = false
    if let first = rest.first, "-−－".contains(first) {
      isNegative = true
      rest.removeFirst()
    }
    let number = TypedNumber(rest, locale: locale)
    guard let whole = wholeDigits(of: number), !(whole.isEmpty && number.decimals.isEmpty),
      number.decimals.allSatisfy({ "0123456789".contains($0) })
    else { throw .notAnAmount(text) }
    guard number.decimals.count <= currency.digits else { throw .tooManyDigits(currency) }
    let padding = String(repeating: "0", count: currency.digits - number.decimals.count)
    guard let units = Int64(String(whole) + String(number.decimals) + padding) else {
      throw .tooLarge
    }
    return Money(minorUnits: isNegative ? -units : units, currency)
  }

  /// The digits before the decimal separator. Separators between them must be grouping separators: of one kind, with
  /// three digits after each. Nil if there is anything else.
  private static func wholeDigits(of number: TypedNumber) -> [Character]? {
    let separators = Set(number.whole.filter { ".,".contains($0) })
    let groups = number.whole.split(omittingEmptySubsequences: false) { separators.contains($0) }
    guard separators.count <= 1, number.separator.map({ separators.contains($0) }) != true,
      groups.joined().allSatisfy({ "0123456789".contains($0) }),
      groups.dropFirst().allSatisfy({ $0.count == 3 }),
      separators.isEmpty || 1...3 ~= groups[0].count
    else { return nil }
    return Array(groups.joined())
  }

  /// Removes the code or the symbol of a currency at the beginning or the end, and returns the
  /// currency.
  private static func takeCurrency(from text: inout String, _ locale: Locale) -> CurrencyCode? {
    let symbols: [(String, String)] = [
      ("€", "EUR"), ("US$", "USD"), ("£", "GBP"), ("JP¥", "JPY"), ("¥", "JPY"), ("￥", "JPY"),
      ("₹", "INR"), ("₩", "KRW"), ("CHF", "CHF"),
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
