internal import CGtk
private import Glibc

/// Typefaces of a program's own files.
public enum ProgramFonts {
  private typealias AddFile = @convention(c) (OpaquePointer?, UnsafePointer<CChar>) -> Int32
  private typealias CreateFile = @convention(c) (UnsafePointer<CChar>, UInt32) -> Int32
  private typealias Renew = @convention(c) (UnsafeMutableRawPointer) -> Void

  // Glibc's headers declare it for GNU's C alone.
  private static let createFile = dlsym(nil, "memfd_create").map {
    unsafeBitCast($0, to: CreateFile.self)
  }
  // Pango uses Fontconfig on Linux, whose functions GTK's headers do not contain.
  private static let addFile = dlsym(nil, "FcConfigAppFontAddFile").map {
    unsafeBitCast($0, to: AddFile.self)
  }
  private static let renewMap = dlsym(nil, "pango_fc_font_map_config_changed").map {
    unsafeBitCast($0, to: Renew.self)
  }

  /// Adds the typefaces of a file for this program, which it must not remove. Texts of this thread are
  /// shown with them from now on, those of others after `renew()`.
  ///
  /// - Returns: false if there is no typeface in the file.
  public static func add(file path: String) -> Bool {
    guard let addFile, addFile(nil, path) != 0 else { return false }
    renew()
    return true
  }

  /// Adds the typefaces of a file's bytes for this program.
  ///
  /// - Returns: false if there is no typeface in them.
  public static func add(bytes: [UInt8]) -> Bool {
    let closesInChildren: UInt32 = 1
    guard let file = createFile?("font", closesInChildren), file >= 0 else { return false }
    // Stays open: Pango reads the file when it shows a text.
    guard write(file, bytes, bytes.count) == bytes.count, add(file: "/proc/self/fd/\(file)") else {
      close(file)
      return false
    }
    return true
  }

  /// Makes the texts of this thread use typefaces that another thread has added.
  public static func renew() {
    guard let renewMap, let map = pango_cairo_font_map_get_default() else { return }
    renewMap(UnsafeMutableRawPointer(map))
  }

  // MARK: Names

  /// The names of a typeface.
  public struct Names: Sendable {
    /// The name without spaces, with the style.
    public let postScript: String?
    /// The name of the family.
    public let family: String?
    /// The style, such as "Bold".
    public let style: String?
    /// The whole name.
    public let full: String?
  }

  private typealias Query =
    @convention(c) (
      UnsafePointer<CChar>, UInt32, OpaquePointer?, UnsafeMutablePointer<Int32>
    ) -> OpaquePointer?
  private typealias Text =
    @convention(c) (
      OpaquePointer, UnsafePointer<CChar>, Int32,
      UnsafeMutablePointer<UnsafePointer<CChar>?>
    ) -> UInt32
  private typealias Destroy = @convention(c) (OpaquePointer) -> Void

  private static let query = dlsym(nil, "FcFreeTypeQuery").map {
    unsafeBitCast($0, to: Query.self)
  }
  private static let text = dlsym(nil, "FcPatternGetString").map {
    unsafeBitCast($0, to: Text.self)
  }
  private static let destroy = dlsym(nil, "FcPatternDestroy").map {
    unsafeBitCast($0, to: Destroy.self)
  }

  /// The names of the typefaces in a file; none if it has no typeface.
  public static func names(inFile path: String) -> [Names] {
    guard let query, let text, let destroy else { return [] }
    var names: [Names] = []
    var count: Int32 = 1
    while names.count < count, let pattern = query(path, UInt32(names.count), nil, &count) {
      func value(_ object: String) -> String? {
        var value: UnsafePointer<CChar>?
        return text(pattern, object, 0, &value) == 0 ? value.map { String(cString: $0) } : nil
      }
      names.append(
        Names(
          postScript: value("postscriptname"), family: value("family"), style: value("style"),
          full: value("fullname")))
      destroy(pattern)
    }
    return names
  }
}
