internal import Localization
import Tabstop

/// A text for the user that is passed on before it is shown, with the table, the bundle and the
/// language in which it is looked up then. Mirrors Foundation's, which does not exist on Linux.
public struct LocalizedStringResource: Equatable, Sendable, CustomLocalizedStringResourceConvertible
{
  /// The key of the translation: the format of the literal, or what was given as the key.
  public let key: String
  /// The text where there is no translation.
  public let defaultValue: String.LocalizationValue
  /// The table: "Localizable" if it is `nil`.
  public let table: String?
  /// The language in which the text is looked up.
  public var locale: Locale
  private let bundle: String?

  /// Creates a resource whose key is the literal's format.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    self.init(keyAndValue.value.key, keyAndValue, table, locale, bundle)
  }

  /// Creates a resource.
  /// - Parameter defaultValue: The text if the tables do not have `key`.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    self.init("\(key)", defaultValue, table, locale, bundle)
  }

  /// Creates the resource of a symbol that the plugin StringTables makes.
  /// - Parameter bundle: The name of a library's tables.
  public init(
    _key key: String, value: String.LocalizationValue?, table: String?, bundle: String?
  ) {
    self.key = key
    defaultValue = value ?? String.LocalizationValue(key)
    self.table = table
    locale = .current
    self.bundle = bundle
  }

  private init(
    _ key: String, _ value: String.LocalizationValue, _ table: String?, _ locale: Locale,
    _ bundle: Bundle?
  ) {
    self.key = key
    defaultValue = value
    self.table = table
    self.locale = locale
    self.bundle = bundle?.tablesName
  }

  /// The resource itself.
  public var localizedStringResource: LocalizedStringResource { self }

  /// The text in its language.
  package var text: String {
    // (`.current` is that of no user on Linux.)
    let localizer = locale == .current ? Localizer.current : .of(locale.identifier)
    return defaultValue.text(key, in: localizer, table: table, bundle: bundle)
  }
}

extension LocalizedStringResource: ExpressibleByStringInterpolation {
  /// Creates a value from a string literal.
  public init(stringLiteral value: String) { self.init(.init(stringLiteral: value)) }

  /// Creates a value from a string literal with interpolated values.
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    self.init(.init(stringInterpolation: stringInterpolation))
  }
}

/// A type with a text for the user. Mirrors Foundation's.
public protocol CustomLocalizedStringResourceConvertible {
  /// The text for the user.
  var localizedStringResource: LocalizedStringResource { get }
}

nonisolated extension Text {
  /// Creates a text from a resource. Mirrors SwiftUI.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self.init(verbatim: resource.text) }
}
