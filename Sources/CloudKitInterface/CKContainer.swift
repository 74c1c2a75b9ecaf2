// iCloud, under the module name CloudKit: a compatible interface, not Apple's. Apple's service answers programs of
// Apple's systems alone: there is no account, which each request says.
@_exported public import Foundation

/// The iCloud data of a program: there is no account here. Mirrors CloudKit's `CKContainer`.
public final class CKContainer: NSObject, Sendable {
  /// The name of the container.
  public let containerIdentifier: String?
  /// The data of the user. Every request ends with an error.
  public let privateCloudDatabase = CKDatabase(.private)
  /// The data for all users. Every request ends with an error.
  public let publicCloudDatabase = CKDatabase(.public)
  /// The data that others share with the user. Every request ends with an error.
  public let sharedCloudDatabase = CKDatabase(.shared)

  /// Creates a container.
  public init(identifier containerIdentifier: String) {
    self.containerIdentifier = containerIdentifier
    super.init()
  }

  private override init() {
    containerIdentifier = nil
    super.init()
  }

  private static let main = CKContainer()
  /// The container of the program.
  public class func `default`() -> CKContainer { main }

  /// The database of a scope.
  public func database(with databaseScope: CKDatabase.Scope) -> CKDatabase {
    switch databaseScope {
    case .public: publicCloudDatabase
    case .private: privateCloudDatabase
    case .shared: sharedCloudDatabase
    }
  }

  /// Starts an operation, which ends with an error.
  public func add(_ operation: CKOperation) { privateCloudDatabase.start(operation) }

  /// Passes `noAccount` to the handler.
  @preconcurrency
  public func accountStatus(
    completionHandler: @escaping @Sendable (CKAccountStatus, (any Error)?) -> Void
  ) { DispatchQueue.global().async { completionHandler(.noAccount, nil) } }
  /// Whether there is an account. Always `noAccount`.
  public func accountStatus() async throws -> CKAccountStatus { .noAccount }
  /// Passes an error to the handler.
  @preconcurrency
  public func fetchUserRecordID(
    completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void
  ) { DispatchQueue.global().async { completionHandler(nil, CKError.noAccount) } }
  /// The record of the user. Always throws.
  public func userRecordID() async throws -> CKRecord.ID { throw CKError.noAccount }

  /// Passes `couldNotComplete` and an error to the handler.
  @preconcurrency
  public func requestApplicationPermission(
    _ applicationPermission: ApplicationPermissions,
    completionHandler: @escaping @Sendable (ApplicationPermissionStatus, (any Error)?) -> Void
  ) { DispatchQueue.global().async { completionHandler(.couldNotComplete, CKError.noAccount) } }
  /// Asks for a permission. Always throws.
  public func requestApplicationPermission(
    _ applicationPermission: ApplicationPermissions
  ) async throws -> ApplicationPermissionStatus { throw CKError.noAccount }
  /// Passes `couldNotComplete` and an error to the handler.
  @preconcurrency
  public func status(
    forApplicationPermission applicationPermission: ApplicationPermissions,
    completionHandler: @escaping @Sendable (ApplicationPermissionStatus, (any Error)?) -> Void
  ) { DispatchQueue.global().async { completionHandler(.couldNotComplete, CKError.noAccount) } }
  /// The state of a permission. Always throws.
  public func applicationPermissionStatus(
    for applicationPermission: ApplicationPermissions
  ) async throws -> ApplicationPermissionStatus { throw CKError.noAccount }

  /// Passes an error to the handler.
  @preconcurrency
  public func discoverUserIdentity(
    withUserRecordID userRecordID: CKRecord.ID,
    completionHandler: @escaping @Sendable (CKUserIdentity?, (any Error)?) -> Void
  ) { DispatchQueue.global().async { completionHandler(nil, CKError.noAccount) } }
  /// Passes an error to the handler.
  @preconcurrency
  public func discoverUserIdentity(
    withEmailAddress email: String,
    completionHandler: @escaping @Sendable (CKUserIdentity?, (any Error)?) -> Void
  ) { DispatchQueue.global().async { completionHandler(nil, CKError.noAccount) } }
  /// The user of a record. Always throws.
  public func userIdentity(
    forUserRecordID userRecordID: CKRecord.ID
  ) async throws -> CKUserIdentity? { throw CKError.noAccount }
  /// The user with a mail address. Always throws.
  public func userIdentity(forEmailAddress email: String) async throws -> CKUserIdentity? {
    throw CKError.noAccount
  }

  /// Passes an error to the handler.
  @preconcurrency
  public func accept(
    _ metadata: CKShare.Metadata,
    completionHandler: @escaping @Sendable (CKShare?, (any Error)?) -> Void
  ) { DispatchQueue.global().async { completionHandler(nil, CKError.noAccount) } }
  /// Accepts a share. Always throws.
  @discardableResult
  public func accept(_ metadata: CKShare.Metadata) async throws -> CKShare {
    throw CKError.noAccount
  }

  /// Passes an error to the handler.
  @preconcurrency
  public func fetchShareMetadata(
    with url: URL, completionHandler: @escaping @Sendable (CKShare.Metadata?, (any Error)?) -> Void
  ) { DispatchQueue.global().async { completionHandler(nil, CKError.noAccount) } }
  /// What a share is about. Always throws.
  public func shareMetadata(for url: URL) async throws -> CKShare.Metadata {
    throw CKError.noAccount
  }

  /// Passes an error to the handler.
  @preconcurrency
  public func fetchShareParticipant(
    withEmailAddress emailAddress: String,
    completionHandler: @escaping @Sendable (CKShare.Participant?, (any Error)?) -> Void
  ) { DispatchQueue.global().async { completionHandler(nil, CKError.noAccount) } }
  /// The participant with a mail address. Always throws.
  public func shareParticipant(
    forEmailAddress emailAddress: String
  ) async throws -> CKShare.Participant { throw CKError.noAccount }

  /// Permissions of the program. Mirrors CloudKit's.
  public struct ApplicationPermissions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates permissions.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Others may find the user by their mail address.
    public static let userDiscoverability = ApplicationPermissions(rawValue: 1)
  }

  /// The state of a permission. Mirrors CloudKit's.
  public enum ApplicationPermissionStatus: Int, Sendable {
    case initialState, couldNotComplete, denied, granted
  }
}

/// Whether there is an iCloud account. Mirrors CloudKit's `CKAccountStatus`.
public enum CKAccountStatus: Int, Sendable {
  case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
}

extension Notification.Name {
  /// Posted when the account changes. Never posted.
  public static let CKAccountChanged = Notification.Name("CKAccountChangedNotification")
}
