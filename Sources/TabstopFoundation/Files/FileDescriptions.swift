public import Foundation

// What Foundation on Linux (Swift 6.3) does not know of a file follows from what it knows.
extension URLResourceKey {
  /// The key of `URLResourceValues.contentType`, which follows from the name.
  public static var contentTypeKey: URLResourceKey { .nameKey }
  /// The key of `URLResourceValues.volumeAvailableCapacityForImportantUsage`: all available space may be
  /// used.
  public static var volumeAvailableCapacityForImportantUsageKey: URLResourceKey {
    .volumeAvailableCapacityKey
  }
  /// The key of `URLResourceValues.volumeAvailableCapacityForOpportunisticUsage`.
  public static var volumeAvailableCapacityForOpportunisticUsageKey: URLResourceKey {
    .volumeAvailableCapacityKey
  }
}

extension URLResourceValues {
  /// The type of the file, by the end of its name; that of a folder only if `isDirectoryKey` was asked
  /// for, too. Mirrors Foundation's.
  public var contentType: UTType? {
    guard let name else { return nil }
    if isDirectory == true { return .folder }
    return UTType(filenameExtension: (name as NSString).pathExtension) ?? .data
  }
  /// The space that is available, in bytes. Mirrors Foundation's.
  public var volumeAvailableCapacityForImportantUsage: Int64? {
    volumeAvailableCapacity.map { Int64($0) }
  }
  /// The space that is available, in bytes. Mirrors Foundation's.
  public var volumeAvailableCapacityForOpportunisticUsage: Int64? {
    volumeAvailableCapacity.map { Int64($0) }
  }
}

extension FileManager {
  /// Whether a file is in the user's account. Always `false`: there is no iCloud. Mirrors Foundation's.
  public func isUbiquitousItem(at url: URL) -> Bool { false }
}
