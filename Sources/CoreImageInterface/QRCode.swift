/// A QR code of bytes (ISO/IEC 18004): squares that are dark or light.
struct QRCode {
  /// The error correction level: 7, 15, 25 or 30 % of a code may be damaged.
  enum Level: String {
    case low = "L"
    case medium = "M"
    case quarter = "Q"
    case high = "H"

    /// The bits of the format.
    fileprivate var bits: Int {
      switch self {
      case .low: 1
      case .medium: 0
      case .quarter: 3
      case .high: 2
      }
    }
    /// The row of the level in the tables.
    fileprivate var row: Int {
      switch self {
      case .low: 0
      case .medium: 1
      case .quarter: 2
      case .high: 3
      }
    }
  }

  /// The number of squares in a row.
  let size: Int
  private let version: Int
  private var dark: [Bool]
  /// The squares that no data are in.
  private var isFixed: [Bool]

  /// Whether a square is dark.
  subscript(x: Int, y: Int) -> Bool { dark[y * size + x] }

  /// The smallest code of some bytes; `nil` for more than about 2,900.
  init?(_ bytes: [UInt8], level: Level, mask: Int? = nil) {
    guard
      let version = (1...40).first(where: {
        4 + ($0 < 10 ? 8 : 16) + 8 * bytes.count <= 8 * Self.dataCount($0, level)
      })
    else { return nil }
    self.version = version
    size = 17 + 4 * version
    dark = Array(repeating: false, count: size * size)
    isFixed = dark
    drawPatterns()
    drawFormat(level, mask: 0)
    draw(Self.codewords(of: bytes, version, level))
    let best = mask ?? (0..<8).min { penalty(of: $0, level) < penalty(of: $1, level) }!
    apply(best)
    drawFormat(level, mask: best)
  }

  // MARK: Data

