public import Foundation

/// A song: never created. Mirrors MusicKit's `Song`.
public struct Song: PlayableMusicItem, MusicPropertyContainer, MusicCatalogSearchable,
  MusicLibrarySearchable, MusicLibraryRequestable, MusicCatalogChartRequestable,
  MusicRecentlyPlayedRequestable, MusicPlaylistAddable, MusicLibraryAddable, Identifiable, Hashable,
  Codable
{
  /// What identifies the song.
  public let id: MusicItemID
  /// The title.
  public let title: String
  /// The name of the artist.
  public let artistName: String
  /// The address of the artist's page.
  public let artistURL: URL?
  /// The title of the album.
  public let albumTitle: String?
  /// The picture.
  public let artwork: Artwork?
  /// The name of the composer.
  public let composerName: String?
  /// Whether the song is for children.
  public let contentRating: ContentRating?
  /// The number of the disc.
  public let discNumber: Int?
  /// The length in seconds.
  public let duration: TimeInterval?
  /// Texts about the song.
  public let editorialNotes: EditorialNotes?
  /// The names of the genres.
  public let genreNames: [String]
  /// Whether there is a text.
  public let hasLyrics: Bool
  /// The number of the recording.
  public let isrc: String?
  /// When the user added the song.
  public let libraryAddedDate: Date?
  /// When the user heard the song last.
  public let lastPlayedDate: Date?
  /// How often the user heard the song.
  public let playCount: Int?
  /// What a player needs.
  public let playParameters: PlayParameters?
  /// Parts for listening.
  public let previewAssets: [PreviewAsset]?
  /// The date of the publication.
  public let releaseDate: Date?
  /// The number of the song.
  public let trackNumber: Int?
  /// The address of the song's page.
  public let url: URL?
  /// The qualities of the song.
  public let audioVariants: [AudioVariant]?
  /// The albums.
  public let albums: MusicItemCollection<Album>?
  /// The artists.
  public let artists: MusicItemCollection<Artist>?
  /// The genres.
  public let genres: MusicItemCollection<Genre>?
}

/// An album: never created. Mirrors MusicKit's `Album`.
public struct Album: PlayableMusicItem, MusicPropertyContainer, MusicCatalogSearchable,
  MusicLibrarySearchable, MusicLibraryRequestable, MusicCatalogChartRequestable,
  MusicLibraryAddable, Identifiable, Hashable, Codable
{
  /// What identifies the album.
  public let id: MusicItemID
  /// The title.
  public let title: String
  /// The name of the artist.
  public let artistName: String
  /// The address of the artist's page.
  public let artistURL: URL?
  /// The picture.
  public let artwork: Artwork?
  /// Whether the album is for children.
  public let contentRating: ContentRating?
  /// Who owns the rights.
  public let copyright: String?
  /// Texts about the album.
  public let editorialNotes: EditorialNotes?
  /// The names of the genres.
  public let genreNames: [String]
  /// Whether there are several artists.
  public let isCompilation: Bool?
  /// Whether all songs are there.
  public let isComplete: Bool?
  /// Whether it is one song.
  public let isSingle: Bool?
  /// When the user added the album.
  public let libraryAddedDate: Date?
  /// When the user heard the album last.
  public let lastPlayedDate: Date?
  /// What a player needs.
  public let playParameters: PlayParameters?
  /// The name of the label.
  public let recordLabelName: String?
  /// The date of the publication.
  public let releaseDate: Date?
  /// The number of songs.
  public let trackCount: Int
  /// The number of the product.
  public let upc: String?
  /// The address of the album's page.
  public let url: URL?
  /// The artists.
  public let artists: MusicItemCollection<Artist>?
  /// The genres.
  public let genres: MusicItemCollection<Genre>?
  /// The songs.
  public let tracks: MusicItemCollection<Track>?
}

