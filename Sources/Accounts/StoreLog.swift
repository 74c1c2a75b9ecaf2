import Foundation

/// What SQLite's index says that the write-ahead log holds.
///
/// A commit is in the log, on the disk, before the index counts it. So what the index counts has
/// been confirmed. The index is written to without being synced: after a loss of power it may be
/// older than the log, never newer.
///
/// The layout is part of SQLite's file format ("WAL-mode File Format", SQLite 3.7 and newer).
struct StoreLogIndex: Equatable {
  /// How many bytes of the index this is made of.
  static let length = 136

  let pageSize: Int
  /// How many frames are committed.
  let frames: Int
  /// The sum of these, as the last of them has it.
  let sum: StoreLog.Sum
  /// The two numbers that the log has in its header and in each of its frames.
  let salt: [UInt8]
  /// How many frames are in the database already.
  let copied: Int

  /// `nil` when the bytes are not a whole index: it was cut, or is being written.
  init?(_ bytes: UnsafeRawBufferPointer) {
    // Two copies, one written after the other, each with a sum of its own.
    guard bytes.count >= Self.length, bytes[..<48].elementsEqual(bytes[48..<96]) else { return nil }
    func number(at offset: Int) -> UInt32 {
      bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
    }
    var sum = StoreLog.Sum()
    sum.add(UnsafeRawBufferPointer(rebasing: bytes[..<40]), isBigEndian: 1.bigEndian == 1)
    guard number(at: 0) == 3_007_000, bytes[12] != 0,
      sum == StoreLog.Sum(number(at: 40), number(at: 44))
    else { return nil }
    let size = Int(bytes.loadUnaligned(fromByteOffset: 14, as: UInt16.self))
    pageSize = size == 1 ? 65_536 : size
    frames = Int(number(at: 16))
    self.sum = StoreLog.Sum(number(at: 24), number(at: 28))
    salt = Array(bytes[32..<40])
    copied = Int(number(at: 96))
  }
}

/// SQLite's write-ahead log, as it is on the disk.
///
/// Each frame carries the sum of all up to it. SQLite ends the log, without a word, where a sum is
/// wrong; what is behind was confirmed and is lost.
struct StoreLog {
  /// SQLite's sum of a log: two numbers that depend on every byte before.
  struct Sum: Equatable {
    private var first: UInt32
    private var second: UInt32

    init(_ first: UInt32 = 0, _ second: UInt32 = 0) {
      (self.first, self.second) = (first, second)
    }

    /// Adds bytes, a multiple of eight.
    mutating func add(_ bytes: UnsafeRawBufferPointer, isBigEndian: Bool) {
      var offset = 0
      while offset < bytes.count {
        let one = bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
        let two = bytes.loadUnaligned(fromByteOffset: offset + 4, as: UInt32.self)
        first &+= (isBigEndian ? UInt32(bigEndian: one) : UInt32(littleEndian: one)) &+ second
        second &+= (isBigEndian ? UInt32(bigEndian: two) : UInt32(littleEndian: two)) &+ first
        offset += 8
      }
    }
  }

  private static let headerLength = 32
  private static let frameHeaderLength = 24

  private let bytes: Data
  private let pageSize: Int

  /// - Parameter path: Read as a plain file: SQLite puts no locks on it.
  init(path: String, pageSize: Int) {
    bytes = FileManager.default.contents(atPath: path) ?? Data()
    self.pageSize = pageSize
  }

  /// How many frames from the start are as they were written, at most `limit`, and their sum.
  /// `nil` for a log that is whole but another one than that with `salt`.
  private func intactFrames(salt: [UInt8], limit: Int) -> (count: Int, sum: Sum)? {
    bytes.withUnsafeBytes { bytes in
      func number(at offset: Int) -> UInt32 {
        UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
      }
      func part(_ start: Int, _ length: Int) -> UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(rebasing: bytes[start..<start + length])
      }
      var sum = Sum()
      guard bytes.count >= Self.headerLength, number(at: 0) & ~1 == 0x377F_0682 else {
        return (0, sum)
      }
      let isBigEndian = number(at: 0) & 1 == 1
      sum.add(part(0, 24), isBigEndian: isBigEndian)
      guard sum == Sum(number(at: 24), number(at: 28)) else { return (0, sum) }
      guard part(16, 8).elementsEqual(salt), number(at: 8) == UInt32(pageSize) else { return nil }
      var count = 0
      let length = Self.frameHeaderLength + pageSize
      while count < limit {
        let start = Self.headerLength + count * length
        guard start + length <= bytes.count, part(start + 8, 8).elementsEqual(salt) else { break }
        var next = sum
        next.add(part(start, 8), isBigEndian: isBigEndian)
        next.add(part(start + Self.frameHeaderLength, pageSize), isBigEndian: isBigEndian)
        guard next == Sum(number(at: start + 16), number(at: start + 20)) else { break }
        sum = next
        count += 1
      }
      return (count, sum)
    }
  }

  /// Whether all that `index` counts is in the log, or in the database already with nothing in the
  /// log that would hide it.
  func isWhole(by index: StoreLogIndex) -> Bool {
    // A log that has been begun anew, which happens when all of the one before is in the database;
    // the index is older (loss of power).
    guard let (count, sum) = intactFrames(salt: index.salt, limit: index.frames) else {
      return true
    }
    if count == 0 { return index.copied >= index.frames }
    return count == index.frames && sum == index.sum
  }

  /// Whether the frames that are intact are at least those that are in the database already.
  /// Otherwise they would bring older pages back.
  func mayBeRead(by index: StoreLogIndex) -> Bool {
    guard let (count, _) = intactFrames(salt: index.salt, limit: index.frames) else { return true }
    return count >= index.copied
  }
}

extension StoreFiles {
  /// What the index on the disk counts; `nil` when there is none, or one that tells nothing.
  ///
  /// Only while no connection of this process has the store open (``OpenStores``): closing the file
  /// here would drop SQLite's locks on it (POSIX).
  func readIndex() -> StoreLogIndex? {
    guard let file = FileHandle(forReadingAtPath: index) else { return nil }
    defer { try? file.close() }
    guard let bytes = try? file.read(upToCount: StoreLogIndex.length) else { return nil }
    return bytes.withUnsafeBytes { StoreLogIndex($0) }
  }

  /// The fault, when the log does not hold what `index` counts. `index` is asked again when it does
  /// not: another program may have begun the log anew meanwhile.
  func faultOfLog(by index: () -> StoreLogIndex?) -> StoreFault? {
    // An index that changes all the time belongs to a program at work, which looks itself.
    for _ in 0..<5 {
      guard let before = index() else { return nil }
      if StoreLog(path: log, pageSize: before.pageSize).isWhole(by: before) { return nil }
      if let after = index(), after.salt == before.salt, after.frames >= before.frames {
        return StoreFault(.damagedLog, path: log)
      }
    }
    return nil
  }
}
