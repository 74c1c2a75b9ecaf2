public import Foundation

extension URL {
  /// The address with a part, which gets the extension of a type if it has none of the type. Mirrors
  /// UniformTypeIdentifiers.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL
  {
    appendingPathComponent(partialName).appendingPathExtension(for: contentType)
  }
  /// Adds a part, which gets the extension of a type if it has none of the type.
  public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType)
  {
    self = appendingPathComponent(partialName, conformingTo: contentType)
  }
  /// The address with the extension of a type, if it has none of the type.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    if let type = UTType(filenameExtension: pathExtension), type.conforms(to: contentType) {
      return self
    }
    guard let name = contentType.preferredFilenameExtension else { return self }
    return appendingPathExtension(name)
  }
  /// Adds the extension of a type, if there is none of the type.
  public mutating func appendPathExtension(for contentType: UTType) {
    self = appendingPathExtension(for: contentType)
  }
}
