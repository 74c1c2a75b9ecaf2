import CArchive
import Foundation

/// Reads entries of a ZIP archive in memory, with limits.
final class ArchiveReader {
  private let functions: ArchiveFunctions
  private let archive: OpaquePointer
  private let data: NSData
  private let format: ImportFault.Format
  private let entries: Int
  private var count = 0

  /// - Throws: `ImportFault.damaged` if it is no archive, `.missing` if nothing can read archives.
  init(
    _ data: Data, of format: ImportFault.Format, entries: Int = ImportLimits.archiveEntries
  ) throws(ImportFault) {
    do {
      functions = try Archive.loaded()
    } catch {
      throw .missing(error)
    }
    guard let archive = functions.read_new() else { throw .parserFailed }
    self.archive = archive
    self.format = format
    self.entries = entries
    // NSData keeps the bytes where they are while libarchive reads them.
    self.data = NSData(data: data)
    guard functions.read_support_format_zip(archive) == ARCHIVE_OK,
      functions.read_open_memory(archive, self.data.bytes, self.data.length) == ARCHIVE_OK
    else {
      throw .damaged(format)
    }
  }

  deinit { _ = functions.read_free(archive) }

  enum Next { case entry(String), end, damaged }

  /// Advances to the next entry.
  func next() -> Next {
    var entry: OpaquePointer?
    let result = functions.read_next_header(archive, &entry)
    if result == ARCHIVE_EOF { return .end }
    count += 1
    guard result == ARCHIVE_OK || result == ARCHIVE_WARN, count <= entries
    else {
      return .damaged
    }
    let name = functions.entry_pathname_utf8(entry) ?? functions.entry_pathname(entry)
    return .entry(name.map { String(cString: $0) } ?? "")
  }

  /// The contents of the entry; nil if it is damaged or larger than a limit.
  func contents(limit: Int) -> Data? { try? unpacked(limit: limit) }

  /// The contents of the entry.
  ///
  /// - Throws: `ImportFault.tooLarge` above a limit.
  func unpacked(limit: Int) throws(ImportFault) -> Data {
    var contents = Data()
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let read = functions.read_data(archive, &buffer, buffer.count)
      if read == 0 { return contents }
      guard read > 0 else { throw .damaged(format) }
      guard contents.count + read <= limit else { throw .tooLarge }
      contents.append(contentsOf: buffer[..<read])
    }
  }
}
