import Foundation

/// The catalogs beside the sources of one module.
public enum CatalogFolder {
  /// Whether a file has translations.
  public static func isCatalog(_ name: String) -> Bool {
    ["xcstrings", "strings", "stringsdict"].contains((name as NSString).pathExtension)
  }

  /// The string catalogs among some files, each with the name of its table.
  public static func catalogs(of paths: [String]) throws -> [(name: String, catalog: XCStrings)] {
    try paths.map { URL(fileURLWithPath: $0) }.filter { $0.pathExtension == "xcstrings" }.map {
      (
        $0.deletingPathExtension().lastPathComponent,
        try XCStrings(Data(contentsOf: $0), path: $0.path)
      )
    }
  }

  /// The tables of some files, and the language of their keys: that of the first catalog, else English.
  public static func tables(
    of paths: [String]
  ) throws -> (tables: [LanguageTable], developmentLanguage: String) {
    var merged: [String: [String: [String: Translation]]] = [:]
    var development: String?
    // A `.stringsdict` has precedence over a `.strings` file with the same key.
    for path in paths.sorted(by: { ($0 as NSString).pathExtension < ($1 as NSString).pathExtension }
    ) {
      let url = URL(fileURLWithPath: path)
      let data = try Data(contentsOf: url)
      let name = url.deletingPathExtension().lastPathComponent
      if url.pathExtension == "xcstrings" {
        let catalog = try XCStrings(data, path: path)
        if development == nil || name == "Localizable" { development = catalog.sourceLanguage }
        for table in try catalog.tables(named: name) {
          merged[name, default: [:]][table.language, default: [:]]
            .merge(table.translations) { $1 }
        }
        continue
      }
      let folder = url.deletingLastPathComponent()
      guard folder.pathExtension == "lproj" else { continue }
      var language = folder.deletingPathExtension().lastPathComponent
        .replacingOccurrences(of: "_", with: "-")
      if language == "Base" { language = "en" }
      let translations =
        url.pathExtension == "strings"
        ? try StringsFile.strings(data, path: path) : try StringsFile.stringsDict(data, path: path)
      merged[name, default: [:]][language, default: [:]].merge(translations) { $1 }
    }
    let tables = merged.flatMap { name, languages in
      languages.map { LanguageTable(name: name, language: $0, translations: $1) }
    }
    return (tables, development ?? "en")
  }
}
