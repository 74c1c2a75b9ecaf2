/// The digits of a language, which follow each other in Unicode.
package struct Digits: Equatable, Sendable {
  private let zero: UInt32

  /// The digits of English.
  package static let latin = Digits(zero: "0")

  /// - Parameter zero: The digit 0.
  package init(zero: Unicode.Scalar) { self.zero = zero.value }

  /// A text with these digits in the place of English ones, and of those that it had before.
  func text(_ text: String) -> String {
    self == .latin && text.utf8.allSatisfy { $0 < 128 } ? text : String(text.map(digit))
  }

  private func digit(_ character: Character) -> Character {
    guard let value = character.wholeNumberValue, 0...9 ~= value,
      character.unicodeScalars.count == 1,
      let scalar = Unicode.Scalar(zero + UInt32(value))
    else { return character }
    return Character(scalar)
  }

  /// An hour or a minute: a number with two digits.
  func twoDigits(_ value: Int) -> String { text(value < 10 ? "0\(value)" : "\(value)") }
}
