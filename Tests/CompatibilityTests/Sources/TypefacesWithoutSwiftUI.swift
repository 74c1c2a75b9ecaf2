import CoreText
import Foundation

/// Core Text alone knows the types of its own functions.
func registerTypeface(at url: URL) -> Bool {
  var error: Unmanaged<CFError>?
  return CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error)
}
