import Foundation
import PackagePlugin

/// Adds one file to a target that re-exports the modules which Apple's Foundation, SwiftUI and UIKit
/// hand on. The imports of one file hold for its whole module: so a file with `import Foundation` alone
/// knows `ObservableObject`, `@Published` and `@Observable`, and one with `import SwiftUI`
/// `UNUserNotificationCenter` and `CIFilter`, as on Apple's systems.
@main
struct AppleImports: BuildToolPlugin {
  private static let source = """
    // Of each module as far as the target depends on its product.
    #if canImport(SwiftUI)
      @_exported public import SwiftUI
    #endif
    #if canImport(Combine)
      @_exported public import Combine
    #endif
    #if canImport(UserNotifications)
      @_exported public import UserNotifications
    #endif
    #if canImport(CoreImage)
      @_exported public import CoreImage
    #endif
    @_exported public import Observation

    """

  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let sources = (target as? SwiftSourceModuleTarget)?.sourceFiles(withSuffix: "swift")
    else {
      return []
    }
    // On Linux it is a module of its own, which programs that do without need not load.
    let parsesXML = sources.contains { source in
      (try? String(contentsOf: source.url, encoding: .utf8))?.contains("XMLParser") ?? false
    }
    let source =
      Self.source + (parsesXML ? "@_exported public import FoundationXML\n" : "")
    let file = context.pluginWorkDirectoryURL.appending(path: "AppleImports.swift")
    // No tool of its own, which would have to be built.
    return [
      .buildCommand(
        displayName: "Imports for \(target.name)", executable: URL(filePath: "/bin/sh"),
        arguments: ["-c", #"printf %s "$1" >"$2""#, "sh", source, file.path],
        outputFiles: [file])
    ]
  }
}
