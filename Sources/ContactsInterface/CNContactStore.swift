// The contents of the module Contacts, with which programs read the user's contacts: a compatible
// interface, not Apple's. Access is always denied.
@_exported public import Foundation

/// The user's contacts: access is denied. Mirrors Contacts' `CNContactStore`.
open class CNContactStore: NSObject, @unchecked Sendable {
  /// Creates a store.
  public override init() { super.init() }
  /// The permission to read contacts. Always `.denied`.
  public class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    .denied
  }
  /// Asks for the permission to read contacts. Calls the handler with a refusal, on the main
  /// thread.
  open func requestAccess(
    for entityType: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {
    nonisolated(unsafe) let handler = completionHandler
    DispatchQueue.main.async { handler(false, CNError(.authorizationDenied)) }
  }
  /// Asks for the permission to read contacts. Always throws: access is denied.
  open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
    throw CNError(.authorizationDenied)
  }
  /// Returns the contacts that match a predicate. Always throws: access is denied.
  open func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] { throw CNError(.authorizationDenied) }
  /// Calls a closure for each contact. Always throws: access is denied.
  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest,
    usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws { throw CNError(.authorizationDenied) }
  /// Carries out the changes of a request. Always throws: access is denied.
  open func execute(_ saveRequest: CNSaveRequest) throws { throw CNError(.authorizationDenied) }
}
/// The kind of data to which a program requests access. Mirrors Contacts'.
public enum CNEntityType: Int, Sendable { case contacts }
/// Whether the user allows access. Mirrors Contacts'.
public enum CNAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}
/// An error of contacts. Mirrors Contacts'.
public struct CNError: Error, Hashable, Sendable {
  /// The codes of the error.
  public enum Code: Int, Sendable {
    case communicationError = 1
    case authorizationDenied = 100
    case recordDoesNotExist = 200
  }
  /// The code of the error.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
}

extension CNError {
  /// The contacts did not answer.
  public static var communicationError: Code { .communicationError }
  /// The program may not use contacts.
  public static var authorizationDenied: Code { .authorizationDenied }
  /// There is no such contact.
  public static var recordDoesNotExist: Code { .recordDoesNotExist }
}

extension CNError.Code {
  /// Matches an error of this code, in `catch CNError.communicationError`.
  public static func ~= (match: Self, error: any Error) -> Bool {
    (error as? CNError)?.code == match
  }
}
/// A key of the data to read of contacts. Mirrors Contacts'.
public protocol CNKeyDescriptor {}
extension String: CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}
/// The key of the given name.
public let CNContactGivenNameKey = "givenName"
/// The key of the family name.
public let CNContactFamilyNameKey = "familyName"
/// The key of the telephone numbers.
public let CNContactPhoneNumbersKey = "phoneNumbers"
/// The key of the e-mail addresses.
public let CNContactEmailAddressesKey = "emailAddresses"
/// The key of the picture.
public let CNContactImageDataKey = "imageData"
/// The key of the small picture.
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
/// The key of the name of an organization.
public let CNContactOrganizationNameKey = "organizationName"
/// The key of the identifier.
public let CNContactIdentifierKey = "identifier"
/// The key of the birthday.
public let CNContactBirthdayKey = "birthday"
/// The key of the postal addresses.
public let CNContactPostalAddressesKey = "postalAddresses"

/// A request for contacts. Mirrors Contacts' `CNContactFetchRequest`.
open class CNContactFetchRequest: NSObject {
  /// The keys of the data to read.
  public var keysToFetch: [any CNKeyDescriptor]
  /// The predicate of the contacts. Stored, without effect.
  public var predicate: NSPredicate?
  /// The order of the contacts. Stored, without effect.
  public var sortOrder = CNContactSortOrder.none
  /// Creates a request.
  public init(keysToFetch: [any CNKeyDescriptor]) {
    self.keysToFetch = keysToFetch
    super.init()
  }
}
/// The order of contacts. Mirrors Contacts'.
public enum CNContactSortOrder: Int, Sendable { case none, userDefault, givenName, familyName }

