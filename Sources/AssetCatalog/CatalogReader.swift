import Foundation

/// A reader of asset catalogues, folders with a `Contents.json` each, as Xcode writes them.
public struct CatalogReader {
  /// Messages about files that could not be read, with their paths.
  public private(set) var faults: [String] = []
  private var assets: [Asset] = []
  private let fileManager = FileManager.default

  /// Creates a reader.
  public init() {}

  /// The entries of a catalogue, in the order of their paths.
  public mutating func read(_ catalog: URL) -> [Asset] {
    assets = []
    read(catalog, [])
    return assets
  }

  private mutating func read(_ folder: URL, _ namespace: [String]) {
    let entries =
      (try? fileManager.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil))
    guard let entries else { return faults.append("\(folder.path) cannot be read") }
    for entry in entries.sorted(by: { $0.path < $1.path }) {
      let name = entry.deletingPathExtension().lastPathComponent
      switch entry.pathExtension {
      case "imageset": readFiles(entry, Asset(kind: .picture, namespace: namespace, name: name))
      case "appiconset": readFiles(entry, Asset(kind: .icon, namespace: namespace, name: name))
      case "dataset": readFiles(entry, Asset(kind: .data, namespace: namespace, name: name))
      case "colorset": readColors(entry, Asset(kind: .color, namespace: namespace, name: name))
      case "", "spriteatlas", "brandassets":
        guard isFolder(entry) else { continue }
        let isNamespace = contents(of: entry)?.properties?.providesNamespace ?? false
        read(entry, isNamespace ? namespace + [entry.lastPathComponent] : namespace)
      default: continue
      }
    }
  }

  private func isFolder(_ entry: URL) -> Bool {
    var isFolder: ObjCBool = false
    return fileManager.fileExists(atPath: entry.path, isDirectory: &isFolder) && isFolder.boolValue
  }

  private func contents(of folder: URL) -> Contents? {
    let file = folder.appendingPathComponent("Contents.json")
    guard let data = fileManager.contents(atPath: file.path) else { return nil }
    return try? JSONDecoder().decode(Contents.self, from: data)
  }

  private mutating func readFiles(_ folder: URL, _ asset: Asset) {
    guard let contents = contents(of: folder) else {
      return faults.append("\(folder.path)/Contents.json cannot be read")
    }
    var asset = asset
    for entry in Self.forDesktop(contents.images ?? contents.data ?? []) {
      guard let name = entry.filename else { continue }
      let file = folder.appendingPathComponent(name)
      guard fileManager.fileExists(atPath: file.path) else {
        faults.append("\(file.path) does not exist")
        continue
      }
      var variant = Asset.Variant(content: .file(file.path))
      (variant.isDark, variant.isHighContrast) = entry.appearance
      if asset.kind == .picture, let scale = entry.scale?.dropLast(), let scale = Double(scale) {
        variant.scale = scale
      }
      if asset.kind == .icon { variant.scale = entry.iconPixels }
      asset.variants.append(variant)
    }
    if !asset.variants.isEmpty { assets.append(asset) }
  }

  private mutating func readColors(_ folder: URL, _ asset: Asset) {
    guard let contents = contents(of: folder) else {
      return faults.append("\(folder.path)/Contents.json cannot be read")
    }
    var asset = asset
    for entry in Self.forDesktop(contents.colors ?? []) {
      // An accent colour that is not chosen has an entry without a colour: it is the desktop's.
      guard let color = entry.color else { continue }
      guard let content = color.content else {
        faults.append("\(folder.path)/Contents.json has a colour that cannot be read")
        continue
      }
      var variant = Asset.Variant(content: content)
      (variant.isDark, variant.isHighContrast) = entry.appearance
      asset.variants.append(variant)
    }
    if asset.variants.isEmpty, asset.name == "AccentColor" {
      asset.variants = [Asset.Variant(content: .systemColor("controlAccentColor"))]
    }
    if !asset.variants.isEmpty { assets.append(asset) }
  }

  /// The entries for all devices, else those for a Mac, else those for any one device.
  private static func forDesktop<Entry: CatalogEntry>(_ entries: [Entry]) -> [Entry] {
    for idiom in ["universal", "mac", "ipad", "iphone"] {
      let found = entries.filter { ($0.idiom ?? "universal") == idiom && $0.isUsable }
      if !found.isEmpty { return found }
    }
    return entries
  }
}
