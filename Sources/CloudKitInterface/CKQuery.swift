public import Foundation

/// A question for records. Mirrors CloudKit's `CKQuery`.
// Sendable: one thread at a time.
public final class CKQuery: NSObject, @unchecked Sendable {
  /// The kind of the records.
  public let recordType: CKRecord.RecordType
  /// The condition.
  public let predicate: NSPredicate
  /// The order.
  public var sortDescriptors: [NSSortDescriptor]?
  /// Creates a question.
  public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
    self.recordType = recordType
    self.predicate = predicate
    super.init()
  }
}
