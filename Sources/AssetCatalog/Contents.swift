/// A `Contents.json`, as far as it is read.
struct Contents: Decodable {
  var images: [FileEntry]?
  var data: [FileEntry]?
  var colors: [ColorEntry]?
  var properties: Properties?

  struct Properties: Decodable {
    var providesNamespace: Bool?

    enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
  }
}

protocol CatalogEntry {
  var idiom: String? { get }
  var isUsable: Bool { get }
}

/// The windows that an entry is for.
struct AppearanceEntry: Decodable {
  var appearance: String
  var value: String
}

extension [AppearanceEntry]? {
  var traits: (isDark: Bool, isHighContrast: Bool) {
    let entries = self ?? []
    return (
      entries.contains { $0.appearance == "luminosity" && $0.value == "dark" },
      entries.contains { $0.appearance == "contrast" && $0.value == "high" }
    )
  }
}

/// A file of a set.
struct FileEntry: Decodable, CatalogEntry {
  var filename: String?
  var idiom: String?
  var scale: String?
  var size: String?
  var appearances: [AppearanceEntry]?

  var isUsable: Bool { filename != nil }
  var appearance: (isDark: Bool, isHighContrast: Bool) { appearances.traits }

  /// The length of an icon's side, in pixels.
  var iconPixels: Double {
    let points = size?.split(separator: "x").first.flatMap { Double($0) } ?? 1
    return points * (scale.flatMap { Double($0.dropLast()) } ?? 1)
  }
}

/// A colour of a set.
struct ColorEntry: Decodable, CatalogEntry {
  var idiom: String?
  var color: ColorValue?
  var appearances: [AppearanceEntry]?

  var isUsable: Bool { color != nil }
  var appearance: (isDark: Bool, isHighContrast: Bool) { appearances.traits }
}

/// A colour in numbers, or one of the system.
struct ColorValue: Decodable {
  var space: String?
  var components: [String: Component]?
  var reference: String?

  enum CodingKeys: String, CodingKey {
    case space = "color-space"
    case components, reference
  }

  /// Xcode writes numbers as texts; other programs do not.
  struct Component: Decodable {
    let text: String

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        self.text = text
      } else {
        text = "\(try container.decode(Double.self))"
      }
    }

    /// The value, from 0 to 1. A text with a decimal point ("0.5") is such a number; others ("128",
    /// "0x80") are numbers from 0 to 255.
    var value: Double? {
      if text.hasPrefix("0x") || text.hasPrefix("0X") {
        return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
      }
      guard let number = Double(text) else { return nil }
      return text.contains(".") ? number : number / 255
    }
  }

  var content: Asset.Content? {
    if let reference { return .systemColor(reference) }
    guard let components else { return nil }
    func component(_ name: String) -> Double? { components[name]?.value }
    // An opacity is from 0 to 1, also without a point.
    let alpha = components["alpha"].flatMap { Double($0.text) } ?? component("alpha") ?? 1
    let space =
      switch self.space {
      case "display-p3": "p3"
      case "extended-linear-srgb", "srgb-linear": "linear"
      default: "srgb"
      }
    if let white = component("white") {
      return .components(space: space, red: white, green: white, blue: white, alpha: alpha)
    }
    guard let red = component("red"), let green = component("green"),
      let blue = component("blue")
    else { return nil }
    return .components(space: space, red: red, green: green, blue: blue, alpha: alpha)
  }
}
