public import Foundation
public import Tabstop

/// A text for people that is looked up later. It is the same as a key here: a program brings no
/// tables of translations. Mirrors Foundation's `LocalizedStringResource`, which Linux is without.
public typealias LocalizedStringResource = LocalizedStringKey

extension LocalizedStringKey {
  /// - Parameters: All but `key` are for translators; a `defaultValue` is what is shown.
  public init(
    _ key: StaticString, defaultValue: LocalizedStringKey? = nil, table: String? = nil,
    locale: Locale = .current, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    self = defaultValue ?? LocalizedStringKey(key.description)
  }
}

extension String {
  /// A text for people, written in the program. Mirrors Foundation's `String(localized:)`, which
  /// Linux is without; it stands for itself.
  public init(
    localized key: LocalizedStringKey, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = key.text
  }

  /// The same with the text apart from the key.
  public init(
    localized key: StaticString, defaultValue: LocalizedStringKey, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = defaultValue.text
  }
}
