package import Localization

/// A string literal for the user, with interpolated values. Mirrors SwiftUI's `LocalizedStringKey`.
///
/// Its format (`"%lld of %@"`) is the key of a translation in the program's string catalogs, in the
/// user's language; without one it is shown as it is written. The values stay apart until then.
///
/// As in SwiftUI, a `Text` of one reads the Markdown in the literal, and none in its values.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// The whole text, as it is written in the source.
  package let written: String
  /// The parts; empty for a literal without values.
  package let pieces: [Piece]

  /// A part of a key.
  package enum Piece: Equatable, Sendable {
    /// A part of the literal: Markdown.
    case literal(String)
    /// A value: used without change.
    case value(FormatArgument)
    case text(Text)
  }

  /// Creates a key from a text that the program computes. Markdown in it is read, as in a literal.
  public init(_ value: String) { self.init(stringLiteral: value) }

  /// Creates a key from a literal, for the compiler.
  public init(stringLiteral value: String) {
    written = value
    pieces = []
  }

  /// Creates a key from a literal with values, for the compiler.
  public init(stringInterpolation: StringInterpolation) {
    written = stringInterpolation.text
    pieces = stringInterpolation.hasValues ? stringInterpolation.pieces : []
  }

  /// Collects the parts of a literal with values.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""
    fileprivate var pieces: [Piece] = []
    fileprivate var hasValues = false

    /// Creates an empty interpolation. The compiler calls it.
    public init(literalCapacity: Int, interpolationCount: Int) {
      pieces.reserveCapacity(2 * interpolationCount + 1)
    }

    /// Appends a part of the literal: Markdown is read in it.
    public mutating func appendLiteral(_ literal: String) {
      guard !literal.isEmpty else { return }
      text += literal
      pieces.append(.literal(literal))
    }

    private mutating func append(_ value: FormatArgument) {
      text += value.text
      pieces.append(.value(value))
      hasValues = true
    }

    /// Appends a value: Markdown in it is not read.
    public mutating func appendInterpolation(_ string: String) { append(FormatArgument(string)) }

    /// Appends a value of any type, as `String(describing:)` returns it.
    public mutating func appendInterpolation<T>(_ value: T) {
      append(FormatArgument(describing: value))
    }

    /// Appends a number in `printf`'s format: `\(price, specifier: "%.2f")`.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      append(FormatArgument(describing: value, specifier: specifier))
    }

    /// Appends a text with its own style.
    public mutating func appendInterpolation(_ text: Text) {
      self.text += text.content
      pieces.append(.text(text))
      hasValues = true
    }

    /// Appends an icon: its letter, or its name if Unicode has none.
    public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }

    package mutating func appendFormatted(_ value: String) { append(FormatArgument(value)) }
  }
}
