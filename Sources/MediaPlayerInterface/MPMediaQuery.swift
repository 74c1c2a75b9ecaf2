public import Foundation

/// A search in the user's music, which is not known here: it finds nothing. Mirrors Media Player's `MPMediaQuery`.
// Sendable: one thread at a time.
open class MPMediaQuery: NSObject, @unchecked Sendable {
  /// The conditions. Stored, without effect.
  public var filterPredicates: Set<MPMediaPredicate>?
  /// What belongs together. Stored, without effect.
  public var groupingType = MPMediaGrouping.title

  /// Creates a search.
  public override init() { super.init() }
  /// Creates a search.
  public init(filterPredicates: Set<MPMediaPredicate>?) {
    self.filterPredicates = filterPredicates
    super.init()
  }
  /// A search for albums. It finds none.
  open class func albums() -> MPMediaQuery { MPMediaQuery() }
  /// A search for artists. It finds none.
  open class func artists() -> MPMediaQuery { MPMediaQuery() }
  /// A search for songs. It finds none.
  open class func songs() -> MPMediaQuery { MPMediaQuery() }
  /// A search for playlists. It finds none.
  open class func playlists() -> MPMediaQuery { MPMediaQuery() }
  /// A search for podcasts. It finds none.
  open class func podcasts() -> MPMediaQuery { MPMediaQuery() }
  /// A search for audio books. It finds none.
  open class func audiobooks() -> MPMediaQuery { MPMediaQuery() }
  /// A search for genres. It finds none.
  open class func genres() -> MPMediaQuery { MPMediaQuery() }

  /// What was found. Always empty.
  public var items: [MPMediaItem]? { [] }
  /// What was found, as it belongs together. Always empty.
  public var collections: [MPMediaItemCollection]? { [] }

  /// Adds a condition. It has no effect.
  public func addFilterPredicate(_ predicate: MPMediaPredicate) {
    filterPredicates = (filterPredicates ?? []).union([predicate])
  }
  /// Removes a condition.
  public func removeFilterPredicate(_ predicate: MPMediaPredicate) {
    filterPredicates?.remove(predicate)
  }
}

/// What belongs together in a search. Mirrors Media Player's.
public enum MPMediaGrouping: Int, Sendable {
  case title, album, artist, albumArtist, composer, genre, playlist, podcastTitle
}

/// A condition of a search. Mirrors Media Player's `MPMediaPredicate`.
// Sendable: immutable.
open class MPMediaPredicate: NSObject, @unchecked Sendable {}
/// A condition about a property. Mirrors Media Player's `MPMediaPropertyPredicate`.
public final class MPMediaPropertyPredicate: MPMediaPredicate, @unchecked Sendable {
  /// The name of the property.
  public let property: String
  /// The value that the property must have.
  public let value: Any?
  /// Creates a condition.
  public init(value: Any?, forProperty property: String) {
    (self.value, self.property) = (value, property)
    super.init()
  }
}

/// A part of the user's music: never created. Mirrors Media Player's.
// Sendable: immutable.
open class MPMediaEntity: NSObject, @unchecked Sendable {
  override init() { super.init() }
  /// The number of the part. Always 0.
  public var persistentID: UInt64 { 0 }
  /// The value of a property. Always `nil`.
  public func value(forProperty property: String) -> Any? { nil }
}

/// A piece of the user's music: never created. Mirrors Media Player's `MPMediaItem`.
open class MPMediaItem: MPMediaEntity, @unchecked Sendable {
  /// The title. Always `nil`.
  public var title: String? { nil }
  /// Who plays it. Always `nil`.
  public var artist: String? { nil }
  /// The album. Always `nil`.
  public var albumTitle: String? { nil }
  /// The genre. Always `nil`.
  public var genre: String? { nil }
  /// The cover. Always `nil`.
  public var artwork: MPMediaItemArtwork? { nil }
  /// The duration, in seconds. Always 0.
  public var playbackDuration: TimeInterval { 0 }
  /// The address of the file. Always `nil`.
  public var assetURL: URL? { nil }
}

/// Pieces of the user's music. Mirrors Media Player's `MPMediaItemCollection`.
open class MPMediaItemCollection: MPMediaEntity, @unchecked Sendable {
  /// The pieces.
  public let items: [MPMediaItem]
  /// The first piece.
  public var representativeItem: MPMediaItem? { items.first }
  /// The number of pieces.
  public var count: Int { items.count }
  /// Creates a collection.
  public init(items: [MPMediaItem]) {
    self.items = items
    super.init()
  }
}

/// The user's music, which programs do not get. Mirrors Media Player's `MPMediaLibrary`.
public final class MPMediaLibrary: NSObject, Sendable {
  private static let only = MPMediaLibrary()
  private override init() { super.init() }
  /// The only instance.
  public class func `default`() -> MPMediaLibrary { only }
  /// Whether programs may use it. Always restricted.
  public class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .restricted }
  /// Reports that programs may not use it. On the main queue.
  public class func requestAuthorization(
    _ handler: @escaping @Sendable (MPMediaLibraryAuthorizationStatus) -> Void
  ) {
    DispatchQueue.main.async { handler(.restricted) }
  }
  /// Reports that programs may not use it.
  public class func requestAuthorization() async -> MPMediaLibraryAuthorizationStatus {
    .restricted
  }
}

/// Whether programs may use the user's music. Mirrors Media Player's.
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, restricted, authorized
}
