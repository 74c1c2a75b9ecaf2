import Tabstop

extension LocalizedStringKey.StringInterpolation {
  /// A value in a format: `\(price, format: .currency(code: "EUR"))`.
  public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatOutput == String {
    appendFormatted(format.format(input))
  }

  /// An object in the words of a formatter.
  public mutating func appendInterpolation<Subject: ReferenceConvertible>(
    _ subject: Subject, formatter: Formatter? = nil
  ) {
    appendFormatted(formatter?.string(for: subject) ?? "\(subject)")
  }

  /// An object in the words of a formatter.
  public mutating func appendInterpolation<Subject: NSObject>(
    _ subject: Subject, formatter: Formatter? = nil
  ) {
    appendFormatted(formatter?.string(for: subject) ?? "\(subject)")
  }
}

extension Text {
  /// A text for people; programs bring no tables of translations, `bundle` makes no difference.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle?,
    comment: StaticString? = nil
  ) {
    self.init(key, tableName: tableName, comment: comment)
  }

  /// A value in a format: `Text(date, format: .dateTime.year())`.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }

  /// An object in the words of a formatter.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }
}

extension Image {
  /// A picture of the program's own: there is one library, whatever the bundle.
  public init(_ name: String, bundle: Bundle?) { self.init(name) }
  public init(decorative name: String, bundle: Bundle?) { self.init(decorative: name) }
}
