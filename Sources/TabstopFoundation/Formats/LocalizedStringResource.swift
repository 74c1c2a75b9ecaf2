import Tabstop

/// A text for people that is passed on before it is shown. Mirrors Foundation's, which Linux's has
/// not. It stands for itself: a program brings no tables of translations, so `table`, `locale` and
/// `bundle` make no difference.
public struct LocalizedStringResource: Equatable, Sendable, CustomLocalizedStringResourceConvertible
{
  /// The text itself, its values filled in.
  public let key: String
  /// No effect here: there are no tables.
  public let table: String?
  /// No effect here.
  public var locale: Locale

  /// The text that is shown is the literal.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    key = keyAndValue.text
    self.table = table
    self.locale = locale
  }

  /// - Parameter defaultValue: What is shown: there are no tables to look `key` up in.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    self.init(defaultValue, table: table, locale: locale)
  }

  public var localizedStringResource: LocalizedStringResource { self }
}

extension LocalizedStringResource: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) { self.init(.init(stringLiteral: value)) }

  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    self.init(.init(stringInterpolation: stringInterpolation))
  }
}

/// What has a text for people. Mirrors Foundation's.
public protocol CustomLocalizedStringResourceConvertible {
  /// The text for people.
  var localizedStringResource: LocalizedStringResource { get }
}

extension String {
  /// A literal for people, with values in it. Mirrors Foundation's.
  public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
    let text: String

    /// A text that the program has made.
    public init(_ value: String) { text = value }
    public init(stringLiteral value: String) { text = value }

    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
      text = LocalizedStringKey(stringInterpolation: stringInterpolation).text
    }
  }

  /// The text for people. Mirrors Foundation's.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = keyAndValue.text
  }

  /// - Parameter defaultValue: What is shown: there are no tables to look `key` up in.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = defaultValue.text
  }

  /// The text of a resource.
  public init(localized resource: LocalizedStringResource) { self = resource.key }
}

extension Text {
  /// A text for people. Mirrors SwiftUI.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self.init(verbatim: resource.key) }
}
