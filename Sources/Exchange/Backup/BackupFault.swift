internal import Localization

/// The reasons why a backup cannot be written or read.
public enum BackupFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file is not a backup.
  case notABackup
  /// A part of the file is missing or has changed.
  case damaged
  /// It needs a passphrase.
  case locked
  /// The passphrase is wrong, or the file was changed.
  case wrongPassphrase
  /// It was written by a newer version of the program.
  case newer
  /// The file is larger than a backup can be.
  case tooLarge
  /// A record in it cannot be read, with the reason.
  case record(String)
  /// A file in it is missing or is not what was written.
  case document(String)
  /// There is not enough memory to derive the key of a passphrase.
  case noMemory
  /// There is more than a backup can have.
  case tooLargeToWrite
  /// The archive could not be made.
  case notWritten
  /// The library that reads and writes archives is not installed.
  case missing(MissingLibrary)

  /// A sentence for the user.
  public var description: String {
    switch self {
    case .notABackup:
      String(words: "This file is not a backup of Vacation Planner. Nothing was changed.")
    case .damaged: String(words: "This backup is damaged or incomplete. Nothing was changed.")
    case .locked: String(words: "This backup is locked. Enter its passphrase.")
    case .wrongPassphrase:
      String(
        words: "The passphrase does not fit, or the backup was changed. Nothing was changed here.")
    case .newer:
      String(
        words:
          "This backup was written by a newer version of Vacation Planner. Nothing was changed.")
    case .tooLarge: String(words: "This backup is too large. Nothing was changed.")
    case .record(let reason):
      String(words: "This backup cannot be used. \(reason) Nothing was changed.")
    case .document(let name):
      String(
        words: "The document \"\(name)\" of this backup is missing or damaged. Nothing was changed."
      )
    case .noMemory:
      String(
        words:
          "There is not enough memory to use a passphrase for this backup. Nothing was changed.")
    case .tooLargeToWrite:
      String(
        words:
          "This backup would be larger than 1 GB, or have too many records. It was not written.")
    case .notWritten: String(words: "This backup could not be made. It was not written.")
    case .missing(let library):
      String(words: "\(library) Backups need it. Nothing was changed.")
    }
  }
}
