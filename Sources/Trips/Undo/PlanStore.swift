/// A write to a record in the store.
public enum RecordWrite: Hashable, Sendable {
  /// Stores it, whether there is one with its id or not.
  case put(AnyRecord)
  /// Removes it, if it is there.
  case delete(RecordID)

  /// The identity of the record.
  public var id: RecordID {
    switch self {
    case .put(let record): record.id
    case .delete(let id): id
    }
  }

  var record: AnyRecord? {
    guard case .put(let record) = self else { return nil }
    return record
  }
}

/// The store of records that the undo log works on.
public protocol PlanStore {
  /// Reads records and writes what the closure returns, in one transaction: no other program changes
  /// the store between the reading and the writing, and either everything is written or nothing.
  ///
  /// - Parameters:
  ///   - ids: The records that are read.
  ///   - decide: Gets those that exist. It may throw; then nothing is written.
  func transact(
    reading ids: Set<RecordID>,
    _ decide: (_ existing: [RecordID: AnyRecord]) throws -> [RecordWrite]
  ) throws
}
