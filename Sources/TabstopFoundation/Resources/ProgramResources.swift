public import Foundation
internal import GtkBridge
internal import Synchronization

// SwiftPM puts the resources of a target into a folder of their own beside the program, where the main
// bundle of Foundation on Linux (6.3) does not search. These methods have parameters that are not
// optional, so that the compiler prefers them to Foundation's.

extension Bundle {
  /// The address of a resource. Those of `Bundle.main` are also searched for in the folders that
  /// SwiftPM makes, that of the program's own target first.
  public func url(forResource name: String, withExtension ext: String?) -> URL? {
    find(name, ext, in: nil)
  }

  /// The address of a resource in a folder of the bundle.
  public func url(
    forResource name: String, withExtension ext: String?, subdirectory: String?
  ) -> URL? { find(name, ext, in: subdirectory) }

  /// The path of a resource. Those of `Bundle.main` are also searched for in the folders that
  /// SwiftPM makes.
  public func path(forResource name: String, ofType ext: String?) -> String? {
    find(name, ext, in: nil)?.path
  }

  /// The path of a resource in a folder of the bundle.
  public func path(
    forResource name: String, ofType ext: String?, inDirectory folder: String?
  ) -> String? { find(name, ext, in: folder)?.path }

  /// The addresses of all resources with an extension.
  public func urls(forResourcesWithExtension ext: String, subdirectory folder: String?) -> [URL]? {
    func search(_ bundle: Bundle) -> [URL] {
      let ext: String? = ext
      return (bundle.urls(forResourcesWithExtension: ext, subdirectory: folder) ?? [])
        .map { $0 as URL }
    }
    let own = search(self)
    guard own.isEmpty, isOfProgram else { return own }
    return Self.ofTargets.lazy.map(search).first { !$0.isEmpty } ?? []
  }

  private func find(_ name: String, _ ext: String?, in folder: String?) -> URL? {
    func search(_ bundle: Bundle) -> URL? {
      let name: String? = name
      return bundle.url(forResource: name, withExtension: ext, subdirectory: folder)
    }
    if let found = search(self) { return found }
    guard isOfProgram else { return nil }
    for bundle in Self.ofTargets {
      if let found = search(bundle) { return found }
    }
    ResourceReports.reportMissing(
      [folder, ext.map { "\(name).\($0)" } ?? name].compactMap(\.self).joined(separator: "/"))
    return nil
  }

  private static var ofTargets: [Bundle] {
    ResourceFolders.ofProgram.compactMap { Bundle(path: $0) }
  }
}

/// The resources that were not found, each reported once.
private enum ResourceReports {
  private static let names = Mutex<Set<String>>([])

  static func reportMissing(_ name: String) {
    guard names.withLock({ $0.insert(name).inserted }) else { return }
    let folders = [ResourceFolders.folderOfProgram] + ResourceFolders.ofProgram
    StandardError.print(
      "Tabstop: there is no resource \"\(name)\" in \(folders.joined(separator: ", ")).")
  }
}
