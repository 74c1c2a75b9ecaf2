import Tabstop

extension LocalizedStringKey.StringInterpolation {
  /// A value in a format: `\(price, format: .currency(code: "EUR"))`.
  public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatOutput == String {
    appendFormatted(format.format(input))
  }

  /// A value in the words of a formatter: `\(date, formatter: formatter)`. Of any type: on Linux
  /// dates and their like are no `ReferenceConvertible`.
  public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter?) {
    appendFormatted(formatter?.string(for: subject as Any) ?? "\(subject)")
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
}

extension Color {
  /// A colour of the program's own: there is one library, whatever the bundle.
  public init(_ name: String, bundle: Bundle?) { self.init(name) }
}

extension Image {
  /// A picture of the program's own: there is one library, whatever the bundle.
  public init(_ name: String, bundle: Bundle?) { self.init(name) }
  /// A picture that says nothing to assistive technology. The bundle makes no difference.
  public init(decorative name: String, bundle: Bundle?) { self.init(decorative: name) }
}
