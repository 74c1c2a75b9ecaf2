// Small pictures of files, under the module name QuickLookThumbnailing: a compatible interface, not Apple's.
// Pictures are made smaller by GdkPixbuf; of other files there is the picture that the desktop has stored, or an
// icon.
internal import CGtk
@_exported public import CoreGraphicsInterface
public import Foundation
internal import ImageIOInterface
internal import Synchronization
internal import TabstopFoundation
public import TabstopKits

/// Makes small pictures of files. Mirrors Quick Look's `QLThumbnailGenerator`.
public final class QLThumbnailGenerator: NSObject, Sendable {
  /// The generator of the program.
  public static let shared = QLThumbnailGenerator()

  /// The best picture of a file.
  public nonisolated(nonsending) func generateBestRepresentation(for request: Request) async throws
    -> QLThumbnailRepresentation
  {
    let work = Work(request)
    return try await Task.detached { try work.best() }.value
  }

  /// The best picture of a file.
  ///
  /// - Parameter completionHandler: Called on another thread.
  public func generateBestRepresentation(
    for request: Request,
    completion completionHandler:
      @escaping @Sendable (QLThumbnailRepresentation?, (any Error)?) ->
      Void
  ) {
    let work = Work(request)
    DispatchQueue.global(qos: .userInitiated).async {
      let result = Result { try work.best() }
      switch result {
      case .success(let picture): completionHandler(picture, nil)
      case .failure(let error): completionHandler(nil, error)
      }
    }
  }

  /// The pictures of a file: one, the best.
  ///
  /// - Parameter updateHandler: Called once, on another thread.
  public func generateRepresentations(
    for request: Request,
    update updateHandler: (
      @Sendable (
        QLThumbnailRepresentation?, QLThumbnailRepresentation.RepresentationType, (any Error)?
      ) -> Void
    )? = nil
  ) {
    generateBestRepresentation(for: request) { picture, error in
      updateHandler?(picture, picture?.type ?? .icon, error)
    }
  }

  /// Saves the best picture of a file as PNG.
  ///
  /// - Parameters:
  ///   - contentType: The type of the new file. Has no effect.
  ///   - completionHandler: Called on another thread.
  public func saveBestRepresentation(
    for request: Request, to fileURL: URL, contentType: String,
    completion completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) {
    generateBestRepresentation(for: request) { picture, error in
      guard let picture else { return completionHandler(error) }
      do {
        guard let data = picture.uiImage.pngData() else {
          throw QLThumbnailError(.savingToURLFailed)
        }
        try data.write(to: fileURL)
        completionHandler(nil)
      } catch {
        completionHandler(error)
      }
    }
  }

  /// Cancels a request. Has no effect: it is answered.
  public func cancel(_ request: Request) {}

  /// A request for a small picture. Mirrors Quick Look's.
  public final class Request: NSObject {
    /// The file.
    public let fileURL: URL
    /// The largest size, in points.
    public let size: CGSize
    /// The number of pixels of a point.
    public let scale: CGFloat
    /// The kinds of pictures.
    public let representationTypes: RepresentationTypes
    /// The smallest size of the picture. Stored, without effect.
    public var minimumDimension: CGFloat = 0
    /// Whether an icon gets a frame. Stored, without effect.
    public var iconMode = false

    /// Creates a request.
    public init(
      fileAt url: URL, size: CGSize, scale: CGFloat, representationTypes: RepresentationTypes
    ) {
      fileURL = url
      self.size = size
      self.scale = scale
      self.representationTypes = representationTypes
    }

    /// Kinds of pictures. Mirrors Quick Look's.
    public struct RepresentationTypes: OptionSet, Sendable {
      /// The kinds as bits.
      public let rawValue: UInt
      /// Creates kinds from bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// An icon of the file's type.
      public static let icon = RepresentationTypes(rawValue: 1)
      /// A picture that is there already.
      public static let lowQualityThumbnail = RepresentationTypes(rawValue: 2)
      /// A picture of the content.
      public static let thumbnail = RepresentationTypes(rawValue: 4)
      /// All kinds.
      public static let all: RepresentationTypes = [.icon, .lowQualityThumbnail, .thumbnail]
    }
  }
}

