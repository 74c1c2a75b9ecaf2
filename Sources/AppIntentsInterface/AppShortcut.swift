public import SwiftUIInterface

/// The phrases with which a user starts intents by voice. A Linux desktop has no assistant that
/// reads them. Mirrors App Intents'.
public protocol AppShortcutsProvider {
  /// The sentences.
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  /// The colour of a tile. Never shown.
  static var shortcutTileColor: ShortcutTileColor { get }
}
extension AppShortcutsProvider {
  /// Blue.
  public static var shortcutTileColor: ShortcutTileColor { .blue }
  /// No effect.
  public static func updateAppShortcutParameters() {}
}
/// An intent with its sentences. Mirrors App Intents'.
public struct AppShortcut: Sendable {
  /// The short name.
  public let shortTitle: LocalizedStringResource?
  /// Creates a shortcut.
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>],
    shortTitle: LocalizedStringResource? = nil, systemImageName: String? = nil
  ) { self.shortTitle = shortTitle }
}
/// A sentence. Mirrors App Intents'.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  /// Creates a value from a string literal.
  public init(stringLiteral value: String) {}
  /// Creates a value from a string literal with interpolated values.
  public init(stringInterpolation: StringInterpolation) {}
  /// Its parts.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// Creates an empty interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Appends a part of the literal.
    public mutating func appendLiteral(_ literal: String) {}
    /// Adds the program's name.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {}
    /// Adds a parameter.
    public mutating func appendInterpolation<Value>(
      _ parameter: KeyPath<Intent, IntentParameter<Value>>
    ) {}
  }
}
/// A name in a sentence. Mirrors App Intents'.
public enum AppShortcutPhraseToken: Sendable { case applicationName }
/// The colour of a tile. Mirrors App Intents'.
public enum ShortcutTileColor: Sendable {
  case red, orange, tangerine, yellow, lime, teal, lightBlue, blue, navy, purple, grape, pink
  case grayBlue, grayBrown, grayGreen
}
/// Shortcuts, one after the other. Mirrors App Intents'.
@resultBuilder
public enum AppShortcutsBuilder {
  /// A result-builder hook.
  public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
  /// A result-builder hook.
  public static func buildBlock(_ shortcuts: [AppShortcut]...) -> [AppShortcut] {
    shortcuts.flatMap(\.self)
  }
  /// A result-builder hook.
  public static func buildOptional(_ shortcuts: [AppShortcut]?) -> [AppShortcut] { shortcuts ?? [] }
  /// A result-builder hook.
  public static func buildEither(first shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
  /// A result-builder hook.
  public static func buildEither(second shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
}

extension Button {
  /// Creates a button that performs an intent; an error of its is not shown. Mirrors SwiftUI.
  public init(role: ButtonRole? = nil, intent: some AppIntent, @ViewBuilder label: () -> Label) {
    self.init(role: role, action: { Task { try? await intent.perform() } }, label: label)
  }
}
extension Button where Label == Text {
  /// Creates a button that performs an intent; an error of its is not shown. Mirrors SwiftUI.
  public init(_ title: LocalizedStringKey, role: ButtonRole? = nil, intent: some AppIntent) {
    self.init(role: role, intent: intent) { Text(title) }
  }
}
