internal import CGtk

/// The pixels of a picture: red, green, blue and opacity, row by row from the top, not premultiplied.
public struct PicturePixels: Equatable, Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The components, four bytes for each pixel.
  public var bytes: [UInt8]

  /// Creates a picture from its pixels.
  public init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(
      bytes.count == 4 * width * height,
      "A picture of \(width) by \(height) pixels needs four bytes for each, not \(bytes.count).")
    (self.width, self.height, self.bytes) = (width, height, bytes)
  }

  /// Decodes a file in any format that GdkPixbuf reads; `nil` for other data.
  ///
  /// - Parameters:
  ///   - longestSide: The longest side of a smaller copy, in pixels; `nil` for the file's own size.
  ///   - isTurned: Whether the picture is turned as its file says.
  public init?(file: some Collection<UInt8>, longestSide: Int? = nil, isTurned: Bool = false) {
    let data = Array(file)
    let pixels = data.withUnsafeBytes { file in
      PictureWork.perform { () -> PicturePixels? in
        var sizing = PictureDecoder.Sizing(
          wanted: nil, longestSide: longestSide.map { Double(max(1, $0)) })
        let load = isTurned ? PictureDecoder.loadTurned : PictureDecoder.load
        guard let pixbuf = load(file, &sizing) else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
        return PicturePixels(pixbuf)
      }
    }
    guard let pixels else { return nil }
    self = pixels
  }

  private init(_ pixbuf: OpaquePointer) {
    width = Int(gdk_pixbuf_get_width(pixbuf))
    height = Int(gdk_pixbuf_get_height(pixbuf))
    let stride = Int(gdk_pixbuf_get_rowstride(pixbuf))
    let channels = Int(gdk_pixbuf_get_n_channels(pixbuf))
    let source = gdk_pixbuf_read_pixels(pixbuf)!
    bytes = [UInt8](repeating: 255, count: 4 * width * height)
    for y in 0..<height {
      for x in 0..<width {
        for channel in 0..<min(channels, 4) {
          bytes[4 * (y * width + x) + channel] = source[y * stride + x * channels + channel]
        }
      }
    }
  }

  /// The picture as a PNG file; empty for a picture without pixels.
  public var png: [UInt8] {
    if bytes.isEmpty { return [] }
    return bytes.withUnsafeBufferPointer { pixels in
      let pixbuf = gdk_pixbuf_new_from_data(
        pixels.baseAddress, GDK_COLORSPACE_RGB, 1, 8, Int32(width), Int32(height),
        Int32(4 * width), nil, nil)!
      defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
      var (buffer, count): (UnsafeMutablePointer<gchar>?, gsize) = (nil, 0)
      guard gdk_pixbuf_save_to_bufferv(pixbuf, &buffer, &count, "png", nil, nil, nil) != 0,
        let buffer
      else { return [] }
      defer { g_free(buffer) }
      return Array(UnsafeRawBufferPointer(start: buffer, count: Int(count)))
    }
  }
}
