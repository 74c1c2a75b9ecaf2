internal import Localization
import CSodium
import Foundation
import Vault

/// A key that opens an account whose password is forgotten: six groups of six characters, to be
/// written down.
///
/// Each group is five random characters and one that checks them and the group's place, so that one
/// wrong character, two exchanged ones or two exchanged groups are always found, and named. The 23
/// characters are those of upper-case letters and digits that look like no other and spell no words;
/// 30 of them are 135 random bits.
///
/// A recovery key cannot be printed by accident: only ``groups`` contains it.
public struct RecoveryKey: Sendable {
  /// The reasons why a typed text is not a key.
  public enum Mistake: Error, Equatable, Sendable {
    /// Nothing was typed.
    case empty
    /// The group with this number, from 1, has a wrong character, or too few or too many.
    case group(Int)
    /// All groups are right, but there are fewer than six.
    case tooShort(groups: Int)
    /// The six groups are right, but more follows.
    case tooLong

    /// One or two sentences for the user. They repeat nothing that was typed.
    public var message: String {
      switch self {
      case .empty:
        String(words: "Recovery key is required")
      case .group(let number):
        String(
          words: """
            Group \(number) of the recovery key is mistyped. A group is \
            \(RecoveryKey.groupLength) letters and digits.
            """)
      case .tooShort(let groups):
        groups == 1
          ? String(
            words: "The recovery key has \(RecoveryKey.groupCount) groups. Only 1 was typed.")
          : String(
            words: """
              The recovery key has \(RecoveryKey.groupCount) groups. Only \(groups) were typed.
              """)
      case .tooLong:
        String(words: "The recovery key has only \(RecoveryKey.groupCount) groups. More was typed.")
      }
    }
  }

  static let groupCount = 6
  static let groupLength = 6
  /// The letters and digits of keys, without vowels, and with at most one of 0 and O, of 1, I and
  /// L, of 2 and Z, of 5 and S, of 8 and B, of U and V, of M and N. Their number is a prime, which
  /// the check needs.
  static let alphabet = Array("CDFGHJKMPQRTVWXY2346789".utf8)

  /// A number below 23 for each character.
  private let digits: SecretBytes

  /// A new random key; `nil` if there is no memory for it.
  init?() {
    guard Sodium.isReady,
      let digits = SecretBytes(
        count: Self.groupCount * Self.groupLength,
        fill: { digits in
          for group in 0..<Self.groupCount {
            let start = group * Self.groupLength
            for index in start..<start + Self.groupLength - 1 {
              digits[index] = UInt8(randombytes_uniform(UInt32(Self.alphabet.count)))
            }
            let last = start + Self.groupLength - 1
            digits[last] = 0
            let sum = Self.sum(digits[start...last], group: group)
            digits[last] = UInt8((Self.alphabet.count - sum) % Self.alphabet.count)
          }
          return true
        })
    else { return nil }
    self.digits = digits
  }

  /// Reads a key as a user types it: in any case, with or without spaces and dashes.
  public init(typed: String) throws(Mistake) {
    let isSeparator = { (character: Character) in
      character.isWhitespace
        || character.unicodeScalars.first?.properties.generalCategory
          == .dashPunctuation
        || character == "\u{2212}"
    }
    let parts = typed.split(whereSeparator: isSeparator)
    guard !parts.isEmpty else { throw .empty }
    let isGrouped = parts.count == Self.groupCount
    if isGrouped, let wrong = parts.firstIndex(where: { $0.count != Self.groupLength }) {
      throw .group(wrong + 1)
    }
    let characters = parts.joined()
    let length = Self.groupCount * Self.groupLength
    var mistake: Mistake?
    let digits = SecretBytes(count: length) { digits in
      for (index, character) in characters.prefix(length).enumerated() {
        guard let digit = Self.digit(of: character) else {
          mistake = .group(index / Self.groupLength + 1)
          return false
        }
        digits[index] = digit
        let start = index - index % Self.groupLength
        if index - start == Self.groupLength - 1,
          Self.sum(digits[start...index], group: index / Self.groupLength) != 0
        {
          mistake = .group(index / Self.groupLength + 1)
          return false
        }
      }
      return true
    }
    if let mistake { throw mistake }
    let (groups, rest) = characters.count.quotientAndRemainder(dividingBy: Self.groupLength)
    if characters.count > length { throw .tooLong }
    if rest > 0 { throw .group(groups + 1) }
    if groups < Self.groupCount { throw .tooShort(groups: groups) }
    // Nil only if there was no memory for 36 bytes.
    guard let digits else { throw .empty }
    self.digits = digits
  }

