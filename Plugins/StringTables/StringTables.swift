import Foundation
import PackagePlugin

/// Makes the tables of translations of a module from the catalogs beside its sources: `.xcstrings`, and
/// `.strings` and `.stringsdict` in folders `LANG.lproj`.
@main
struct StringTables: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let module = target as? SwiftSourceModuleTarget else { return [] }
    let catalogs = Self.catalogs(in: module.directoryURL)
    guard !catalogs.isEmpty else { return [] }
    let output = context.pluginWorkDirectoryURL.appending(path: "StringTables.swift")
    // The translations of a library are found by its bundle, those of programs and tests by all
    // look-ups.
    let isMain = [.executable, .test].contains(module.kind)
    var outputs = [output]
    var bundle = "no-bundle"
    if Self.needsBundle(module) {
      bundle = "bundle"
      // SwiftPM declares `Bundle.module` for a target with a resource. A program's is the main bundle,
      // so that nothing has to be installed beside it.
      if !isMain { outputs.append(context.pluginWorkDirectoryURL.appending(path: "strings.txt")) }
    }
    return [
      .buildCommand(
        displayName: "Making the tables of translations of \(module.name)",
        executable: try context.tool(named: "StringTableWriter").url,
        arguments: [
          "\(context.package.displayName)_\(module.name)", isMain ? "main" : "library", bundle,
          output.path(percentEncoded: false),
        ] + catalogs.map { $0.path(percentEncoded: false) },
        inputFiles: catalogs, outputFiles: outputs)
    ]
  }

  /// Whether the sources use `Bundle.module`, which SwiftPM declares only for targets with
  /// resources.
  private static func needsBundle(_ module: SwiftSourceModuleTarget) -> Bool {
    let files = Array(module.sourceFiles)
    guard !files.contains(where: { $0.type == .resource }), !hasAssets(module.directoryURL) else {
      return false
    }
    return files.contains {
      $0.url.pathExtension == "swift"
        && (try? String(contentsOf: $0.url, encoding: .utf8))?.contains(".module") == true
    }
  }

  /// Whether the folder has an asset catalogue, from which another plugin makes a resource.
  private static func hasAssets(_ folder: URL) -> Bool {
    FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
      .contains { ($0 as? URL)?.pathExtension == "xcassets" } ?? false
  }

  private static func catalogs(in folder: URL) -> [URL] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? []).filter {
      $0.pathExtension == "xcstrings"
        || ["strings", "stringsdict"].contains($0.pathExtension)
          && $0.deletingLastPathComponent().pathExtension == "lproj"
    }.sorted { $0.path < $1.path }
  }
}
