import CoreText
import SwiftUI

// As programs add the typefaces that they bring along.

enum OwnTypeface {
  static func register(_ url: URL) -> Bool {
    var error: Unmanaged<CFError>?
    guard CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error) else {
      print(error?.takeUnretainedValue().localizedDescription ?? "")
      return false
    }
    return true
  }

  static func register(data: Data) throws {
    guard let provider = CGDataProvider(data: data as CFData), let font = CGFont(provider) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    var error: Unmanaged<CFError>?
    if !CTFontManagerRegisterGraphicsFont(font, &error) {
      throw error!.takeRetainedValue() as Error
    }
  }

  static func registerAll(in bundle: Bundle) {
    bundle.urls(forResourcesWithExtension: "ttf", subdirectory: nil)?
      .forEach { CTFontManagerRegisterFontsForURL($0 as CFURL, .process, nil) }
  }
}