/// A person or an organization. Mirrors Contacts' `CNContact`.
open class CNContact: NSObject, @unchecked Sendable {
  /// Creates an empty contact.
  public override init() { super.init() }
  /// The identifier.
  public let identifier = UUID().uuidString
  /// The given name.
  open fileprivate(set) var givenName = ""
  /// The middle name.
  open fileprivate(set) var middleName = ""
  /// The family name.
  open fileprivate(set) var familyName = ""
  /// The organization.
  open fileprivate(set) var organizationName = ""
  /// The job title.
  open fileprivate(set) var jobTitle = ""
  /// The notes about the contact.
  open fileprivate(set) var note = ""
  /// The picture.
  open fileprivate(set) var imageData: Data?
  /// The small picture.
  open var thumbnailImageData: Data? { imageData }
  /// Whether there is a picture.
  open var imageDataAvailable: Bool { imageData != nil }
  /// The birthday.
  open fileprivate(set) var birthday: DateComponents?
  /// The telephone numbers.
  open fileprivate(set) var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
  /// The e-mail addresses.
  open fileprivate(set) var emailAddresses: [CNLabeledValue<NSString>] = []
  /// A predicate for contacts with a name, which finds none.
  public class func predicateForContacts(matchingName name: String) -> NSPredicate {
    NSPredicate(value: false)
  }
}
/// A contact that a program makes. Mirrors Contacts' `CNMutableContact`.
open class CNMutableContact: CNContact, @unchecked Sendable {
  open override var givenName: String {
    get { super.givenName }
    set { super.givenName = newValue }
  }
  open override var middleName: String {
    get { super.middleName }
    set { super.middleName = newValue }
  }
  open override var familyName: String {
    get { super.familyName }
    set { super.familyName = newValue }
  }
  open override var organizationName: String {
    get { super.organizationName }
    set { super.organizationName = newValue }
  }
  open override var jobTitle: String {
    get { super.jobTitle }
    set { super.jobTitle = newValue }
  }
  open override var note: String {
    get { super.note }
    set { super.note = newValue }
  }
  open override var imageData: Data? {
    get { super.imageData }
    set { super.imageData = newValue }
  }
  open override var birthday: DateComponents? {
    get { super.birthday }
    set { super.birthday = newValue }
  }
  open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { super.phoneNumbers }
    set { super.phoneNumbers = newValue }
  }
  open override var emailAddresses: [CNLabeledValue<NSString>] {
    get { super.emailAddresses }
    set { super.emailAddresses = newValue }
  }
}
/// A value with a label. Mirrors Contacts' `CNLabeledValue`.
public final class CNLabeledValue<ValueType>: NSObject, @unchecked Sendable {
  /// The label.
  public let label: String?
  /// The value.
  public let value: ValueType
  /// The identifier.
  public let identifier = UUID().uuidString
  /// Creates a value with a label.
  public init(label: String?, value: ValueType) {
    (self.label, self.value) = (label, value)
    super.init()
  }
  /// The label for display: the label itself without its markers, not translated.
  public class func localizedString(forLabel label: String) -> String {
    label.trimmingCharacters(in: CharacterSet(charactersIn: "_$!<>"))
  }
}
/// A telephone number. Mirrors Contacts' `CNPhoneNumber`.
public final class CNPhoneNumber: NSObject, @unchecked Sendable {
  /// The number as it is written.
  public let stringValue: String
  /// Creates a number.
  public init(stringValue string: String) {
    stringValue = string
    super.init()
  }
}
/// The label of a value for the home.
public let CNLabelHome = "_$!<Home>!$_"
/// The label of a value for work.
public let CNLabelWork = "_$!<Work>!$_"
/// The label of another value.
public let CNLabelOther = "_$!<Other>!$_"
/// The label of a mobile telephone number.
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
/// The label of the main telephone number.
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"

/// A request to write contacts. Mirrors Contacts' `CNSaveRequest`.
open class CNSaveRequest: NSObject {
  /// Creates a request.
  public override init() { super.init() }
  /// Adds a contact. No effect.
  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
  /// Changes a contact. No effect.
  open func update(_ contact: CNMutableContact) {}
  /// Deletes a contact. No effect.
  open func delete(_ contact: CNMutableContact) {}
}
/// A formatter of the names of contacts. Mirrors Contacts' `CNContactFormatter`.
open class CNContactFormatter: Formatter {
  /// The style of the name. Mirrors Contacts'.
  public enum Style: Int, Sendable { case fullName, phoneticFullName }
  /// The style of the name.
  open var style = Style.fullName
  /// The given, the middle and the family name; `nil` without a name.
  public class func string(from contact: CNContact, style: Style) -> String? {
    let name = [contact.givenName, contact.middleName, contact.familyName]
      .filter { !$0.isEmpty }.joined(separator: " ")
    return name.isEmpty ? nil : name
  }
  /// The given, the middle and the family name; `nil` without a name.
  open func string(from contact: CNContact) -> String? {
    CNContactFormatter.string(from: contact, style: style)
  }
  /// The key of the given name, which stands for all: no contact is read.
  public class func descriptorForRequiredKeys(for style: Style) -> any CNKeyDescriptor {
    CNContactGivenNameKey
  }
}
