public import Foundation
internal import TabstopFoundation
public import TabstopKits

/// A picture or a film of the folder for pictures. Mirrors Photos' `PHAsset`.
public final class PHAsset: NSObject, @unchecked Sendable {
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
  /// The pictures and films with paths.
  public class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    PHFetchResult(identifiers.compactMap { PHAsset(URL(fileURLWithPath: $0)) })
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

/// Options for fetching pictures.
/// Mirrors Photos' `PHFetchOptions`: the direction of the first order, and the number.
public final class PHFetchOptions: NSObject {
  /// Creates options.
  public override init() { super.init() }
  /// The result is sorted by date; only the direction of the first descriptor is used.
  public var sortDescriptors: [NSSortDescriptor]?
  /// The condition for the photos. Stored, without effect.
  public var predicate: NSPredicate?
  /// The maximum number of results; 0 means all.
  public var fetchLimit = 0
  /// Whether hidden photos are found. Stored, without effect.
  public var includeHiddenAssets = false
}

/// Pictures that were found. Mirrors Photos' `PHFetchResult`.
public final class PHFetchResult<ObjectType: AnyObject>: NSObject {
  private let objects: [ObjectType]
  init(_ objects: [ObjectType]) {
    self.objects = objects
    super.init()
  }
  /// The number of objects.
  public var count: Int { objects.count }
  /// The first object.
  public var firstObject: ObjectType? { objects.first }
  /// The last object.
  public var lastObject: ObjectType? { objects.last }
  /// The object at an index.
  public func object(at index: Int) -> ObjectType { objects[index] }
  /// The object at an index.
  public subscript(index: Int) -> ObjectType { objects[index] }
  /// The objects at indices.
  public func objects(at indexes: IndexSet) -> [ObjectType] { indexes.map { objects[$0] } }
  /// Calls a closure for each object, until it sets its last argument to true.
  public func enumerateObjects(
    _ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for (index, object) in objects.enumerated() {
      block(object, index, &stop)
      if stop.boolValue { return }
    }
  }
  /// Whether an object is in the result.
  public func contains(_ anObject: ObjectType) -> Bool { objects.contains { $0 === anObject } }
  /// The index of an object.
  public func index(of anObject: ObjectType) -> Int {
    objects.firstIndex { $0 === anObject } ?? NSNotFound
  }
}

/// Options for reading a picture. Mirrors Photos' `PHImageRequestOptions`.
public final class PHImageRequestOptions: NSObject {
  /// Creates options.
  public override init() { super.init() }
  /// Whether the handler is called before the request returns.
  public var isSynchronous = false
  /// Whether pictures may be loaded from the network. Stored, without effect: the files are local.
  public var isNetworkAccessAllowed = false
  /// The quality of the picture that is delivered. Stored, without effect.
  public var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  /// Whether the picture has the exact size. Stored, without effect.
  public var resizeMode = PHImageRequestOptionsResizeMode.fast
}
/// The required quality of a picture. No effect. Mirrors Photos'.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  case opportunistic, highQualityFormat, fastFormat
}
/// Whether a picture is made smaller. No effect. Mirrors Photos'.
public enum PHImageRequestOptionsResizeMode: Int, Sendable { case none, fast, exact }
/// The way in which a picture fills a size. No effect. Mirrors Photos'.
public enum PHImageContentMode: Int, Sendable {
  case aspectFit, aspectFill
  /// The whole picture.
  public static let `default` = PHImageContentMode.aspectFit
}
/// The number of a request. Mirrors Photos'.
public typealias PHImageRequestID = Int32
/// The size of the file's picture.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)

/// Reads pictures. Mirrors Photos' `PHImageManager`.
open class PHImageManager: NSObject, @unchecked Sendable {
  private static let only = PHCachingImageManager()
  /// The only instance.
  public class func `default`() -> PHImageManager { only }

  /// Reads a picture in its own size, and calls the handler on the main thread; with the option
  /// `isSynchronous` on the caller's thread, before it returns.
  @discardableResult
  open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    nonisolated(unsafe) let handler = resultHandler
    if options?.isSynchronous != true {
      DispatchQueue.main.async { handler(UIImage(contentsOfFile: asset.file.path), nil) }
    } else if Thread.isMainThread {
      handler(MainActor.assumeIsolated { UIImage(contentsOfFile: asset.file.path) }, nil)
    } else {
      let image = DispatchQueue.main.sync { UIImage(contentsOfFile: asset.file.path) }
      handler(image, nil)
    }
    return 0
  }
  /// Reads a file, and calls the handler as `requestImage` does.
  @discardableResult
  open func requestImageDataAndOrientation(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, Int, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    nonisolated(unsafe) let handler = resultHandler
    if options?.isSynchronous == true {
      handler(try? Data(contentsOf: asset.file), nil, 1, nil)
    } else {
      DispatchQueue.main.async { handler(try? Data(contentsOf: asset.file), nil, 1, nil) }
    }
    return 0
  }
  /// Cancels a request. No effect: a request cannot be stopped.
  open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}
/// Reads pictures. Mirrors Photos' `PHCachingImageManager`.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
  /// Creates a manager.
  public override init() { super.init() }
  /// Whether pictures of high quality are cached. Stored, without effect.
  open var allowsCachingHighQualityImages = true
  /// Loads pictures in advance. No effect.
  open func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  /// Ends loading pictures in advance. No effect.
  open func stopCachingImagesForAllAssets() {}
}