/// An artist: never created. Mirrors MusicKit's `Artist`.
public struct Artist: MusicPropertyContainer, MusicCatalogSearchable, MusicLibrarySearchable,
  MusicLibraryRequestable, Identifiable, Hashable, Codable
{
  /// What identifies the artist.
  public let id: MusicItemID
  /// The name.
  public let name: String
  /// The picture.
  public let artwork: Artwork?
  /// Texts about the artist.
  public let editorialNotes: EditorialNotes?
  /// The names of the genres.
  public let genreNames: [String]?
  /// When the user added the artist.
  public let libraryAddedDate: Date?
  /// The address of the artist's page.
  public let url: URL?
  /// The albums.
  public let albums: MusicItemCollection<Album>?
  /// The genres.
  public let genres: MusicItemCollection<Genre>?
  /// The songs that are heard most often.
  public let topSongs: MusicItemCollection<Song>?
  /// Artists with similar songs.
  public let similarArtists: MusicItemCollection<Artist>?
}

/// A list of songs: never created. Mirrors MusicKit's `Playlist`.
public struct Playlist: PlayableMusicItem, MusicPropertyContainer, MusicCatalogSearchable,
  MusicLibrarySearchable, MusicLibraryRequestable, MusicCatalogChartRequestable,
  MusicLibraryAddable, Identifiable, Hashable, Codable
{
  /// Who has made a list. Mirrors MusicKit's.
  public enum Kind: String, Hashable, Codable, Sendable {
    case editorial, external, personalMix, replay, userShared
  }

  /// An element of a list: never created. Mirrors MusicKit's.
  public struct Entry: PlayableMusicItem, Identifiable, Hashable, Codable {
    /// What identifies the element.
    public let id: MusicItemID
    /// The title.
    public let title: String
    /// The name of the artist.
    public let artistName: String
    /// The title of the album.
    public let albumTitle: String?
    /// The picture.
    public let artwork: Artwork?
    /// The length in seconds.
    public let duration: TimeInterval?
    /// What a player needs.
    public let playParameters: PlayParameters?
    /// The address of the page.
    public let url: URL?
  }

  /// What identifies the list.
  public let id: MusicItemID
  /// The name.
  public let name: String
  /// The picture.
  public let artwork: Artwork?
  /// The name of the maker.
  public let curatorName: String?
  /// Whether it is a list of popular songs.
  public let isChart: Bool?
  /// Who has made it.
  public let kind: Kind?
  /// When it was changed.
  public let lastModifiedDate: Date?
  /// When the user heard it last.
  public let lastPlayedDate: Date?
  /// When the user added it.
  public let libraryAddedDate: Date?
  /// What a player needs.
  public let playParameters: PlayParameters?
  /// A short text.
  public let shortDescription: String?
  /// A text.
  public let standardDescription: String?
  /// The address of the page.
  public let url: URL?
  /// The elements.
  public let entries: MusicItemCollection<Entry>?
  /// The songs.
  public let tracks: MusicItemCollection<Track>?
}

/// A station: never created. Mirrors MusicKit's `Station`.
public struct Station: PlayableMusicItem, MusicPropertyContainer, MusicCatalogSearchable,
  MusicRecentlyPlayedRequestable, Identifiable, Hashable, Codable
{
  /// What identifies the station.
  public let id: MusicItemID
  /// The name.
  public let name: String
  /// The picture.
  public let artwork: Artwork?
  /// Whether it plays what is broadcast now.
  public let isLive: Bool
  /// What a player needs.
  public let playParameters: PlayParameters?
  /// The name of the broadcaster.
  public let stationProviderName: String?
  /// The address of the page.
  public let url: URL?
}

/// A film with music: never created. Mirrors MusicKit's `MusicVideo`.
public struct MusicVideo: PlayableMusicItem, MusicPropertyContainer, MusicCatalogSearchable,
  MusicLibrarySearchable, MusicLibraryRequestable, MusicCatalogChartRequestable,
  MusicPlaylistAddable, MusicLibraryAddable, Identifiable, Hashable, Codable
{
  /// What identifies the film.
  public let id: MusicItemID
  /// The title.
  public let title: String
  /// The name of the artist.
  public let artistName: String
  /// The title of the album.
  public let albumTitle: String?
  /// The picture.
  public let artwork: Artwork?
  /// The length in seconds.
  public let duration: TimeInterval?
  /// The names of the genres.
  public let genreNames: [String]
  /// What a player needs.
  public let playParameters: PlayParameters?
  /// The date of the publication.
  public let releaseDate: Date?
  /// The address of the page.
  public let url: URL?
}

