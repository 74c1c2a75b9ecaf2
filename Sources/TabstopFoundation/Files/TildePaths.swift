public import Foundation

extension NSString {
  /// The path with `~` in place of the user's folder. Mirrors Foundation's on Apple's systems.
  public var abbreviatingWithTildeInPath: String {
    let (path, home) = (self as String, NSHomeDirectory())
    guard path == home || path.hasPrefix(home + "/") else { return path }
    return "~" + path.dropFirst(home.count)
  }
}
