import CSodium
import Foundation
import Glibc
import TabstopFoundation
import Trips

/// A file that was read to be kept: its name, its contents, and what they are.
nonisolated struct DocumentFile: Sendable {
  /// The largest file that is kept: 64 MiB, as the vault allows.
  static let mostBytes = 64 << 20

  let name: String
  let contents: Data
  let mediaType: String
  /// The SHA-256 of the contents, in hexadecimal digits.
  let checksum: String

  /// Reads a file, on a thread of the pool.
  @concurrent
  static func reading(_ url: URL) async throws(PlanFault) -> DocumentFile {
    try DocumentFile(url)
  }

  private init(_ url: URL) throws(PlanFault) {
    name = url.lastPathComponent
    guard url.isFileURL else {
      throw PlanFault(
        String(
          localized: "\(name) is not on this computer. Save it in a folder first, then add it."))
    }
    // Without waiting, for the case that it is a pipe.
    let descriptor = open(url.path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw Self.unreadable(name, errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw Self.unreadable(name, errno) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw PlanFault(
        String(
          localized: "\(name) is not a file. Choose a file, or pack a folder into an archive."))
    }
    guard status.st_size <= Self.mostBytes else { throw Self.tooLarge(name) }
    contents = try Self.read(descriptor, name, expecting: Int(status.st_size))
    mediaType = Self.mediaType(of: name)
    checksum = Self.checksum(of: contents)
  }

  /// Reads to the end: the file may have grown meanwhile.
  private static func read(
    _ descriptor: Int32, _ name: String, expecting size: Int
  ) throws(PlanFault) -> Data {
    var contents = Data(capacity: size)
    var part = [UInt8](repeating: 0, count: 1 << 20)
    while true {
      let count = Glibc.read(descriptor, &part, part.count)
      if count < 0 {
        if errno == EINTR { continue }
        throw unreadable(name, errno)
      }
      if count == 0 { return contents }
      contents += part[..<count]
      if contents.count > mostBytes { throw tooLarge(name) }
    }
  }

  private static func tooLarge(_ name: String) -> PlanFault {
    PlanFault(
      String(localized: "\(name) is larger than 64 MiB. Make it smaller, or keep it elsewhere."))
  }

  private static func unreadable(_ name: String, _ code: Int32) -> PlanFault {
    PlanFault(String(localized: "\(name) cannot be read: \(systemReason(code))"))
  }

  /// The media type, by the extension of the name.
  static func mediaType(of name: String) -> String {
    let ending = (name as NSString).pathExtension.lowercased()
    let more = [
      "pkpass": "application/vnd.apple.pkpass", "gpx": "application/gpx+xml",
      "odt": "application/vnd.oasis.opendocument.text",
      "docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    ]
    return more[ending] ?? UTType(filenameExtension: ending)?.preferredMIMEType
      ?? "application/octet-stream"
  }

  /// The SHA-256, in hexadecimal digits.
  static func checksum(of contents: Data) -> String {
    var digest = [UInt8](repeating: 0, count: Int(crypto_hash_sha256_BYTES))
    contents.withUnsafeBytes { bytes in
      _ = crypto_hash_sha256(
        &digest, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), UInt64(bytes.count))
    }
    return digest.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