  /// The key as it is shown: six groups of six characters.
  public var groups: [String] {
    digits.withRaw { digits in
      (0..<Self.groupCount).map { group in
        let start = group * Self.groupLength
        let group = digits[start..<start + Self.groupLength]
        return String(decoding: group.map { Self.alphabet[Int($0)] }, as: UTF8.self)
      }
    }
  }

  /// The groups with dashes between them.
  public var text: String { groups.joined(separator: "-") }

  /// Zero modulo 23 for a group without a mistake. The factors differ, so that two exchanged
  /// characters are found; the group's number makes two exchanged groups wrong.
  private static func sum(
    _ digits: Slice<UnsafeMutableRawBufferPointer>, group: Int
  ) -> Int {
    var sum = group + 1
    for (index, digit) in digits.enumerated() { sum += (groupLength - index) * Int(digit) }
    return sum % alphabet.count
  }

  private static func digit(of character: Character) -> UInt8? {
    guard let byte = character.uppercased().utf8.first, character.uppercased().utf8.count == 1
    else { return nil }
    return alphabet.firstIndex(of: byte).map(UInt8.init)
  }
}

extension RecoveryKey {
  static let saltLength = 16

  /// The key of 32 bytes that seals the data key. Without Argon2: 135 random bits cannot be guessed
  /// at any speed. `nil` if there is no memory.
  func sealingKey(salt: Data) -> SecretBytes? {
    guard salt.count == Self.saltLength else { return nil }
    return SecretBytes(count: 32) { key in
      digits.withRaw { digits in
        crypto_generichash(
          key.baseAddress!.assumingMemoryBound(to: UInt8.self), 32,
          digits.baseAddress!.assumingMemoryBound(to: UInt8.self), UInt64(digits.count),
          Array(salt), salt.count) == 0
      }
    }
  }

  /// The data key of `keys`, sealed by this one with a new salt.
  func wrap(_ keys: VaultKeys, account: Int64) throws -> AccountKey.ByRecoveryKey {
    var salt = Data(count: Self.saltLength)
    salt.withUnsafeMutableBytes { randombytes_buf($0.baseAddress!, $0.count) }
    guard let key = sealingKey(salt: salt),
      let wrap = keys.wrapped(by: key, .recoveryKey, account: account)
    else { throw KeysUnavailable() }
    return AccountKey.ByRecoveryKey(salt: salt, wrap: wrap)
  }

  /// The keys that `stored` seals; `nil` if it is sealed by another key, is damaged, or there is
  /// none: the work is the same.
  func open(_ stored: AccountKey.ByRecoveryKey?, account: Int64) -> VaultKeys? {
    let salt = stored?.salt ?? Data(count: Self.saltLength)
    let wrap = stored?.wrap ?? Data(count: VaultKeys.wrapLength)
    guard let key = sealingKey(salt: salt) else { return nil }
    return VaultKeys(unwrapping: wrap, by: key, .recoveryKey, account: account)
  }
}

extension RecoveryKey: CustomStringConvertible, CustomReflectable {
  /// The name of the type only, because the key is secret.
  public var description: String { "RecoveryKey" }
  /// An empty mirror, so that dumps contain no secrets.
  public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}

extension RecoveryKey.Mistake: CustomStringConvertible {
  /// The message for the user.
  public var description: String { message }
}
