/// The limits for reading untrusted files.
public enum ImportLimits {
  /// The bytes of a file.
  public static let fileSize = 16 << 20
  /// The bytes of one text, for example a description; the rest is cut off.
  static let textLength = 20_000
  /// The bookings of a file.
  static let bookings = 5000
  /// E-mails within e-mails, arrays within arrays.
  static let depth = 32
  /// The entries of an archive.
  static let archiveEntries = 1000
  /// The bytes of one unpacked entry.
  static let entrySize = 4 << 20
  /// The seconds from UTC of a zone that is an offset: Foundation knows none beyond 18 hours.
  static let offsets = -64_800...64_800
}
