import Foundation

/// The location of the database of places.
public enum PlacesFile {
  /// The file below a data folder, for example `/usr/share`.
  static let relativePath = "vacation-planner/places.sqlite"

  /// The first file of places, in this order:
  ///
  /// 1. beside the program: `bin/vacation-planner` has `share/vacation-planner/places.sqlite`;
  /// 2. in the checkout in which the program was built: `build/share/vacation-planner/places.sqlite`;
  /// 3. in the folders of `XDG_DATA_DIRS`, by default `/usr/local/share` and `/usr/share`.
  public static func find() throws(PlacesFault) -> String {
    let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return try find(program: program) { name in getenv(name).map { String(cString: $0) } }
  }

  /// - Parameter program: The path of the running program.
  static func find(
    program: String?, environment: (String) -> String?
  ) throws(PlacesFault) -> String {
    let folders = folders(program: program, environment: environment)
    for folder in folders {
      let path = folder + "/" + relativePath
      if FileManager.default.fileExists(atPath: path) { return path }
    }
    throw PlacesFault(.missing, path: folders.joined(separator: ":"))
  }

  private static func folders(program: String?, environment: (String) -> String?) -> [String] {
    var folders: [String] = []
    if let program {
      let place = URL(filePath: program).deletingLastPathComponent()
      if place.lastPathComponent == "bin" {
        folders.append(place.deletingLastPathComponent().appending(path: "share").path)
      }
      // SwiftPM puts programs into CHECKOUT/.build, directly or some folders down.
      let parts = place.pathComponents
      if let build = parts.lastIndex(of: ".build") {
        let checkout = parts[1..<build].map { "/" + $0 }.joined()
        folders.append(checkout + "/build/share")
      }
    }
    let listed = environment("XDG_DATA_DIRS").flatMap { $0.isEmpty ? nil : $0 }
    // The specification: relative paths are ignored.
    folders += (listed ?? "/usr/local/share:/usr/share").split(separator: ":").map(String.init)
      .filter { $0.hasPrefix("/") }
    return folders
  }
}
