import Foundation
import Testing

@testable import Accounts

/// The key alone: its characters, and how mistakes are found.
@Suite struct RecoveryKeyTests {
  private let key = RecoveryKey()!

  private func mistake(_ typed: String) -> RecoveryKey.Mistake? {
    do throws(RecoveryKey.Mistake) {
      _ = try RecoveryKey(typed: typed)
      return nil
    } catch {
      return error
    }
  }

  @Test func hasSixGroupsOfSixCharactersThatLookLikeNoOther() {
    for _ in 0..<50 {
      let groups = RecoveryKey()!.groups
      #expect(groups.count == 6)
      #expect(groups.allSatisfy { $0.count == 6 })
      #expect(!groups.joined().contains(where: "015ABEILNOSUZ".contains))
    }
    #expect(RecoveryKey()!.text != RecoveryKey()!.text)
    #expect(Set(RecoveryKey.alphabet).count == 23)
  }

  @Test func isReadAsItIsTyped() throws {
    let text = key.text
    for typed in [
      text, text.lowercased(), text.replacingOccurrences(of: "-", with: " "),
      text.replacingOccurrences(of: "-", with: ""),
      "  " + key.groups.joined(separator: " – ") + "\n",
      text.map(String.init).joined(separator: " "),
    ] {
      #expect(try RecoveryKey(typed: typed).text == text)
    }
  }

  @Test func everyWrongCharacterIsFoundAndItsGroupNamed() {
    let characters = Array(key.text.replacingOccurrences(of: "-", with: ""))
    for place in characters.indices {
      for other in RecoveryKey.alphabet + Array("01OIL5SBéß".utf8) {
        var typed = characters
        typed[place] = Character(Unicode.Scalar(other))
        guard typed != characters else { continue }
        #expect(mistake(String(typed)) == .group(place / 6 + 1))
      }
    }
  }

  @Test func exchangedCharactersAndGroupsAreFound() {
    let groups = key.groups
    for group in groups.indices {
      for first in 0..<6 {
        for second in 0..<first {
          var characters = Array(groups[group])
          characters.swapAt(first, second)
          guard characters != Array(groups[group]) else { continue }
          var typed = groups
          typed[group] = String(characters)
          #expect(mistake(typed.joined(separator: "-")) == .group(group + 1))
        }
      }
      for other in 0..<group where groups[group] != groups[other] {
        var typed = groups
        typed.swapAt(group, other)
        #expect(mistake(typed.joined(separator: " ")) == .group(other + 1))
      }
    }
  }

  @Test func aCharacterTooFewOrTooManyIsNamed() {
    let groups = key.groups
    for group in 0..<6 {
      var typed = groups
      typed[group].removeLast()
      #expect(mistake(typed.joined(separator: "-")) == .group(group + 1))
      typed[group] = groups[group] + "C"
      #expect(mistake(typed.joined(separator: "-")) == .group(group + 1))
    }
    #expect(mistake(groups.joined() + "C") == .tooLong)
    #expect(mistake(groups.joined().dropLast().description) == .group(6))
    #expect(mistake(groups.prefix(4).joined(separator: "-")) == .tooShort(groups: 4))
    #expect(mistake("") == .empty)
    #expect(mistake(" - ") == .empty)
    #expect(mistake(String(repeating: "é", count: 100_000)) == .group(1))
  }

  @Test func cannotBePrinted() {
    var dumped = "\(key) \(String(reflecting: key))"
    dump(key, to: &dumped)
    for group in key.groups { #expect(!dumped.contains(group)) }
    let messages = [
      RecoveryKey.Mistake.empty, .group(3), .tooShort(groups: 1), .tooShort(groups: 2), .tooLong,
    ].map(\.message)
    #expect(Set(messages).count == messages.count)
  }
}
