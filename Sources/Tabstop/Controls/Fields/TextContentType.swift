/// The purpose of a field. Mirrors UIKit's `UITextContentType`.
public struct TextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the purpose.
  public let rawValue: String
  /// Creates a purpose from its name; one that is not among those below has no effect.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A name.
  public static let name = TextContentType(rawValue: "name")
  /// A name prefix.
  public static let namePrefix = TextContentType(rawValue: "name-prefix")
  /// A given name.
  public static let givenName = TextContentType(rawValue: "given-name")
  /// A middle name.
  public static let middleName = TextContentType(rawValue: "middle-name")
  /// A family name.
  public static let familyName = TextContentType(rawValue: "family-name")
  /// A name suffix.
  public static let nameSuffix = TextContentType(rawValue: "name-suffix")
  /// A nickname.
  public static let nickname = TextContentType(rawValue: "nickname")
  /// A job title.
  public static let jobTitle = TextContentType(rawValue: "organization-title")
  /// An organization name.
  public static let organizationName = TextContentType(rawValue: "organization-name")
  /// A location.
  public static let location = TextContentType(rawValue: "location")
  /// A full street address.
  public static let fullStreetAddress = TextContentType(rawValue: "full-street-address")
  /// A street address line 1.
  public static let streetAddressLine1 = TextContentType(rawValue: "street-address-line-1")
  /// A street address line 2.
  public static let streetAddressLine2 = TextContentType(rawValue: "street-address-line-2")
  /// An address city.
  public static let addressCity = TextContentType(rawValue: "address-level2")
  /// An address state.
  public static let addressState = TextContentType(rawValue: "address-level1")
  /// An address city and state.
  public static let addressCityAndState = TextContentType(rawValue: "address-level1+2")
  /// A sublocality.
  public static let sublocality = TextContentType(rawValue: "address-level3")
  /// A country name.
  public static let countryName = TextContentType(rawValue: "country-name")
  /// A postal code.
  public static let postalCode = TextContentType(rawValue: "postal-code")
  /// A telephone number.
  public static let telephoneNumber = TextContentType(rawValue: "tel")
  /// An email address.
  public static let emailAddress = TextContentType(rawValue: "email")
  /// An address of the web.
  public static let URL = TextContentType(rawValue: "url")
  /// A username.
  public static let username = TextContentType(rawValue: "username")
  /// A password.
  public static let password = TextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = TextContentType(rawValue: "new-password")
  /// A code that is valid once.
  public static let oneTimeCode = TextContentType(rawValue: "one-time-code")
  /// A credit card's number.
  public static let creditCardNumber = TextContentType(rawValue: "cc-number")
  /// A credit card's name.
  public static let creditCardName = TextContentType(rawValue: "cc-name")
  /// A credit card's given name.
  public static let creditCardGivenName = TextContentType(rawValue: "cc-given-name")
  /// A credit card's middle name.
  public static let creditCardMiddleName = TextContentType(rawValue: "cc-middle-name")
  /// A credit card's family name.
  public static let creditCardFamilyName = TextContentType(rawValue: "cc-family-name")
  /// A credit card's security code.
  public static let creditCardSecurityCode = TextContentType(rawValue: "cc-csc")
  /// A credit card's expiration.
  public static let creditCardExpiration = TextContentType(rawValue: "cc-exp")
  /// A credit card's expiration month.
  public static let creditCardExpirationMonth = TextContentType(rawValue: "cc-exp-month")
  /// A credit card's expiration year.
  public static let creditCardExpirationYear = TextContentType(rawValue: "cc-exp-year")
  /// A credit card's type.
  public static let creditCardType = TextContentType(rawValue: "cc-type")
  /// A birthdate.
  public static let birthdate = TextContentType(rawValue: "bday")
  /// A birthdate's day.
  public static let birthdateDay = TextContentType(rawValue: "bday-day")
  /// A birthdate's month.
  public static let birthdateMonth = TextContentType(rawValue: "bday-month")
  /// A birthdate's year.
  public static let birthdateYear = TextContentType(rawValue: "bday-year")
  /// A date time.
  public static let dateTime = TextContentType(rawValue: "date-time")
  /// A flight number.
  public static let flightNumber = TextContentType(rawValue: "flight-number")
  /// A shipment tracking number.
  public static let shipmentTrackingNumber = TextContentType(rawValue: "shipment-tracking-number")
  /// The number of a phone's SIM.
  public static let cellularEID = TextContentType(rawValue: "cellular-EID")
  /// The number of a phone.
  public static let cellularIMEI = TextContentType(rawValue: "cellular-IMEI")
}
