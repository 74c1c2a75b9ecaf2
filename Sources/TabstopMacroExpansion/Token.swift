/// A token of Swift source.
package struct Token {
  package enum Kind {
    /// An identifier or a keyword.
    case word
    case integer, float, string, regularExpression
    /// `(`, `[`, `{`; and their ends.
    case open, close
    /// A run of characters of operators, in which a `.` is one as well.
    case sign
    /// `,`, `:`, `;`, `@`, `#`, `\`.
    case punctuation
  }

  package let kind: Kind
  package let text: String
  /// The places of its bytes in the source.
  package let range: Range<Int>
  package let isFirstOnLine: Bool
  package let followsSpace: Bool
}
