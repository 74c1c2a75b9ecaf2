/// The names of Swift's methods in Objective-C.
enum SelectorName {
  /// Swift's importer does not put "with" before labels that begin with these.
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]

  /// The name of a method as `move(to:animated:)`, `step(_:)` or `stop`: `moveTo:animated:`, `step:`, `stop`.
  ///
  /// - Parameter parameters: How many there are. Of a name without labels it decides how many colons there are.
  static func objectiveC(_ name: String, parameters: Int) -> String {
    guard let open = name.firstIndex(of: "(") else {
      return name + String(repeating: ":", count: parameters)
    }
    let base = name[..<open]
    let labels = name[open...].dropFirst().dropLast().split(separator: ":")
    guard let first = labels.first else { return String(base) }
    return base + firstPart(String(first)) + ":"
      + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
  }

  private static func firstPart(_ label: String) -> String {
    guard label != "_", let initial = label.first else { return "" }
    let capitalized = initial.uppercased() + label.dropFirst()
    let word = label.prefix { !$0.isUppercase }
    return prepositions.contains(String(word)) ? capitalized : "With" + capitalized
  }
}
