/// A token of Swift source.
struct Token {
  enum Kind {
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

  let kind: Kind
  let text: String
  /// The places of its bytes in the source.
  let range: Range<Int>
  let isFirstOnLine: Bool
  let followsSpace: Bool
}
