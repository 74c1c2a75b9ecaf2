/// Reads JSON from a source that is not trusted.
///
/// Stricter than Foundation's: a name that occurs twice in an object is an error, because two readers
/// may take different ones (RFC 7515, 4; RFC 8259, 4), and so is a number that no `Double` can hold.
/// Values are nested at most 32 deep, so that no text can exhaust the stack.
struct JSONReader {
  struct Fault: Error, Equatable {
    let reason: String
  }

  private static let maximumDepth = 32

  private let bytes: [UInt8]
  private var position = 0

  /// The value that `bytes` contain as UTF-8, with nothing but white space around it.
  static func read(_ bytes: [UInt8]) throws(Fault) -> JSONValue {
    var reader = JSONReader(bytes: bytes)
    reader.skipSpace()
    let value = try reader.value(depth: 0)
    reader.skipSpace()
    guard reader.next == nil else { throw Fault(reason: "text after the value") }
    return value
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func consume(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    position += 1
    return true
  }

  private mutating func consume(_ word: StaticString) -> Bool {
    let end = position + word.utf8CodeUnitCount
    guard end <= bytes.count else { return false }
    let isThere = word.withUTF8Buffer { $0.elementsEqual(bytes[position..<end]) }
    if isThere { position = end }
    return isThere
  }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
      position += 1
    }
  }

  private mutating func value(depth: Int) throws(Fault) -> JSONValue {
    guard depth < Self.maximumDepth else { throw Fault(reason: "nested too deeply") }
    switch next {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""): return .string(try string())
    case nil: throw Fault(reason: "it ends too early")
    case let byte? where byte == UInt8(ascii: "-") || Self.isDigit(byte): return try number()
    default:
      if consume("true") { return .bool(true) }
      if consume("false") { return .bool(false) }
      if consume("null") { return .null }
      throw Fault(reason: "not JSON")
    }
  }

  private mutating func object(depth: Int) throws(Fault) -> JSONValue {
    position += 1
    var members: [String: JSONValue] = [:]
    skipSpace()
    if consume(UInt8(ascii: "}")) { return .object(members) }
    repeat {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw Fault(reason: "a name is missing") }
      let name = try string()
      skipSpace()
      guard consume(UInt8(ascii: ":")) else { throw Fault(reason: "a colon is missing") }
      skipSpace()
      guard members.updateValue(try value(depth: depth + 1), forKey: name) == nil else {
        throw Fault(reason: "a name occurs twice")
      }
      skipSpace()
    } while consume(UInt8(ascii: ","))
    guard consume(UInt8(ascii: "}")) else { throw Fault(reason: "an object does not end") }
    return .object(members)
  }

  private mutating func array(depth: Int) throws(Fault) -> JSONValue {
    position += 1
    var values: [JSONValue] = []
    skipSpace()
    if consume(UInt8(ascii: "]")) { return .array(values) }
    repeat {
      skipSpace()
      values.append(try value(depth: depth + 1))
      skipSpace()
    } while consume(UInt8(ascii: ","))
    guard consume(UInt8(ascii: "]")) else { throw Fault(reason: "an array does not end") }
    return .array(values)
  }

  private mutating func number() throws(Fault) -> JSONValue {
    let start = position
    _ = consume(UInt8(ascii: "-"))
    if !consume(UInt8(ascii: "0")) { try digits() }
    if consume(UInt8(ascii: ".")) { try digits() }
    if consume(UInt8(ascii: "e")) || consume(UInt8(ascii: "E")) {
      if !consume(UInt8(ascii: "+")) { _ = consume(UInt8(ascii: "-")) }
      try digits()
    }
    guard let number = Double(String(decoding: bytes[start..<position], as: UTF8.self)),
      number.isFinite
    else { throw Fault(reason: "a number is too large") }
    return .number(number)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private mutating func digits() throws(Fault) {
    let start = position
    while let byte = next, Self.isDigit(byte) { position += 1 }
    guard position > start else { throw Fault(reason: "a number lacks digits") }
  }

  private mutating func string() throws(Fault) -> String {
    position += 1
    var text: [UInt8] = []
    while let byte = next {
      position += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard let text = String(validating: text, as: UTF8.self) else {
          throw Fault(reason: "a string is not UTF-8")
        }
        return text
      case UInt8(ascii: "\\"): try escape(into: &text)
      case 0..<0x20: throw Fault(reason: "a string contains a control character")
      default: text.append(byte)
      }
    }
    throw Fault(reason: "a string does not end")
  }

  private mutating func escape(into text: inout [UInt8]) throws(Fault) {
    guard let byte = next else { throw Fault(reason: "a string does not end") }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"):
      var code = UInt32(try hexadecimal())
      if (0xD800..<0xDC00).contains(code), consume(#"\u"#) {
        let second = UInt32(try hexadecimal())
        guard (0xDC00..<0xE000).contains(second) else {
          throw Fault(reason: "half a surrogate pair")
        }
        code = 0x10000 + (code - 0xD800) << 10 + (second - 0xDC00)
      }
      guard let scalar = Unicode.Scalar(code) else { throw Fault(reason: "half a surrogate pair") }
      text.append(contentsOf: UTF8.encode(scalar)!)
    default: throw Fault(reason: "an escape that JSON does not have")
    }
  }

  private mutating func hexadecimal() throws(Fault) -> UInt16 {
    var code: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw Fault(reason: "an escape lacks digits")
      }
      position += 1
      code = code << 4 | UInt16(digit)
    }
    return code
  }
}
