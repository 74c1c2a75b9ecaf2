import Foundation
import Trips

/// Everything of an account in one ZIP file: `plan.json` with all records, and the documents beside
/// it, in `documents`.
public struct Backup: Hashable, Sendable {
  public var records: [AnyRecord]
  /// The contents of documents, by the ids of their records.
  public var documents: [RecordID: Data]

  /// The format's name in `plan.json`.
  static let format = "org.tabstop.vacation-planner.backup"
  static let version: Int64 = 1
  /// The most that is unpacked.
  static let largest = 1 << 30

  public init(records: [AnyRecord], documents: [RecordID: Data] = [:]) {
    self.records = records
    self.documents = documents
  }

  /// The file.
  ///
  /// - Parameter passphrase: Locks it; nil for a plain ZIP file.
  public func write(passphrase: String? = nil) throws(BackupFault) -> Data {
    guard let archive = ArchiveWriter() else { throw .noMemory }
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
      throw .damaged
    }
    guard archive.add("plan.json", plan) else { throw .noMemory }
    for case .document(let document) in records {
      guard let contents = documents[document.id] else { throw .document(document.name) }
      guard archive.add(Self.path(document), contents) else { throw .noMemory }
    }
    guard let data = archive.finish() else { throw .noMemory }
    return try passphrase.map { text throws(BackupFault) in try BackupLock.lock(data, text) }
      ?? data
  }

  /// "documents/ID/ticket.pdf", without what has a meaning in paths.
  private static func path(_ document: Document) -> String {
    let name = document.name.map { "/\\:\0".contains($0) ? "_" : $0 }
    return "documents/\(document.id)/\(name == ["."] || name == [".", "."] ? "_" : String(name))"
  }

  /// Reads a backup as a whole; if anything of it cannot be read, nothing of it is returned.
  public init(reading data: Data, passphrase: String? = nil) throws(BackupFault) {
    guard data.count <= Self.largest else { throw .tooLarge }
    guard data.starts(with: BackupLock.magic) else {
      try self.init(unlocked: data)
      return
    }
    guard let passphrase else { throw .locked }
    try self.init(unlocked: try BackupLock.unlock(data, passphrase))
  }

  private init(unlocked data: Data) throws(BackupFault) {
    guard data.starts(with: [0x50, 0x4B]) else { throw .notABackup }
    var plan: Data?
    var files: [String: Data] = [:]
    var size = 0
    do {
      let archive = try ArchiveReader(data, called: "backup", entries: 100_000)
      reading: while true {
        switch archive.next() {
        case .end: break reading
        case .damaged: throw ImportFault.damaged("backup")
        case .entry(let name):
          guard let contents = archive.contents(limit: Self.largest - size) else {
            throw ImportFault.damaged("backup")
          }
          size += contents.count
          if name == "plan.json" {
            plan = contents
          } else if name.hasPrefix("documents/") {
            files[String(name.split(separator: "/").dropFirst().first ?? "")] = contents
          }
        }
      }
    } catch {
      throw .damaged
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
