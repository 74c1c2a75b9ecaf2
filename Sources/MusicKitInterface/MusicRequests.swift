public import Foundation
public import FoundationNetworking

/// A search in the catalogue, which ends with an error. Mirrors MusicKit's `MusicCatalogSearchRequest`.
public struct MusicCatalogSearchRequest: Sendable {
  /// The text.
  public let term: String
  /// What is searched for.
  public let types: [any MusicCatalogSearchable.Type]
  /// The greatest number of items.
  public var limit: Int?
  /// The number of items that are left out.
  public var offset: Int?
  /// Whether the best items are listed apart.
  public var includeTopResults = false
  /// Creates a search.
  public init(term: String, types: [any MusicCatalogSearchable.Type]) {
    self.term = term
    self.types = types
  }

  /// Searches. Always throws.
  public func response() async throws -> MusicCatalogSearchResponse {
    throw MusicTokenRequestError.permissionDenied
  }
}

/// What was found in the catalogue: never created. Mirrors MusicKit's `MusicCatalogSearchResponse`.
public struct MusicCatalogSearchResponse: Hashable, Sendable {
  /// Songs.
  public let songs: MusicItemCollection<Song>
  /// Albums.
  public let albums: MusicItemCollection<Album>
  /// Artists.
  public let artists: MusicItemCollection<Artist>
  /// Lists.
  public let playlists: MusicItemCollection<Playlist>
  /// Stations.
  public let stations: MusicItemCollection<Station>
  /// Films.
  public let musicVideos: MusicItemCollection<MusicVideo>
}

/// A search in the library, which ends with an error. Mirrors MusicKit's `MusicLibrarySearchRequest`.
public struct MusicLibrarySearchRequest: Sendable {
  /// The text.
  public let term: String
  /// What is searched for.
  public let types: [any MusicLibrarySearchable.Type]
  /// The greatest number of items.
  public var limit: Int?
  /// Creates a search.
  public init(term: String, types: [any MusicLibrarySearchable.Type]) {
    self.term = term
    self.types = types
  }

  /// Searches. Always throws.
  public func response() async throws -> MusicLibrarySearchResponse {
    throw MusicTokenRequestError.permissionDenied
  }
}

/// What was found in the library: never created. Mirrors MusicKit's `MusicLibrarySearchResponse`.
public struct MusicLibrarySearchResponse: Hashable, Sendable {
  /// Songs.
  public let songs: MusicItemCollection<Song>
  /// Albums.
  public let albums: MusicItemCollection<Album>
  /// Artists.
  public let artists: MusicItemCollection<Artist>
  /// Lists.
  public let playlists: MusicItemCollection<Playlist>
}

/// The properties by which music of the catalogue is found. Mirrors MusicKit's filters.
public protocol FilterableMusicItem: MusicItem {
  /// The properties by which it is found.
  associatedtype FilterType
}

/// The properties by which music is found. Mirrors MusicKit's.
public struct MusicItemFilter: Sendable {
  /// What identifies the item.
  public var id: MusicItemID
  /// The number of the recording.
  public var isrc: String
  /// The number of the product.
  public var upc: String
}

extension Song: FilterableMusicItem {
  /// The properties by which songs are found.
  public typealias FilterType = MusicItemFilter
}

extension Album: FilterableMusicItem {
  /// The properties by which albums are found.
  public typealias FilterType = MusicItemFilter
}

extension Artist: FilterableMusicItem {
  /// The properties by which artists are found.
  public typealias FilterType = MusicItemFilter
}

extension Playlist: FilterableMusicItem {
  /// The properties by which lists are found.
  public typealias FilterType = MusicItemFilter
}

extension Station: FilterableMusicItem {
  /// The properties by which stations are found.
  public typealias FilterType = MusicItemFilter
}

extension Genre: FilterableMusicItem {
  /// The properties by which genres are found.
  public typealias FilterType = MusicItemFilter
}

extension MusicVideo: FilterableMusicItem {
  /// The properties by which films are found.
  public typealias FilterType = MusicItemFilter
}

