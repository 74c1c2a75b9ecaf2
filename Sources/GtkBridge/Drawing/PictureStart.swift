internal import CGtk

/// What a picture's file says of the picture before its pixels, which are not decoded.
struct PictureStart {
  /// The width and height as stored, in pixels.
  private(set) var width: Int32 = 0
  private(set) var height: Int32 = 0
  /// The direction in which the picture is stored, by the numbers of Exif: 1 if it is not turned, 5 and more
  /// if it is on its side.
  private(set) var orientation = 1
  /// Whether the picture can be translucent.
  private(set) var hasAlpha = false

  private var isSmallerCheaper: Bool

  /// Reads a file until the kind of the picture is known; a drawing (SVG) completely. `nil` if it is no picture.
  init?(_ file: UnsafeRawBufferPointer) {
    // A loader fills the rest of a JPEG file with grey when it is closed. With fewer pixels this takes a tenth
    // of the time, whereas other bitmaps are decoded completely first.
    isSmallerCheaper = file.starts(with: [0xFF, 0xD8])
    let loader = gdk_pixbuf_loader_new()!
    defer { g_object_unref(loader) }
    let hasPicture = withUnsafeMutablePointer(to: &self) { start in
      g_signal_connect_data(
        loader, "size-prepared", unsafeBitCast(Self.sizePrepared, to: GCallback.self), start, nil,
        GConnectFlags(0))
      var rest = file.bindMemory(to: guchar.self)[...]
      while !rest.isEmpty, gdk_pixbuf_loader_get_pixbuf(loader) == nil {
        let part = UnsafeBufferPointer(rebasing: rest.prefix(4096))
        rest = rest.dropFirst(part.count)
        if gdk_pixbuf_loader_write(loader, part.baseAddress, gsize(part.count), nil) == 0 { break }
      }
      // Fails for a file that was not read to its end, but must be called.
      gdk_pixbuf_loader_close(loader, nil)
      return gdk_pixbuf_loader_get_pixbuf(loader) != nil
    }
    guard hasPicture, let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader) else { return nil }
    if width == 0 {
      (width, height) = (gdk_pixbuf_get_width(pixbuf), gdk_pixbuf_get_height(pixbuf))
    }
    hasAlpha = gdk_pixbuf_get_has_alpha(pixbuf) != 0
    orientation = Self.orientation(of: pixbuf)
  }

  private static let sizePrepared:
    @convention(c) (UnsafeMutablePointer<GdkPixbufLoader>, gint, gint, gpointer) -> Void = {
      loader, width, height, data in
      let start = data.assumingMemoryBound(to: PictureStart.self)
      (start.pointee.width, start.pointee.height) = (width, height)
      let isDrawing =
        gdk_pixbuf_format_is_scalable(gdk_pixbuf_loader_get_format(loader)) != 0
      if isDrawing || start.pointee.isSmallerCheaper { gdk_pixbuf_loader_set_size(loader, 1, 1) }
    }

  /// The direction in which a decoded picture was stored.
  static func orientation(of pixbuf: OpaquePointer) -> Int {
    gdk_pixbuf_get_option(pixbuf, "orientation").flatMap { Int(String(cString: $0)) } ?? 1
  }
}
