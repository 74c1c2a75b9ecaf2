internal import CGtk

/// Decodes picture files (SVG, PNG, JPEG) to textures, on any thread.
public enum PictureDecoder {
  /// A decoded picture.
  public struct Result: Sendable {
    /// The picture's width in the file, in pixels, after it was turned.
    public let width: Int32
    /// The picture's height in the file, in pixels, after it was turned.
    public let height: Int32
    fileprivate let texture: Texture

    /// The `GdkTexture`.
    @MainActor public var object: ObjectRef { ObjectRef(texture.raw) }
  }

  // Sendable: a GdkTexture does not change, and GObject counts references on any thread.
  fileprivate final class Texture: @unchecked Sendable {
    let raw: UnsafeMutableRawPointer
    init(_ raw: UnsafeMutableRawPointer) { self.raw = raw }
    deinit { g_object_unref(raw) }
  }

  /// Decodes a file at the smallest size that covers the given one, in device pixels, turned as the file
  /// says. A bitmap is not enlarged. Without a size, at the file's own.
  ///
  /// - Returns: `nil` if the file is not a picture, or the program ends.
  public static func decode(
    _ file: UnsafeRawBufferPointer, covering size: (width: Double, height: Double)?
  ) -> Result? {
    PictureWork.perform { decodeNow(file, covering: size) }
  }

  /// The size of a picture in its file, in pixels, after it was turned. Its pixels are not decoded.
  ///
  /// - Returns: `nil` if the file is not a picture, or the program ends.
  public static func size(of file: UnsafeRawBufferPointer) -> (width: Int32, height: Int32)? {
    PictureWork.perform {
      PictureStart(file).map {
        $0.orientation >= 5 ? ($0.height, $0.width) : ($0.width, $0.height)
      }
    }
  }

  private static func decodeNow(
    _ file: UnsafeRawBufferPointer, covering size: (width: Double, height: Double)?
  ) -> Result? {
    tabstop_return_large_blocks()
    // The sides of cairo's surfaces are at most 32767.
    var sizing = Sizing(wanted: size, longestSide: 32000)
    guard let pixbuf = loadTurned(file, &sizing) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
    return texture(of: pixbuf).map {
      Result(width: sizing.width, height: sizing.height, texture: Texture($0))
    }
  }

  /// Makes a `GdkTexture` of a pixbuf, in cairo's pixel format, which a renderer uses without conversion in every frame.
  ///
  /// - Returns: `nil` if cairo has no memory for it, or it is larger than cairo's surfaces.
  static func texture(of pixbuf: OpaquePointer) -> UnsafeMutableRawPointer? {
    let (width, height) = (gdk_pixbuf_get_width(pixbuf), gdk_pixbuf_get_height(pixbuf))
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)!
    // An invalid surface has no pixels.
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    let cairo = cairo_create(surface)
    gdk_cairo_set_source_pixbuf(cairo, pixbuf, 0, 0)
    cairo_paint(cairo)
    cairo_destroy(cairo)
    cairo_surface_flush(surface)
    let stride = cairo_image_surface_get_stride(surface)
    let bytes = g_bytes_new_with_free_func(
      cairo_image_surface_get_data(surface), gsize(stride) * gsize(height),
      { cairo_surface_destroy(OpaquePointer($0!)) }, UnsafeMutableRawPointer(surface))
    let texture = gdk_memory_texture_new(
      width, height, tabstop_memory_format_of_cairo(), bytes, gsize(stride))!
    g_bytes_unref(bytes)
    return UnsafeMutableRawPointer(texture)
  }

  struct Sizing {
    var wanted: (width: Double, height: Double)?
    /// The limit for the longest side, in pixels.
    var longestSide: Double?
    var width: Int32 = 0
    var height: Int32 = 0
  }

  /// Decodes a file, and turns the picture as the file says: cameras store how they were held.
  static func loadTurned(
    _ file: UnsafeRawBufferPointer, _ sizing: inout Sizing
  ) -> OpaquePointer? {
    // Cameras write JPEG files.
    if let wanted = sizing.wanted, file.starts(with: [0xFF, 0xD8]),
      PictureStart(file)?.orientation ?? 1 >= 5
    {
      sizing.wanted = (wanted.height, wanted.width)
    }
    guard let pixbuf = load(file, &sizing) else { return nil }
    if PictureStart.orientation(of: pixbuf) >= 5 {
      (sizing.width, sizing.height) = (sizing.height, sizing.width)
    }
    guard let turned = gdk_pixbuf_apply_embedded_orientation(pixbuf) else { return pixbuf }
    g_object_unref(UnsafeMutableRawPointer(pixbuf))
    return turned
  }

  static func load(
    _ file: UnsafeRawBufferPointer, _ sizing: inout Sizing
  ) -> OpaquePointer? {
    let loader = gdk_pixbuf_loader_new()!
    defer { g_object_unref(loader) }
    let sizePrepared:
      @convention(c) (UnsafeMutablePointer<GdkPixbufLoader>, gint, gint, gpointer) -> Void = {
        loader, width, height, data in
        let sizing = data.assumingMemoryBound(to: Sizing.self)
        (sizing.pointee.width, sizing.pointee.height) = (width, height)
        guard width > 0, height > 0 else { return }
        var scale = 1.0
        if let wanted = sizing.pointee.wanted {
          scale = max(wanted.width / Double(width), wanted.height / Double(height))
          if gdk_pixbuf_format_is_scalable(gdk_pixbuf_loader_get_format(loader)) == 0 {
            scale = min(scale, 1)
          }
        }
        if let side = sizing.pointee.longestSide {
          scale = min(scale, side / Double(max(width, height)))
        }
        guard scale.isFinite, scale != 1 else { return }
        gdk_pixbuf_loader_set_size(
          loader, max(1, Int32((Double(width) * scale).rounded(.up))),
          max(1, Int32((Double(height) * scale).rounded(.up))))
      }
    let isWhole = withUnsafeMutablePointer(to: &sizing) { sizing in
      g_signal_connect_data(
        loader, "size-prepared", unsafeBitCast(sizePrepared, to: GCallback.self), sizing, nil,
        GConnectFlags(0))
      let bytes = file.bindMemory(to: guchar.self)
      let isWritten = gdk_pixbuf_loader_write(loader, bytes.baseAddress, gsize(bytes.count), nil)
      // A loader must be closed, even after an error.
      return gdk_pixbuf_loader_close(loader, nil) != 0 && isWritten != 0
    }
    guard isWhole, let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader) else { return nil }
    g_object_ref(UnsafeMutableRawPointer(pixbuf))
    return pixbuf
  }
}
