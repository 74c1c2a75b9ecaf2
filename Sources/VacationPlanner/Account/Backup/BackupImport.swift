import Exchange
import Foundation
import Observation
import Trips

/// The import of a backup: its file is read, unlocked if need be, compared, and kept.
@Observable
final class BackupImport {
  enum Stage: Equatable {
    case reading
    /// The passphrase is asked for.
    case locked
    case preview(BackupPreview)
    /// The file cannot be used, for this reason.
    case unusable(String)
  }

  private(set) var stage = Stage.reading
  /// The reason why the passphrase was refused, or the backup was not kept.
  private(set) var error: String?
  private(set) var isWorking = false

  let plans: Plans
  private let path: String

  init(path: String, plans: Plans) {
    self.path = path
    self.plans = plans
  }

  /// Reads the file, and compares it with the plans.
  func read(passphrase: String? = nil) async {
    guard !isWorking else { return }
    isWorking = true
    error = nil
    defer { isWorking = false }
    do throws(BackupFault) {
      let backup = try await Self.read(path, passphrase: passphrase)
      stage = .preview(await Self.compare(backup, with: plans.recordsByID))
    } catch {
      switch error {
      case .locked: stage = .locked
      case .wrongPassphrase, .noMemory: self.error = error.description
      default: stage = .unusable(error.description)
      }
    }
  }

  /// Stores the content of the preview, as one change that can be undone.
  ///
  /// - Returns: Whether it was kept.
  func importContent(replacing: Bool) async -> Bool {
    guard !isWorking, case .preview(let preview) = stage else { return false }
    isWorking = true
    error = nil
    defer { isWorking = false }
    let writes = preview.writes(replacing: replacing)
    let name = plans.words.count(
      writes.count, "entry of the backup", "entries of the backup")
    do throws(PlanFault) {
      try await plans.perform(
        ChangeTitle(.imported, name), writes, documents: preview.documents(of: writes))
      return true
    } catch {
      self.error = error.message
      return false
    }
  }

  @concurrent
  private nonisolated static func compare(
    _ backup: Backup, with records: [RecordID: AnyRecord]
  ) async -> BackupPreview {
    BackupPreview(backup) { records[$0] }
  }

  @concurrent
  private nonisolated static func read(
    _ path: String, passphrase: String?
  ) async throws(BackupFault) -> Backup {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    guard attributes?[.type] as? FileAttributeType == .typeRegular else { throw .notABackup }
    // Before it is read: what is larger than this is refused anyway.
    guard let size = attributes?[.size] as? Int, size <= 1 << 30 else { throw .tooLarge }
    guard let data = FileManager.default.contents(atPath: path) else { throw .damaged }
    return try Backup(reading: data, passphrase: passphrase)
  }
}
