public import Foundation
internal import GtkBridge
public import TabstopFoundation

/// The programs that get a typeface. Mirrors Core Text's: here always this program.
public enum CTFontManagerScope: UInt32, Sendable {
  /// No program.
  case none
  /// This program.
  case process
  /// The user.
  case persistent
  /// The user, until the end of the session.
  case session

  /// The user.
  public static let user = persistent
}

/// Why a typeface was not added. Mirrors Core Text's.
public enum CTFontManagerError: Int, Error, Sendable {
  /// There is no such file.
  case fileNotFound = 101
  /// It is not a file of typefaces.
  case unrecognizedFormat = 103
}

/// The domain of errors of Core Text.
public var kCTFontManagerErrorDomain: CFString {
  "com.apple.CoreText.CTFontManagerErrorDomain" as CFString
}

/// A typeface from the bytes of its file. Mirrors the part of Core Graphics' `CGFont` that SwiftUI sources
/// use.
public final class CGFont: Sendable {
  fileprivate let bytes: [UInt8]

  /// Creates a typeface from its file; `nil` if it is none.
  public init?(_ provider: CGDataProvider) {
    guard let data = provider.data as Data?,
      [[0, 1, 0, 0], Array("OTTO".utf8), Array("true".utf8), Array("ttcf".utf8)]
        .contains(Array(data.prefix(4)))
    else { return nil }
    bytes = Array(data)
  }
}

/// Reports whether typefaces were added, and shows texts with them.
private func finish(
  _ isAdded: Bool, _ failure: CTFontManagerError,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  guard isAdded else {
    error?.pointee = .passRetained(
      NSError(domain: kCTFontManagerErrorDomain as String, code: failure.rawValue))
    return false
  }
  if !Thread.isMainThread { DispatchQueue.main.async { ProgramFonts.renew() } }
  return true
}

/// Adds the typefaces of a file for this program: `Font.custom` and `UIFont` find them by the name of the
/// family. Mirrors Core Text's.
///
/// - Parameter scope: No effect here: other programs do not get them.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  let path = fontURL.path ?? ""
  let exists = FileManager.default.fileExists(atPath: path)
  return finish(
    exists && ProgramFonts.add(file: path), exists ? .unrecognizedFormat : .fileNotFound, error)
}

/// Adds the typefaces of files for this program, and reports the errors at once. Mirrors Core Text's.
public func CTFontManagerRegisterFontURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
  _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
  let errors = fontURLs.compactMap { $0 as? URL }.compactMap { url in
    var error: Unmanaged<CFError>?
    CTFontManagerRegisterFontsForURL(url as CFURL, scope, &error)
    return error?.takeRetainedValue()
  }
  _ = registrationHandler?(errors as CFArray, true)
}

/// Adds a typeface for this program. Mirrors Core Text's.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  finish(ProgramFonts.add(bytes: font.bytes), .unrecognizedFormat, error)
}

/// Removes the typefaces of a file. Always false: they stay until the program ends. Mirrors Core Text's.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  false
}

/// The names of the installed families of typefaces and of those of this program. Mirrors Core Text's.
public func CTFontManagerCopyAvailableFontFamilyNames() -> CFArray {
  TextMeasure.families as CFArray
}
