/// A value that is inserted into a text for the user: the text that is shown, and the number that
/// selects the plural form.
package struct FormatArgument: Hashable, Sendable {
  /// The text that is shown if the translation has no format of its own for it.
  package let text: String
  /// The specifier of the argument in the key: `%@`, `%lld`, `%.2f`.
  package let specifier: String
  package let number: FormatNumber?
  /// Whether the text is a number as Swift or C prints it, without a formatter.
  let isPlain: Bool

  package init(_ text: String, specifier: String = "%@", number: FormatNumber? = nil) {
    self.text = text
    self.specifier = specifier
    self.number = number
    isPlain = false
  }

  private init(plain text: String, specifier: String, number: FormatNumber?) {
    self.text = text
    self.specifier = specifier
    self.number = number
    isPlain = number != nil
  }

  /// Creates an argument of an integer, at less cost than `init(describing:)`.
  package init(integer: Int) {
    self.init(plain: String(integer), specifier: "%lld", number: .signed(Int64(integer)))
  }

  /// Creates an argument that is printed with one of `printf`'s specifiers.
  package init<T: CVarArg>(describing value: T, specifier: String) {
    let plain = FormatArgument(describing: value)
    // Xcode writes `%lld` and `%@` for integers and objects; C has no `%@`.
    let text = specifier.contains("@") ? plain.text : FormatText.printed(value, specifier)
    self.init(plain: text, specifier: specifier, number: plain.number)
  }

  /// Creates an argument of any value. Integers and floating-point numbers get the specifiers of
  /// Apple's platforms.
  package init<T>(describing value: T) {
    let text = "\(value)"
    switch value {
    case let value as any BinaryInteger:
      let isSigned = type(of: value).isSigned
      let isWide = value.bitWidth > 32
      self.init(
        plain: text, specifier: isSigned ? (isWide ? "%lld" : "%d") : (isWide ? "%llu" : "%u"),
        number: isSigned
          ? .signed(Int64(truncatingIfNeeded: value)) : .unsigned(UInt64(truncatingIfNeeded: value))
      )
    case let value as Double: self.init(plain: text, specifier: "%lf", number: .floating(value))
    case let value as Float:
      self.init(plain: text, specifier: "%f", number: .floating(Double(value)))
    default: self.init(text)
    }
  }
}

/// The number of an argument, which selects the plural form.
package enum FormatNumber: Hashable, Sendable {
  case signed(Int64)
  case unsigned(UInt64)
  case floating(Double)

  static let zero = FormatNumber.signed(0)

  package static func == (a: FormatNumber, b: FormatNumber) -> Bool { a.value == b.value }
  package func hash(into hasher: inout Hasher) { hasher.combine(value) }

  var value: Double {
    switch self {
    case .signed(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .floating(let value): value
    }
  }
}
