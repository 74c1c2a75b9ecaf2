internal import GtkBridge

/// The name of a picture or a colour, and the folder of resources that it is searched for in first.
struct AssetName: Hashable, Sendable {
  let name: String
  /// A path, or the name of a folder beside the program; `nil` for that of the program's own target.
  let folder: String?

  /// Both in one text. No file name contains the separator.
  var key: String { folder.map { "\(name)\u{0}\($0)" } ?? name }

  init(_ name: String, folder: String? = nil) {
    self.name = name
    self.folder = folder
  }

  init(key: String) {
    let end = key.utf8.firstIndex(of: 0)
    name = end.map { String(key[..<$0]) } ?? key
    folder = end.map { String(key[key.utf8.index(after: $0)...]) }
  }
}

/// The windows that a variant of an asset is for.
struct AssetTraits: Hashable, Sendable {
  var isDark = false
  var isHighContrast = false

  /// The traits of the desktop's current appearance.
  @MainActor static var current: AssetTraits {
    let scheme = Appearance.shared.current
    return AssetTraits(isDark: scheme.isDark, isHighContrast: scheme.isHighContrast)
  }

  /// A number that says how well a variant with these traits fits a window; `nil` if it does not
  /// fit.
  func fitness(for window: AssetTraits) -> Int? {
    if isDark && !window.isDark || isHighContrast && !window.isHighContrast { return nil }
    return (isDark ? 2 : 0) + (isHighContrast ? 1 : 0)
  }
}

extension Sequence {
  /// The elements that fit a window best.
  func fitting(
    _ window: AssetTraits, _ traits: (Element) -> AssetTraits
  ) -> [Element] {
    var best: (fitness: Int, found: [Element]) = (-1, [])
    for element in self {
      guard let fitness = traits(element).fitness(for: window) else { continue }
      if fitness == best.fitness { best.found.append(element) }
      if fitness > best.fitness { best = (fitness, [element]) }
    }
    return best.found
  }
}
