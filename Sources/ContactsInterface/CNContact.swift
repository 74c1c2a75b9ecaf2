public import Foundation

/// A person or an organization. Mirrors Contacts' `CNContact`.
// Sendable: one thread at a time.
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
  /// The addresses.
  open fileprivate(set) var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
  /// The addresses in the web.
  open fileprivate(set) var urlAddresses: [CNLabeledValue<NSString>] = []
  /// The nickname.
  open fileprivate(set) var nickname = ""
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
  open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
    get { super.postalAddresses }
    set { super.postalAddresses = newValue }
  }
  open override var urlAddresses: [CNLabeledValue<NSString>] {
    get { super.urlAddresses }
    set { super.urlAddresses = newValue }
  }
  open override var nickname: String {
    get { super.nickname }
    set { super.nickname = newValue }
  }
}
