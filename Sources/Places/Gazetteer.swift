import Dispatch
import Foundation
import GRDB

/// The cities, airports, countries, exchange rates and public holidays that ship with the program: a
/// file that is only read.
///
/// Everything is read on a queue of its own; the main thread never waits for the file. A task that is
/// cancelled stops its search.
public final class Gazetteer: Sendable {
  /// The version of the file's form, which `scripts/make-places.py` writes.
  static let version = 1
  /// The application ID in the file's header: "VPlc".
  static let applicationID = 0x5650_6C63

  let path: String
  let database: DatabaseQueue
  /// The years for which public holidays are known.
  public let holidayYears: ClosedRange<Int>

  /// Opens the file that belongs to the running program.
  public static func open() async throws(PlacesFault) -> Gazetteer {
    try await open(try PlacesFile.find())
  }

  /// Opens a file.
  public static func open(_ path: String) async throws(PlacesFault) -> Gazetteer {
    let result: Result<Gazetteer, PlacesFault> = await withCheckedContinuation { continuation in
      DispatchQueue.global(qos: .userInitiated).async {
        continuation.resume(
          returning: Result { () throws(PlacesFault) in try Gazetteer(path) })
      }
    }
    return try result.get()
  }

  /// Opens a file. Blocks.
  private init(_ path: String) throws(PlacesFault) {
    self.path = path
    do {
      try Self.checkHeader(path)
      var configuration = Configuration()
      configuration.readonly = true
      configuration.label = "org.tabstop.places"
      configuration.prepareDatabase { db in
        // The file may come from anywhere: it must not run functions in views and triggers.
        try db.execute(sql: "PRAGMA trusted_schema = OFF")
        try db.execute(sql: "PRAGMA cell_size_check = ON")
      }
      // "immutable": no program writes the file while it is in use; an update replaces it. So
      // SQLite does without locks, and the folder may be read-only.
      database = try DatabaseQueue(path: Self.uri(path), configuration: configuration)
      holidayYears = try database.read { db in
        let years = try ["holidays-first", "holidays-last"].map { key in
          try String.fetchOne(db, sql: "SELECT value FROM about WHERE key = ?", arguments: [key])
            .flatMap { Int($0) }
        }
        guard let first = years[0], let last = years[1], first <= last else {
          throw PlacesFault(.damaged, path: path)
        }
        return first...last
      }
    } catch {
      throw PlacesFault(error, path: path)
    }
  }

  /// Checks what a cut or foreign file does not have, without reading all of it: SQLite's own check
  /// takes longer than the program's start.
  private static func checkHeader(_ path: String) throws {
    guard let file = FileHandle(forReadingAtPath: path) else {
      let isThere = FileManager.default.fileExists(atPath: path)
      throw PlacesFault(isThere ? .unreadable : .missing, path: path)
    }
    defer { try? file.close() }
    let header: Data
    do {
      header = try file.read(upToCount: 100) ?? Data()
    } catch {
      // A folder opens, too, and cannot be read.
      throw PlacesFault(.unreadable, path: path)
    }
    // https://www.sqlite.org/fileformat.html#the_database_header: numbers are big-endian.
    func number(at offset: Int, bytes: Int) -> Int {
      header[offset..<offset + bytes].reduce(0) { $0 << 8 | Int($1) }
    }
    guard header.count == 100, header.starts(with: Array("SQLite format 3\0".utf8)),
      number(at: 68, bytes: 4) == applicationID
    else { throw PlacesFault(.damaged, path: path) }
    guard number(at: 60, bytes: 4) == version else {
      throw PlacesFault(.otherVersion, path: path)
    }
    let size = number(at: 16, bytes: 2) * number(at: 28, bytes: 4)
    guard try file.seekToEnd() == size else { throw PlacesFault(.damaged, path: path) }
  }

  private static func uri(_ path: String) -> String {
    let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: "?#%"))
    let escaped = path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
    return "file:\(escaped)?mode=ro&immutable=1"
  }

  /// Reads on the file's queue.
  ///
  /// - Throws: ``PlacesFault``; `CancellationError` if the task was cancelled.
  func read<Value: Sendable>(
    _ body: @Sendable (Database) throws -> Value
  ) async throws -> Value {
    do {
      return try await database.read(body)
    } catch let error as CancellationError {
      throw error
    } catch {
      // SQLite interrupts a statement of a cancelled task.
      try Task.checkCancellation()
      throw PlacesFault(error, path: path)
    }
  }
}

extension PlacesFault {
  fileprivate init(_ error: any Error, path: String) {
    if let fault = error as? PlacesFault {
      self = fault
    } else if let error = error as? DatabaseError {
      switch error.resultCode {
      case .SQLITE_PERM, .SQLITE_AUTH, .SQLITE_CANTOPEN, .SQLITE_IOERR:
        self.init(.unreadable, path: path)
      default: self.init(.damaged, path: path)
      }
    } else {
      // A value does not have the type of its column.
      self.init(.damaged, path: path)
    }
  }
}
