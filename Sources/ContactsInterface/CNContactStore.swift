// The contents of the module Contacts, with which programs read the user's contacts: a compatible
// interface, not Apple's. Access is always denied.
@_exported public import Foundation

/// The user's contacts: access is denied. Mirrors Contacts' `CNContactStore`.
// Sendable: immutable.
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
    // Called once, on the main thread.
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
/// The key of whether there is a picture.
public let CNContactImageDataAvailableKey = "imageDataAvailable"
/// The key of the middle name.
public let CNContactMiddleNameKey = "middleName"
/// The key of the nickname.
public let CNContactNicknameKey = "nickname"
/// The key of the job title.
public let CNContactJobTitleKey = "jobTitle"
/// The key of the notes.
public let CNContactNoteKey = "note"
/// The key of the addresses in the web.
public let CNContactUrlAddressesKey = "urlAddresses"

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
