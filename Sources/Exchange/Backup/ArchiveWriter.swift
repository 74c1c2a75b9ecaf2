import CArchive
import Foundation

/// Writes a ZIP archive in memory: nothing of a trip is in a temporary file.
final class ArchiveWriter {
  private let functions: ArchiveFunctions
  private let archive: OpaquePointer
  private let output = Output()

  private final class Output { var data = Data() }

  /// nil if libarchive cannot make one, as without memory.
  init?() throws(MissingLibrary) {
    functions = try Archive.loaded()
    guard let archive = functions.write_new() else { return nil }
    self.archive = archive
    // One byte: without zeros after its end.
    guard functions.write_set_format_zip(archive) == ARCHIVE_OK,
      functions.write_set_bytes_in_last_block(archive, 1) == ARCHIVE_OK
    else { return nil }
    let opened = functions.write_open(
      archive, Unmanaged.passUnretained(output).toOpaque(), nil,
      { _, context, bytes, count in
        guard let context, let bytes else { return -1 }
        Unmanaged<Output>.fromOpaque(context).takeUnretainedValue().data
          .append(bytes.assumingMemoryBound(to: UInt8.self), count: count)
        return count
      }, nil)
    guard opened == ARCHIVE_OK else { return nil }
  }

  deinit { _ = functions.write_free(archive) }

  /// Adds a file. The date of all files is the same, so that equal contents make equal archives.
  func add(_ name: String, _ contents: Data) -> Bool {
    guard let entry = functions.entry_new() else { return false }
    defer { functions.entry_free(entry) }
    functions.entry_set_pathname_utf8(entry, name)
    functions.entry_set_size(entry, Int64(contents.count))
    // S_IFREG: a regular file.
    functions.entry_set_filetype(entry, 0o100000)
    functions.entry_set_perm(entry, 0o600)
    functions.entry_set_mtime(entry, 1_577_836_800, 0)
    guard functions.write_header(archive, entry) == ARCHIVE_OK else { return false }
    let written = contents.withUnsafeBytes {
      functions.write_data(archive, $0.baseAddress, $0.count)
    }
    return written == contents.count
  }

  /// The archive; nil if it could not be completed.
  func finish() -> Data? { functions.write_close(archive) == ARCHIVE_OK ? output.data : nil }
}
