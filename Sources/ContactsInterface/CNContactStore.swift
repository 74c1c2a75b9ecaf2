// The user's contacts, under the module name Contacts: a compatible interface, not Apple's. Access
// is always denied.
@_exported public import Foundation

/// The user's contacts: access is denied. Mirrors Contacts' `CNContactStore`.
open class CNContactStore: NSObject, @unchecked Sendable {
  /// Creates a store.
  public override init() { super.init() }
  /// Always `.denied`.
  public class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    .denied
  }
  /// Calls the handler with a refusal, on the main thread.
  open func requestAccess(
    for entityType: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {
    nonisolated(unsafe) let handler = completionHandler
    DispatchQueue.main.async { handler(false, CNError(.authorizationDenied)) }
  }
  /// Throws: access is denied.
  open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
    throw CNError(.authorizationDenied)
  }
  /// Throws: access is denied.
  open func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] { throw CNError(.authorizationDenied) }
  /// Throws: access is denied.
  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest,
    usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws { throw CNError(.authorizationDenied) }
  /// Throws: access is denied.
  open func execute(_ saveRequest: CNSaveRequest) throws { throw CNError(.authorizationDenied) }
}
/// The kind of data to which a program requests access. Mirrors Contacts'.
public enum CNEntityType: Int, Sendable { case contacts }
/// Whether the user allows it. Mirrors Contacts'.
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
/// A key of the data to read of contacts. Mirrors Contacts'.
public protocol CNKeyDescriptor {}
extension String: CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}
/// The given name.
public let CNContactGivenNameKey = "givenName"
/// The family name.
public let CNContactFamilyNameKey = "familyName"
/// The telephone numbers.
public let CNContactPhoneNumbersKey = "phoneNumbers"
/// The addresses of mail.
public let CNContactEmailAddressesKey = "emailAddresses"
/// The picture.
public let CNContactImageDataKey = "imageData"
/// The small picture.
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
/// The name of an organization.
public let CNContactOrganizationNameKey = "organizationName"
/// The name for programs.
public let CNContactIdentifierKey = "identifier"
/// The birthday.
public let CNContactBirthdayKey = "birthday"
/// The addresses.
public let CNContactPostalAddressesKey = "postalAddresses"

/// A question for contacts. Mirrors Contacts' `CNContactFetchRequest`.
open class CNContactFetchRequest: NSObject {
  /// The keys of the data to read.
  public var keysToFetch: [any CNKeyDescriptor]
  /// Stored, without effect.
  public var predicate: NSPredicate?
  /// Stored, without effect.
  public var sortOrder = CNContactSortOrder.none
  /// Creates a question.
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
  /// Its name for programs.
  public let identifier = UUID().uuidString
  /// The given name.
  open fileprivate(set) var givenName = ""
  /// The name between.
  open fileprivate(set) var middleName = ""
  /// The family name.
  open fileprivate(set) var familyName = ""
  /// The organization.
  open fileprivate(set) var organizationName = ""
  /// The title.
  open fileprivate(set) var jobTitle = ""
  /// Notes.
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
  /// The addresses of mail.
  open fileprivate(set) var emailAddresses: [CNLabeledValue<NSString>] = []
  /// Finds contacts by a name.
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
  open override var familyName: String {
    get { super.familyName }
    set { super.familyName = newValue }
  }
  open override var organizationName: String {
    get { super.organizationName }
    set { super.organizationName = newValue }
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
/// A value with a name. Mirrors Contacts' `CNLabeledValue`.
public final class CNLabeledValue<ValueType>: NSObject, @unchecked Sendable {
  /// The name.
  public let label: String?
  /// The value.
  public let value: ValueType
  /// Its name for programs.
  public let identifier = UUID().uuidString
  /// Creates a value with a name.
  public init(label: String?, value: ValueType) {
    (self.label, self.value) = (label, value)
    super.init()
  }
  /// The name in the user's language: the name itself, without its marks.
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
/// At home.
public let CNLabelHome = "_$!<Home>!$_"
/// At work.
public let CNLabelWork = "_$!<Work>!$_"
/// Elsewhere.
public let CNLabelOther = "_$!<Other>!$_"
/// In the pocket.
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
/// The most important.
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"

/// A request to write contacts. Mirrors Contacts' `CNSaveRequest`.
open class CNSaveRequest: NSObject {
  /// Creates a request.
  public override init() { super.init() }
  /// No effect.
  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
  /// No effect.
  open func update(_ contact: CNMutableContact) {}
  /// No effect.
  open func delete(_ contact: CNMutableContact) {}
}
/// The name of a contact as it is written. Mirrors Contacts' `CNContactFormatter`.
open class CNContactFormatter: Formatter {
  /// The form of the name. Mirrors Contacts'.
  public enum Style: Int, Sendable { case fullName, phoneticFullName }
  /// The form of the name.
  open var style = Style.fullName
  /// The given name and the family name.
  public class func string(from contact: CNContact, style: Style) -> String? {
    let name = [contact.givenName, contact.middleName, contact.familyName]
      .filter { !$0.isEmpty }.joined(separator: " ")
    return name.isEmpty ? nil : name
  }
  /// The given name and the family name.
  open func string(from contact: CNContact) -> String? {
    CNContactFormatter.string(from: contact, style: style)
  }
  /// The keys that must be read to format a name.
  public class func descriptorForRequiredKeys(for style: Style) -> any CNKeyDescriptor {
    CNContactGivenNameKey
  }
}
