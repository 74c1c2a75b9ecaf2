import Tabstop

/// A text for the user that is passed on before it is shown. Mirrors Foundation's, which does not
/// exist on Linux. It is its own translation: a program has no tables of translations, so `table`,
/// `locale` and `bundle` have no effect.
public struct LocalizedStringResource: Equatable, Sendable, CustomLocalizedStringResourceConvertible
{
  /// The text, with its values.
  public let key: String
  /// No effect here: there are no tables.
  public let table: String?
  /// No effect here.
  public var locale: Locale

  /// Creates a resource; the text is the literal.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    key = keyAndValue.text
    self.table = table
    self.locale = locale
  }

  /// Creates a resource.
  /// - Parameter defaultValue: The text: there are no tables in which `key` could be found.
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

/// A type with a text for the user. Mirrors Foundation's.
public protocol CustomLocalizedStringResourceConvertible {
  /// The text for the user.
  var localizedStringResource: LocalizedStringResource { get }
}

extension String {
  /// A literal for the user, with values. Mirrors Foundation's.
  public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
    let text: String

    /// Creates a value from a text that the program computes.
    public init(_ value: String) { text = value }
    public init(stringLiteral value: String) { text = value }

    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
      text = LocalizedStringKey(stringInterpolation: stringInterpolation).text
    }
  }

  /// Creates the text for the user. Mirrors Foundation's.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = keyAndValue.text
  }

  /// - Parameter defaultValue: The text: there are no tables in which `key` could be found.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = defaultValue.text
  }

  /// Creates the text of a resource.
  public init(localized resource: LocalizedStringResource) { self = resource.key }
}

extension Text {
  /// Creates a text from a resource. Mirrors SwiftUI.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self.init(verbatim: resource.key) }
}
