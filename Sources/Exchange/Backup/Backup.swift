import Foundation
import Trips

/// Everything of an account in one ZIP file: `plan.json` with all records, and the documents beside
/// it, in `documents`.
public struct Backup: Hashable, Sendable {
  /// The records.
  public var records: [AnyRecord]
  /// The contents of documents, by the ids of their records.
  public var documents: [RecordID: Data]

  /// The format's name in `plan.json`.
  static let format = "org.tabstop.vacation-planner.backup"
  static let version: Int64 = 1
  /// The maximum sizes of a backup, for writing and reading.
  struct Limits {
    /// The bytes of the file, and of everything in it.
    var all = 1 << 30
    /// The bytes of `plan.json`, which takes many times as much memory when it is decoded.
    var plan = 64 << 20
    /// The documents.
    var documents = 99_999
  }

  /// Creates a backup.
  public init(records: [AnyRecord], documents: [RecordID: Data] = [:]) {
    self.records = records
    self.documents = documents
  }

  /// The file.
  ///
  /// - Parameter passphrase: Locks it; nil for a plain ZIP file.
  public func write(passphrase: String? = nil) throws(BackupFault) -> Data {
    try write(passphrase: passphrase, limits: Limits())
  }

  func write(passphrase: String? = nil, limits: Limits) throws(BackupFault) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    let plan: Data
    do {
      plan = try encoder.encode(
        JSONValue.object([
          "format": .string(Self.format), "version": .integer(Self.version),
          "records": .array(try records.map(RecordCoding.json)),
        ]))
    } catch {
      throw .notWritten
    }
    let files = try self.files()
    // A backup that is written must be readable.
    guard plan.count <= limits.plan, files.count <= limits.documents,
      files.reduce(plan.count, { $0 + $1.contents.count }) <= limits.all
    else { throw .tooLargeToWrite }
    guard let archive = try archive(), archive.add("plan.json", plan),
      files.allSatisfy({ archive.add($0.path, $0.contents) }), var data = archive.finish()
    else { throw .notWritten }
    if let passphrase { data = try BackupLock.lock(data, passphrase) }
    guard data.count <= limits.all else { throw .tooLargeToWrite }
    return data
  }

  private func archive() throws(BackupFault) -> ArchiveWriter? {
    do {
      return try ArchiveWriter()
    } catch {
      throw .missing(error)
    }
  }

  /// The documents' paths in the archive, and their contents.
  private func files() throws(BackupFault) -> [(path: String, contents: Data)] {
    var files: [(String, Data)] = []
    for case .document(let document) in records {
      guard let contents = documents[document.id], contents.count == document.size else {
        throw .document(document.name)
      }
      files.append((Self.path(document), contents))
    }
    return files
  }

  /// The path of a document in the archive, "documents/ID/ticket.pdf", without characters that have
  /// a meaning in paths.
  private static func path(_ document: Document) -> String {
    let name = document.name.map { "/\\:\0".contains($0) ? "_" : $0 }
    return "documents/\(document.id)/\(name == ["."] || name == [".", "."] ? "_" : String(name))"
  }

  /// Reads a backup as a whole; if anything of it cannot be read, nothing of it is returned.
  public init(reading data: Data, passphrase: String? = nil) throws(BackupFault) {
    try self.init(reading: data, passphrase: passphrase, limits: Limits())
  }

  init(reading data: Data, passphrase: String? = nil, limits: Limits) throws(BackupFault) {
    guard data.count <= limits.all else { throw .tooLarge }
    guard data.starts(with: BackupLock.magic) else {
      try self.init(unlocked: data, limits)
      return
    }
    guard let passphrase else { throw .locked }
    try self.init(unlocked: try BackupLock.unlock(data, passphrase), limits)
  }

  private init(unlocked data: Data, _ limits: Limits) throws(BackupFault) {
    guard data.starts(with: [0x50, 0x4B]) else { throw .notABackup }
    var plan: Data?
    var files: [String: Data] = [:]
    var size = 0
    do throws(ImportFault) {
      let archive = try ArchiveReader(data, of: .backup, entries: limits.documents + 1)
      reading: while true {
        switch archive.next() {
        case .end: break reading
        case .damaged: throw ImportFault.damaged(.backup)
        case .entry(let name):
          let isPlan = name == "plan.json"
          // Nothing else is unpacked.
          guard isPlan || name.hasPrefix("documents/") else { continue }
          let limit = isPlan ? min(limits.plan, limits.all - size) : limits.all - size
          let contents = try archive.unpacked(limit: limit)
          size += contents.count
          if isPlan {
            plan = contents
          } else {
            files[String(name.split(separator: "/").dropFirst().first ?? "")] = contents
          }
        }
      }
    } catch {
      switch error {
      case .tooLarge: throw .tooLarge
      case .missing(let library): throw .missing(library)
      default: throw .damaged
      }
    }
    guard let plan else { throw .notABackup }
    guard let value = try? JSONDecoder().decode(JSONValue.self, from: plan) else { throw .damaged }
    guard value["format"] == .string(Self.format), case .integer(let version)? = value["version"]
    else { throw .notABackup }
    guard version <= Self.version else { throw .newer }
    records = []
    documents = [:]
    for element in value["records"]?.elements ?? [] {
      do throws(RecordFault) {
        records.append(try RecordCoding.record(element))
      } catch {
        throw .record(error.description)
      }
    }
    for case .document(let document) in records {
      guard let contents = files[document.id.description], contents.count == document.size else {
        throw .document(document.name)
      }
      documents[document.id] = contents
    }
  }
}
