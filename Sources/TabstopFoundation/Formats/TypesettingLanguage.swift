public import Foundation
public import Tabstop

/// The language whose rules a text is set by. Mirrors SwiftUI's `TypesettingLanguage`. No effect here.
public struct TypesettingLanguage: Hashable, Sendable {
  private let language: Locale.Language?
  /// The language of the text.
  public static let automatic = TypesettingLanguage(language: nil)
  /// A certain language.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(language: language)
  }
}

extension View {
  /// Sets the language of texts for typesetting. No effect: the desktop's text layout finds the
  /// language by the letters.
  public func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> some View { self }
  /// Sets the language of texts for typesetting. No effect: the desktop's text layout finds the
  /// language by the letters.
  public func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> some View { self }
}

nonisolated extension Text {
  /// Sets the language of the text for typesetting. No effect: the desktop's text layout finds the
  /// language by the letters.
  public func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> Text { self }
  /// Sets the language of the text for typesetting. No effect: the desktop's text layout finds the
  /// language by the letters.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
    self
  }
}
