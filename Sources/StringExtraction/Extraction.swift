import Foundation
import StringCatalogs
import SwiftParser
import SwiftSyntax

/// Updates a catalog from sources: adds new keys, and marks missing ones. Translations, states and
/// comments stay.
public enum Extraction {
  /// Adds the texts of Swift sources to a catalog.
  ///
  /// - Parameters:
  ///   - path: The path of the catalog. It is created if there is none.
  ///   - api: The folder with the golden files of the public API.
  ///   - sources: Folders with the sources whose texts are in the catalog.
  ///   - isOwn: Whether they are a library's own texts, `String(own:)`.
  /// - Returns: The keys that were added, and those that are gone.
  public static func update(
    catalog path: String, api: String, sources: [String], isOwn: Bool
  ) throws -> (added: [String], gone: [String]) {
    var parameters = KeyParameters()
    for file in try files(in: api, "txt") {
      parameters.addAPI(try String(contentsOfFile: file, encoding: .utf8))
    }
    let trees = try sources.flatMap { try files(in: $0, "swift") }.map {
      Parser.parse(source: try String(contentsOfFile: $0, encoding: .utf8))
    }
    for tree in trees { parameters.add(tree) }
    let table = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    let keys = trees.flatMap { tree in
      let finder = KeyFinder(parameters, table: table, isOwn: isOwn)
      finder.walk(tree)
      return finder.keys
    }
    return try update(catalog: path, keys)
  }

  /// Adds the texts of a JSON file to a catalog.
  ///
  /// - Parameters:
  ///   - path: The path of the catalog. It is created if there is none.
  ///   - data: A JSON file, whose texts a program shows.
  ///   - fields: The names of the fields with these texts, each a text or a list of texts.
  /// - Returns: The keys that were added, and those that are gone.
  public static func update(
    catalog path: String, data: String, fields: Set<String>
  ) throws -> (added: [String], gone: [String]) {
    let json = try JSONSerialization.jsonObject(
      with: Data(contentsOf: URL(fileURLWithPath: data)))
    return try update(catalog: path, texts(in: json, fields).map { FoundKey(key: $0) })
  }

  /// Adds the names in a table to a catalog. A remark in parentheses at the end of a name is a text of its
  /// own, in which "%@" stands for a date.
  ///
  /// - Parameters:
  ///   - path: The path of the catalog. It is created if there is none.
  ///   - table: A text file whose columns are separated by tabs. Lines that begin with "# " are
  ///     comments.
  ///   - column: The column with the names, from 0 on. It is empty, or a number, in rows without one.
  /// - Returns: The keys that were added, and those that are gone.
  public static func update(
    catalog path: String, table: String, column: Int
  ) throws -> (added: [String], gone: [String]) {
    let rows = try String(contentsOfFile: table, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("# ") }
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
    let names = rows.filter { $0.indices.contains(column) }.map { String($0[column]) }
    return try update(catalog: path, names.flatMap(texts).map { FoundKey(key: $0) })
  }

  private static func texts(in name: String) -> [String] {
    guard let match = name.wholeMatch(of: /(.+) \(([^()]+)\)/) else { return [name] }
    let remark = match.2.replacing(/\d\d\/\d\d\/\d{4}/, with: "%@")
    return texts(in: String(match.1)) + [String(remark)]
  }

  private static func texts(in json: Any, _ fields: Set<String>) -> [String] {
    if let list = json as? [Any] { return list.flatMap { texts(in: $0, fields) } }
    return (json as? [String: Any] ?? [:]).flatMap { name, value in
      fields.contains(name)
        ? (value as? String).map { [$0] } ?? value as? [String] ?? [] : texts(in: value, fields)
    }
  }

  private static func update(
    catalog path: String, _ keys: [FoundKey]
  ) throws -> (added: [String], gone: [String]) {
    var catalog =
      try FileManager.default.contents(atPath: path).map { try XCStrings($0, path: path) }
      ?? XCStrings(sourceLanguage: "en")
    let result = catalog.update(keys)
    try catalog.data.write(to: URL(fileURLWithPath: path))
    return result
  }

  private static func files(in folder: String, _ ending: String) throws -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String }
    guard let names else { throw CatalogFault("\(folder): no such folder") }
    return names.filter { $0.hasSuffix("." + ending) }.sorted().map { folder + "/" + $0 }
  }
}
