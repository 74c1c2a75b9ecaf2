import Tabstop

extension LocalizedStringKey.StringInterpolation {
  /// Appends a value in a format: `\(price, format: .currency(code: "EUR"))`.
  public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatOutput == String {
    appendFormatted(format.inLocaleOfView.format(input))
  }

  /// Appends a value formatted by a formatter: `\(date, formatter: formatter)`. The value has any
  /// type: on Linux dates and the like are not `ReferenceConvertible`.
  public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter?) {
    appendFormatted(formatter?.string(for: subject as Any) ?? "\(subject)")
  }
}

nonisolated extension Text {
  /// Creates a text from its translation in a table of a bundle, with Markdown. The comment is for
  /// translators.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle?,
    comment: StaticString? = nil
  ) {
    self.init(key, in: .current, table: tableName, bundle: bundle?.tablesName)
  }
}
