public import Foundation

/// A document that is written to a file as a whole. Mirrors SwiftUI's `FileDocument`.
public protocol FileDocument {
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// What it can be read from.
  static var readableContentTypes: [UTType] { get }
  /// What it can be written as: what it is read from, unless said otherwise.
  static var writableContentTypes: [UTType] { get }
  /// Reads the document. Nothing here calls it: a program opens its documents itself.
  init(configuration: ReadConfiguration) throws
  /// What is to be written.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// What it can be read from.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// What a document is read from. Mirrors SwiftUI's `FileDocumentReadConfiguration`.
public struct FileDocumentReadConfiguration {
  /// The kind of file.
  public let contentType: UTType
  /// What is read.
  public let file: FileWrapper
}

/// What a document is written as. Mirrors SwiftUI's `FileDocumentWriteConfiguration`.
public struct FileDocumentWriteConfiguration {
  /// The kind of file.
  public let contentType: UTType
  /// What is there already; nothing.
  public let existingFile: FileWrapper? = nil
}

/// The content of a file. Mirrors the part of Foundation's `FileWrapper` that documents of one file
/// need; Foundation on Linux is without.
public final class FileWrapper {
  /// The bytes.
  public let regularFileContents: Data?
  /// Its name.
  public var filename: String?
  /// Its name.
  public var preferredFilename: String?

  /// A file of these bytes.
  public init(regularFileWithContents contents: Data) { regularFileContents = contents }

  func write(to url: URL) throws { try (regularFileContents ?? Data()).write(to: url) }
}
