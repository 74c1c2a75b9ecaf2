public import Foundation
internal import TabstopFoundation

/// A request to add a picture or a film of bytes or a file, inside of `performChanges`. Mirrors Photos'
/// `PHAssetCreationRequest`: each part is a file of its own in the folder for pictures.
public final class PHAssetCreationRequest: PHAssetChangeRequest {
  /// Creates a request.
  public class func forAsset() -> PHAssetCreationRequest { PHAssetCreationRequest() }

  /// Writes a picture or a film to the folder for pictures.
  public func addResource(
    with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?
  ) {
    Self.attempt { try data.write(to: PicturesFolder.free(options?.fileExtension ?? type.usual)) }
  }
  /// Copies a picture or a film to the folder for pictures, or moves it there.
  public func addResource(
    with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?
  ) {
    Self.attempt {
      let ending = fileURL.pathExtension
      let file = PicturesFolder.free(
        options?.fileExtension ?? (ending.isEmpty ? type.usual : ending))
      if options?.shouldMoveFile == true {
        try FileManager.default.moveItem(at: fileURL, to: file)
      } else {
        try FileManager.default.copyItem(at: fileURL, to: file)
      }
    }
  }
}

/// The types of the parts of a picture. Mirrors Photos'.
public enum PHAssetResourceType: Int, Sendable {
  case photo = 1
  case video, audio, alternatePhoto, fullSizePhoto, fullSizeVideo, adjustmentData
  case adjustmentBasePhoto, pairedVideo

  /// The extension of a file of which nothing else is known.
  fileprivate var usual: String {
    switch self {
    case .video, .fullSizeVideo, .pairedVideo: "mov"
    case .audio: "m4a"
    case .adjustmentData: "plist"
    case .photo, .alternatePhoto, .fullSizePhoto, .adjustmentBasePhoto: "jpg"
    }
  }
}

/// Options for storing a part of a picture. Mirrors Photos' `PHAssetResourceCreationOptions`.
public final class PHAssetResourceCreationOptions: NSObject {
  /// Creates options.
  public override init() { super.init() }
  /// The name of the file, of which only the extension has an effect: files are named by the time.
  public var originalFilename: String?
  /// The type of the file. Stored, without effect.
  public var uniformTypeIdentifier: String?
  /// Whether a file is moved instead of copied.
  public var shouldMoveFile = false

  fileprivate var fileExtension: String? {
    let ending = originalFilename.map { ($0 as NSString).pathExtension }
    return ending.flatMap { $0.isEmpty ? nil : $0 }
  }
}
