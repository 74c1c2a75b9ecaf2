internal import CGtk

/// What the beginning of a picture's file says of the picture. Read on any thread, without decoding the
/// picture.
public struct PictureInformation: Equatable, Sendable {
  /// The width, in pixels.
  public let width: Int
  /// The height, in pixels.
  public let height: Int
  /// The direction in which the picture is stored, by the numbers of Exif: 1 if it is not turned.
  public let orientation: Int
  /// Whether the picture can be translucent.
  public let hasAlpha: Bool
  /// The media type of the file.
  public let mediaType: String?

  /// Reads a file in any format that GdkPixbuf reads; `nil` for other data.
  public init?(of file: some Collection<UInt8>) {
    let data = Array(file)
    let found = data.withUnsafeBytes { file in
      PictureWork.perform {
        PictureStart(file).map { PictureInformation($0, mediaType: Self.mediaType(of: file)) }
      }
    }
    guard let found else { return nil }
    self = found
  }

  private init(_ start: PictureStart, mediaType: String?) {
    width = Int(start.width)
    height = Int(start.height)
    hasAlpha = start.hasAlpha
    orientation = start.orientation
    self.mediaType = mediaType
  }

  private static func mediaType(of file: UnsafeRawBufferPointer) -> String? {
    let start = file.prefix(4096)
    let guess = Array(start).withUnsafeBufferPointer {
      g_content_type_guess(nil, $0.baseAddress, gsize($0.count), nil)
    }
    defer { g_free(guess) }
    guard let guess, let name = g_content_type_get_mime_type(guess) else { return nil }
    defer { g_free(name) }
    return String(cString: name)
  }

  /// The media types of the formats that GdkPixbuf reads.
  public static var mediaTypes: [String] {
    var names: [String] = []
    var list = gdk_pixbuf_get_formats()
    let first = list
    while let entry = list {
      let format = OpaquePointer(entry.pointee.data)
      if let types = gdk_pixbuf_format_get_mime_types(format) {
        if let name = types[0] { names.append(String(cString: name)) }
        g_strfreev(types)
      }
      list = entry.pointee.next
    }
    g_slist_free(first)
    return names
  }
}
