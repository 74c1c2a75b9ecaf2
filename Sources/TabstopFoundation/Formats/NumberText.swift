import Foundation

/// The text of a number, as a user types it.
///
/// The parsers of Foundation on Linux (6.3), as Apple's, read the beginning of a text that is a number, and ignore
/// the rest: in English "12,5" is 12, and "1,25" is 125.
struct NumberText {
  let locale: Locale
  /// Whether the number has no fraction.
  let isWhole: Bool

  /// Whether all of the text belongs to a number, which the format shows as `shown`: digits in groups as the
  /// language has them, one decimal separator, and no signs or words that the format does not write.
  func isNumber(_ text: String, shownAs shown: String) -> Bool {
    let decimal = locale.decimalSeparator.flatMap(\.first) ?? "."
    let grouping = locale.groupingSeparator.flatMap(\.first) ?? ","
    /// The characters of the format around the digits.
    var others = shown.lowercased().filter { !$0.isWholeNumber }
    /// The numbers of digits between the grouping separators.
    var groups = [0]
    var (hasPoint, hasSpace, hasEnd, hasExponent) = (false, false, false, false)
    for character in text.trimmingCharacters(in: .whitespaces).lowercased() {
      let isAfterDigit = groups != [0] || hasPoint
      if character.isWholeNumber {
        if hasEnd { return false }
        if hasSpace { groups.append(0) }
        hasSpace = false
        if !hasPoint, !hasExponent { groups[groups.count - 1] += 1 }
      } else if character.isWhitespace {
        hasSpace = isAfterDigit && !hasPoint
      } else if character == decimal, !hasPoint, !hasEnd {
        if isWhole { return false }
        hasPoint = true
      } else if Self.isSeparator(character, grouping), groups != [0], !hasPoint, !hasEnd {
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

  private static func isSeparator(_ character: Character, _ grouping: Character) -> Bool {
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
