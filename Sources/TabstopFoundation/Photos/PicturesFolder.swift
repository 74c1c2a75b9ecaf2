internal import Foundation

/// The folder for pictures that programs save.
package enum PicturesFolder {
  /// A file that does not exist yet, named by the time.
  package static func free(_ extension: String) -> URL {
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.dateFormat = "yyyyMMdd-HHmmss"
    let name = format.string(from: Date())
    let folder = URL.picturesDirectory
    var (file, number) = (folder.appendingPathComponent("\(name).\(`extension`)"), 1)
    while FileManager.default.fileExists(atPath: file.path) {
      file = folder.appendingPathComponent("\(name)-\(number).\(`extension`)")
      number += 1
    }
    return file
  }
}
