internal import CGtk

/// A file in memory, whose pages are read when they are used.
public final class MappedFile: @unchecked Sendable {
  // Sendable: the bytes do not change.
  private let file: OpaquePointer

  /// Maps a file into memory; `nil` if there is no such file, or it is empty.
  public init?(_ path: String) {
    guard let file = g_mapped_file_new(path, 0, nil) else { return nil }
    self.file = file
    if g_mapped_file_get_length(file) == 0 { return nil }
  }

  deinit { g_mapped_file_unref(file) }

  /// Valid as long as this object.
  public var bytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(
      start: g_mapped_file_get_contents(file), count: Int(g_mapped_file_get_length(file)))
  }
}
