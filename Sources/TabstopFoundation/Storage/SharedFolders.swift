public import Foundation

extension FileManager {
  /// The folder that an app group shares, created when it is first requested: one of that name in the folder for
  /// programs' data. Mirrors Foundation's on Apple's systems.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    // A name, not a path to another place.
    guard !groupIdentifier.isEmpty, !groupIdentifier.contains("/"), groupIdentifier != ".." else {
      return nil
    }
    let folder = URL.applicationSupportDirectory.appendingPathComponent(groupIdentifier)
    do {
      try createDirectory(at: folder, withIntermediateDirectories: true)
      return folder
    } catch {
      return nil
    }
  }

  /// The folder of an iCloud container. Always `nil`: there is no iCloud here.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
  /// Reads a file from iCloud. Always throws: there is no iCloud here.
  public func startDownloadingUbiquitousItem(at url: URL) throws {
    throw CocoaError(.featureUnsupported)
  }
  /// Moves a file to iCloud. Always throws: there is no iCloud here.
  public func setUbiquitous(_ flag: Bool, itemAt url: URL, destinationURL: URL) throws {
    throw CocoaError(.featureUnsupported)
  }
  /// Removes the copy of a file of iCloud. Always throws: there is no iCloud here.
  public func evictUbiquitousItem(at url: URL) throws { throw CocoaError(.featureUnsupported) }
  /// The identity of the user's iCloud account. Always `nil`: there is no iCloud here.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
}
