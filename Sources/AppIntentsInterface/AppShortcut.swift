public import SwiftUIInterface

/// A provider of phrases by which the user starts intents by voice. They have no effect: a Linux
/// desktop has no voice assistant that reads them. Mirrors App Intents'.
public protocol AppShortcutsProvider {
  /// The shortcuts with their phrases.
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  /// The colour of the tile, which is never shown.
  static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
  /// The default: blue.
  public static var shortcutTileColor: ShortcutTileColor { .blue }
  /// Updates the parameters of the shortcuts. No effect.
  public static func updateAppShortcutParameters() {}
}

/// An intent with its phrases. Mirrors App Intents'.
public struct AppShortcut: Sendable {
  /// The short name.
  public let shortTitle: LocalizedStringResource?
  /// Creates a shortcut.
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>],
    shortTitle: LocalizedStringResource? = nil, systemImageName: String? = nil
  ) { self.shortTitle = shortTitle }
}

/// A phrase that starts an intent. Mirrors App Intents'.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  /// Creates a value from a string literal.
  public init(stringLiteral value: String) {}
  /// Creates a value from a string literal with interpolated values.
  public init(stringInterpolation: StringInterpolation) {}
  /// The parts of a phrase: literals, the program's name, parameters.
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

/// The name of the program in a phrase. Mirrors App Intents'.
public enum AppShortcutPhraseToken: Sendable { case applicationName }
/// The colour of a tile. Mirrors App Intents'.
public enum ShortcutTileColor: Sendable {
  case red, orange, tangerine, yellow, lime, teal, lightBlue, blue, navy, purple, grape, pink
  case grayBlue, grayBrown, grayGreen
}

/// A result builder of shortcuts. Mirrors App Intents'.
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
  /// Creates a button that performs an intent. Errors of the intent are not shown. Mirrors SwiftUI.
  public init(role: ButtonRole? = nil, intent: some AppIntent, @ViewBuilder label: () -> Label) {
    self.init(role: role, action: { Task { try? await intent.perform() } }, label: label)
  }
}

extension Button where Label == Text {
  /// Creates a button that performs an intent. Errors of the intent are not shown. Mirrors SwiftUI.
  public init(_ title: LocalizedStringKey, role: ButtonRole? = nil, intent: some AppIntent) {
    self.init(role: role, intent: intent) { Text(title) }
  }
}

extension Button where Label == SwiftUIInterface.Label<Text, Image> {
  /// Creates a button with a symbol that performs an intent. Errors of the intent are not shown. Mirrors SwiftUI.
  public init(
    _ title: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    intent: some AppIntent
  ) {
    self.init(role: role, intent: intent) {
      SwiftUIInterface.Label(title, systemImage: systemImage)
    }
  }
}

extension Toggle {
  /// Creates a toggle that shows a value, and performs an intent when the user changes it. The intent changes the
  /// value. Errors of the intent are not shown. Mirrors SwiftUI.
  public init(isOn: Bool, intent: some AppIntent, @ViewBuilder label: () -> Label) {
    self.init(
      isOn: Binding(get: { isOn }, set: { _ in Task { try? await intent.perform() } }),
      label: label)
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle that shows a value, and performs an intent when the user changes it. The intent changes the
  /// value. Errors of the intent are not shown. Mirrors SwiftUI.
  public init(_ titleKey: LocalizedStringKey, isOn: Bool, intent: some AppIntent) {
    self.init(isOn: isOn, intent: intent) { Text(titleKey) }
  }
}
