internal import CGtk

/// A format in which picture files are written.
public enum PictureFormat: Sendable {
  case png
  /// - Parameter quality: From 0 to 100.
  case jpeg(quality: Int)
}

extension PictureDecoder {
  /// Converts a picture file to another format, turned as the file says.
  ///
  /// - Returns: `nil` if the file is not a picture, or the program ends.
  public static func encode(_ file: UnsafeRawBufferPointer, as format: PictureFormat) -> [UInt8]? {
    PictureWork.perform { encodeNow(file, as: format) }
  }

  private static func encodeNow(_ file: UnsafeRawBufferPointer, as format: PictureFormat)
    -> [UInt8]?
  {
    var sizing = Sizing(wanted: nil)
    guard let pixbuf = loadTurned(file, &sizing) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
    var bytes: UnsafeMutablePointer<gchar>?
    var count: gsize = 0
    let isWritten =
      switch format {
      case .png: gdk_pixbuf_save_to_bufferv(pixbuf, &bytes, &count, "png", nil, nil, nil)
      case .jpeg(let quality): saveJPEG(pixbuf, quality, &bytes, &count)
      }
    guard isWritten != 0, let bytes else { return nil }
    defer { g_free(bytes) }
    return Array(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
  }

  private static func saveJPEG(
    _ pixbuf: OpaquePointer, _ quality: Int, _ bytes: inout UnsafeMutablePointer<gchar>?,
    _ count: inout gsize
  ) -> gboolean {
    "quality".withMutableCString { key in
      String(min(max(quality, 0), 100)).withMutableCString { value in
        var (keys, values): ([UnsafeMutablePointer<gchar>?], [UnsafeMutablePointer<gchar>?]) =
          ([key, nil], [value, nil])
        return gdk_pixbuf_save_to_bufferv(
          pixbuf, &bytes, &count, "jpeg", &keys, &values, nil)
      }
    }
  }
}

extension String {
  /// Calls a closure with the C string, for functions without `const` in their signature that do
  /// not change it.
  fileprivate func withMutableCString<Result>(
    _ body: (UnsafeMutablePointer<CChar>) -> Result
  ) -> Result {
    withCString { body(UnsafeMutablePointer(mutating: $0)) }
  }
}
