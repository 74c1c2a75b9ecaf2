public import Foundation

/// A user: never created. Mirrors CloudKit's `CKUserIdentity`.
public final class CKUserIdentity: NSObject, Sendable {
  private override init() { super.init() }
  /// The record of the user. Always `nil`.
  public var userRecordID: CKRecord.ID? { nil }
  /// The name of the user. Always `nil`.
  public var nameComponents: PersonNameComponents? { nil }
  /// Whether the user has an account. Always `false`.
  public var hasiCloudAccount: Bool { false }
  /// By what the user was found. Always `nil`.
  public var lookupInfo: LookupInfo? { nil }
  /// By what a user is found. Mirrors CloudKit's.
  public final class LookupInfo: NSObject, Sendable {
    /// The mail address.
    public let emailAddress: String?
    /// The telephone number.
    public let phoneNumber: String?
    /// Finds a user by the mail address.
    public init(emailAddress: String) {
      (self.emailAddress, phoneNumber) = (emailAddress, nil)
      super.init()
    }

    /// Finds a user by the telephone number.
    public init(phoneNumber: String) {
      (emailAddress, self.phoneNumber) = (nil, phoneNumber)
      super.init()
    }
  }
}