/// A genre: never created. Mirrors MusicKit's `Genre`.
public struct Genre: MusicPropertyContainer, MusicLibraryRequestable, Identifiable, Hashable,
  Codable
{
  /// What identifies the genre.
  public let id: MusicItemID
  /// The name.
  public let name: String
}

/// A song or a film of an album. Mirrors MusicKit's `Track`.
public enum Track: PlayableMusicItem, MusicPropertyContainer, MusicLibraryRequestable,
  MusicRecentlyPlayedRequestable, MusicPlaylistAddable, Identifiable, Hashable, Codable
{
  case song(Song)
  case musicVideo(MusicVideo)

  /// What identifies the track.
  public var id: MusicItemID { pick(\.id, \.id) }
  /// The title.
  public var title: String { pick(\.title, \.title) }
  /// The name of the artist.
  public var artistName: String { pick(\.artistName, \.artistName) }
  /// The title of the album.
  public var albumTitle: String? { pick(\.albumTitle, \.albumTitle) }
  /// The picture.
  public var artwork: Artwork? { pick(\.artwork, \.artwork) }
  /// The length in seconds.
  public var duration: TimeInterval? { pick(\.duration, \.duration) }
  /// The names of the genres.
  public var genreNames: [String] { pick(\.genreNames, \.genreNames) }
  /// What a player needs.
  public var playParameters: PlayParameters? { pick(\.playParameters, \.playParameters) }
  /// The date of the publication.
  public var releaseDate: Date? { pick(\.releaseDate, \.releaseDate) }
  /// The address of the page.
  public var url: URL? { pick(\.url, \.url) }
  /// The number of the song. Always `nil` for a film.
  public var trackNumber: Int? { if case .song(let song) = self { song.trackNumber } else { nil } }
  /// The number of the disc. Always `nil` for a film.
  public var discNumber: Int? { if case .song(let song) = self { song.discNumber } else { nil } }
  /// The number of the recording. Always `nil` for a film.
  public var isrc: String? { if case .song(let song) = self { song.isrc } else { nil } }

  private func pick<T>(_ song: KeyPath<Song, T>, _ video: KeyPath<MusicVideo, T>) -> T {
    switch self {
    case .song(let item): item[keyPath: song]
    case .musicVideo(let item): item[keyPath: video]
    }
  }
}

extension PartialMusicAsyncProperty where Root == Song {
  /// The albums.
  public static var albums: Self { Self(name: "albums") }
  /// The artists.
  public static var artists: Self { Self(name: "artists") }
  /// The genres.
  public static var genres: Self { Self(name: "genres") }
}

extension PartialMusicAsyncProperty where Root == Album {
  /// The songs.
  public static var tracks: Self { Self(name: "tracks") }
  /// The artists.
  public static var artists: Self { Self(name: "artists") }
  /// The genres.
  public static var genres: Self { Self(name: "genres") }
  /// Albums with similar songs.
  public static var relatedAlbums: Self { Self(name: "relatedAlbums") }
}

extension PartialMusicAsyncProperty where Root == Artist {
  /// The albums.
  public static var albums: Self { Self(name: "albums") }
  /// The songs that are heard most often.
  public static var topSongs: Self { Self(name: "topSongs") }
  /// Artists with similar songs.
  public static var similarArtists: Self { Self(name: "similarArtists") }
  /// The genres.
  public static var genres: Self { Self(name: "genres") }
}

extension PartialMusicAsyncProperty where Root == Playlist {
  /// The songs.
  public static var tracks: Self { Self(name: "tracks") }
  /// The elements.
  public static var entries: Self { Self(name: "entries") }
}
