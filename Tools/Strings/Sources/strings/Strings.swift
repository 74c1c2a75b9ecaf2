import Foundation
import StringCatalogs
import StringExtraction

/// The tool behind `make strings`.
@main
enum Strings {
  static let usage = """
    usage: strings extract|extract-own CATALOG API-FOLDER SOURCES...
           strings extract-data CATALOG FILE.json FIELDS...
           strings extract-table CATALOG FILE.tsv COLUMN
           strings export CATALOG LANGUAGE >FILE.po
           strings import CATALOG FILE.po...
    """

  static func main() {
    do {
      try run(Array(CommandLine.arguments.dropFirst()))
    } catch {
      FileHandle.standardError.write(Data("strings: \(error)\n".utf8))
      exit(1)
    }
  }

  private static func run(_ arguments: [String]) throws {
    guard arguments.count >= 3 else { throw CatalogFault(usage) }
    let path = arguments[1]
    switch arguments[0] {
    case "extract", "extract-own":
      guard arguments.count >= 4 else { throw CatalogFault(usage) }
      let (added, gone) = try Extraction.update(
        catalog: path, api: arguments[2], sources: Array(arguments[3...]),
        isOwn: arguments[0] == "extract-own")
      report(path, added, gone)
    case "extract-data":
      guard arguments.count >= 4 else { throw CatalogFault(usage) }
      let (added, gone) = try Extraction.update(
        catalog: path, data: arguments[2], fields: Set(arguments[3...]))
      report(path, added, gone)
    case "extract-table":
      guard arguments.count == 4, let column = Int(arguments[3]) else { throw CatalogFault(usage) }
      let (added, gone) = try Extraction.update(catalog: path, table: arguments[2], column: column)
      report(path, added, gone)
    case "export":
      print(PortableObject.text(try catalog(path), language: arguments[2]), terminator: "")
    case "import":
      var catalog = try catalog(path)
      for file in arguments[2...] {
        let count = try PortableObject.merge(
          try String(contentsOfFile: file, encoding: .utf8), into: &catalog)
        print("\(file): \(count) changed")
      }
      try catalog.data.write(to: URL(fileURLWithPath: path))
    default: throw CatalogFault(usage)
    }
  }

  private static func report(_ path: String, _ added: [String], _ gone: [String]) {
    print("\(path): \(added.count) new, \(gone.count) gone")
    for key in added { print("  new: \(key)") }
    for key in gone { print("  gone: \(key)") }
  }

  private static func catalog(_ path: String) throws -> XCStrings {
    try XCStrings(try Data(contentsOf: URL(fileURLWithPath: path)), path: path)
  }
}
