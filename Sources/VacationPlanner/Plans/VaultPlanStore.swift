import Foundation
import Trips
import Vault

/// The records of one transaction on the account's vault, as a store for the undo log.
nonisolated final class VaultPlanStore: PlanStore {
  private let access: VaultAccess
  /// The writes so far, in order.
  private(set) var writes: [RecordWrite] = []

  init(_ access: VaultAccess) { self.access = access }

  func transact(
    reading ids: Set<RecordID>,
    _ decide: ([RecordID: AnyRecord]) throws -> [RecordWrite]
  ) throws {
    var existing: [RecordID: AnyRecord] = [:]
    for id in ids {
      if let record = try access.read(VaultID(id.uuid)) {
        existing[id] = try RecordCoding.decode(record.content)
      }
    }
    let writes = try decide(existing)
    for case .put(.document(let document)) in writes
    where try !access.hasDocument(VaultID(document.id.uuid)) {
      throw PlanFault(
        String(localized: "The contents of the document \(document.name) are not there any more."))
    }
    access.apply(try writes.map(VaultEdit.init))
    self.writes += writes
  }
}

extension VaultEdit {
  nonisolated init(_ write: RecordWrite) throws {
    switch write {
    case .put(let record):
      self = .put(
        VaultID(record.id.uuid), kind: record.kind.rawValue,
        content: try RecordCoding.encode(record))
    case .delete(let id):
      self = .delete(VaultID(id.uuid))
    }
  }
}
