internal import Glibc

/// A string literal for the user, with interpolated values. Mirrors SwiftUI's `LocalizedStringKey`.
/// It is its own translation: a program has no tables of translations.
///
/// As in SwiftUI, a `Text` of one reads the Markdown in the literal, and none in its values.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// The whole text, as it was written.
  package let text: String
  /// The parts; empty for a literal without values.
  let pieces: [Piece]

  /// A part of a key.
  enum Piece: Equatable, Sendable {
    /// A part of the literal: Markdown.
    case literal(String)
    /// A value: used without change.
    case value(String)
    case text(Text)
  }

  /// Creates a key from a text that the program computes. Markdown in it is read, as in a literal.
  public init(_ value: String) { self.init(stringLiteral: value) }

  /// Creates a key from a literal, for the compiler.
  public init(stringLiteral value: String) {
    text = value
    pieces = []
  }

  /// Creates a key from a literal with values, for the compiler.
  public init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
    pieces = stringInterpolation.pieces
  }

  /// Collects the parts of a literal with values.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""
    fileprivate var pieces: [Piece] = []

    /// For the compiler, like the next two.
    public init(literalCapacity: Int, interpolationCount: Int) {
      pieces.reserveCapacity(2 * interpolationCount + 1)
    }

    /// Appends a part of the literal: Markdown is read in it.
    public mutating func appendLiteral(_ literal: String) {
      guard !literal.isEmpty else { return }
      text += literal
      pieces.append(.literal(literal))
    }

    private mutating func append(_ value: String) {
      text += value
      pieces.append(.value(value))
    }

    /// Appends a value: Markdown in it is not read.
    public mutating func appendInterpolation(_ string: String) { append(string) }

    /// Appends a value of any type, as `String(describing:)` returns it.
    public mutating func appendInterpolation<T>(_ value: T) { append("\(value)") }

    /// Appends a number in `printf`'s format: `\(price, specifier: "%.2f")`.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      append(formatted(value, specifier))
    }

    /// Appends a text with its own style.
    public mutating func appendInterpolation(_ text: Text) {
      self.text += text.content
      pieces.append(.text(text))
    }

    /// Appends an icon: its letter, if Unicode has one.
    public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }

    package mutating func appendFormatted(_ value: String) { append(value) }
  }
}

/// `value` in `printf`'s format.
private func formatted<T: CVarArg>(_ value: T, _ specifier: String) -> String {
  // Xcode writes `%lld` and `%@` for integers and objects; C has no `%@`.
  guard !specifier.contains("@" as Character) else { return "\(value)" }
  return withVaList([value]) { values in
    // A Double has at most 340 digits before the point.
    var buffer = [CChar](repeating: 0, count: 512)
    vsnprintf(&buffer, buffer.count, specifier, values)
    let text = buffer.prefix { $0 != 0 }.map { UInt8(truncatingIfNeeded: $0) }
    return String(decoding: text, as: UTF8.self)
  }
}
