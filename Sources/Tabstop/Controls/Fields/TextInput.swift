internal import CGtk

/// What is typed into a field, for the on-screen keyboard. Mirrors UIKit's `UIKeyboardType`.
public enum KeyboardType: Hashable, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// What a field is for. Mirrors UIKit's `UITextContentType`.
public enum TextContentType: Hashable, Sendable {
  case name, namePrefix, givenName, middleName, familyName, nameSuffix, nickname
  case jobTitle, organizationName
  case location, fullStreetAddress, streetAddressLine1, streetAddressLine2
  case addressCity, addressState, addressCityAndState, sublocality, countryName, postalCode
  case telephoneNumber, emailAddress, URL
  case username, password, newPassword, oneTimeCode
  case creditCardNumber, creditCardName, creditCardGivenName, creditCardMiddleName
  case creditCardFamilyName, creditCardSecurityCode, creditCardExpiration
  case creditCardExpirationMonth, creditCardExpirationYear, creditCardType
  case birthdate, birthdateDay, birthdateMonth, birthdateYear
  case dateTime, flightNumber, shipmentTrackingNumber, cellularEID, cellularIMEI
}

extension View {
  /// Which keys an on-screen keyboard shows in the fields inside: GTK's input purpose. It keeps no
  /// letter out, and a `textContentType` that says more goes before it. Mirrors SwiftUI.
  public func keyboardType(_ type: KeyboardType) -> some View {
    modifier(KeyboardTypeModifier(type: type))
  }
  /// What the fields inside are for, which an on-screen keyboard goes by: GTK's input purpose. No
  /// password or code is filled in: this desktop has no service for that. Mirrors SwiftUI.
  public func textContentType(_ type: TextContentType?) -> some View {
    modifier(TextContentTypeModifier(type: type))
  }
  /// The older spelling of `autocorrectionDisabled`.
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    autocorrectionDisabled(disable ?? false)
  }
  /// What an on-screen keyboard types as capitals in the fields inside; `nil` is as it likes. What
  /// other keyboards type stays as it is. Mirrors SwiftUI.
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    environment(\.autocapitalization, autocapitalization)
  }
  /// The older spelling of `textInputAutocapitalization`.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    environment(\.autocapitalization, style.autocapitalization)
  }
  /// Has input methods leave the spelling in the fields inside alone. Mirrors SwiftUI.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.inherited.isAutocorrectionDisabled, disable)
  }
}

// Not by key path, as most have it in them: Swift's runtime makes each out of a description.
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

/// The same for GTK's input methods.
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

/// What is typed as capitals. Mirrors SwiftUI's `TextInputAutocapitalization`.
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

  /// The same by UIKit's name.
  public init?(_ type: UITextAutocapitalizationType) { self = type.autocapitalization }
  init(name: String) { self.name = name }
}

/// What is typed as capitals. Mirrors UIKit's `UITextAutocapitalizationType`.
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

/// How much the system's writing tools do. Mirrors SwiftUI's `WritingToolsBehavior`.
public struct WritingToolsBehavior: Hashable, Sendable {
  private let name: String
  /// As it fits.
  public static let automatic = WritingToolsBehavior(name: "automatic")
  /// All that they can do. No effect here, nor has any other.
  public static let complete = WritingToolsBehavior(name: "complete")
  /// Less.
  public static let limited = WritingToolsBehavior(name: "limited")
  /// Nothing.
  public static let disabled = WritingToolsBehavior(name: "disabled")
}

extension View {
  /// There are no writing tools on this desktop.
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
  /// Nothing is shown here where others might look on: no widgets, no pictures of the window.
  public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
}
