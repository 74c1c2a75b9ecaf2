internal import CGtk

/// The kind of text typed into a field, for the on-screen keyboard. Mirrors UIKit's
/// `UIKeyboardType`.
public enum KeyboardType: Hashable, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

extension View {
  /// Sets the keys that an on-screen keyboard shows for the fields inside: GTK's input purpose. It
  /// does not restrict the input, and a more specific `textContentType` takes precedence. Mirrors
  /// SwiftUI.
  public func keyboardType(_ type: KeyboardType) -> some View {
    modifier(KeyboardTypeModifier(type: type))
  }
  /// Sets the purpose of the fields inside, for an on-screen keyboard: GTK's input purpose.
  /// Passwords and codes are not filled in: this desktop has no service for that. Mirrors SwiftUI.
  public func textContentType(_ type: TextContentType?) -> some View {
    modifier(TextContentTypeModifier(type: type))
  }
  /// Stops input methods from correcting the spelling: the original spelling of
  /// `autocorrectionDisabled`.
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    autocorrectionDisabled(disable ?? false)
  }
  /// Sets what an on-screen keyboard capitalizes in the fields inside; `nil` is the keyboard's
  /// default. Other keyboards are not affected. Mirrors SwiftUI.
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    environment(\.autocapitalization, autocapitalization)
  }
  /// Sets what an on-screen keyboard capitalizes: the original spelling of
  /// `textInputAutocapitalization`.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    environment(\.autocapitalization, style.autocapitalization)
  }
  /// Stops input methods from correcting the spelling in the fields inside. Mirrors SwiftUI.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.inherited.isAutocorrectionDisabled, disable)
  }
}

// Not by key path, because most programs use this: Swift's runtime creates each key path from a
// description.
package struct KeyboardTypeModifier: InheritanceModifier {
  let type: KeyboardType

  func modify(_ environment: inout EnvironmentValues) { environment.inherited.keyboardType = type }
}

package struct TextContentTypeModifier: InheritanceModifier {
  let type: TextContentType?

  func modify(_ environment: inout EnvironmentValues) {
    environment.inherited.textContentType = type
  }
}

/// The kind of a field's text, in the terms of GTK's input methods.
struct InputKind {
  let purpose: GtkInputPurpose
  let hints: GtkInputHints

  init(_ environment: EnvironmentValues) {
    let inherited = environment.inherited
    purpose = Self.purpose(inherited)
    var hints = GTK_INPUT_HINT_NONE.rawValue
    if inherited.isAutocorrectionDisabled {
      hints |= GTK_INPUT_HINT_NO_SPELLCHECK.rawValue
    }
    if let capitals = environment.autocapitalization {
      hints |= capitals.hint.rawValue
    } else if [.emailAddress, .URL].contains(inherited.keyboardType) {
      hints |= GTK_INPUT_HINT_LOWERCASE.rawValue
    }
    self.hints = GtkInputHints(hints)
  }

  private static func purpose(_ inherited: InheritedValues) -> GtkInputPurpose {
    switch inherited.textContentType {
    case .emailAddress: return GTK_INPUT_PURPOSE_EMAIL
    case .name, .givenName, .middleName, .familyName, .nickname, .creditCardName,
      .creditCardGivenName, .creditCardMiddleName, .creditCardFamilyName:
      return GTK_INPUT_PURPOSE_NAME
    case .telephoneNumber: return GTK_INPUT_PURPOSE_PHONE
    case .oneTimeCode, .creditCardNumber, .creditCardSecurityCode:
      return GTK_INPUT_PURPOSE_DIGITS
    case .URL: return GTK_INPUT_PURPOSE_URL
    default: break
    }
    switch inherited.keyboardType {
    case .emailAddress: return GTK_INPUT_PURPOSE_EMAIL
    case .URL, .webSearch: return GTK_INPUT_PURPOSE_URL
    case .numberPad, .asciiCapableNumberPad: return GTK_INPUT_PURPOSE_DIGITS
    case .decimalPad, .numbersAndPunctuation: return GTK_INPUT_PURPOSE_NUMBER
    case .phonePad, .namePhonePad: return GTK_INPUT_PURPOSE_PHONE
    case .default, .asciiCapable, .twitter: return GTK_INPUT_PURPOSE_FREE_FORM
    }
  }
}

