public import Foundation

// Older names, which Foundation has on Apple's systems only.

extension Data.WritingOptions {
  /// An older name of `atomic`. Mirrors Foundation's.
  public static var atomicWrite: Data.WritingOptions { .atomic }
}

extension Data.ReadingOptions {
  /// An older name of `alwaysMapped`. Mirrors Foundation's.
  public static var dataReadingMapped: Data.ReadingOptions { .alwaysMapped }

  /// An older name of `alwaysMapped`. Mirrors Foundation's.
  public static var mappedRead: Data.ReadingOptions { .alwaysMapped }

  /// An older name of `uncached`. Mirrors Foundation's.
  public static var uncachedRead: Data.ReadingOptions { .uncached }
}
