import Foundation

/// SQLite's index of the write-ahead log.
///
/// A commit is in the log, on the disk, before the index counts it. So everything that the index
/// counts has been confirmed. The index is written without being synced: after a loss of power it
/// may be older than the log, never newer.
///
/// The layout is part of SQLite's file format ("WAL-mode File Format", SQLite 3.7 and newer).
struct StoreLogIndex: Equatable {
  /// The number of bytes of the index that are read.
  static let length = 136

  let pageSize: Int
  /// The number of committed frames.
  let frames: Int
  /// The checksum of these frames, as stored in the last one.
  let sum: StoreLog.Sum
  /// The salt: two numbers in the header of the log and of each of its frames.
  let salt: [UInt8]
  /// The number of frames that are in the database already.
  let copied: Int

  /// `nil` if the bytes are not a complete index: it was truncated, or is being written.
  init?(_ bytes: UnsafeRawBufferPointer) {
    // Two copies, written one after the other, each with a checksum.
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
/// Each frame contains the checksum of all frames up to it. SQLite silently ignores everything
/// after a wrong checksum, although it was confirmed.
struct StoreLog {
  /// SQLite's checksum of a log: two numbers that depend on every byte before.
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

  /// Reads a log.
  ///
  /// - Parameter path: The file, which SQLite does not lock.
  init(path: String, pageSize: Int) {
    bytes = FileManager.default.contents(atPath: path) ?? Data()
    self.pageSize = pageSize
  }

  /// Returns the number of intact frames from the start, at most `limit`, and their checksum; `nil`
  /// for an intact log with another salt.
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

  /// Whether everything that `index` counts is in the log, or already in the database without older
  /// pages in the log that would hide it.
  func isWhole(by index: StoreLogIndex) -> Bool {
    // The log was restarted after all of the previous one was copied to the database; the index is
    // older, because of a loss of power.
    guard let (count, sum) = intactFrames(salt: index.salt, limit: index.frames) else {
      return true
    }
    if count == 0 { return index.copied >= index.frames }
    return count == index.frames && sum == index.sum
  }

  /// Whether the intact frames include all frames that are already in the database. Otherwise they
  /// would restore older pages.
  func mayBeRead(by index: StoreLogIndex) -> Bool {
    guard let (count, _) = intactFrames(salt: index.salt, limit: index.frames) else { return true }
    return count >= index.copied
  }
}

extension StoreFiles {
  /// The index on the disk; `nil` if there is none, or an unusable one.
  ///
  /// Only while no connection of this process has the store open (``OpenStores``): closing the file
  /// here would drop SQLite's locks on it (POSIX).
  func readIndex() -> StoreLogIndex? {
    guard let file = FileHandle(forReadingAtPath: index) else { return nil }
    defer { try? file.close() }
    guard let bytes = try? file.read(upToCount: StoreLogIndex.length) else { return nil }
    return bytes.withUnsafeBytes { StoreLogIndex($0) }
  }

  /// Returns the fault, if the log does not contain everything that `index` counts. Reads `index`
  /// again before, because another program may have restarted the log meanwhile.
  func faultOfLog(by index: () -> StoreLogIndex?) -> StoreFault? {
    // An index that changes all the time belongs to a running program, which checks itself.
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
