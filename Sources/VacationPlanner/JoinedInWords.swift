import TabstopFoundation
import Trips

extension [String] {
  /// The elements, joined as in a sentence: "a, b and c".
  nonisolated var joinedInWords: String {
    guard let last, count > 1 else { return first ?? "" }
    let others = dropLast().joined(separator: .comma)
    return String(localized: "\(others) and \(last)", comment: "The last two words in a list")
  }
}
