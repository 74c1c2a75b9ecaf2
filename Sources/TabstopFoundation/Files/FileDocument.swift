internal import Foundation

/// A document that is written to a file as a whole. Mirrors SwiftUI's `FileDocument`.
@preconcurrency
public protocol FileDocument: Sendable {
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// The types that it can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The types that it can be written as; by default those that it is read from.
  static var writableContentTypes: [UTType] { get }
  /// Reads the document. A `DocumentGroup` calls it.
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