/// The letters that are capitalized automatically. Mirrors SwiftUI's `TextInputAutocapitalization`.
public struct TextInputAutocapitalization: Hashable, Sendable {
  let name: String
  /// No capitals.
  public static let never = TextInputAutocapitalization(name: "never")
  /// Each word's first letter.
  public static let words = TextInputAutocapitalization(name: "words")
  /// Each sentence's first letter.
  public static let sentences = TextInputAutocapitalization(name: "sentences")
  /// All letters.
  public static let characters = TextInputAutocapitalization(name: "characters")

  var hint: GtkInputHints {
    switch self {
    case .words: GTK_INPUT_HINT_UPPERCASE_WORDS
    case .sentences: GTK_INPUT_HINT_UPPERCASE_SENTENCES
    case .characters: GTK_INPUT_HINT_UPPERCASE_CHARS
    default: GTK_INPUT_HINT_LOWERCASE
    }
  }

  /// Creates the value for UIKit's name.
  public init?(_ type: UITextAutocapitalizationType) { self = type.autocapitalization }
  init(name: String) { self.name = name }
}

/// The letters that are capitalized automatically. Mirrors UIKit's `UITextAutocapitalizationType`.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  case none, words, sentences, allCharacters

  var autocapitalization: TextInputAutocapitalization {
    switch self {
    case .none: .never
    case .words: .words
    case .sentences: .sentences
    case .allCharacters: .characters
    }
  }
}

private struct AutocapitalizationKey: EnvironmentKey {
  static var defaultValue: TextInputAutocapitalization? { nil }
}

extension EnvironmentValues {
  var autocapitalization: TextInputAutocapitalization? {
    get { self[AutocapitalizationKey.self] }
    set { self[AutocapitalizationKey.self] = newValue }
  }
}

/// The extent of the system's writing tools. Mirrors SwiftUI's `WritingToolsBehavior`. No effect
/// here.
public struct WritingToolsBehavior: Hashable, Sendable {
  private let name: String
  /// Chosen by the system.
  public static let automatic = WritingToolsBehavior(name: "automatic")
  /// All writing tools. No effect here.
  public static let complete = WritingToolsBehavior(name: "complete")
  /// Some of the writing tools. No effect here.
  public static let limited = WritingToolsBehavior(name: "limited")
  /// No writing tools.
  public static let disabled = WritingToolsBehavior(name: "disabled")
}

/// A place of controls with which the user formats a text. Mirrors SwiftUI's
/// `TextInputFormattingControlPlacement`. No effect here.
public enum TextInputFormattingControlPlacement {
  /// Several places. No effect here.
  public struct Set: OptionSet, Sendable {
    /// The bits of the places.
    public let rawValue: Int
    /// Creates places from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The context menu.
    public static let contextMenu = Set(rawValue: 1)
    /// Beside the on-screen keyboard.
    public static let inputAssistant = Set(rawValue: 2)
    /// The places that the system chooses.
    public static let `default`: Set = [.contextMenu, .inputAssistant]
    /// All places.
    public static let all = `default`
  }
}

extension View {
  /// Sets the extent of the writing tools. No effect: there are no writing tools on this desktop.
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
  /// Shows or hides the button of the writing tools. No effect: there are no writing tools on this desktop.
  public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View { self }
  /// Shows or hides the controls with which the user formats a text. No effect: editors have none of
  /// their own here.
  public func textInputFormattingControlVisibility(
    _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
  ) -> some View { self }
  /// Marks the view as private. No effect: the desktop shows no widgets or snapshots of the window
  /// in which content could be redacted.
  public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
}
