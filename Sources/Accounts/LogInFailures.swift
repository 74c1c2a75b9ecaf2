import CSodium
import Foundation
import GRDB

/// The failed log-ins in the store.
///
/// An address is stored as a digest, because what users type into that field may be long, and need
/// not be an address of any account.
enum LogInFailures {
  /// Counts a failure for `address`, or refuses because its wait is not over.
  ///
  /// It counts before the password is compared. So neither many simultaneous attempts nor a program
  /// that is killed in time get free guesses; a success removes all (``removeAll(of:db:)``).
  /// - Returns: The remaining seconds, or `nil` if the attempt may continue.
  static func countAttempt(_ address: String, now: Int64, db: Database) throws -> Int64? {
    try removeOld(now: now, db: db)
    let key = digest(of: address)
    var failures: Int64 = 0
    if let row = try Row.fetchOne(
      db, sql: "SELECT failures, lastAt FROM logInFailure WHERE address = ?", arguments: [key])
    {
      // Clamped: a damaged row must not overflow anything.
      failures = min(max(0, try row.value(0)), 1_000)
      let wait = LogInThrottle.remaining(failures: failures, lastAt: try row.value(1), now: now)
      if wait > 0 { return wait }
    }
    try db.execute(
      sql: "INSERT OR REPLACE INTO logInFailure (address, failures, lastAt) VALUES (?, ?, ?)",
      arguments: [key, failures + 1, now])
    try limit(keeping: key, db: db)
    return nil
  }

  /// Removes the failures of `address`.
  static func removeAll(of address: String, db: Database) throws {
    try db.execute(
      sql: "DELETE FROM logInFailure WHERE address = ?", arguments: [digest(of: address)])
  }

  /// Removes old failures, and changes times in the future, from before the clock was set back, to
  /// now. Otherwise they would never expire. Writes nothing if nothing is due.
  private static func removeOld(now: Int64, db: Database) throws {
    try db.execute(
      sql: "DELETE FROM logInFailure WHERE lastAt < ?", arguments: [now - LogInThrottle.memory])
    try db.execute(
      sql: "UPDATE logInFailure SET lastAt = ? WHERE lastAt > ?", arguments: [now, now])
  }

  private static func limit(keeping key: DatabaseValue, db: Database) throws {
    let count = try Int.fetchOne(db, sql: "SELECT count(*) FROM logInFailure") ?? 0
    guard count > LogInThrottle.mostAddresses else { return }
    try db.execute(
      sql: """
        DELETE FROM logInFailure WHERE address IN (
          SELECT address FROM logInFailure WHERE address <> ?
          ORDER BY failures, lastAt LIMIT ?)
        """,
      arguments: [key, count - LogInThrottle.mostAddresses])
  }

  private static func digest(of address: String) -> DatabaseValue {
    let bytes = Array(EmailAddress.folded(address).utf8)
    var digest = [UInt8](repeating: 0, count: 16)
    crypto_generichash(&digest, digest.count, bytes, UInt64(bytes.count), nil, 0)
    return Data(digest).databaseValue
  }
}
