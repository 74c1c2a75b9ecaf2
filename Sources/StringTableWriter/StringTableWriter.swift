import Foundation
import StringCatalogs

/// The tool of the build plugin: writes the tables of one module as a Swift source.
///
/// usage: StringTableWriter BUNDLE main|library bundle|no-bundle OUTPUT CATALOG... [SOURCE.swift...]
///
/// The sources are those with symbols of their own for keys.
@main
enum StringTableWriter {
  static func main() {
    do {
      let arguments = CommandLine.arguments
      guard arguments.count > 5 else {
        throw CatalogFault(
          "usage: StringTableWriter BUNDLE main|library bundle|no-bundle OUTPUT CATALOG...")
      }
      let sources = arguments[5...].filter { $0.hasSuffix(".swift") }
      let catalogs = arguments[5...].filter { !$0.hasSuffix(".swift") }
      let (tables, language) = try CatalogFolder.tables(of: catalogs)
      let bundle = arguments[1]
      let isMain = arguments[2] == "main"
      var source = try TableWriter.source(
        tables, bundle: bundle, isMain: isMain, developmentLanguage: language)
      source +=
        CatalogSymbols(
          try CatalogFolder.catalogs(of: catalogs), bundle: isMain ? nil : bundle,
          sources: try sources.map { try String(contentsOfFile: $0, encoding: .utf8) }
        ).source
      if arguments[3] == "bundle" {
        if isMain {
          source += TableWriter.mainBundle
        } else {
          // The resource for which SwiftPM makes the bundle.
          let folder = URL(fileURLWithPath: arguments[4]).deletingLastPathComponent()
          try write("\(bundle)\n", to: folder.appendingPathComponent("strings.txt"))
        }
      }
      try write(source, to: URL(fileURLWithPath: arguments[4]))
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      exit(1)
    }
  }

  /// Writes a file, unless it is the same already: SwiftPM links the tool again in the second build of a
  /// package, and would compile each module with tables again.
  private static func write(_ text: String, to file: URL) throws {
    if (try? String(contentsOf: file, encoding: .utf8)) == text { return }
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
}
