internal import Glibc

/// A text for people, written in the program: a literal, with values in it. Mirrors SwiftUI's
/// `LocalizedStringKey`. It stands for itself: a program brings no tables of translations.
///
/// As in SwiftUI, a `Text` of one reads the Markdown in the literal, and none in its values.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// All of it, as it was written.
  package let text: String
  /// What it is made of; empty for a literal without values.
  let pieces: [Piece]

  /// A part of a key.
  enum Piece: Equatable, Sendable {
    /// Written in the program: Markdown.
    case literal(String)
    /// A value: taken as it is.
    case value(String)
    case text(Text)
  }

  /// A text that the program has made. Markdown in it is read, as in a literal.
  public init(_ value: String) { self.init(stringLiteral: value) }

  /// For the compiler, which makes a key of a literal.
  public init(stringLiteral value: String) {
    text = value
    pieces = []
  }

  /// For the compiler, which makes a key of a literal with values in it.
  public init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
    pieces = stringInterpolation.pieces
  }

  /// Collects the parts of a literal with values in it.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""
    fileprivate var pieces: [Piece] = []

    /// For the compiler, as the next two.
    public init(literalCapacity: Int, interpolationCount: Int) {
      pieces.reserveCapacity(2 * interpolationCount + 1)
    }

    /// A piece of the literal: Markdown is read in it.
    public mutating func appendLiteral(_ literal: String) {
      guard !literal.isEmpty else { return }
      text += literal
      pieces.append(.literal(literal))
    }

    private mutating func append(_ value: String) {
      text += value
      pieces.append(.value(value))
    }

    /// A value: Markdown in it is not read.
    public mutating func appendInterpolation(_ string: String) { append(string) }

    /// A value of any type, as `String(describing:)` has it.
    public mutating func appendInterpolation<T>(_ value: T) { append("\(value)") }

    /// A number, as `printf` writes it: `\(price, specifier: "%.2f")`.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      append(formatted(value, specifier))
    }

    /// A text with its own looks.
    public mutating func appendInterpolation(_ text: Text) {
      self.text += text.content
      pieces.append(.text(text))
    }

    /// An icon within the text: its letter, where Unicode has one.
    public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }

    package mutating func appendFormatted(_ value: String) { append(value) }
  }
}

/// `value` as `printf` writes it.
private func formatted<T: CVarArg>(_ value: T, _ specifier: String) -> String {
  // `%lld` and `%@` are what Xcode writes for integers and objects; C knows no `%@`.
  guard !specifier.contains("@" as Character) else { return "\(value)" }
  return withVaList([value]) { values in
    // 340 digits before the point are the most that a Double has.
    var buffer = [CChar](repeating: 0, count: 512)
    vsnprintf(&buffer, buffer.count, specifier, values)
    return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(truncatingIfNeeded: $0) }, as: UTF8.self)
  }
}
