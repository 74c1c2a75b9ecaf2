internal import Foundation

/// The values of a DER encoding, as keys and signatures of P-256 have them.
struct DERReader {
  static let (integer, bits, octets, sequence): (UInt8, UInt8, UInt8, UInt8) = (2, 3, 4, 0x30)

  private var bytes: ArraySlice<UInt8>

  init(_ bytes: some Sequence<UInt8>) { self.bytes = ArraySlice(Array(bytes)) }

  var isAtEnd: Bool { bytes.isEmpty }

  /// The type of the next value.
  var next: UInt8? { bytes.first }

  /// Reads a value of a type.
  mutating func read(_ type: UInt8) throws -> ArraySlice<UInt8> {
    guard bytes.popFirst() == type, var length = bytes.popFirst().map(Int.init) else {
      throw CryptoKitError.invalidParameter
    }
    if length & 0x80 != 0 {
      let count = length & 0x7F
      guard count <= 2, bytes.count >= count else { throw CryptoKitError.invalidParameter }
      length = bytes.prefix(count).reduce(0) { $0 << 8 | Int($1) }
      bytes = bytes.dropFirst(count)
    }
    guard bytes.count >= length else { throw CryptoKitError.invalidParameter }
    defer { bytes = bytes.dropFirst(length) }
    return bytes.prefix(length)
  }

  /// Writes a value of a type.
  static func write(_ type: UInt8, _ content: [UInt8]) -> [UInt8] {
    let length: [UInt8] =
      content.count < 0x80
      ? [UInt8(content.count)]
      : content.count < 0x100
        ? [0x81, UInt8(content.count)]
        : [0x82, UInt8(content.count >> 8), UInt8(content.count & 0xFF)]
    return [type] + length + content
  }

  /// Writes a number that is not negative.
  static func write(number: some Collection<UInt8>) -> [UInt8] {
    let digits = Array(number.drop { $0 == 0 })
    return write(integer, (digits.first ?? 0x80) >= 0x80 ? [0] + digits : digits)
  }
}

/// The DER encodings of keys of P-256: PKCS#8 and SEC 1 for private ones, X.509 for public ones.
enum EllipticDER {
  /// The algorithm and the curve: `id-ecPublicKey`, `prime256v1`.
  private static let algorithm: [UInt8] = [
    0x30, 0x13, 0x06, 0x07, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x02, 0x01, 0x06, 0x08, 0x2A, 0x86,
    0x48, 0xCE, 0x3D, 0x03, 0x01, 0x07,
  ]

  static func privateKey(_ key: EllipticKey) -> [UInt8] {
    let point = DERReader.write(DERReader.bits, [0] + key.point())
    let inner = DERReader.write(
      DERReader.sequence,
      [0x02, 0x01, 0x01] + DERReader.write(DERReader.octets, key.number)
        + DERReader.write(0xA1, point))
    return DERReader.write(
      DERReader.sequence,
      [0x02, 0x01, 0x00] + algorithm + DERReader.write(DERReader.octets, inner))
  }

  static func privateKey(from der: some Sequence<UInt8>) throws -> EllipticKey {
    var outer = DERReader(der)
    var parts = DERReader(try outer.read(DERReader.sequence))
    let version = try parts.read(DERReader.integer)
    if parts.next == DERReader.sequence {
      guard try parts.read(DERReader.sequence).elementsEqual(algorithm.dropFirst(2)) else {
        throw CryptoKitError.invalidParameter
      }
      return try privateKey(from: try parts.read(DERReader.octets))
    }
    guard version.elementsEqual([1]) else { throw CryptoKitError.invalidParameter }
    return try EllipticKey(number: Array(try parts.read(DERReader.octets)))
  }

  static func publicKey(_ key: EllipticKey) -> [UInt8] {
    DERReader.write(
      DERReader.sequence, algorithm + DERReader.write(DERReader.bits, [0] + key.point()))
  }

  static func publicKey(from der: some Sequence<UInt8>) throws -> EllipticKey {
    var outer = DERReader(der)
    var parts = DERReader(try outer.read(DERReader.sequence))
    guard try parts.read(DERReader.sequence).elementsEqual(algorithm.dropFirst(2)) else {
      throw CryptoKitError.invalidParameter
    }
    return try EllipticKey(point: Array(try parts.read(DERReader.bits).dropFirst()))
  }

  /// The text of a key as PEM.
  static func pem(_ der: [UInt8], _ title: String) -> String {
    let lines = Data(der).base64EncodedString(options: [
      .lineLength64Characters, .endLineWithLineFeed,
    ])
    return "-----BEGIN \(title)-----\n\(lines)\n-----END \(title)-----"
  }

  /// The bytes of a PEM text.
  static func der(fromPEM text: String) throws -> Data {
    let lines = text.split(whereSeparator: \.isNewline).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    guard let first = lines.firstIndex(where: { $0.hasPrefix("-----BEGIN ") }),
      let last = lines[first...].firstIndex(where: { $0.hasPrefix("-----END ") }),
      let der = Data(base64Encoded: lines[(first + 1)..<last].joined())
    else { throw CryptoKitError.invalidParameter }
    return der
  }
}
