internal import Localization
import Tabstop

extension String {
  /// A literal for the user, with values, which stay apart until its translation is looked up.
  /// Mirrors Foundation's.
  public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
    let value: LocalizedStringKey

    /// Creates a value from a text that the program computes.
    public init(_ value: String) { self.value = LocalizedStringKey(value) }
    /// Creates a value from a string literal.
    public init(stringLiteral value: String) { self.value = LocalizedStringKey(value) }

    /// Creates a value from a string literal with interpolated values.
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
      value = LocalizedStringKey(stringInterpolation: stringInterpolation)
    }

    /// The translation of `key`, or else the value itself.
    func text(_ key: String, in localizer: Localizer, table: String?, bundle: String?) -> String {
      guard localizer.canFind(in: bundle) else { return value.written }
      return localizer.text(key, value.key, value.arguments, table: table, bundle: bundle)
    }
  }

  /// Creates the text for the user, in the user's language: the translation of the literal's format
  /// in a table of the program, or the literal. Mirrors Foundation's.
  /// - Parameter locale: How numbers are written; by default as in the language of the words.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = keyAndValue.text(
      keyAndValue.value.key, in: .writing(locale), table: table, bundle: bundle?.tablesName)
  }

  /// Creates the text for the user by a key: its translation, or a text that the source has. Mirrors Foundation's.
  /// - Parameter defaultValue: The text if the tables do not have `key`.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = defaultValue.text(
      "\(key)", in: .writing(locale), table: table, bundle: bundle?.tablesName)
  }

  /// Creates the text of a resource.
  public init(localized resource: LocalizedStringResource) { self = resource.text }
}

extension Localizer {
  /// The present language, with values as in `locale`. (`.current` is that of no user on Linux.)
  fileprivate static func writing(_ locale: Locale) -> Localizer {
    locale == .current ? current : current.writingValues(in: locale.identifier)
  }
}

extension Bundle {
  /// The name of its tables; `nil` for the program's own bundle.
  package var tablesName: String? {
    let path = bundlePath[...]
    guard self !== Bundle.main, path.hasSuffix(".resources") else { return nil }
    return String(path.split(separator: "/").last?.dropLast(10) ?? "")
  }
}

// Foundation's function of the same name (Swift 6.3) finds no table on Linux. These have no default
// arguments, so that they are preferred in a source that imports both modules.

/// The translation of a key in a table of the program, or the key. Mirrors Foundation's.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  translation(of: key)
}

/// The translation of a key in another table of the program, or the key.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  translation(of: key, table: tableName)
}

/// The translation of a key in a bundle's tables, or the key.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  translation(of: key, bundle: bundle)
}

/// The translation of a key, or the text given for the lack of one.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  translation(of: key, value: value)
}

/// The translation of a key in another table of a bundle, or the key.
public func NSLocalizedString(
  _ key: String, tableName: String?, bundle: Bundle, comment: String
) -> String {
  translation(of: key, table: tableName, bundle: bundle)
}

/// The translation of a key in another table, or the text given for the lack of one.
public func NSLocalizedString(
  _ key: String, tableName: String?, value: String, comment: String
) -> String {
  translation(of: key, table: tableName, value: value)
}

/// The translation of a key in a bundle's tables, or the text given for the lack of one.
public func NSLocalizedString(
  _ key: String, bundle: Bundle, value: String, comment: String
) -> String {
  translation(of: key, bundle: bundle, value: value)
}

/// The translation of a key in a table of a bundle, or the text given for the lack of one.
/// Foundation's has the same parameters, but an optional table: a source that passes one that is
/// not gets this function.
public func NSLocalizedString(
  _ key: String, tableName: String, bundle: Bundle, value: String, comment: String
) -> String {
  translation(of: key, table: tableName, bundle: bundle, value: value)
}

private func translation(
  of key: String, table: String? = nil, bundle: Bundle? = nil, value: String = ""
) -> String {
  Localizer.current.text(
    key, value.isEmpty ? key : value, table: table, bundle: bundle?.tablesName)
}
