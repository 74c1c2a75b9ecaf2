internal import CGtk
public import Foundation

extension FileManager {
  /// Puts a file or a folder into the desktop's wastebasket. Mirrors Foundation's. Waits for the file system.
  ///
  /// - Parameter outResultingURL: Becomes `nil`: the desktop does not say where the file is then.
  /// - Throws: An error of Cocoa's if there is no such file, or if it cannot be put there.
  public func trashItem(
    at url: URL, resultingItemURL outResultingURL: UnsafeMutablePointer<NSURL?>?
  ) throws {
    outResultingURL?.pointee = nil
    guard url.isFileURL, fileExists(atPath: url.path) else { throw CocoaError(.fileNoSuchFile) }
    let file = g_file_new_for_path(url.path)
    defer { g_object_unref(file.map(UnsafeMutableRawPointer.init)) }
    guard g_file_trash(file, nil, nil) != 0 else { throw CocoaError(.fileWriteNoPermission) }
  }
}
