public import Foundation

/// The installed fonts. Mirrors the part of AppKit's `NSFontManager` that SwiftUI sources use.
@preconcurrency @MainActor
public final class NSFontManager: NSObject {
  /// The only instance.
  public static let shared = NSFontManager()
  private override init() { super.init() }
  /// The names of the installed typefaces.
  public var availableFontFamilies: [String] { UIFont.familyNames }
}
