import CommonCrypto
import Foundation
import SQLite3

// As sources use the libraries in C that Apple's systems have as modules.

enum Checksums {
  static func sha256(_ data: Data) -> String {
    var digest = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    data.withUnsafeBytes {
      _ = CC_SHA256($0.baseAddress, CC_LONG(data.count), &digest)
    }
    return digest.map { String(format: "%02x", $0) }.joined()
  }

  static func md5(ofParts parts: [Data]) -> String {
    var context = CC_MD5_CTX()
    CC_MD5_Init(&context)
    for part in parts {
      part.withUnsafeBytes { _ = CC_MD5_Update(&context, $0.baseAddress, CC_LONG($0.count)) }
    }
    var digest = Data(count: Int(CC_MD5_DIGEST_LENGTH))
    digest.withUnsafeMutableBytes {
      _ = CC_MD5_Final($0.bindMemory(to: UInt8.self).baseAddress, &context)
    }
    return digest.map { String(format: "%02hhx", $0) }.joined()
  }

  static func code(_ text: String, key: String) -> String {
    var code = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    CCHmac(
      CCHmacAlgorithm(kCCHmacAlgSHA256), key, key.utf8.count, text, text.utf8.count, &code)
    return code.map { String(format: "%02x", $0) }.joined()
  }
}

final class NoteStore {
  private var database: OpaquePointer?
  private let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

  init?(path: String) {
    guard
      sqlite3_open_v2(path, &database, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, nil)
        == SQLITE_OK,
      sqlite3_exec(database, "CREATE TABLE note (id INTEGER PRIMARY KEY, text TEXT)", nil, nil, nil)
        == SQLITE_OK
    else { return nil }
  }

  deinit { sqlite3_close(database) }

  func add(_ text: String) -> Bool {
    var statement: OpaquePointer?
    defer { sqlite3_finalize(statement) }
    guard
      sqlite3_prepare_v2(database, "INSERT INTO note (text) VALUES (?)", -1, &statement, nil)
        == SQLITE_OK
    else { return false }
    sqlite3_bind_text(statement, 1, text, -1, transient)
    return sqlite3_step(statement) == SQLITE_DONE
  }

  var all: [String] {
    var statement: OpaquePointer?
    var found: [String] = []
    if sqlite3_prepare_v2(database, "SELECT text FROM note ORDER BY id", -1, &statement, nil)
      == SQLITE_OK
    {
      while sqlite3_step(statement) == SQLITE_ROW {
        found.append(String(cString: sqlite3_column_text(statement, 0)))
      }
    }
    sqlite3_finalize(statement)
    return found
  }
}
