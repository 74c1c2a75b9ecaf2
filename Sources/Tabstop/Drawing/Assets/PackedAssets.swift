internal import GtkBridge

/// The assets in a file that the plugin AssetCatalogs has made; its format is described at
/// `PackedCatalog`.
struct PackedAssets: Sendable {
  private(set) var pictures: [String: PictureAsset] = [:]
  private(set) var icon: PictureAsset?
  private(set) var colors: [String: ColorAsset] = [:]
  private(set) var data: [String: PictureFile] = [:]

  /// Reads a file; `nil` if it is not such a file.
  init?(_ path: String) {
    guard let file = MappedFile(path) else { return nil }
    self.init(file.bytes, owner: file)
  }

  init?(_ bytes: UnsafeRawBufferPointer, owner: MappedFile?) {
    let start = 16
    guard bytes.count >= start, bytes.prefix(8).elementsEqual("TABSTOP1".utf8) else { return nil }
    let length = Int(
      truncatingIfNeeded: UInt64(
        littleEndian: bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self)))
    guard length >= 0, length <= bytes.count - start else { return nil }
    let index = String(decoding: bytes[start..<start + length], as: UTF8.self)
    let files = UnsafeRawBufferPointer(rebasing: bytes[(start + length)...])
    for line in index.split(separator: "\n") {
      add(
        line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init), files, owner
      )
    }
  }

  private mutating func add(
    _ fields: [String], _ files: UnsafeRawBufferPointer, _ owner: MappedFile?
  ) {
    guard fields.count > 4 else { return }
    let (kind, name) = (fields[0], fields[1])
    let words = fields[2].split(separator: ",")
    let traits = AssetTraits(
      isDark: words.contains("dark"), isHighContrast: words.contains("contrast"))
    if kind == "color" {
      guard let color = Self.color(Array(fields[3...])) else { return }
      colors[name, default: ColorAsset()].variants.append((traits, color))
      return
    }
    guard fields.count > 5, let scale = Double(fields[3]), let offset = Int(fields[4]),
      let length = Int(fields[5]), offset >= 0, length >= 0, offset <= files.count - length
    else { return }
    let bytes = UnsafeRawBufferPointer(rebasing: files[offset..<offset + length])
    let file = PictureFile(bytes: bytes, owner: owner, scale: scale)
    switch kind {
    case "picture":
      pictures[name, default: PictureAsset()].variants.append((traits, file))
    case "icon":
      if name == "AppIcon" || icon == nil {
        icon = icon ?? PictureAsset()
        icon?.variants.append((traits, file))
      }
      let picture = PictureFile(bytes: bytes, owner: owner)
      pictures[name, default: PictureAsset()].variants.append((traits, picture))
    case "data": data[name] = file
    default: return
    }
  }

  /// A colour: its space and components, or the system's name for it.
  private static func color(_ fields: [String]) -> Color? {
    if fields[0] == "system" { return systemColor(fields[1]) }
    let numbers = fields.dropFirst().compactMap(Double.init)
    guard numbers.count == 4 else { return nil }
    let space: Color.RGBColorSpace =
      switch fields[0] {
      case "linear": .sRGBLinear
      case "p3": .displayP3
      default: .sRGB
      }
    return Color(
      space, red: numbers[0], green: numbers[1], blue: numbers[2], opacity: numbers[3])
  }

  /// The palette's colour for one of UIKit's or AppKit's.
  private static func systemColor(_ name: String) -> Color {
    func mixed(_ share: Double) -> Color {
      Color(css: "mix(@window_bg_color,@window_fg_color,\(share))")
    }
    let name = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    switch name {
    case "systemRed": return .red
    case "systemOrange": return .orange
    case "systemYellow": return .yellow
    case "systemGreen": return .green
    case "systemMint": return .mint
    case "systemTeal", "systemCyan": return .teal
    case "systemBlue": return .blue
    case "systemIndigo": return .indigo
    case "systemPurple": return .purple
    case "systemPink": return .pink
    case "systemBrown": return .brown
    case "systemGray": return .gray
    case "systemGray2": return mixed(0.4)
    case "systemGray3": return mixed(0.25)
    case "systemGray4": return mixed(0.18)
    case "systemGray5": return mixed(0.11)
    case "systemGray6", "secondarySystemBackground", "tertiarySystemGroupedBackground":
      return mixed(0.06)
    case "systemBackground", "systemGroupedBackground", "windowBackground", "controlBackground",
      "textBackground":
      return Color(css: "@window_bg_color")
    case "tertiarySystemBackground", "secondarySystemGroupedBackground":
      return Color(css: "@card_bg_color")
    case "systemFill", "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill":
      return mixed(0.1)
    case "separator", "opaqueSeparator", "grid": return Color(css: "@separator_color")
    case "link", "tint", "controlAccent", "selectedContentBackground": return .accentColor
    case "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "placeholderText": return .secondary
    case "white", "lightText": return .white
    case "black", "darkText": return .black
    case "clear": return .clear
    default: return .primary
    }
  }
}

/// A picture with its variants.
struct PictureAsset: Sendable {
  var variants: [(traits: AssetTraits, file: PictureFile)] = []

  /// Whether it has variants for dark windows or high contrast.
  var hasAppearances: Bool { variants.contains { $0.traits != AssetTraits() } }

  /// The variant for a window: the smallest with enough pixels, else the largest.
  func file(for window: AssetTraits, scale: Double) -> PictureFile? {
    let fitting = variants.fitting(window, \.traits).map(\.file)
    return fitting.filter { $0.scale >= scale }.min { $0.scale < $1.scale }
      ?? fitting.max { $0.scale < $1.scale }
  }
}

/// A colour with its variants.
struct ColorAsset: Sendable {
  var variants: [(traits: AssetTraits, color: Color)] = []

  func color(for window: AssetTraits) -> Color? {
    variants.fitting(window, \.traits).first?.color
  }

  /// Whether it has a colour of its own for a window's contrast.
  func isMade(for window: AssetTraits) -> Bool {
    !window.isHighContrast || variants.contains { $0.traits.isHighContrast }
  }
}
