// The user's pictures, under the module name Photos: a compatible interface, not Apple's. They are the files of the
// folder for pictures and of the folders in it.
@_exported public import Foundation
@_exported public import class TabstopFoundation.PHPhotoLibrary
public import TabstopFoundation
public import TabstopKits

extension PHPhotoLibrary {
  /// The permission to use the library. Always `authorized`: a program here has the rights of its
  /// user.
  public static func authorizationStatus() -> PHAuthorizationStatus { .authorized }
  /// The permission to use the library. Always `authorized`: a program here has the rights of its
  /// user.
  public static func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    .authorized
  }
  /// Asks for the permission to use photos. Calls the handler with the permission, on the main
  /// thread.
  @preconcurrency
  public static func requestAuthorization(
    _ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {
    DispatchQueue.main.async { handler(.authorized) }
  }
  /// Asks for the permission to use photos. Calls the handler with the permission, on the main
  /// thread.
  @preconcurrency
  public static func requestAuthorization(
    for accessLevel: PHAccessLevel,
    handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) { requestAuthorization(handler) }
  /// The permission to use the library. Always `authorized`: a program here has the rights of its
  /// user.
  public static func requestAuthorization(for accessLevel: PHAccessLevel) async
    -> PHAuthorizationStatus
  { .authorized }

  /// Makes the requests of a closure, and reports whether it could.
  ///
  /// - Parameters:
  ///   - changeBlock: Creates requests, such as `PHAssetChangeRequest.creationRequestForAsset(from:)`.
  ///   - completionHandler: Is called on the main thread.
  public func performChanges(
    _ changeBlock: @escaping () -> Void,
    completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    // Each is called once, on the main thread.
    nonisolated(unsafe) let (change, completion) = (changeBlock, completionHandler)
    DispatchQueue.main.async {
      let error = PHAssetChangeRequest.errors { change() }.first
      completion?(error == nil, error)
    }
  }
  /// Makes the requests of a closure.
  ///
  /// - Throws: The error of the file system.
  public func performChanges(_ changeBlock: @escaping () -> Void) async throws {
    // Called once, on the main thread.
    nonisolated(unsafe) let change = changeBlock
    try await MainActor.run {
      if let error = PHAssetChangeRequest.errors({ change() }).first { throw error }
    }
  }
  /// Makes the requests of a closure.
  ///
  /// - Throws: The error of the file system.
  public func performChangesAndWait(_ changeBlock: () -> Void) throws {
    if let error = PHAssetChangeRequest.errors(changeBlock).first { throw error }
  }
  /// Adds an observer of changes. No effect: changes are not reported here.
  public func register(_ observer: any PHPhotoLibraryChangeObserver) {}
  /// Removes an observer of changes. No effect.
  public func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
}

/// An object that is notified of changes. It is never called here. Mirrors Photos'.
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
  /// Called when the library has changed. Never called.
  func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// A change of the library: never created. Mirrors Photos' `PHChange`.
public final class PHChange: NSObject {
  private override init() { super.init() }
}

/// Whether the user allows a program to see the pictures. Mirrors Photos'.
public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}

/// The kind of access to the library. Mirrors Photos'.
public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  case readWrite
}

/// A request to add or remove a picture, inside of `performChanges`. Mirrors Photos'
/// `PHAssetChangeRequest`.
open class PHAssetChangeRequest: NSObject {
  /// The errors of the requests of one closure, which runs on one thread. Unsafe: no other thread has them.
  private final class Faults: @unchecked Sendable {
    var errors: [any Error] = []
  }

  @TaskLocal private static var faults: Faults?
  override init() { super.init() }

  static func errors(_ change: () -> Void) -> [any Error] {
    let own = Faults()
    $faults.withValue(own, operation: change)
    return own.errors
  }
  static func attempt(_ change: () throws -> Void) {
    do { try change() } catch { faults?.errors.append(error) }
  }
  /// Writes a picture to the folder for pictures, as a PNG file.
  @preconcurrency @MainActor
  @discardableResult
  open class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest {
    attempt {
      guard let data = image.pngData() else { throw CocoaError(.fileWriteUnknown) }
      try data.write(to: PicturesFolder.free("png"))
    }
    return PHAssetChangeRequest()
  }
  /// Copies a picture to the folder for pictures.
  @discardableResult
  open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> PHAssetChangeRequest?
  {
    attempt {
      try FileManager.default.copyItem(at: fileURL, to: PicturesFolder.free(fileURL.pathExtension))
    }
    return PHAssetChangeRequest()
  }
  /// Copies a film to the folder for pictures.
  @discardableResult
  open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> PHAssetChangeRequest?
  {
    creationRequestForAssetFromImage(atFileURL: fileURL)
  }
  /// Moves pictures to the desktop's wastebasket; where there is none, they stay.
  open class func deleteAssets(_ assets: [PHAsset]) {
    for asset in assets {
      attempt { try FileManager.default.trashItem(at: asset.file, resultingItemURL: nil) }
    }
  }
  /// Moves found pictures to the desktop's wastebasket; where there is none, they stay.
  open class func deleteAssets(_ assets: PHFetchResult<PHAsset>) {
    deleteAssets((0..<assets.count).map { assets[$0] })
  }
  /// Moves pictures to the desktop's wastebasket; where there is none, they stay.
  open class func deleteAssets(_ assets: NSArray) {
    deleteAssets(assets.compactMap { $0 as? PHAsset })
  }
  /// The date at which the photo was taken. Stored, without effect.
  open var creationDate: Date?
  /// Whether the photo is a favourite. Stored, without effect.
  open var isFavorite = false
}
