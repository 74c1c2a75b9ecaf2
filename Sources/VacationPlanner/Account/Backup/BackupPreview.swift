import Exchange
import Foundation
import Trips

/// The records of a backup compared with the plans, shown before any are imported.
nonisolated struct BackupPreview: Equatable, Sendable {
  /// The records that the plans do not contain.
  let new: [AnyRecord]
  /// The records that differ from those of the plans.
  let changed: [AnyRecord]
  /// The number of records that are the same.
  let same: Int
  /// Records of trips that are neither in the backup nor in the plans.
  let strays: Int
  private let backup: Backup

  init(_ backup: Backup, existing: (RecordID) -> AnyRecord?) {
    self.backup = backup
    let own = Set(backup.records.map(\.id))
    let belongs = { (record: AnyRecord) in
      own.contains(record.trip) || existing(record.trip) != nil
    }
    let records = backup.records.filter(belongs)
    strays = backup.records.count - records.count
    new = records.filter { existing($0.id) == nil }
    changed = records.filter { record in existing(record.id).map { $0 != record } ?? false }
    same = records.count - new.count - changed.count
  }

  var hasNothing: Bool { new.isEmpty && changed.isEmpty }

  /// Sentences about the contents of the backup.
  func sentences(_ words: Wording) -> [String] {
    var sentences = [
      String(localized: "This backup has \(RecordCounts(backup.records, words).sentence).")
    ]
    if hasNothing {
      sentences.append(String(localized: "You have all of it already. There is nothing to import."))
    } else if !new.isEmpty {
      sentences.append(String(localized: "New to you: \(RecordCounts(new, words).sentence)."))
    }
    if !changed.isEmpty {
      sentences.append(
        String(localized: "Not as you have it: \(RecordCounts(changed, words).sentence)."))
    }
    if strays > 0 {
      let entries = words.count(strays, "entry", "entries")
      sentences.append(String(localized: "Left out: \(entries) of trips that are not in it."))
    }
    return sentences
  }

  /// - Parameter replacing: Whether what is not as the user has it is replaced.
  func writes(replacing: Bool) -> [RecordWrite] {
    (new + (replacing ? changed : [])).map(RecordWrite.put)
  }

  /// The contents of the documents that `writes` adds.
  func documents(of writes: [RecordWrite]) -> [RecordID: Data] {
    let ids = Set(writes.map(\.id))
    return backup.documents.filter { ids.contains($0.key) }
  }
}
