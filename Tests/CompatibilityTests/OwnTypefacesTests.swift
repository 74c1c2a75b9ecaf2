import PrivateDisplay
import SwiftUI
import XCTest

/// Typefaces that programs bring along.
@preconcurrency @MainActor
final class OwnTypefacesTests: DisplayTestCase {
  /// The file of an installed typeface, with another name of the same length.
  private func typeface(named name: String) throws -> Data {
    let folder = URL(filePath: "/usr/share/fonts")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let installed = files?.compactMap { $0 as? URL }.first {
      $0.lastPathComponent == "DejaVuSans.ttf"
    }
    guard let installed else { throw XCTSkip("DejaVu Sans is not installed.") }
    var file = try Data(contentsOf: installed)
    for encoding in [String.Encoding.utf16BigEndian, .ascii] {
      let old = try XCTUnwrap("DejaVu Sans".data(using: encoding))
      let new = try XCTUnwrap(name.data(using: encoding))
      XCTAssertEqual(old.count, new.count)
      while let range = file.range(of: old) { file.replaceSubrange(range, with: new) }
    }
    return file
  }

  private var families: [String] {
    CTFontManagerCopyAvailableFontFamilyNames().compactMap { $0 as? String }
  }

  func testAFileOfAProgramIsATypeface() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).ttf")
    try typeface(named: "Cherry Sans").write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    XCTAssertFalse(families.contains("Cherry Sans"))
    XCTAssertTrue(OwnTypeface.register(file))
    XCTAssertTrue(families.contains("Cherry Sans"), "\(families)")
  }

  func testAFileTellsTheNamesOfItsTypefaces() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).ttf")
    try typeface(named: "Walnut Sans").write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let found = CTFontManagerCreateFontDescriptorsFromURL(file as CFURL) as? [CTFontDescriptor]
    XCTAssertEqual(found?.count, 1)
    let typeface = try XCTUnwrap(found?.first)
    func name(_ attribute: CFString) -> String? {
      CTFontDescriptorCopyAttribute(typeface, attribute) as? String
    }
    XCTAssertEqual(name(kCTFontFamilyNameAttribute), "Walnut Sans")
    XCTAssertEqual(name(kCTFontStyleNameAttribute), "Book")
    XCTAssertEqual(name(kCTFontNameAttribute), "DejaVuSans")
    XCTAssertEqual(
      CTFontDescriptorCopyAttribute(typeface, kCTFontURLAttribute) as? NSURL, file as NSURL)
    XCTAssertNil(CTFontManagerCreateFontDescriptorsFromURL(URL(filePath: "/etc/passwd") as CFURL))
  }

  func testBytesOfAProgramAreATypeface() throws {
    try OwnTypeface.register(data: typeface(named: "Quince Sans"))
    XCTAssertTrue(families.contains("Quince Sans"), "\(families)")
  }

  func testOtherFilesAreNone() throws {
    XCTAssertFalse(OwnTypeface.register(URL(filePath: "/nowhere/a.ttf")))
    XCTAssertFalse(OwnTypeface.register(URL(filePath: "/etc/passwd")))
    XCTAssertThrowsError(try OwnTypeface.register(data: Data("abc".utf8)))
    XCTAssertThrowsError(try OwnTypeface.register(data: Data("OTTOabc".utf8)))
    OwnTypeface.registerAll(in: .main)
  }
}
