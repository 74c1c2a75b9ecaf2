internal import CStringTables

/// The tables of translations of one module, which are constants of the program.
/// `StringTableWriter` writes them, and its comments describe their format.
///
/// All data is text: a number consists of four characters from "0" on, with six bits each.
struct StringTables: Sendable {
  /// The identifier at the start of a table.
  static let mark = "tabstop strings 1\n"

  // Points to constants of the program, which never change.
  nonisolated(unsafe) let start: UnsafePointer<UInt8>
  /// The name of the module's resource bundle without its suffix: "tabstop_Guidebook".
  let bundle: String
  /// Whether look-ups without a bundle find them. True for the tables of a program, false for those
  /// of a library.
  let isMain: Bool
  /// The language of the keys.
  let developmentLanguage: String
  let tables: [Table]

  /// The translations of one table in one language.
  struct Table: Sendable {
    let name: String
    let language: String
    fileprivate let offset: Int
  }

  init?(_ start: UnsafeRawPointer) {
    self.start = start.assumingMemoryBound(to: UInt8.self)
    var reader = TableReader(self.start)
    guard reader.skip(Self.mark) else { return nil }
    bundle = reader.string()
    isMain = reader.number() == 1
    developmentLanguage = reader.string()
    tables = (0..<reader.number()).map { _ in
      Table(name: reader.string(), language: reader.string(), offset: reader.number())
    }
  }

  /// The tables of all modules of the program.
  static let all: [StringTables] = (0..<tabstop_string_tables_count()).compactMap {
    tabstop_string_tables_at($0).flatMap(StringTables.init)
  }

  /// Finds the entry of a key by binary search.
  func find(_ key: String, in table: Table) -> TableEntry? {
    var key = key
    return key.withUTF8 { key in
      let count = TableReader.number(at: start + table.offset)
      let records = start + table.offset + 4
      var range = 0..<count
      while !range.isEmpty {
        let middle = range.lowerBound + range.count / 2
        let record = records + 16 * middle
        let place = start + TableReader.number(at: record)
        let length = TableReader.number(at: record + 4)
        switch Self.order(key, UnsafeBufferPointer(start: place, count: length)) {
        case 0:
          return TableEntry(
            UnsafeBufferPointer(
              start: start + TableReader.number(at: record + 8),
              count: TableReader.number(at: record + 12)))
        case ..<0: range = range.lowerBound..<middle
        default: range = middle + 1..<range.upperBound
        }
      }
      return nil
    }
  }

  private static func order(
    _ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>
  ) -> Int {
    for index in 0..<min(a.count, b.count) where a[index] != b[index] {
      return Int(a[index]) - Int(b[index])
    }
    return a.count - b.count
  }
}

/// A reader of a table, which starts at its first byte.
struct TableReader {
  private var place: UnsafePointer<UInt8>

  /// The position of the next byte to read.
  var current: UnsafePointer<UInt8> { place }

  init(_ place: UnsafePointer<UInt8>) { self.place = place }

  static func number(at place: UnsafePointer<UInt8>) -> Int {
    (0..<4).reduce(0) { $0 << 6 | Int(place[$1] &- UInt8(ascii: "0")) }
  }

  mutating func number() -> Int {
    defer { place += 4 }
    return Self.number(at: place)
  }

  mutating func letter() -> UInt8 {
    defer { place += 1 }
    return place.pointee
  }

  mutating func string() -> String {
    let length = number()
    defer { place += length }
    return String(decoding: UnsafeBufferPointer(start: place, count: length), as: UTF8.self)
  }

  mutating func skip(_ text: String) -> Bool {
    for byte in text.utf8 {
      guard letter() == byte else { return false }
    }
    return true
  }
}