/// A request for music of the catalogue, which ends with an error. Mirrors MusicKit's `MusicCatalogResourceRequest`.
public struct MusicCatalogResourceRequest<MusicItemType: MusicItem & Codable>: Sendable {
  /// The greatest number of items.
  public var limit: Int?
  /// The properties that are loaded.
  public var properties: [PartialMusicAsyncProperty<MusicItemType>] = []
  /// Creates a request for all items.
  public init() {}
  /// Creates a request for the item with a value.
  public init<Value>(
    matching keyPath: KeyPath<MusicItemType.FilterType, Value>, equalTo value: Value
  ) where MusicItemType: FilterableMusicItem {}
  /// Creates a request for the items with one of the values.
  public init<Value>(
    matching keyPath: KeyPath<MusicItemType.FilterType, Value>, memberOf values: [Value]
  ) where MusicItemType: FilterableMusicItem {}
  /// Asks. Always throws.
  public func response() async throws -> MusicCatalogResourceResponse<MusicItemType> {
    throw MusicTokenRequestError.permissionDenied
  }
}

/// Music of the catalogue: never created. Mirrors MusicKit's `MusicCatalogResourceResponse`.
public struct MusicCatalogResourceResponse<MusicItemType: MusicItem>: Sendable {
  /// The items.
  public let items: MusicItemCollection<MusicItemType>
}

/// A request for music of the library, which ends with an error. Mirrors MusicKit's `MusicLibraryRequest`.
public struct MusicLibraryRequest<MusicItemType: MusicLibraryRequestable>: Sendable {
  /// The greatest number of items.
  public var limit: Int?
  /// The number of items that are left out.
  public var offset: Int?
  /// Whether only items are listed that are on this computer.
  public var includeOnlyDownloadedContent = false
  /// Creates a request.
  public init() {}
  /// Lists the items with a text.
  public mutating func filter(text: String) {}
  /// Lists the items with a value.
  public mutating func filter<Value: Equatable>(
    matching keyPath: KeyPath<MusicItemType, Value>, equalTo value: Value
  ) {}
  /// Sorts the items.
  public mutating func sort<Value>(by keyPath: KeyPath<MusicItemType, Value>, ascending: Bool) {}
  /// Asks. Always throws.
  public func response() async throws -> MusicLibraryResponse<MusicItemType> {
    throw MusicTokenRequestError.permissionDenied
  }
}

/// Music of the library: never created. Mirrors MusicKit's `MusicLibraryResponse`.
public struct MusicLibraryResponse<MusicItemType: MusicItem>: Sendable {
  /// The items.
  public let items: MusicItemCollection<MusicItemType>
}

/// A request for the music that the user has heard, which ends with an error. Mirrors MusicKit's.
public struct MusicRecentlyPlayedRequest<MusicItemType: MusicRecentlyPlayedRequestable>: Sendable {
  /// The greatest number of items.
  public var limit: Int?
  /// The number of items that are left out.
  public var offset: Int?
  /// Creates a request.
  public init() {}
  /// Asks. Always throws.
  public func response() async throws -> MusicLibraryResponse<MusicItemType> {
    throw MusicTokenRequestError.permissionDenied
  }
}

/// A request for popular music, which ends with an error. Mirrors MusicKit's `MusicCatalogChartsRequest`.
public struct MusicCatalogChartsRequest: Sendable {
  /// The greatest number of items.
  public var limit: Int?
  /// Creates a request.
  public init(
    genre: Genre? = nil, kinds: [MusicCatalogChartKind] = [.mostPlayed],
    types: [any MusicCatalogChartRequestable.Type]
  ) {}
  /// Asks. Always throws.
  public func response() async throws -> MusicCatalogChartsResponse {
    throw MusicTokenRequestError.permissionDenied
  }
}

/// A kind of popular music. Mirrors MusicKit's.
public enum MusicCatalogChartKind: Hashable, Sendable { case mostPlayed, cityTop, dailyGlobalTop }

