import Foundation
import GRDB

/// The edits of one transaction on an account's records.
struct VaultTransaction {
  let account: Int64
  let keys: UnlockedKeys
  let db: Database

  /// A row before the edits.
  private struct Found {
    let element: [UInt8]
    /// `nil` if it fails its seal.
    let record: VaultRecord?
  }

  private var records: RecordRows { RecordRows(account: account, db: db) }
  private var documents: DocumentRows { DocumentRows(account: account, db: db) }

  /// Carries out all of `edits`, or none: an edit that cannot be carried out is found before the
  /// first is written.
  func apply(_ edits: [VaultEdit]) throws -> Result<
    (changes: [VaultChange], head: VaultHead), VaultError
  > {
    var found: [VaultID: Found] = [:]
    if let error = try prepare(edits, &found) { return .failure(error) }
    var head = try VaultHead.load(account: account, keys: keys, db: db)
    var changes: [VaultChange] = []
    for edit in edits {
      switch edit {
      case .put(let id, let kind, let content):
        let before = found[id]
        head.count(id)
        let record = VaultRecord(
          id: id, kind: kind, revision: head.sequence, content: content)
        let sealed = RecordSeal.seal(record, account: account, keys: keys)
        let element = VaultHead.element(record: id, sealed, keys: keys)
        try records.put(id, sealed)
        if let before { head.toggle(before.element) }
        head.toggle(element)
        found[id] = Found(element: element, record: record)
        changes.append(VaultChange(id: id, before: before?.record, after: record))
      case .delete(let id, _):
        guard let before = found.removeValue(forKey: id) else {
          changes.append(VaultChange(id: id, before: nil, after: nil))
          continue
        }
        head.count(id)
        try records.delete(id)
        head.toggle(before.element)
        changes.append(VaultChange(id: id, before: before.record, after: nil))
      case .addDocument(let id, let content):
        try documents.add(id, content, keys: keys)
        head.count(id)
        head.toggle(VaultHead.element(document: id, keys: keys))
      case .removeDocument(let id):
        guard try documents.contains(id) else { continue }
        try documents.remove(id)
        head.count(id)
        head.toggle(VaultHead.element(document: id, keys: keys))
      }
    }
    try head.store(account: account, keys: keys, db: db)
    return .success((changes, head))
  }

  /// Reads the rows that `edits` are about; returns why they cannot be carried out.
  private func prepare(
    _ edits: [VaultEdit], _ found: inout [VaultID: Found]
  ) throws -> VaultError? {
    var newDocuments: Set<VaultID> = []
    for edit in edits {
      switch edit {
      case .put(let id, let kind, let content):
        guard RecordSeal.accepts(kind: kind, content: content) else { return .tooLarge(id) }
        if try look(for: id, &found) == .damaged { return .damaged(id) }
      case .delete(let id, let evenIfDamaged):
        if try look(for: id, &found) == .damaged, !evenIfDamaged { return .damaged(id) }
      case .addDocument(let id, let content):
        guard content.count <= DocumentRows.mostBytes else { return .tooLarge(id) }
        guard try !documents.contains(id), newDocuments.insert(id).inserted else {
          return .documentExists(id)
        }
      case .removeDocument(let id):
        newDocuments.remove(id)
      }
    }
    return nil
  }

  private enum Condition { case absent, sound, damaged }

  private func look(for id: VaultID, _ found: inout [VaultID: Found]) throws -> Condition {
    if found[id] == nil, let sealed = try records.sealed(id) {
      found[id] = Found(
        element: VaultHead.element(record: id, sealed, keys: keys),
        record: RecordSeal.open(sealed, id: id, account: account, keys: keys))
    }
    return found[id].map { $0.record == nil ? .damaged : .sound } ?? .absent
  }
}
