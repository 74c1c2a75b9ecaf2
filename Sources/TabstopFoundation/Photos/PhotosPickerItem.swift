public import Foundation

/// What a user has chosen in a photos picker: here a file. Mirrors PhotosUI's `PhotosPickerItem`.
public struct PhotosPickerItem: Hashable, Sendable {
  /// How a picture is to be encoded. No effect: one gets the file as it is.
  public struct EncodingDisambiguationPolicy: Hashable, Sendable {
    private let name: String
    /// The same as the others here.
    public static let automatic = Self(name: "automatic")
    /// The same as the others here.
    public static let current = Self(name: "current")
    /// The same as the others here.
    public static let compatible = Self(name: "compatible")
  }

  let file: URL?
  /// The file's address; `nil` if an item was made of another identifier.
  public let itemIdentifier: String?

  init(file: URL) {
    self.file = file
    itemIdentifier = file.absoluteString
  }

  /// The item that had this identifier.
  public init(itemIdentifier: String) {
    file = URL(string: itemIdentifier).flatMap { $0.isFileURL ? $0 : nil }
    self.itemIdentifier = file == nil ? nil : itemIdentifier
  }

  /// The type that the file's name tells.
  public var supportedContentTypes: [UTType] {
    guard let file, !file.pathExtension.isEmpty else { return [] }
    return UTType(filenameExtension: file.pathExtension).map { [$0] } ?? []
  }

  /// Reads what was chosen: as `Data`, as an `Image`, or as a type of the program's own with a
  /// `DataRepresentation` or a `FileRepresentation`. Mirrors PhotosUI.
  ///
  /// - Returns: `nil` if the type cannot be made of a file.
  /// - Throws: What reading the file throws, or the type's representation.
  @preconcurrency @MainActor
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
    guard let file else { return nil }
    return try await T.transferRepresentation._reader(file) as? T
  }

  /// Reads what was chosen and says so on the main thread. Mirrors PhotosUI.
  ///
  /// - Returns: Is finished when the answer has been given.
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type: T.Type,
    completionHandler: @escaping @Sendable (_ result: Result<T?, any Error>) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    Task { @MainActor in
      do {
        completionHandler(.success(try await loadTransferable(type: T.self)))
      } catch {
        completionHandler(.failure(error))
      }
      progress.completedUnitCount = 1
    }
    return progress
  }
}

/// The user's photos. Mirrors Photos' `PHPhotoLibrary`: there is one, the folder for pictures.
public final class PHPhotoLibrary: Sendable {
  private static let only = PHPhotoLibrary()
  /// The user's photos.
  public static func shared() -> PHPhotoLibrary { only }

  /// Where a dialog for photos begins; `nil` if there is no such folder.
  static var folder: URL? {
    FileManager.default.urls(for: .picturesDirectory, in: .userDomainMask).first {
      FileManager.default.fileExists(atPath: $0.path)
    }
  }
}
