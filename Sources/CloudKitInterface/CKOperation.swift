public import Foundation

/// A request as an operation, which ends with `CKError.notAuthenticated`. Mirrors CloudKit's `CKOperation`.
// Sendable: one thread at a time.
open class CKOperation: Operation, @unchecked Sendable {
  /// How an operation is done. Mirrors CloudKit's.
  // Sendable: one thread at a time.
  public final class Configuration: NSObject, @unchecked Sendable {
    /// The container. Stored, without effect, as all properties here.
    public var container: CKContainer?
    /// How soon it should be done.
    public var qualityOfService = QualityOfService.default
    /// Whether mobile networks may be used.
    public var allowsCellularAccess = true
    /// Whether it goes on when the program ends.
    public var isLongLived = false
    /// The time after which a request fails, in seconds.
    public var timeoutIntervalForRequest: TimeInterval = 60
    /// The time after which the whole fails, in seconds.
    public var timeoutIntervalForResource: TimeInterval = 604_800
  }

  /// A group of operations. Mirrors CloudKit's.
  // Sendable: one thread at a time.
  public final class Group: NSObject, @unchecked Sendable {
    /// The name of the group. Stored, without effect.
    public var name: String?
    /// How much is sent. Stored, without effect.
    public var quantity = 0
  }

  /// How the operation is done. Stored, without effect.
  open var configuration: Configuration! = Configuration() {
    didSet { if configuration == nil { configuration = Configuration() } }
  }

  /// The group of the operation. Stored, without effect.
  open var group: Group?
  /// The container of the operation. Stored, without effect.
  open var container: CKContainer? {
    get { configuration.container }
    set { configuration.container = newValue }
  }

  /// Whether mobile networks may be used. Stored, without effect.
  open var allowsCellularAccess: Bool {
    get { configuration.allowsCellularAccess }
    set { configuration.allowsCellularAccess = newValue }
  }

  /// Whether it goes on when the program ends. Stored, without effect.
  open var isLongLived: Bool {
    get { configuration.isLongLived }
    set { configuration.isLongLived = newValue }
  }

  /// What identifies the operation.
  public let operationID = UUID().uuidString

  /// Calls the handlers with an error.
  open override func main() { if !isCancelled { fail(CKError.noAccount) } }
  func fail(_ error: CKError) {}
}

/// A request to a database. Mirrors CloudKit's `CKDatabaseOperation`.
open class CKDatabaseOperation: CKOperation, @unchecked Sendable {
  /// The database. Stored, without effect.
  open var database: CKDatabase?
}
