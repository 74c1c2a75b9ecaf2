internal import Localization

/// A fault of the store of accounts and their records.
///
/// A fault contains no SQL and nothing that the user typed, so it may be shown and logged.
public struct StoreFault: Error, Equatable, Sendable {
  /// The kinds of faults, each with its own message.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// The folder or the file cannot be made.
    case cannotCreate
    /// The folder or the file cannot be read.
    case cannotRead
    /// The file, or the folder around it, cannot be written.
    case cannotWrite
    /// Another program has locked the store for longer than the time-out.
    case locked
    /// The file is not a database.
    case notADatabase
    /// The file is a database, but not one of accounts.
    case foreignDatabase
    /// The database is damaged, cut short or empty.
    case damaged
    /// A newer version of the program made or changed the store.
    case newerVersion
    /// The disk is full.
    case diskFull
    /// The path is that of a folder, a pipe or a device instead of a file.
    case notAFile
    /// The path of the folder is that of something else.
    case notAFolder
    /// The file is a symbolic link to a missing file.
    case brokenLink
    /// The file is missing, but the log that belongs to it is there.
    case incomplete
    /// The log does not contain all confirmed changes.
    case damagedLog
    /// The file was removed or replaced while the store was open.
    case vanished
    /// There is not enough memory to hash a password or to read the store.
    case outOfMemory
    /// `AccountStore.close()` was called before.
    case closed
  }

  /// A remedy that the program offers for a fault, apart from trying again. It deletes nothing; see
  /// `AccountStore.setAside(directory:for:)`.
  public enum Remedy: Hashable, Sendable {
    /// The files are renamed, and an empty store is created.
    case startOver
    /// The files are renamed, and their readable part is used.
    case continueWithoutLog
  }

  /// The kind of the fault.
  public let kind: Kind
  /// The file or folder that is at fault.
  public let path: String

  /// Creates a fault.
  public init(_ kind: Kind, path: String) {
    self.kind = kind
    self.path = path
  }

  /// The remedy to offer to the user; `nil` if trying again is the only one.
  public var remedy: Remedy? {
    switch kind {
    case .incomplete, .damaged, .vanished: .startOver
    case .damagedLog: .continueWithoutLog
    default: nil
    }
  }

  /// Whether an open store cannot be used any more after this fault, and has to be opened again.
  public var requiresReopening: Bool {
    switch kind {
    case .vanished, .damaged, .damagedLog, .newerVersion, .closed: true
    default: false
    }
  }

  /// The fault and what to do about it, for the user.
  public var message: String {
    switch kind {
    case .cannotCreate:
      String(
        words: """
          The file for the accounts cannot be created. Make sure that its folder may be written \
          to, then try again.
          """)
    case .cannotRead:
      String(
        words: """
          The file with the accounts cannot be read. Make sure that you may read it and its \
          folder, then try again.
          """)
    case .cannotWrite:
      String(
        words: """
          The file with the accounts cannot be written to. Make sure that it and its folder are \
          not read-only, then try again.
          """)
    case .locked:
      String(
        words: """
          Another program is using the file with the accounts. Wait until it has finished, or \
          close it, then try again.
          """)
    case .notADatabase:
      String(
        words: """
          The file found in the place of the accounts is something else. It was left as it is. \
          Move it to another place, then try again.
          """)
    case .foreignDatabase:
      String(
        words: """
          The file found in the place of the accounts belongs to another program. It was left \
          as it is. Move it to another place, then try again.
          """)
    case .damaged:
      String(
        words: """
          The file with the accounts is damaged. It was left as it is. Put back an undamaged \
          copy and try again, or begin anew: the damaged file is then kept under another name.
          """)
    case .newerVersion:
      String(
        words: """
          The file with the accounts comes from a newer version of Vacation Planner. It was \
          left as it is. Update Vacation Planner, then try again.
          """)
    case .diskFull:
      String(words: "The disk is full, so nothing could be saved. Make room on it, then try again.")
    case .notAFile:
      String(
        words: """
          What is found in the place of the file with the accounts is not a file. Move it to \
          another place, then try again.
          """)
    case .notAFolder:
      String(
        words: """
          What is found in the place of the folder for the accounts is not a folder. Move it to \
          another place, or choose another folder, then try again.
          """)
    case .brokenLink:
      String(
        words: """
          The file with the accounts is a link to a file that is not there. Bring that file \
          back, or remove the link to begin anew, then try again.
          """)
    case .incomplete:
      String(
        words: """
          The file with the accounts is missing, but the log that belongs to it is still there. \
          Put the file back and try again, or begin anew: the log is then kept under another \
          name.
          """)
    case .damagedLog:
      String(
        words: """
          The log of the latest changes to the accounts is damaged, so that the newest accounts \
          may be lost. It was left as it is. Put back an undamaged copy and try again, or go on \
          without what is lost: the files are then kept under other names.
          """)
    case .vanished:
      String(
        words: """
          The file with the accounts was removed or replaced while it was in use. Put it back \
          and try again, or begin anew.
          """)
    case .outOfMemory:
      String(words: "There is not enough free memory. Close other programs, then try again.")
    case .closed:
      String(words: "The accounts are closed already. Start Vacation Planner again.")
    }
  }
}

extension StoreFault: CustomStringConvertible {
  /// The message for the user, with the path.
  public var description: String { "\(message) (\(path))" }
}
