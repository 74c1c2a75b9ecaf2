/// The Swift identifiers of assets, made from their names as Xcode makes them.
enum Identifier {
  /// The identifier of a value: "App Logo 2" is `appLogo2`, "AccentColor" is `accent`.
  static func value(_ name: String, withoutSuffix suffix: String) -> String {
    var words = words(of: name)
    if let last = words.last, last.hasSuffix(suffix), words.count > 1 || last != suffix {
      words[words.count - 1] = String(last.dropLast(suffix.count))
      if words.last == "" { words.removeLast() }
    }
    guard let first = words.first else { return "_" }
    return legal(lowerStart(first) + words.dropFirst().map(upperStart).joined())
  }

  /// The identifier of a type: "small icons" is `SmallIcons`.
  static func type(_ name: String) -> String { legal(words(of: name).map(upperStart).joined()) }

  private static func words(of name: String) -> [String] {
    name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  private static func upperStart(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// Makes the capitals at the start of a word lowercase: "URLIcon" is "urlIcon", "NASA" is "nasa".
  private static func lowerStart(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    if capitals.count == word.count { return word.lowercased() }
    let start =
      capitals.count > 1 && word.dropFirst(capitals.count).first?.isLetter == true
      ? capitals.dropLast() : capitals
    return start.lowercased() + word.dropFirst(start.count)
  }

  private static func legal(_ name: String) -> String {
    name.first?.isNumber == true ? "_" + name : name.isEmpty ? "_" : name
  }

  /// The name as it is written in a source file: keywords are in backticks.
  static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  private static let keywords: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
    "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "private",
    "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript",
    "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// The names that `Color`, `ShapeStyle` or `UIColor` already declare. An asset with such a name
  /// gets only a resource, as in Xcode.
  static let colors: Set<String> = [
    "accentColor", "background", "black", "blue", "brown", "clear", "cyan", "darkGray", "fill",
    "foreground", "gray", "green", "indigo", "label", "lightGray", "link", "magenta", "mint",
    "opaqueSeparator", "orange", "pink", "placeholder", "placeholderText", "primary", "purple",
    "quaternary", "quinary", "red", "secondary", "secondaryLabel", "selection", "separator",
    "systemBackground", "systemBlue", "systemBrown", "systemCyan", "systemFill", "systemGray",
    "systemGreen", "systemIndigo", "systemMint", "systemOrange", "systemPink", "systemPurple",
    "systemRed", "systemTeal", "systemYellow", "teal", "tertiary", "tint", "tintColor", "white",
    "windowBackground", "yellow", "bar", "regularMaterial", "thinMaterial", "thickMaterial",
    "ultraThinMaterial", "ultraThickMaterial",
  ]

  /// The names that `UIImage` already declares.
  static let pictures: Set<String> = ["actions", "add", "checkmark", "remove", "strokedCheckmark"]
}
