import Foundation
import StringCatalogs

/// The tool of the build plugin: writes the tables of one module as a Swift source.
///
/// usage: StringTableWriter BUNDLE main|library bundle|no-bundle OUTPUT CATALOG...
@main
enum StringTableWriter {
  static func main() {
    do {
      let arguments = CommandLine.arguments
      guard arguments.count > 5 else {
        throw CatalogFault(
          "usage: StringTableWriter BUNDLE main|library bundle|no-bundle OUTPUT CATALOG...")
      }
      let (tables, language) = try CatalogFolder.tables(of: Array(arguments[5...]))
      let bundle = arguments[1]
      let isMain = arguments[2] == "main"
      var source = try TableWriter.source(
        tables, bundle: bundle, isMain: isMain, developmentLanguage: language)
      if arguments[3] == "bundle" {
        if isMain {
          source += TableWriter.mainBundle
        } else {
          // The resource for which SwiftPM makes the bundle.
          let folder = URL(fileURLWithPath: arguments[4]).deletingLastPathComponent()
          try "\(bundle)\n".write(
            to: folder.appendingPathComponent("strings.txt"), atomically: true, encoding: .utf8)
        }
      }
      try source.write(toFile: arguments[4], atomically: true, encoding: .utf8)
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      exit(1)
    }
  }
}
