/// Random numbers that are the same in every run (SplitMix64).
struct RepeatableRandomness: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }

  /// `bytes` with a few changes: other bytes, some left out, some twice, the end cut.
  mutating func damaged(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &self) where !bytes.isEmpty {
      let place = Int.random(in: bytes.indices, using: &self)
      switch Int.random(in: 0..<5, using: &self) {
      case 0: bytes[place] = UInt8.random(in: .min ... .max, using: &self)
      case 1: bytes.remove(at: place)
      case 2: bytes.insert(UInt8.random(in: .min ... .max, using: &self), at: place)
      case 3: bytes.insert(contentsOf: bytes[..<place].suffix(16), at: place)
      default: bytes.removeSubrange(place...)
      }
    }
    return bytes
  }
}
