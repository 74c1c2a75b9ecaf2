internal import CGtk
private import Glibc

/// The folders in which SwiftPM puts the resources of a program's targets, beside the program:
/// `<package>_<target>.resources`.
public enum ResourceFolders {
  /// The resource folders of this program, that of its own target first. They are searched for
  /// once.
  public static let ofProgram = folders(beside: program)
  /// The one of the program's own target; `nil` without one.
  public static let ofMainTarget = ofProgram.first.flatMap { isOfTarget($0, program) ? $0 : nil }
  /// The folder of the program.
  public static let folderOfProgram = String(folder(program))

  private static let program: String = {
    var path = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = readlink("/proc/self/exe", &path, path.count - 1)
    guard length > 0 else { return "" }
    return path.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
  }()

  /// The folders beside a program. If that is in a folder `bin`, which it shares with others, they are
  /// in `share/<program>`.
  static func folders(beside program: String) -> [String] {
    let folder = folder(program)
    let found = folders(
      in: name(folder) == "bin"
        ? "\(self.folder(String(folder)))/share/\(name(program[...]))" : String(folder))
    let own = found.filter { isOfTarget($0, program) }
    return own + found.filter { !own.contains($0) }
  }

  private static func folders(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var found: [String] = []
    while let entry = readdir(stream) {
      withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { name in
          if g_str_has_suffix(name, ".resources") != 0 {
            found.append("\(folder)/\(String(cString: name))")
          }
        }
      }
    }
    return found.sorted()
  }

  private static func isOfTarget(_ folder: String, _ program: String) -> Bool {
    folder.hasSuffix("_\(name(program[...])).resources")
  }

  private static func folder(_ path: String) -> Substring {
    path.lastIndex(of: "/").map { path[..<$0] } ?? ""
  }

  private static func name(_ path: Substring) -> Substring {
    path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path
  }
}