  private static let checkCounts = [
    [
      7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30,
      26, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    [
      10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28,
      28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
    ],
    [
      13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30,
      30, 30, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    [
      17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
  ]
  private static let blockCounts = [
    [
      1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14,
      15, 16, 17, 18, 19, 19, 20, 21, 22, 24, 25,
    ],
    [
      1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25,
      26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
    ],
    [
      1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34,
      34, 35, 38, 40, 43, 45, 48, 51, 53, 56, 59, 62, 65, 68,
    ],
    [
      1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37,
      40, 42, 45, 48, 51, 54, 57, 60, 63, 66, 70, 74, 77, 81,
    ],
  ]

  /// The number of bytes of a version, with those for correction.
  private static func rawCount(_ version: Int) -> Int {
    var squares = (16 * version + 128) * version + 64
    if version >= 2 {
      let count = version / 7 + 2
      squares -= (25 * count - 10) * count - 55
      if version >= 7 { squares -= 36 }
    }
    return squares / 8
  }

  private static func dataCount(_ version: Int, _ level: Level) -> Int {
    rawCount(version)
      - checkCounts[level.row][version - 1] * blockCounts[level.row][version - 1]
  }

  /// The bytes with their header, in blocks with correction, in the order in which they are drawn.
  private static func codewords(
    of bytes: [UInt8], _ version: Int, _ level: Level
  ) -> [UInt8] {
    var bits: [Bool] = []
    func append(_ value: Int, _ count: Int) {
      for bit in (0..<count).reversed() { bits.append(value >> bit & 1 == 1) }
    }
    append(4, 4)
    append(bytes.count, version < 10 ? 8 : 16)
    for byte in bytes { append(Int(byte), 8) }
    let capacity = 8 * dataCount(version, level)
    append(0, min(4, capacity - bits.count))
    append(0, (8 - bits.count % 8) % 8)
    var data = stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
    }
    var pad: UInt8 = 0xec
    while data.count < capacity / 8 {
      data.append(pad)
      pad ^= 0xec ^ 0x11
    }

    let count = blockCounts[level.row][version - 1]
    let checks = checkCounts[level.row][version - 1]
    let shortCount = count - rawCount(version) % count
    let shortLength = rawCount(version) / count - checks
    let divisor = ReedSolomon.divisor(checks)
    var blocks: [(data: [UInt8], check: [UInt8])] = []
    var start = 0
    for index in 0..<count {
      let length = shortLength + (index < shortCount ? 0 : 1)
      let block = Array(data[start..<start + length])
      blocks.append((block, ReedSolomon.remainder(block, divisor)))
      start += length
    }
    var result: [UInt8] = []
    for index in 0...shortLength {
      for block in blocks where index < block.data.count { result.append(block.data[index]) }
    }
    for index in 0..<checks { for block in blocks { result.append(block.check[index]) } }
    return result
  }

  // MARK: Patterns

  private mutating func fix(_ x: Int, _ y: Int, _ isDark: Bool) {
    guard (0..<size).contains(x), (0..<size).contains(y) else { return }
    dark[y * size + x] = isDark
    isFixed[y * size + x] = true
  }

  private mutating func drawPatterns() {
    for index in 0..<size {
      fix(6, index, index % 2 == 0)
      fix(index, 6, index % 2 == 0)
    }
    for (x, y) in [(3, 3), (size - 4, 3), (3, size - 4)] {
      for dy in -4...4 {
        for dx in -4...4 {
          let distance = max(abs(dx), abs(dy))
          fix(x + dx, y + dy, distance != 2 && distance != 4)
        }
      }
    }
    let places = alignmentPlaces
    for y in places {
      for x in places {
        // Not where the three large patterns are.
        let isCorner =
          (x == 6 && y == 6) || (x == 6 && y == size - 7) || (x == size - 7 && y == 6)
        if isCorner { continue }
        for dy in -2...2 {
          for dx in -2...2 { fix(x + dx, y + dy, max(abs(dx), abs(dy)) != 1) }
        }
      }
    }
    drawVersion()
  }

  private var alignmentPlaces: [Int] {
    guard version > 1 else { return [] }
    let count = version / 7 + 2
    let step = (version * 8 + count * 3 + 5) / (count * 4 - 4) * 2
    return [6] + (0..<count - 1).reversed().map { size - 7 - $0 * step }
  }

  private mutating func drawVersion() {
    guard version >= 7 else { return }
    var remainder = version
    for _ in 0..<12 { remainder = remainder << 1 ^ (remainder >> 11) * 0x1f25 }
    let bits = version << 12 | remainder
    for index in 0..<18 {
      let (far, near) = (size - 11 + index % 3, index / 3)
      fix(far, near, bits >> index & 1 == 1)
      fix(near, far, bits >> index & 1 == 1)
    }
  }

  private mutating func drawFormat(_ level: Level, mask: Int) {
    let data = level.bits << 3 | mask
    var remainder = data
    for _ in 0..<10 { remainder = remainder << 1 ^ (remainder >> 9) * 0x537 }
    let bits = (data << 10 | remainder) ^ 0x5412
    func bit(_ index: Int) -> Bool { bits >> index & 1 == 1 }
    for index in 0...5 { fix(8, index, bit(index)) }
    fix(8, 7, bit(6))
    fix(8, 8, bit(7))
    fix(7, 8, bit(8))
    for index in 9..<15 { fix(14 - index, 8, bit(index)) }
    for index in 0..<8 { fix(size - 1 - index, 8, bit(index)) }
    for index in 8..<15 { fix(8, size - 15 + index, bit(index)) }
    fix(8, size - 8, true)
  }

  /// Draws bytes in columns of two squares, up and down in turn, from the right.
  private mutating func draw(_ codewords: [UInt8]) {
    var index = 0
    for right in stride(from: size - 1, through: 1, by: -2).map({ $0 <= 6 ? $0 - 1 : $0 }) {
      for step in 0..<size {
        let isUpward = (right + 1) & 2 == 0
        let y = isUpward ? size - 1 - step : step
        for x in [right, right - 1] where !isFixed[y * size + x] && index < 8 * codewords.count {
          dark[y * size + x] = codewords[index / 8] >> (7 - index % 8) & 1 == 1
          index += 1
        }
      }
    }
  }

  // MARK: Masks

  private static func isMasked(_ mask: Int, _ x: Int, _ y: Int) -> Bool {
    switch mask {
    case 0: (x + y) % 2 == 0
    case 1: y % 2 == 0
    case 2: x % 3 == 0
    case 3: (x + y) % 3 == 0
    case 4: (x / 3 + y / 2) % 2 == 0
    case 5: x * y % 2 + x * y % 3 == 0
    case 6: (x * y % 2 + x * y % 3) % 2 == 0
    default: ((x + y) % 2 + x * y % 3) % 2 == 0
    }
  }

  private mutating func apply(_ mask: Int) {
    for y in 0..<size {
      for x in 0..<size where !isFixed[y * size + x] && Self.isMasked(mask, x, y) {
        dark[y * size + x].toggle()
      }
    }
  }

  /// The penalty of a code with a mask: the higher, the harder it is to read.
  private func penalty(of mask: Int, _ level: Level) -> Int {
    var copy = self
    copy.apply(mask)
    copy.drawFormat(level, mask: mask)
    return copy.penalty
  }

  private var penalty: Int {
    var result = 0
    for line in 0..<size {
      result += Self.penalty(of: (0..<size).map { self[$0, line] })
      result += Self.penalty(of: (0..<size).map { self[line, $0] })
    }
    for y in 0..<size - 1 {
      for x in 0..<size - 1 {
        let color = self[x, y]
        if color == self[x + 1, y], color == self[x, y + 1], color == self[x + 1, y + 1] {
          result += 3
        }
      }
    }
    let share = dark.filter { $0 }.count * 20
    let total = size * size
    // For each step of 5 % away from a half.
    return result + ((abs(share - total * 10) + total - 1) / total - 1) * 10
  }

  /// The penalty for runs of one colour, and for patterns like those in the corners.
  private static func penalty(of line: [Bool]) -> Int {
    var result = 0
    var start = 0
    for index in 1...line.count where index == line.count || line[index] != line[start] {
      if index - start >= 5 { result += index - start - 2 }
      start = index
    }
    let finder = [true, false, true, true, true, false, true]
    for index in 0...line.count - finder.count
    where Array(line[index..<index + finder.count]) == finder {
      // Four light squares on one side; outside of the code everything is light.
      func isLight(_ range: Range<Int>) -> Bool {
        range.allSatisfy { !line.indices.contains($0) || !line[$0] }
      }
      if isLight(index - 4..<index) { result += 40 }
      if isLight(index + finder.count..<index + finder.count + 4) { result += 40 }
    }
    return result
  }
}

/// Bytes that correct others, in the field of 256 elements.
private enum ReedSolomon {
  static func multiply(_ x: UInt8, _ y: UInt8) -> UInt8 {
    var result = 0
    for bit in (0..<8).reversed() {
      result = result << 1 ^ (result >> 7) * 0x11d
      result ^= Int(y >> UInt8(bit) & 1) * Int(x)
    }
    return UInt8(result)
  }

  /// The polynomial by which data are divided.
  static func divisor(_ degree: Int) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: degree)
    result[degree - 1] = 1
    var root: UInt8 = 1
    for _ in 0..<degree {
      for index in 0..<degree {
        result[index] = multiply(result[index], root)
        if index + 1 < degree { result[index] ^= result[index + 1] }
      }
      root = multiply(root, 2)
    }
    return result
  }

  static func remainder(_ data: [UInt8], _ divisor: [UInt8]) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: divisor.count)
    for byte in data {
      let factor = byte ^ result.removeFirst()
      result.append(0)
      for index in result.indices { result[index] ^= multiply(divisor[index], factor) }
    }
    return result
  }
}
