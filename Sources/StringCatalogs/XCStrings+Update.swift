import Foundation

/// A key in a source, with the comment beside it.
public struct FoundKey: Hashable, Sendable {
  /// The key.
  public var key: String
  /// The comment for translators, if there is one.
  public var comment: String?

  /// Creates a key.
  public init(key: String, comment: String? = nil) {
    self.key = key
    self.comment = comment
  }
}

extension XCStrings {
  /// Adds new keys, and marks missing ones as stale. Translations, states and comments stay.
  /// - Returns: The keys that were added, and those that are gone.
  public mutating func update(_ found: [FoundKey]) -> (added: [String], gone: [String]) {
    var strings = self.strings
    // Types of values are guessed: the catalog's key has precedence over another with the same words.
    let known = Dictionary(
      strings.keys.map { (Self.withoutSpecifiers($0), $0) }
    ) { first, _ in first }
    var used: Set<String> = []
    var added: [String] = []
    for item in found where item.key.contains(where: \.isLetter) {
      let shape = Self.withoutSpecifiers(item.key)
      // A text that is only a value has nothing to translate.
      guard shape.replacing("%@", with: "").contains(where: \.isLetter) else { continue }
      let key = strings[item.key] != nil ? item.key : known[shape] ?? item.key
      used.insert(key)
      if strings[key] == nil { added.append(key) }
      var entry = strings[key] ?? [:]
      if entry["extractionState"] as? String == "stale" { entry["extractionState"] = nil }
      if entry["comment"] == nil, let comment = item.comment, !comment.isEmpty {
        entry["comment"] = comment
      }
      strings[key] = entry
    }
    var gone: [String] = []
    for (key, var entry) in strings
    where !used.contains(key) && entry["extractionState"] as? String != "manual" {
      if entry["extractionState"] as? String != "stale" { gone.append(key) }
      entry["extractionState"] = "stale"
      strings[key] = entry
    }
    self.strings = strings
    return (added, gone.sorted())
  }

  /// Returns a key with `%@` for each specifier: "%@ of %@" for "%lld of %lld".
  static func withoutSpecifiers(_ key: String) -> String {
    key.replacing(/%(?:[0-9]+\$)?[-+ #0-9.']*[hlqLzjt]*[@diouxXeEfFgG]/, with: "%@")
  }
}