/// A list of popular music: never created. Mirrors MusicKit's `MusicCatalogChart`.
public struct MusicCatalogChart<MusicItemType: MusicItem>: Sendable {
  /// The title.
  public let title: String
  /// The items.
  public let items: MusicItemCollection<MusicItemType>
}

/// Popular music: never created. Mirrors MusicKit's `MusicCatalogChartsResponse`.
public struct MusicCatalogChartsResponse: Sendable {
  /// Songs.
  public let songCharts: [MusicCatalogChart<Song>]
  /// Albums.
  public let albumCharts: [MusicCatalogChart<Album>]
  /// Lists.
  public let playlistCharts: [MusicCatalogChart<Playlist>]
}

/// A request for recommendations, which ends with an error. Mirrors MusicKit's.
public struct MusicPersonalRecommendationsRequest: Sendable {
  /// The greatest number of items.
  public var limit: Int?
  /// Creates a request.
  public init() {}
  /// Asks. Always throws.
  public func response() async throws -> MusicPersonalRecommendationsResponse {
    throw MusicTokenRequestError.permissionDenied
  }
}

/// A recommendation: never created. Mirrors MusicKit's `MusicPersonalRecommendation`.
public struct MusicPersonalRecommendation: MusicItem, Identifiable, Hashable {
  /// What identifies the recommendation.
  public let id: MusicItemID
  /// The title.
  public let title: String?
  /// The reason.
  public let reason: String?
  /// Albums.
  public let albums: MusicItemCollection<Album>
  /// Lists.
  public let playlists: MusicItemCollection<Playlist>
  /// Stations.
  public let stations: MusicItemCollection<Station>
}

/// Recommendations: never created. Mirrors MusicKit's `MusicPersonalRecommendationsResponse`.
public struct MusicPersonalRecommendationsResponse: Sendable {
  /// The recommendations.
  public let recommendations: MusicItemCollection<MusicPersonalRecommendation>
}

/// A request by an address, which ends with an error. Mirrors MusicKit's `MusicDataRequest`.
public struct MusicDataRequest: Sendable {
  /// The request.
  public let urlRequest: URLRequest
  /// Creates a request.
  public init(urlRequest: URLRequest) { self.urlRequest = urlRequest }
  /// The country of the user's account. Always throws.
  public static var currentCountryCode: String {
    get async throws { throw MusicTokenRequestError.permissionDenied }
  }

  /// Asks. Always throws.
  public func response() async throws -> MusicDataResponse {
    throw MusicTokenRequestError.permissionDenied
  }
}

/// An answer: never created. Mirrors MusicKit's `MusicDataResponse`.
public struct MusicDataResponse: Sendable {
  /// The data.
  public let data: Data
  /// What the server says about the data.
  public let urlResponse: URLResponse
}

/// The user's library: every change ends with an error. Mirrors MusicKit's `MusicLibrary`.
public final class MusicLibrary: Sendable {
  /// The user's library.
  public static let shared = MusicLibrary()
  private init() {}
  /// Adds music. Always throws.
  public func add<T: MusicLibraryAddable>(_ item: T) async throws {
    throw MusicTokenRequestError.permissionDenied
  }

  /// Adds music to a list. Always throws.
  @discardableResult
  public func add<T: MusicPlaylistAddable>(_ item: T, to playlist: Playlist) async throws
    -> Playlist
  { throw MusicTokenRequestError.permissionDenied }
  /// Creates a list. Always throws.
  @discardableResult
  public func createPlaylist(
    name: String, description: String? = nil, authorDisplayName: String? = nil
  ) async throws -> Playlist { throw MusicTokenRequestError.permissionDenied }
  /// Creates a list with music. Always throws.
  @discardableResult
  public func createPlaylist<S: Sequence>(
    name: String, description: String? = nil, authorDisplayName: String? = nil, items: S
  ) async throws -> Playlist where S.Element: MusicPlaylistAddable {
    throw MusicTokenRequestError.permissionDenied
  }
}
