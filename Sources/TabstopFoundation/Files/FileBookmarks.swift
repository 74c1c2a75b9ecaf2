public import Foundation

extension URL {
  /// Options for creating a bookmark. No effect: every program may open its user's files.
  /// Mirrors Foundation's.
  public struct BookmarkCreationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Creates options.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The bookmark contains the right to open the file.
    public static let withSecurityScope = BookmarkCreationOptions(rawValue: 1)
    /// The bookmark contains only the right to read the file.
    public static let securityScopeAllowOnlyReadAccess = BookmarkCreationOptions(rawValue: 2)
    /// The bookmark contains little else than the path.
    public static let minimalBookmark = BookmarkCreationOptions(rawValue: 4)
    /// The bookmark is stored in a file that refers to another one.
    public static let suitableForBookmarkFile = BookmarkCreationOptions(rawValue: 8)
  }
  /// Options for resolving a bookmark. No effect: every program may open its user's files.
  /// Mirrors Foundation's.
  public struct BookmarkResolutionOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Creates options.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The bookmark contains the right to open the file.
    public static let withSecurityScope = BookmarkResolutionOptions(rawValue: 1)
    /// No dialog asks the user.
    public static let withoutUI = BookmarkResolutionOptions(rawValue: 2)
    /// Disks are not mounted.
    public static let withoutMounting = BookmarkResolutionOptions(rawValue: 4)
  }

  /// The file, to be found again: its path. A file that is moved is not found again, as it would be on Apple's
  /// systems. Mirrors Foundation's.
  ///
  /// - Throws: An error of Cocoa's if this is not a file, or if there is none.
  public func bookmarkData(
    options: BookmarkCreationOptions = [],
    includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil, relativeTo url: URL? = nil
  ) throws -> Data {
    guard isFileURL else { throw CocoaError(.fileReadUnsupportedScheme) }
    guard FileManager.default.fileExists(atPath: path) else {
      throw CocoaError(.fileReadNoSuchFile)
    }
    return Data("file:".utf8) + Data(standardizedFileURL.path.utf8)
  }

  /// The file of a bookmark. Mirrors Foundation's.
  ///
  /// - Parameter isStale: Becomes `false`: a bookmark is never out of date here.
  /// - Throws: An error of Cocoa's if the data is no bookmark of this library's, or if the file is gone.
  public init(
    resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [],
    relativeTo url: URL? = nil, bookmarkDataIsStale isStale: inout Bool
  ) throws {
    let mark = Data("file:".utf8)
    guard data.starts(with: mark),
      let path = String(data: data.dropFirst(mark.count), encoding: .utf8), path.hasPrefix("/")
    else { throw CocoaError(.fileReadCorruptFile) }
    guard FileManager.default.fileExists(atPath: path) else {
      throw CocoaError(.fileReadNoSuchFile)
    }
    isStale = false
    self.init(fileURLWithPath: path)
  }
}
