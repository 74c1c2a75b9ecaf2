public import Foundation
internal import TabstopFoundation
public import TabstopKits

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

/// A reader of pictures. Mirrors Photos' `PHImageManager`.
// Sendable: one thread at a time.
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
    // Called once, on one thread.
    nonisolated(unsafe) let handler = resultHandler
    Self.read(options) {
      UIImage(contentsOfFile: asset.file.path)
    } then: {
      handler($0, nil)
    }
    return 0
  }
  /// Reads a file, and calls the handler as `requestImage` does.
  @discardableResult
  open func requestImageDataAndOrientation(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, Int, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    // Called once, on one thread.
    nonisolated(unsafe) let handler = resultHandler
    Self.read(options) {
      try? Data(contentsOf: asset.file)
    } then: {
      handler($0, nil, 1, nil)
    }
    return 0
  }
  private static func read<Content: Sendable>(
    _ options: PHImageRequestOptions?, _ read: @escaping @Sendable () -> Content,
    then pass: @escaping @Sendable (Content) -> Void
  ) {
    if options?.isSynchronous == true { return pass(read()) }
    DispatchQueue.global(qos: .userInitiated).async {
      let content = read()
      DispatchQueue.main.async { pass(content) }
    }
  }
  /// Cancels a request. No effect: a request cannot be stopped.
  open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}

/// A reader of pictures, which keeps none in advance here. Mirrors Photos' `PHCachingImageManager`.
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

/// The key of whether a better picture follows, which is not there: the first picture is the only one.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
/// The key of whether the picture is in the cloud, which is not there.
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
/// The key of an error, which is not there.
public let PHImageErrorKey = "PHImageErrorKey"
/// The key of whether the request was cancelled, which is not there.
public let PHImageCancelledKey = "PHImageCancelledKey"
