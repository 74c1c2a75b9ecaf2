internal import GtkBridge

/// The assets beside the program, in the folders that SwiftPM makes: what the plugin AssetCatalogs
/// has packed, and picture files.
struct ProgramAssets: Sendable {
  /// Read with the first name that is searched for.
  static let shared = ProgramAssets(ResourceFolders.ofProgram)
  /// The assets of the program's own target, which contain the program's accent colour and icon.
  static let ofMainTarget = ResourceFolders.ofMainTarget.flatMap { PackedAssets($0 + packedFile) }

  private static let packedFile = "/Assets.packed"

  private struct Folder: Sendable {
    let path: String
    let assets: PackedAssets?
  }

  private let folders: [Folder]

  init(_ paths: [String]) {
    folders = paths.map { Folder(path: $0, assets: PackedAssets($0 + Self.packedFile)) }
  }

  /// The folders in the order in which a name is searched for.
  private func folders(for name: AssetName) -> [Folder] {
    guard let wanted = name.folder else { return folders }
    let first = folders.filter { $0.path == wanted || $0.path.hasSuffix("/\(wanted)") }
    return first + folders.filter { folder in !first.contains { $0.path == folder.path } }
  }

  func picture(_ name: AssetName) -> PictureAsset? {
    for folder in folders(for: name) {
      if let picture = folder.assets?.pictures[name.name]
        ?? Self.picture(name.name, in: folder.path)
      {
        return picture
      }
    }
    return nil
  }

  /// A colour, and a name that it has alone; `nil` without one.
  func color(_ name: AssetName) -> (id: String, color: ColorAsset)? {
    for folder in folders(for: name) {
      if let color = folder.assets?.colors[name.name] {
        return ("\(name.name)\u{0}\(folder.path)", color)
      }
    }
    return nil
  }

  func data(_ name: AssetName) -> PictureFile? {
    for folder in folders(for: name) {
      if let data = folder.assets?.data[name.name] { return data }
    }
    return nil
  }

  /// The places in which a name is searched for, for messages.
  func places(for name: AssetName) -> String {
    let paths = folders(for: name).map(\.path)
    return paths.isEmpty
      ? "there is no folder *.resources in \(ResourceFolders.folderOfProgram)"
      : "it was searched for in \(paths.joined(separator: ", "))"
  }

  // MARK: Picture files

  private static let extensions = ["svg", "png", "jpg", "jpeg", "gif", "webp"]

  /// A picture file: with its extension in its name, or without; `@2x` is in the names of those with
  /// several pixels per point.
  private static func picture(_ name: String, in folder: String) -> PictureAsset? {
    var asset = PictureAsset()
    for suffix in [""] + extensions.map({ ".\($0)" }) {
      for scale in 1...3 {
        if suffix.isEmpty, scale > 1 { continue }
        let path = "\(folder)/\(name)\(scale > 1 ? "@\(scale)x" : "")\(suffix)"
        guard let file = MappedFile(path) else { continue }
        asset.variants.append(
          (AssetTraits(), PictureFile(bytes: file.bytes, owner: file, scale: Double(scale))))
      }
      if !asset.variants.isEmpty { return asset }
    }
    return nil
  }
}
