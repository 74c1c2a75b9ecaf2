/// The plural of English words.
enum EnglishPlural {
  /// The plural of a word, with its capital letter.
  static func plural(of word: some StringProtocol) -> String {
    let word = String(word)
    let small = word.lowercased()
    for (singular, plural) in irregular where small.hasSuffix(singular) {
      // “Salesperson” is a compound of “person”, “German” is not one of “man”.
      guard small == singular || compounds.contains(singular) else { continue }
      let kept = kept(singular, plural)
      return String(word.dropLast(singular.count - kept)) + String(plural.dropFirst(kept))
    }
    if unchanged.contains(small) { return word }
    if small.hasSuffix("quiz") { return word + "zes" }
    if ["s", "x", "z", "ch", "sh"].contains(where: small.hasSuffix) { return word + "es" }
    if small.hasSuffix("y"), let before = small.dropLast().last, !"aeiou".contains(before) {
      return String(word.dropLast()) + "ies"
    }
    return word + "s"
  }

  /// The number of letters that both begin with.
  private static func kept(_ singular: String, _ plural: String) -> Int {
    zip(singular, plural).prefix { $0 == $1 }.count
  }

  private static let unchanged: Set<String> = [
    "fish", "sheep", "deer", "series", "species", "aircraft", "information", "equipment",
  ]

  /// Words that are also the ends of others with the same plural.
  private static let compounds: Set<String> = ["person", "child", "woman", "shelf"]

  private static let irregular: [(singular: String, plural: String)] = [
    ("person", "people"), ("child", "children"), ("woman", "women"), ("man", "men"),
    ("foot", "feet"), ("tooth", "teeth"), ("mouse", "mice"), ("goose", "geese"),
    ("leaf", "leaves"), ("shelf", "shelves"), ("half", "halves"), ("loaf", "loaves"),
    ("wolf", "wolves"), ("calf", "calves"), ("thief", "thieves"), ("knife", "knives"),
    ("life", "lives"), ("wife", "wives"), ("hero", "heroes"), ("potato", "potatoes"),
    ("tomato", "tomatoes"), ("echo", "echoes"), ("analysis", "analyses"),
  ]
}
