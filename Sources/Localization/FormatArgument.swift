/// A value in a text for the user: what is shown, and what decides about plurals.
package struct FormatArgument: Hashable, Sendable {
  /// The value as it is shown where the translation does not say how.
  package let text: String
  /// The specifier of the argument in the key: `%@`, `%lld`, `%.2f`.
  package let specifier: String
  package let number: FormatNumber?
  /// Whether the text has the digits as Swift or C prints them, without a formatter.
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

  /// A value in `printf`'s format.
  package init<T: CVarArg>(describing value: T, specifier: String) {
    let plain = FormatArgument(describing: value)
    // Xcode writes `%lld` and `%@` for integers and objects; C has no `%@`.
    let text = specifier.contains("@") ? plain.text : FormatText.printed(value, specifier)
    self.init(plain: text, specifier: specifier, number: plain.number)
  }

  /// Any value: integers and floating-point numbers have the specifiers of Apple's platforms.
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

/// A number among the arguments.
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
