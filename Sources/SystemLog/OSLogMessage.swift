/// A message for a log: a string literal whose values have their privacy. Mirrors `OSLogMessage`.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral, Sendable {
  /// The message as it may be read by others.
  let text: String

  /// Creates a message without values.
  public init(stringLiteral value: String) { text = value }
  /// Creates a message with values.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The width of a value in a message. Mirrors `OSLogStringAlignment`.
public struct OSLogStringAlignment: Sendable {
  fileprivate let columns: Int
  fileprivate let isRight: Bool

  /// The width of the value itself.
  public static let none = OSLogStringAlignment(columns: 0, isRight: false)
  /// Aligns the text at the end of a number of columns.
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isRight: true)
  }
  /// Aligns the text at the start of a number of columns.
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isRight: false)
  }

  fileprivate func aligned(_ text: String) -> String {
    let space = String(repeating: " ", count: max(0, columns - text.count))
    return isRight ? space + text : text + space
  }
}

/// The appearance of an integer in a message. Mirrors `OSLogIntegerFormatting`.
public struct OSLogIntegerFormatting: Sendable {
  fileprivate let radix: Int
  fileprivate let digits: Int
  fileprivate let prefix: String
  fileprivate let hasSign: Bool
  fileprivate let isUppercase: Bool

  private init(
    radix: Int = 10, digits: Int = 0, prefix: String = "", hasSign: Bool = false,
    isUppercase: Bool = false
  ) {
    self.radix = radix
    self.digits = digits
    self.prefix = prefix
    self.hasSign = hasSign
    self.isUppercase = isUppercase
  }

  /// Formats the number as a decimal.
  public static let decimal = OSLogIntegerFormatting()
  /// Formats the number as a hexadecimal.
  public static let hex = OSLogIntegerFormatting(radix: 16)
  /// Formats the number as an octal.
  public static let octal = OSLogIntegerFormatting(radix: 8)
  /// Decimal, with a sign and a least number of digits.
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(digits: minDigits(), hasSign: explicitPositiveSign)
  }
  /// Hexadecimal, with a prefix and a least number of digits.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure () -> Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, digits: minDigits(), prefix: includePrefix ? "0x" : "",
      hasSign: explicitPositiveSign, isUppercase: uppercase)
  }

  fileprivate func formatted(_ value: some FixedWidthInteger) -> String {
    let digits = String(value.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(0, self.digits - digits.count))
    return (value < 0 ? "-" : hasSign ? "+" : "") + prefix + zeros + digits
  }
}

/// The appearance of a number in a message. Mirrors `OSLogFloatFormatting`.
public struct OSLogFloatFormatting: Sendable {
  fileprivate let precision: Int?
  fileprivate var hasSign = false

  /// Six digits after the point.
  public static let fixed = OSLogFloatFormatting(precision: 6)
  /// All digits of the number.
  public static let hybrid = OSLogFloatFormatting(precision: nil)
  /// A number of digits after the point, and a plus sign if it is wanted.
  public static func fixed(
    precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(precision: precision(), hasSign: explicitPositiveSign)
  }

  fileprivate func formatted(_ value: Double) -> String {
    let text = precision.map { withDigits(value, $0) } ?? "\(value)"
    return hasSign && !text.hasPrefix("-") ? "+" + text : text
  }
}

/// The appearance of a Boolean value in a message. Mirrors `OSLogBoolFormat`.
public enum OSLogBoolFormat: Sendable {
  /// The value as "true" or "false".
  case truth
  /// The value as "yes" or "no".
  case answer
}

/// The parts of a message. Mirrors `OSLogInterpolation`.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  fileprivate var text = ""

  /// Creates an empty message.
  public init(literalCapacity: Int, interpolationCount: Int) {}

  /// Appends a text of the source.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Appends a text, which is private unless the source says otherwise.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> String, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    text += align.aligned(privacy.shown(value(), isOpen: false))
  }

  /// Appends a value's description, which is private unless the source says otherwise.
  // Numbers have descriptions, too, and methods of their own, which are for them.
  @_disfavoredOverload
  public mutating func appendInterpolation<Value: CustomStringConvertible>(
    _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    text += align.aligned(privacy.shown(value().description, isOpen: false))
  }

  /// Appends an object's description, or "(null)", which is private unless the source says otherwise.
  @_disfavoredOverload
  public mutating func appendInterpolation<Value: CustomStringConvertible & AnyObject>(
    _ object: @autoclosure () -> Value?, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    text += privacy.shown(object()?.description ?? "(null)", isOpen: false)
  }

  /// Appends an error, which is private unless the source says otherwise.
  @_disfavoredOverload
  public mutating func appendInterpolation(
    _ error: @autoclosure () -> any Error, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    text += align.aligned(privacy.shown("\(error())", isOpen: false))
  }

  /// Appends an integer, which is public unless the source says otherwise.
  public mutating func appendInterpolation<Value: FixedWidthInteger>(
    _ value: @autoclosure () -> Value, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    text += align.aligned(privacy.shown(format.formatted(value()), isOpen: true))
  }

  /// Appends a number, which is public unless the source says otherwise.
  public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
    _ value: @autoclosure () -> Value, format: OSLogFloatFormatting = .hybrid,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) where Value: CustomStringConvertible {
    text += align.aligned(privacy.shown(format.formatted(Double(value())), isOpen: true))
  }

  /// Appends a Boolean value, which is public unless the source says otherwise.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Bool, format: OSLogBoolFormat = .truth,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    let words = format == .truth ? ("true", "false") : ("yes", "no")
    text += privacy.shown(value() ? words.0 : words.1, isOpen: true)
  }

  /// Appends a type's name, which is public unless the source says otherwise.
  public mutating func appendInterpolation(
    _ type: @autoclosure () -> any Any.Type, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    text += align.aligned(privacy.shown("\(type())", isOpen: true))
  }
}
