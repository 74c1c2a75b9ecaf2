public import Foundation

/// The contents of a file or of a folder. Mirrors Foundation's `FileWrapper`; Foundation on Linux has
/// none. Links in a folder stay links.
///
/// Cost: the contents are in memory.
public final class FileWrapper {
  /// Options for reading a file. Mirrors Foundation's `FileWrapper.ReadingOptions`.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Reads contents at once. No effect: they are always read at once.
    public static let immediate = ReadingOptions(rawValue: 1)
    /// Reads contents without mapping them into memory. No effect: contents are always read at
    /// once.
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }

  /// Options for writing a file. Mirrors Foundation's `FileWrapper.WritingOptions`.
  public struct WritingOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The old contents stay if they cannot be replaced as a whole.
    public static let atomic = WritingOptions(rawValue: 1)
    /// Sets the file name of the wrapper that is written, not of those in it.
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }

  /// The name under which it was read, or written `withNameUpdating`; else `nil`.
  public var filename: String?
  /// The name that it has in a folder, if that is free there.
  public var preferredFilename: String?
  /// The attributes of the file, by the keys of `FileManager`; they are not written.
  public var fileAttributes: [String: Any] = [:]

  private var file: Data?
  /// The target of a link in a folder.
  private var link: String?
  private var folder: [String: FileWrapper] = [:]

  /// Creates a file from its bytes.
  public init(regularFileWithContents contents: Data) { file = contents }

  /// Creates a folder.
  /// - Parameter childrenByPreferredName: What is in it, by name.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    folder = childrenByPreferredName
    for (name, child) in folder where child.preferredFilename == nil {
      child.preferredFilename = name
    }
  }

  private init(link: String, name: String) {
    (self.link, filename, preferredFilename) = (link, name, name)
  }

  /// Reads a file, or a folder with all that is in it.
  public init(url: URL, options: ReadingOptions = []) throws {
    (filename, preferredFilename) = (url.lastPathComponent, url.lastPathComponent)
    try read(from: url, options: options)
  }

  /// Whether it is a file.
  public var isRegularFile: Bool { file != nil }
  /// Whether it is a folder.
  public var isDirectory: Bool { file == nil && link == nil }
  /// Whether it is a link in a folder.
  public var isSymbolicLink: Bool { link != nil }
  /// The bytes of a file; `nil` for a folder.
  public var regularFileContents: Data? { file }
  /// The contents of a folder, by name; `nil` for a file.
  public var fileWrappers: [String: FileWrapper]? { isDirectory ? folder : nil }

  /// Reads the contents again.
  public func read(from url: URL, options: ReadingOptions = []) throws {
    link = nil
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
    guard exists, isFolder.boolValue else {
      (file, folder) = (try Data(contentsOf: url), [:])
      return
    }
    var children: [String: FileWrapper] = [:]
    for child in try FileManager.default.contentsOfDirectory(
      at: url, includingPropertiesForKeys: nil)
    {
      let name = child.lastPathComponent
      // Links are kept: they may lead to a folder around this one, or nowhere.
      let link = try? FileManager.default.destinationOfSymbolicLink(atPath: child.path)
      children[name] =
        try link.map { FileWrapper(link: $0, name: name) }
        ?? FileWrapper(url: child, options: options)
    }
    (file, folder) = (nil, children)
  }

  // MARK: Folders

  /// Adds a file or folder to this folder, and returns its name there: the preferred one, with a number
  /// if that is in use. A file takes nothing and returns the preferred name.
  @discardableResult
  public func addFileWrapper(_ child: FileWrapper) -> String {
    let preferred = child.preferredFilename ?? child.filename ?? String(own: "Untitled")
    guard isDirectory else { return preferred }
    let name = preferred.freeFileName { folder[$0] != nil }
    folder[name] = child
    return name
  }

  /// Adds a file to this folder, and returns its name there.
  @discardableResult
  public func addRegularFile(
    withContents data: Data, preferredFilename fileName: String
  ) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }

  /// Removes a file or folder from this folder.
  public func removeFileWrapper(_ child: FileWrapper) {
    folder = folder.filter { $0.value !== child }
  }

  /// The name of a file or folder in this folder; `nil` if it is not in it.
  public func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
    folder.first { $0.value === child }?.key
  }

  // MARK: Writing

  /// Writes the file, or the folder with all that is in it. What was there is replaced as a whole; a file
  /// does not replace a folder.
  public func write(
    to url: URL, options: WritingOptions = [], originalContentsURL: URL? = nil
  ) throws {
    try contents.write(to: url)
    if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
  }

  /// The present contents.
  var contents: FileContents {
    if let file {
      .file(file)
    } else if let link {
      .link(link)
    } else {
      .folder(folder.mapValues(\.contents))
    }
  }
}

/// The contents of a file or folder at one moment, which another thread can write.
enum FileContents: Sendable {
  case file(Data)
  case link(String)
  indirect case folder([String: FileContents])

  /// The bytes of a document, which has to be one file.
  var ofOneFile: Data {
    get throws {
      guard case .file(let data) = self else { throw FolderDocument() }
      return data
    }
  }

  /// Replaces what is at the address only when all is written.
  func write(to url: URL) throws {
    switch self {
    case .file(let data): try data.write(to: url, options: .atomic)
    case .link: try create(at: url)
    case .folder:
      let files = FileManager.default
      let unfinished = url.deletingLastPathComponent()
        .appendingPathComponent(".\(url.lastPathComponent).\(UUID().uuidString)")
      do {
        try create(at: unfinished)
        guard files.fileExists(atPath: url.path) else {
          try files.moveItem(at: unfinished, to: url)
          return
        }
        // `replaceItemAt` cannot replace a file by a folder.
        let replaced = unfinished.appendingPathExtension("old")
        try files.moveItem(at: url, to: replaced)
        do {
          try files.moveItem(at: unfinished, to: url)
        } catch {
          try? files.moveItem(at: replaced, to: url)
          throw error
        }
        try? files.removeItem(at: replaced)
      } catch {
        try? files.removeItem(at: unfinished)
        throw error
      }
    }
  }

  private func create(at url: URL) throws {
    switch self {
    case .file(let data): try data.write(to: url)
    case .link(let target):
      try FileManager.default.createSymbolicLink(
        atPath: url.path, withDestinationPath: target)
    case .folder(let children):
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
      for (name, child) in children {
        // A name from a document must not lead out of the folder.
        guard !name.isEmpty, name != ".", name != "..", !name.contains("/") else {
          throw CocoaError(.fileWriteInvalidFileName)
        }
        try child.create(at: url.appendingPathComponent(name))
      }
    }
  }

  /// Writes the contents in the background; returns the address, or the error of the file system.
  @concurrent
  nonisolated func writeInBackground(to url: URL) async -> Result<URL, any Error> {
    Result {
      try write(to: url)
      return url
    }
  }
}

/// The error of a document that is a folder, where windows open and save files.
struct FolderDocument: LocalizedError {
  var errorDescription: String? { String(own: "The document is a folder, not a file.") }
}
