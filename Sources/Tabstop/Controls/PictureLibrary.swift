internal import GtkBridge

/// The pictures of a program, by name.
@MainActor
public enum PictureLibrary {
  private static var pictures: [String: PictureFile] = [:]

  /// Adds a picture file (SVG, PNG, JPEG) that lies in the program. The bytes must stay.
  public static func add(_ name: String, _ bytes: UnsafeRawBufferPointer) {
    pictures[name] = PictureFile(bytes: bytes)
  }

  static func file(_ name: String) -> PictureFile? { pictures[name] }
}

/// Sendable: the bytes stay as they are for as long as the program runs.
struct PictureFile: @unchecked Sendable {
  let bytes: UnsafeRawBufferPointer
}
