public import Foundation

/// A document that is written to a file as a whole. Mirrors SwiftUI's `FileDocument`.
public protocol FileDocument {
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// The types that it can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The types that it can be written as; by default those that it is read from.
  static var writableContentTypes: [UTType] { get }
  /// Reads the document. A `DocumentGroup` does.
  init(configuration: ReadConfiguration) throws
  /// Returns the file to write.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// The types that it can be read from.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The source of a document. Mirrors SwiftUI's `FileDocumentReadConfiguration`.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file to read.
  public let file: FileWrapper

  package init(contentType: UTType, file: FileWrapper) {
    self.contentType = contentType
    self.file = file
  }
}

/// The destination of a document. Mirrors SwiftUI's `FileDocumentWriteConfiguration`.
public struct FileDocumentWriteConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The existing file: always `nil`.
  public let existingFile: FileWrapper? = nil

  package init(contentType: UTType) { self.contentType = contentType }
}

/// The content of a file. Mirrors the part of Foundation's `FileWrapper` that documents of one file
/// need; Foundation on Linux has none.
public final class FileWrapper {
  /// The bytes.
  public let regularFileContents: Data?
  /// The name.
  public var filename: String?
  /// The name.
  public var preferredFilename: String?

  /// Creates a file from its bytes.
  public init(regularFileWithContents contents: Data) { regularFileContents = contents }

  /// The bytes that are written.
  var contents: Data { regularFileContents ?? Data() }

  /// Writes a file on a thread of the pool. It replaces what is there only when all is written.
  @concurrent
  nonisolated static func write(
    _ contents: Data, to url: URL
  ) async -> Result<URL, any Error> {
    Result {
      try contents.write(to: url, options: .atomic)
      return url
    }
  }
}
