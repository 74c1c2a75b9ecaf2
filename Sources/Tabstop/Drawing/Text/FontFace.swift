/// The family and the face in the name of a font. On Apple's platforms a name contains one face of
/// a family ("Avenir-Heavy", "Poppins SemiBold", "HelveticaNeue-BoldItalic"); a style sheet needs
/// the family alone.
struct FontFace: Equatable {
  /// The families for a style sheet: first the whole name, which may be that of a family, then the
  /// name without the face.
  let families: String
  private(set) var weight: Font.Weight?
  private(set) var isItalic = false

  init(_ name: String) {
    let name = String(name.filter { $0 != "\"" && $0 != "\\" })
    let parts = name.split(separator: name.contains("-") ? "-" : " ")
    guard parts.count > 1, let last = parts.last, name.contains("-") || last.count > 3 else {
      families = "\"\(name)\""
      return
    }
    var word = last.lowercased()
    for ending in ["italic", "oblique"] where word.hasSuffix(ending) {
      isItalic = true
      word.removeLast(ending.count)
    }
    if word.hasSuffix("mt") { word.removeLast(2) }
    weight = Self.weights[word]
    guard weight != nil || isItalic || word == "roman" else {
      families = "\"\(name)\""
      return
    }
    let family = parts.dropLast().joined(separator: name.contains("-") ? "-" : " ")
    families = "\"\(name)\", \"\(family)\""
  }

  private static let weights: [String: Font.Weight] = [
    "thin": .thin, "hairline": .thin, "ultralight": .ultraLight, "extralight": .ultraLight,
    "light": .light, "book": .regular, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "demibold": .semibold, "bold": .bold, "heavy": .heavy,
    "extrabold": .heavy, "ultrabold": .heavy, "black": .black,
  ]
}
