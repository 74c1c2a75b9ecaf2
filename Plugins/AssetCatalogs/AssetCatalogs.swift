import Foundation
import PackagePlugin

/// Reads the asset catalogues (`*.xcassets`) in a target's folder: makes one file of their pictures
/// and colours, which SwiftPM puts beside the program, and the symbols for their names.
@main
struct AssetCatalogs: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let target = target as? SwiftSourceModuleTarget else { return [] }
    let catalogs = Self.catalogs(in: target.directoryURL)
    guard !catalogs.isEmpty else { return [] }
    let packed = context.pluginWorkDirectoryURL.appending(path: "Assets.packed")
    let symbols = context.pluginWorkDirectoryURL.appending(path: "AssetSymbols.swift")
    let tool = try context.tool(named: "AssetCatalogTool").url
    // The folders, too: what is removed changes only them. And what a command reads is not
    // reported as unhandled.
    let inputs = catalogs.flatMap { [$0] + Self.contents(of: $0) }
    let sources = target.sourceFiles(withSuffix: "swift").map(\.url)
      .filter { $0.path.hasPrefix(target.directoryURL.path) }
    return [
      .buildCommand(
        displayName: "Asset catalogues of \(target.name)", executable: tool,
        arguments: ["pack", packed.path] + catalogs.map(\.path), inputFiles: inputs,
        outputFiles: [packed]),
      // Names that the target declares itself are left out.
      .buildCommand(
        displayName: "Asset symbols of \(target.name)", executable: tool,
        // SwiftPM's name of the folder with a target's resources.
        arguments: [
          "symbols", symbols.path, "\(context.package.displayName)_\(target.name).resources",
        ]
          + (catalogs + sources).map(\.path),
        inputFiles: inputs.filter { $0.pathExtension == "json" || $0.hasDirectoryPath } + sources,
        outputFiles: [symbols]),
    ]
  }

  private static func catalogs(in folder: URL) -> [URL] {
    let found = contents(of: folder).filter { $0.pathExtension == "xcassets" }
    // None in another one.
    return found.filter { catalog in !found.contains { catalog.path.hasPrefix($0.path + "/") } }
  }

  /// The files and folders below a folder, which may be a symbolic link: an enumerator (Foundation on Linux, 6.3) does not
  /// follow that.
  private static func contents(of folder: URL) -> [URL] {
    let place = folder.resolvingSymlinksInPath()
    let entries = FileManager.default.enumerator(atPath: place.path)
    return (entries?.compactMap { $0 as? String } ?? []).map { name in
      let isFolder = (try? place.appending(path: name).resourceValues(forKeys: [.isDirectoryKey]))?
        .isDirectory
      return folder.appending(
        path: name, directoryHint: isFolder == true ? .isDirectory : .notDirectory)
    }.sorted { $0.path < $1.path }
  }
}
