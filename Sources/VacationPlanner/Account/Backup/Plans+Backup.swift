import Exchange
import Foundation
import Trips

/// A backup of an account's plans.
struct MadeBackup: Equatable {
  let data: Data
  /// The names of documents that are not in it, because they cannot be read.
  let leftOut: [String]
}

extension Plans {
  /// Makes a backup of everything that can be read.
  func makeBackup(passphrase: String?) async throws(PlanFault) -> MadeBackup {
    guard isComplete else {
      throw PlanFault(String(localized: "Your plans are still being read. Try again in a moment."))
    }
    var records = await Self.sorted(storedRecords)
    var contents: [RecordID: Data] = [:]
    var leftOut: [RecordID: String] = [:]
    for case .document(let document) in records {
      do throws(PlanFault) {
        let data = try await self.contents(of: document)
        if data.count == document.size { contents[document.id] = data }
      } catch {
        // Without its store nothing of the rest can be read either.
        if storeFault != nil || isAccountGone { throw error }
      }
      if contents[document.id] == nil { leftOut[document.id] = document.name }
    }
    records.removeAll { leftOut[$0.id] != nil }
    do throws(BackupFault) {
      let data = try await Self.write(
        Backup(records: records, documents: contents), passphrase: passphrase)
      return MadeBackup(data: data, leftOut: leftOut.values.sorted())
    } catch {
      throw PlanFault(error.description)
    }
  }

  @concurrent
  private nonisolated static func sorted(
    _ records: Dictionary<RecordID, AnyRecord>.Values
  ) async -> [AnyRecord] {
    records.sorted { $0.id < $1.id }
  }

  /// Off the main thread: a passphrase takes a second, and many documents as well.
  @concurrent
  private nonisolated static func write(
    _ backup: Backup, passphrase: String?
  ) async throws(BackupFault) -> Data {
    try backup.write(passphrase: passphrase)
  }
}
