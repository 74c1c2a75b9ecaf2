internal import Foundation

/// The user's photos. Mirrors Photos' `PHPhotoLibrary`: there is one, the pictures folder.
public final class PHPhotoLibrary: Sendable {
  private static let only = PHPhotoLibrary()
  /// The user's photos.
  public static func shared() -> PHPhotoLibrary { only }

  /// The initial folder of a dialog for photos; `nil` if there is none.
  static var folder: URL? {
    FileManager.default.urls(for: .picturesDirectory, in: .userDomainMask).first {
      FileManager.default.fileExists(atPath: $0.path)
    }
  }
}
