extension [String] {
  /// "a, b and c".
  nonisolated var joinedInWords: String {
    guard let last, count > 1 else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) and \(last)"
  }
}
