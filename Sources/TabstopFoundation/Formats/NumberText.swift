import Foundation

/// The text of a number, as a user types it.
///
/// The parsers of Foundation on Linux (6.3), as Apple's, read the beginning of a text that is a number, and ignore
/// the rest: in English "12,5" is 12, and "1,25" is 125.
struct NumberText {
  let decimal: Character
  let grouping: Character
  /// Whether the number has no fraction: its decimals are zeros, which formats of currencies write.
  let isWhole: Bool

  init(locale: Locale, isWhole: Bool) {
    decimal = locale.decimalSeparator?.first ?? "."
    grouping = locale.groupingSeparator?.first ?? ","
    self.isWhole = isWhole
  }

  init(_ formatter: NumberFormatter) {
    let isMoney = formatter.numberStyle == .currency
    // Some styles have none.
    let point: String? =
      isMoney ? formatter.currencyDecimalSeparator : formatter.decimalSeparator
    let group: String? =
      isMoney ? formatter.currencyGroupingSeparator : formatter.groupingSeparator
    decimal = point?.first ?? "."
    grouping = group?.first ?? ","
    // Without a style the parser stops at a point.
    isWhole = formatter.numberStyle == .none
  }

  /// Whether all of the text belongs to a number, which the format shows as `shown`: digits in groups as the
  /// language has them, one decimal separator, and no signs or words that the format does not write.
  func isNumber(_ text: String, shownAs shown: String) -> Bool {
    if text == shown { return true }
    /// The characters of the format around the digits.
    var others = shown.lowercased().filter { !$0.isWholeNumber }
    /// The numbers of digits between the grouping separators.
    var groups = [0]
    var (hasPoint, hasSpace, hasEnd, hasExponent) = (false, false, false, false)
    let characters = Array(text.trimmingCharacters(in: .whitespaces).lowercased())
    for (index, character) in characters.enumerated() {
      let isAfterDigit = groups != [0] || hasPoint
      if character.isWholeNumber {
        if hasEnd || isWhole && hasPoint && character.wholeNumberValue != 0 { return false }
        if hasSpace { groups.append(0) }
        hasSpace = false
        if !hasPoint, !hasExponent { groups[groups.count - 1] += 1 }
      } else if character.isWhitespace {
        hasSpace = isAfterDigit && !hasPoint
      } else if character == decimal, !hasPoint, !hasEnd,
        isAfterDigit || characters.dropFirst(index + 1).first?.isWholeNumber == true
      {
        // Otherwise it ends the abbreviation of a currency: "Rs. 12.50".
        hasPoint = true
      } else if isSeparator(character), groups != [0], !hasPoint, !hasEnd {
        groups.append(0)
      } else if !isAfterDigit, "-−+".contains(character) {
        continue
      } else if let place = others.firstIndex(of: character) {
        others.remove(at: place)
        if character == "e", isAfterDigit { hasExponent = true } else { hasEnd = isAfterDigit }
      } else if !character.isFormat {
        return false
      }
    }
    // Three digits, or two as in India, between the separators, and three behind the last.
    return groups.count == 1
      || groups[0] > 0 && groups.last == 3 && groups.dropFirst().allSatisfy { 2...3 ~= $0 }
  }

  private func isSeparator(_ character: Character) -> Bool {
    character == grouping || grouping == "’" && character == "'"
  }
}

extension Character {
  /// Whether it only directs the text around it, such as the mark for text from right to left.
  fileprivate var isFormat: Bool {
    unicodeScalars.allSatisfy { $0.properties.generalCategory == .format }
  }
}

/// A format of numbers.
private protocol NumberFormat {
  var locale: Locale { get }
}

extension IntegerFormatStyle: NumberFormat {}
extension IntegerFormatStyle.Percent: NumberFormat {}
extension IntegerFormatStyle.Currency: NumberFormat {}
extension FloatingPointFormatStyle: NumberFormat {}
extension FloatingPointFormatStyle.Percent: NumberFormat {}
extension FloatingPointFormatStyle.Currency: NumberFormat {}
extension Decimal.FormatStyle: NumberFormat {}
extension Decimal.FormatStyle.Percent: NumberFormat {}
extension Decimal.FormatStyle.Currency: NumberFormat {}

extension ParseableFormatStyle where FormatOutput == String {
  /// The value of a text; `nil` if not all of it is one.
  func value(of text: String) -> FormatInput? {
    guard let value = try? parseStrategy.parse(text) else { return nil }
    guard let numbers = self as? any NumberFormat else { return value }
    let number = NumberText(
      locale: numbers.locale, isWhole: FormatInput.self is any BinaryInteger.Type)
    return number.isNumber(text, shownAs: format(value)) ? value : nil
  }
}

extension NumberFormatter {
  /// The number of a text; `nil` if not all of it is one.
  func number(fromWhole text: String) -> NSNumber? {
    guard let value = number(from: text) else { return nil }
    return NumberText(self).isNumber(text, shownAs: string(from: value) ?? "") ? value : nil
  }
}
