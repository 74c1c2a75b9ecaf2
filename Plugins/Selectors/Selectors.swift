import Foundation
import PackagePlugin

/// Compiles sources with `#selector` and `@objc`, which Swift on Linux refuses.
///
/// SwiftPM compiles what a target's `sources` names. This plugin compiles copies of the other Swift files in the
/// target's folder, without those that it excludes: in a copy, `#selector` is a reference to the method. Messages and
/// breakpoints are those of the sources themselves.
@main
struct Selectors: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let target = target as? SwiftSourceModuleTarget else { return [] }
    let sources = target.sourceFiles.filter { $0.type == .unknown }.map(\.url)
      .filter { $0.pathExtension == "swift" }
    if sources.isEmpty {
      Diagnostics.warning(
        """
        \(target.name): the plugin Selectors has nothing to compile. Name a source without '#selector' and '@objc' \
        in the target's 'sources'; the plugin compiles the others.
        """)
    }
    // The protocols whose methods a class may leave out: other sources call these.
    let protocols = sources.filter {
      (try? String(contentsOf: $0, encoding: .utf8))?.contains("optional func") == true
    }
    let tool = try context.tool(named: "SelectorTool").url
    return sources.map { source in
      // Not the name of the source, which the compiler would take for that of two files; but statements outside of
      // functions have to be in a file of this name.
      let base = source.deletingPathExtension().lastPathComponent
      let name = base == "main" ? "main.swift" : base + ".rewritten.swift"
      let copy = context.pluginWorkDirectoryURL.appending(path: name)
      return .buildCommand(
        displayName: "Selectors of \(source.lastPathComponent)", executable: tool,
        arguments: [source.path, copy.path] + protocols.map(\.path),
        inputFiles: [source] + protocols, outputFiles: [copy])
    }
  }
}
