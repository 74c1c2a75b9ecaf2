package import GtkBridge

/// The program's pictures, by name.
@MainActor
public enum PictureLibrary {
  private static var pictures: [String: PictureFile] = [:]

  /// Adds a picture file (SVG, PNG, JPEG) that is in the program's memory. The bytes must stay
  /// valid.
  public static func add(_ name: String, _ bytes: UnsafeRawBufferPointer) {
    pictures[name] = PictureFile(bytes: bytes)
  }

  /// The size of a picture, in pixels; `nil` if there is none with that name.
  package static func size(of name: String) -> (width: Double, height: Double)? {
    guard let file = pictures[name],
      let picture = PictureDecoder.decode(file.bytes, covering: (0, 0))
    else { return nil }
    return (Double(picture.width), Double(picture.height))
  }

  /// A picture as a file; `nil` if there is none with that name.
  package static func encoded(_ name: String, as format: PictureFormat) -> [UInt8]? {
    pictures[name].flatMap { PictureDecoder.encode($0.bytes, as: format) }
  }

  static func file(_ name: String) -> PictureFile? { pictures[name] }

  fileprivate static func set(_ file: PictureFile?, _ name: String) { pictures[name] = file }
}

/// Sendable: the bytes do not change while the program runs, or while `owner` exists.
struct PictureFile: @unchecked Sendable {
  let bytes: UnsafeRawBufferPointer
  var owner: AnyObject?
}

/// A picture that is not part of the program: it is in the library for as long as this object
/// exists.
@MainActor
package final class PictureData: Sendable {
  /// Its unique name in the library.
  package nonisolated let name: String
  /// In pixels.
  package nonisolated let size: (width: Double, height: Double)
  private static var count = 0

  /// - Parameter bytes: A file in any format that GdkPixbuf reads; the result is `nil` for other
  ///   data.
  package init?(_ bytes: some Collection<UInt8>) {
    let memory = Memory(bytes)
    let file = PictureFile(bytes: UnsafeRawBufferPointer(memory.bytes), owner: memory)
    guard let picture = PictureDecoder.decode(file.bytes, covering: (0, 0)) else { return nil }
    Self.count += 1
    name = "data:\(Self.count)"
    size = (Double(picture.width), Double(picture.height))
    PictureLibrary.set(file, name)
  }

  isolated deinit { PictureLibrary.set(nil, name) }

  private final class Memory {
    let bytes: UnsafeMutableBufferPointer<UInt8>

    init(_ source: some Collection<UInt8>) {
      bytes = .allocate(capacity: source.count)
      _ = bytes.initialize(from: source)
    }

    deinit { bytes.deallocate() }
  }
}
