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
    // Of a folder that is a link, nothing would be found.
    let folder = folder.resolvingSymlinksInPath()
    let entries = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var found: [URL] = []
    while let entry = entries?.nextObject() as? URL {
      guard entry.pathExtension == "xcassets" else { continue }
      found.append(entry)
      entries?.skipDescendants()
    }
    return found.sorted { $0.path < $1.path }
  }

  private static func contents(of folder: URL) -> [URL] {
    let entries = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var found: [URL] = []
    while let entry = entries?.nextObject() as? URL { found.append(entry) }
    return found.sorted { $0.path < $1.path }
  }
}
