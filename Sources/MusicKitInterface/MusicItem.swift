public import Foundation
public import SwiftUIInterface

/// What identifies music. Mirrors MusicKit's `MusicItemID`.
public struct MusicItemID: RawRepresentable, Codable, Hashable, Sendable,
  ExpressibleByStringLiteral,
  CustomStringConvertible
{
  /// The text.
  public var rawValue: String
  /// Creates an identifier.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates an identifier.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// Creates an identifier.
  public init(stringLiteral value: String) { rawValue = value }
  /// The text.
  public var description: String { rawValue }
}

/// Music of the catalogue or the library. Mirrors MusicKit's `MusicItem`.
public protocol MusicItem: Sendable {
  /// What identifies the item.
  var id: MusicItemID { get }
}

/// Music that a player can play. Mirrors MusicKit's `PlayableMusicItem`.
public protocol PlayableMusicItem: MusicItem {
  /// What a player needs.
  var playParameters: PlayParameters? { get }
}

/// What a player needs: never created. Mirrors MusicKit's `PlayParameters`.
public struct PlayParameters: Codable, Hashable, Sendable {}

/// Music that can be searched for in the catalogue. Mirrors MusicKit's.
public protocol MusicCatalogSearchable: MusicItem {}
/// Music that can be searched for in the library. Mirrors MusicKit's.
public protocol MusicLibrarySearchable: MusicItem {}
/// Music with a condition for requests to the library. Mirrors MusicKit's.
public protocol MusicLibraryRequestable: MusicItem {}
/// Music that can be listed by its popularity. Mirrors MusicKit's.
public protocol MusicCatalogChartRequestable: MusicItem {}
/// Music that the user may have heard recently. Mirrors MusicKit's.
public protocol MusicRecentlyPlayedRequestable: MusicItem {}
/// Music that can be put into a playlist. Mirrors MusicKit's.
public protocol MusicPlaylistAddable: MusicItem {}
/// Music that can be put into the library. Mirrors MusicKit's.
public protocol MusicLibraryAddable: MusicItem {}
/// Music whose further properties can be loaded. Mirrors MusicKit's.
public protocol MusicPropertyContainer: MusicItem {}

extension MusicPropertyContainer {
  /// The item with further properties. Always throws.
  public func with(_ properties: [PartialMusicAsyncProperty<Self>]) async throws -> Self {
    throw MusicTokenRequestError.permissionDenied
  }

  /// The item with further properties. Always throws.
  public func with(
    _ properties: [PartialMusicAsyncProperty<Self>], preferredSource: MusicPropertySource
  ) async throws -> Self { throw MusicTokenRequestError.permissionDenied }
}

/// Where properties are loaded from. Mirrors MusicKit's.
public enum MusicPropertySource: Sendable { case catalog, library }

/// A property that is loaded when it is needed. Mirrors MusicKit's.
public struct PartialMusicAsyncProperty<Root>: Hashable, Sendable {
  let name: String
}

/// Several items: always empty, unless a program fills it. Mirrors MusicKit's `MusicItemCollection`.
public struct MusicItemCollection<MusicItemType: MusicItem>: RandomAccessCollection,
  ExpressibleByArrayLiteral, Sendable
{
  private var items: [MusicItemType]
  /// The title of the collection. Always `nil`.
  public var title: String? { nil }
  /// Whether there are further items. Always `false`.
  public var hasNextBatch: Bool { false }
  /// Creates a collection.
  public init() { items = [] }
  /// Creates a collection.
  public init(_ items: some Sequence<MusicItemType>) { self.items = Array(items) }
  /// Creates a collection.
  public init(arrayLiteral elements: MusicItemType...) { items = elements }
  /// The first place.
  public var startIndex: Int { 0 }
  /// The place after the last.
  public var endIndex: Int { items.count }
  /// An item.
  public subscript(position: Int) -> MusicItemType { items[position] }
  /// Further items. Always `nil`.
  public func nextBatch(limit: Int? = nil) async throws -> MusicItemCollection? { nil }
  /// Adds the items of another collection.
  public static func += (left: inout Self, right: Self) { left.items += right.items }
  /// The items of both collections.
  public static func + (left: Self, right: Self) -> Self { Self(left.items + right.items) }
}

extension MusicItemCollection: Equatable where MusicItemType: Equatable {}
extension MusicItemCollection: Hashable where MusicItemType: Hashable {}
extension MusicItemCollection: Decodable where MusicItemType: Decodable {
  /// Reads a collection.
  public init(from decoder: any Decoder) throws { items = try [MusicItemType](from: decoder) }
}

extension MusicItemCollection: Encodable where MusicItemType: Encodable {
  /// Writes the collection.
  public func encode(to encoder: any Encoder) throws { try items.encode(to: encoder) }
}

/// A picture of music: never created. Mirrors MusicKit's `Artwork`.
public struct Artwork: Hashable, Codable, Sendable {
  /// The greatest width.
  public let maximumWidth: Int
  /// The greatest height.
  public let maximumHeight: Int
  /// The text for assistive technology.
  public let alternateText: String?
  /// The colour of the background. Always `nil`.
  public var backgroundColor: CGColor? { nil }
  /// The colour of texts on it. Always `nil`.
  public var primaryTextColor: CGColor? { nil }
  /// The colour of further texts on it. Always `nil`.
  public var secondaryTextColor: CGColor? { nil }
  /// The colour of further texts on it. Always `nil`.
  public var tertiaryTextColor: CGColor? { nil }
  /// The colour of further texts on it. Always `nil`.
  public var quaternaryTextColor: CGColor? { nil }
  /// The address of the picture. Always `nil`.
  public func url(width: Int, height: Int) -> URL? { nil }
}

/// The picture of music: a grey rectangle, since there is none. Mirrors MusicKit's `ArtworkImage`.
public struct ArtworkImage: View {
  private let width, height: CGFloat?
  /// Creates a picture.
  public init(_ artwork: Artwork, width: CGFloat, height: CGFloat) {
    (self.width, self.height) = (width, height)
  }

  /// Creates a picture.
  public init(_ artwork: Artwork, width: CGFloat) { (self.width, height) = (width, width) }
  /// Creates a picture.
  public init(_ artwork: Artwork, height: CGFloat) { (width, self.height) = (height, height) }
  /// The content of the view.
  public var body: some View {
    Color.gray.opacity(0.2).frame(width: width, height: height).accessibilityHidden(true)
  }
}

/// Texts about music: never created. Mirrors MusicKit's `EditorialNotes`.
public struct EditorialNotes: Hashable, Codable, Sendable {
  /// The name.
  public let name: String?
  /// A short text.
  public let short: String?
  /// A long text.
  public let standard: String?
  /// A line.
  public let tagline: String?
}

/// A part of a song for listening: never created. Mirrors MusicKit's `PreviewAsset`.
public struct PreviewAsset: Hashable, Codable, Sendable {
  /// The picture.
  public let artwork: Artwork?
  /// The address.
  public let url: URL?
  /// The address of a list of parts.
  public let hlsURL: URL?
}

/// Whether music is for children. Mirrors MusicKit's `ContentRating`.
public enum ContentRating: String, Hashable, Codable, Sendable { case clean, explicit }
/// The quality of sounds. Mirrors MusicKit's `AudioVariant`.
public enum AudioVariant: String, Hashable, Codable, Sendable {
  case dolbyAtmos, dolbyAudio, lossless, highResolutionLossless, lossyStereo, spatialAudio
}