/// A small picture of a file. Mirrors Quick Look's `QLThumbnailRepresentation`.
public final class QLThumbnailRepresentation: NSObject, Sendable {
  /// Kinds of pictures. Mirrors Quick Look's.
  public enum RepresentationType: Int, Sendable { case icon, lowQualityThumbnail, thumbnail }

  /// The kind of the picture.
  public let type: RepresentationType
  /// The picture by Core Graphics' type.
  public let cgImage: CGImage

  init(_ cgImage: CGImage, type: RepresentationType) {
    self.cgImage = cgImage
    self.type = type
  }

  /// The picture by UIKit's type.
  public var uiImage: UIImage { UIImage(cgImage: cgImage) }
  /// The picture by AppKit's type.
  public var nsImage: NSImage { NSImage(cgImage: cgImage) }
  /// The part of the picture that the file fills: all of it.
  public var contentRect: CGRect {
    CGRect(x: 0, y: 0, width: cgImage.width, height: cgImage.height)
  }
}

/// Why there is no small picture. Mirrors Quick Look's `QLThumbnailError`.
public struct QLThumbnailError: CustomNSError, Equatable, Sendable {
  /// The codes of the error. Mirrors Quick Look's.
  public enum Code: Int, Sendable {
    case generationFailed, savingToURLFailed, noCachedThumbnail, noCloudThumbnail, requestInvalid
    case requestCancelled
  }

  /// The code of the error.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  /// The domain of the error as an `NSError`.
  public static var errorDomain: String { "QLThumbnailErrorDomain" }
  /// The number of the error as an `NSError`.
  public var errorCode: Int { code.rawValue }
}

/// A request, as another thread works on it.
private struct Work: Sendable {
  let url: URL
  let side: Int
  let types: QLThumbnailGenerator.Request.RepresentationTypes

  init(_ request: QLThumbnailGenerator.Request) {
    url = request.fileURL
    let points = max(request.size.width, request.size.height)
    // The first argument of `max` is the result for what is no number.
    side = Int(min(max(1, (points * request.scale).rounded(.up)), 4096))
    types = request.representationTypes
  }

  func best() throws -> QLThumbnailRepresentation {
    guard url.isFileURL, FileManager.default.fileExists(atPath: url.path) else {
      throw QLThumbnailError(.requestInvalid)
    }
    if types.contains(.thumbnail), let picture = smaller(url) {
      return QLThumbnailRepresentation(picture, type: .thumbnail)
    }
    if !types.isDisjoint(with: [.thumbnail, .lowQualityThumbnail]), let stored,
      let picture = smaller(stored)
    {
      return QLThumbnailRepresentation(picture, type: .lowQualityThumbnail)
    }
    let symbol = url.hasDirectoryPath ? "folder" : "doc"
    guard types.contains(.icon), let icon = UIImage(systemName: symbol)?.cgImage else {
      throw QLThumbnailError(.generationFailed)
    }
    return QLThumbnailRepresentation(icon, type: .icon)
  }

  private func smaller(_ file: URL) -> CGImage? {
    guard let source = CGImageSourceCreateWithURL(file as NSURL, nil) else { return nil }
    let options: NSDictionary = [
      kCGImageSourceThumbnailMaxPixelSize: NSNumber(value: side),
      kCGImageSourceCreateThumbnailWithTransform: NSNumber(value: true),
    ]
    return CGImageSourceCreateThumbnailAtIndex(source, 0, options)
  }

  /// The picture that the desktop has stored in the user's folder for them.
  private var stored: URL? {
    let file = g_file_new_for_path(url.path)
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    guard
      let information = g_file_query_info(
        file, "thumbnail::path", G_FILE_QUERY_INFO_NONE, nil, nil)
    else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(information)) }
    return g_file_info_get_attribute_byte_string(information, "thumbnail::path").map {
      URL(fileURLWithPath: String(cString: $0))
    }
  }
}
