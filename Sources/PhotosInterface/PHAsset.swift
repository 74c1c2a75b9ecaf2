public import CoreLocationInterface
public import Foundation
internal import TabstopFoundation

/// A picture or a film of the folder for pictures. Mirrors Photos' `PHAsset`.
public final class PHAsset: NSObject, Sendable {
  let file: URL
  /// The path of the file.
  public let localIdentifier: String
  /// Whether it is a picture or a film, by the name of the file.
  public let mediaType: PHAssetMediaType
  /// The date at which the file was created.
  public let creationDate: Date?
  /// The date of the file's last change.
  public let modificationDate: Date?
  /// Whether the user has marked the asset as a favourite. Always `false`: files are not marked.
  public var isFavorite: Bool { false }
  /// The width of the picture, in pixels. Always 0: the file is not read.
  public var pixelWidth: Int { 0 }
  /// The height of the picture, in pixels. Always 0: the file is not read.
  public var pixelHeight: Int { 0 }
  /// Kinds of pictures. Always none: the file is not read.
  public var mediaSubtypes: PHAssetMediaSubtype { [] }
  /// Whether the user has hidden the asset. Always `false`.
  public var isHidden: Bool { false }
  /// The place at which the picture was taken. Always `nil`: the file is not read.
  public var location: CLLocation? { nil }
  /// The duration of the film, in seconds. Always 0: the file is not read.
  public var duration: TimeInterval { 0 }

  init?(_ file: URL) {
    guard let type = PHAssetMediaType(extension: file.pathExtension) else { return nil }
    let values = try? file.resourceValues(forKeys: [.creationDateKey, .contentModificationDateKey])
    self.file = file
    localIdentifier = file.path
    mediaType = type
    modificationDate = values?.contentModificationDate
    creationDate = values?.creationDate ?? modificationDate
    super.init()
  }

  static func all(_ type: PHAssetMediaType?, _ options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    let folder = URL.picturesDirectory
    let files = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: [.contentModificationDateKey],
      options: [.skipsHiddenFiles, .skipsPackageDescendants])
    var assets = (files?.compactMap { ($0 as? URL).flatMap { PHAsset($0) } } ?? [])
      .filter { type == nil || $0.mediaType == type }
    let newestFirst = options?.sortDescriptors?.first?.ascending == false
    assets.sort { a, b in
      let (a, b) = (a.creationDate ?? .distantPast, b.creationDate ?? .distantPast)
      return newestFirst ? a > b : a < b
    }
    if let limit = options?.fetchLimit, limit > 0 { assets = Array(assets.prefix(limit)) }
    return PHFetchResult(assets)
  }
  /// The pictures and films of the folder for pictures, the oldest first.
  public class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    all(nil, options)
  }
  /// The pictures or films of the folder for pictures, the oldest first.
  public class func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { all(mediaType, options) }
  /// The pictures and films with paths, as far as the files exist.
  public class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    let paths = identifiers.filter { FileManager.default.fileExists(atPath: $0) }
    return PHFetchResult(paths.compactMap { PHAsset(URL(fileURLWithPath: $0)) })
  }
}

/// The kinds of files: pictures and films. Mirrors Photos'.
public enum PHAssetMediaType: Int, Sendable {
  case unknown, image, video, audio

  init?(extension name: String) {
    switch name.lowercased() {
    case "png", "jpg", "jpeg", "gif", "webp", "heic", "avif", "tif", "tiff", "bmp", "svg":
      self = .image
    case "mp4", "mov", "m4v", "webm", "mkv", "avi", "ogv": self = .video
    default: return nil
    }
  }
}

/// Kinds of pictures and films. Mirrors Photos'.
public struct PHAssetMediaSubtype: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates kinds from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A panorama.
  public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1)
  /// A picture with a high dynamic range.
  public static let photoHDR = PHAssetMediaSubtype(rawValue: 2)
  /// A picture of the screen.
  public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 4)
  /// A picture with a short film.
  public static let photoLive = PHAssetMediaSubtype(rawValue: 8)
  /// A picture with depths.
  public static let photoDepthEffect = PHAssetMediaSubtype(rawValue: 16)
  /// A film in slow motion.
  public static let videoHighFrameRate = PHAssetMediaSubtype(rawValue: 1 << 17)
  /// A film in quick motion.
  public static let videoTimelapse = PHAssetMediaSubtype(rawValue: 1 << 18)
}

/// An album: the folder for pictures has none. Mirrors Photos'.
public final class PHAssetCollection: NSObject, Sendable {
  private override init() { super.init() }
  /// The title.
  public var localizedTitle: String? { nil }
  /// The identifier.
  public var localIdentifier: String { "" }
  /// The number of assets, if known.
  public var estimatedAssetCount: Int { 0 }
  /// The albums. Always none.
  public class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult([]) }
}

/// A kind of albums. Mirrors Photos'.
public enum PHAssetCollectionType: Int, Sendable { case album = 1, smartAlbum }
/// A kind of albums. Mirrors Photos'.
public enum PHAssetCollectionSubtype: Int, Sendable {
  case albumRegular = 2
  case smartAlbumGeneric = 200
  case smartAlbumPanoramas, smartAlbumVideos, smartAlbumFavorites, smartAlbumTimelapses
  case smartAlbumAllHidden, smartAlbumRecentlyAdded, smartAlbumBursts, smartAlbumSlomoVideos
  case smartAlbumUserLibrary, smartAlbumSelfPortraits, smartAlbumScreenshots
  case any = 9_223_372_036_854_775_807
}

extension PHAsset {
  /// The assets of an album. Always none: there are no albums.
  public class func fetchAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult([]) }
}
