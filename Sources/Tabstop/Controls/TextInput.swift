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

/// A look of text fields. Mirrors SwiftUI's `TextFieldStyle`.
public protocol TextFieldStyle {
  static var _look: _TextFieldLook { get }
}

public enum _TextFieldLook: Hashable {
  case automatic, plain, roundedBorder

  var classes: [String] { self == .plain ? ["flat"] : [] }
}

/// The look that fits where the field stands.
public struct DefaultTextFieldStyle: TextFieldStyle {
  public static var _look: _TextFieldLook { .automatic }
  public init() {}
}

/// No decoration at all.
public struct PlainTextFieldStyle: TextFieldStyle {
  public static var _look: _TextFieldLook { .plain }
  public init() {}
}

/// A bordered box with rounded corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public static var _look: _TextFieldLook { .roundedBorder }
  public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension View {
  public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
    environment(\.inherited.textFieldStyle, Style._look)
  }
  public func keyboardType(_ type: KeyboardType) -> some View {
    environment(\.inherited.keyboardType, type)
  }
  public func textContentType(_ type: TextContentType?) -> some View {
    environment(\.inherited.textContentType, type)
  }
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.inherited.isAutocorrectionDisabled, disable)
  }
}

/// The same for GTK's input methods.
struct InputKind {
  let purpose: GtkInputPurpose
  let hints: GtkInputHints

  init(_ inherited: InheritedValues, isSecure: Bool) {
    purpose = Self.purpose(inherited)
    var hints = GTK_INPUT_HINT_NONE.rawValue
    if inherited.isAutocorrectionDisabled {
      hints |= GTK_INPUT_HINT_NO_SPELLCHECK.rawValue
    }
    if [.emailAddress, .URL].contains(inherited.keyboardType) {
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
