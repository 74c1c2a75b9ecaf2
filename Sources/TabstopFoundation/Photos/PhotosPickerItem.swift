public import Foundation

/// A photo that the user has chosen in a photos picker: here a file. Mirrors PhotosUI's
/// `PhotosPickerItem`.
public struct PhotosPickerItem: Hashable, Sendable {
  /// The encoding of a picture. No effect: the file is read as it is.
  public struct EncodingDisambiguationPolicy: Hashable, Sendable {
    private let name: String
    /// A case with the same effect as the others here.
    public static let automatic = Self(name: "automatic")
    /// A case with the same effect as the others here.
    public static let current = Self(name: "current")
    /// A case with the same effect as the others here.
    public static let compatible = Self(name: "compatible")
  }

  let file: URL?
  /// The file's address; `nil` if the item was created from another identifier.
  public let itemIdentifier: String?

  init(file: URL) {
    self.file = file
    itemIdentifier = file.absoluteString
  }

  /// Creates the item with this identifier.
  public init(itemIdentifier: String) {
    file = URL(string: itemIdentifier).flatMap { $0.isFileURL ? $0 : nil }
    self.itemIdentifier = file == nil ? nil : itemIdentifier
  }

  /// The type for the extension of the file's name.
  public var supportedContentTypes: [UTType] {
    guard let file, !file.pathExtension.isEmpty else { return [] }
    return UTType(filenameExtension: file.pathExtension).map { [$0] } ?? []
  }

  /// Reads the photo: as `Data`, as an `Image`, or as a custom type with a
  /// `DataRepresentation` or a `FileRepresentation`. Mirrors PhotosUI.
  ///
  /// - Returns: `nil` if the type cannot be read from a file.
  /// - Throws: The error of reading the file, or of the type's representation.
  @preconcurrency @MainActor
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
    guard let file else { return nil }
    return try await T.transferRepresentation._reader(file) as? T
  }

  /// Reads the photo and calls back on the main thread. Mirrors PhotosUI.
  ///
  /// - Returns: A progress that is finished when the result was delivered.
  @preconcurrency
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
