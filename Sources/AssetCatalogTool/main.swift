// usage: AssetCatalogTool pack FILE CATALOGUE...
//        AssetCatalogTool symbols FILE FOLDER CATALOGUE|SOURCE...
//
// Packs asset catalogues into one file, or writes the symbols for their entries: FOLDER is the name of
// the folder in which the program finds the packed file.
import AssetCatalog
import Foundation

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("\(message)\n".utf8))
  exit(EX_USAGE)
}

/// The entries of all catalogues, each name once.
func readAssets(_ catalogs: [String]) -> (assets: [Asset], faults: [String]) {
  var reader = CatalogReader()
  var faults: [String] = []
  var names = Set<String>()
  var assets: [Asset] = []
  for asset in catalogs.flatMap({ reader.read(URL(fileURLWithPath: $0)) }) {
    if names.insert("\(asset.kind) \(asset.fullName)").inserted {
      assets.append(asset)
    } else {
      faults.append("two assets have the name \"\(asset.fullName)\"; the first is used")
    }
  }
  return (assets, reader.faults + faults)
}

var arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count > 2 else { fail("AssetCatalogTool: too few arguments") }
let command = arguments.removeFirst()
let output = URL(fileURLWithPath: arguments.removeFirst())
switch command {
case "pack":
  let (assets, faults) = readAssets(arguments)
  let packed = PackedCatalog(assets)
  for fault in faults + packed.faults { print("warning: \(fault)") }
  try packed.data.write(to: output)
case "symbols":
  let folder = arguments.removeFirst()
  let sources = arguments.filter { $0.hasSuffix(".swift") }
    .compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }
  let (assets, _) = readAssets(arguments.filter { !$0.hasSuffix(".swift") })
  let new = Data(AssetSymbols(assets, folder: folder, sources: sources).source.utf8)
  // The same text is not written again: the target would be compiled again.
  if new != (try? Data(contentsOf: output)) { try new.write(to: output) }
default: fail("AssetCatalogTool: unknown command \(command)")
}
