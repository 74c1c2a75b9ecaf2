import Foundation
import PackagePlugin

/// Makes the tables of translations of a module from the catalogs beside its sources: `.xcstrings`, and
/// `.strings` and `.stringsdict` in folders `LANG.lproj`.
@main
struct StringTables: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let module = target as? SwiftSourceModuleTarget else { return [] }
    let files = Self.files(in: module.directoryURL)
    let catalogs = Self.catalogs(in: files)
    guard !catalogs.isEmpty else { return [] }
    let output = context.pluginWorkDirectoryURL.appending(path: "StringTables.swift")
    // The translations of a library are found by its bundle, those of programs and tests by all
    // look-ups.
    let isMain = [.executable, .test].contains(module.kind)
    var outputs = [output]
    var bundle = "no-bundle"
    if Self.needsBundle(module, files) {
      bundle = "bundle"
      // SwiftPM declares `Bundle.module` for a target with a resource. A program's is the main bundle,
      // so that nothing has to be installed beside it.
      if !isMain { outputs.append(context.pluginWorkDirectoryURL.appending(path: "strings.txt")) }
    }
    // Sources from before Xcode made symbols for keys declare them.
    let sources = module.sourceFiles.map(\.url).filter {
      $0.pathExtension == "swift"
        && (try? String(contentsOf: $0, encoding: .utf8))?
          .contains("extension LocalizedStringResource") == true
    }
    return [
      .buildCommand(
        displayName: "Making the tables of translations of \(module.name)",
        executable: try context.tool(named: "StringTableWriter").url,
        arguments: [
          "\(context.package.displayName)_\(module.name)", isMain ? "main" : "library", bundle,
          output.path(percentEncoded: false),
        ] + (catalogs + sources).map { $0.path(percentEncoded: false) },
        inputFiles: catalogs + sources, outputFiles: outputs)
    ]
  }

  /// Whether the sources use `Bundle.module`, which SwiftPM declares only for targets with
  /// resources.
  private static func needsBundle(_ module: SwiftSourceModuleTarget, _ files: [URL]) -> Bool {
    let sources = Array(module.sourceFiles)
    // From an asset catalogue another plugin makes a resource.
    guard !sources.contains(where: { $0.type == .resource }),
      !files.contains(where: { $0.pathExtension == "xcassets" })
    else { return false }
    return sources.contains {
      $0.url.pathExtension == "swift"
        && (try? String(contentsOf: $0.url, encoding: .utf8))?.contains(".module") == true
    }
  }

  private static func catalogs(in files: [URL]) -> [URL] {
    files.filter {
      $0.pathExtension == "xcstrings"
        || ["strings", "stringsdict"].contains($0.pathExtension)
          && $0.deletingLastPathComponent().pathExtension == "lproj"
    }.sorted { $0.path < $1.path }
  }

  /// The files below a folder, which may be a symbolic link: an enumerator (Foundation on Linux, 6.3) does not follow
  /// that.
  private static func files(in folder: URL) -> [URL] {
    let place = folder.resolvingSymlinksInPath()
    let files = FileManager.default.enumerator(atPath: place.path)
    return (files?.compactMap { $0 as? String } ?? []).map { folder.appending(path: $0) }
  }
}
