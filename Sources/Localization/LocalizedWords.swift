/// A text for the user with values, for modules that know no views: `String(words: "\(count) rows")`.
package struct LocalizedWords: ExpressibleByStringInterpolation, Sendable {
  private let key: String
  private let written: String
  private let arguments: [FormatArgument]

  package init(stringLiteral value: String) {
    key = value
    written = value
    arguments = []
  }

  /// A number before a word in the plural, with the key "%lld words".
  package init(_ number: Int, of words: String) {
    key = "%lld \(words)"
    written = "\(number) \(words)"
    arguments = [FormatArgument(describing: number)]
  }

  package init(stringInterpolation: StringInterpolation) {
    written = stringInterpolation.written
    arguments = stringInterpolation.arguments
    key = arguments.isEmpty ? written : stringInterpolation.key
  }

  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var key = ""
    fileprivate var written = ""
    fileprivate var arguments: [FormatArgument] = []

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ literal: String) {
      written += literal
      key +=
        literal.utf8.contains(UInt8(ascii: "%"))
        ? literal.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
        : literal
    }

    package mutating func appendInterpolation<T>(_ value: T) {
      append(FormatArgument(describing: value))
    }

    private mutating func append(_ argument: FormatArgument) {
      written += argument.text
      key += argument.specifier
      arguments.append(argument)
    }
  }

  /// The text in the user's language.
  package var text: String {
    let localizer = Localizer.current
    guard localizer.canFind(in: nil) else { return written }
    return localizer.text(key, nil, arguments)
  }
}

extension String {
  /// A text for the user in the program's language, from the program's catalogs.
  package init(words: LocalizedWords) { self = words.text }
}
