import Foundation
@testable import GtkBridge
import XCTest

@testable import AssetCatalog
@testable import Tabstop

/// Asset catalogues: what is read of them, what is packed, and what a program finds in it.
@preconcurrency @MainActor
final class AssetCatalogTests: XCTestCase {
  private nonisolated let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent(UUID().uuidString)

  override func tearDown() {
    try? FileManager.default.removeItem(at: folder)
    super.tearDown()
  }

  private func write(_ path: String, _ text: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func assets() -> (assets: [Asset], faults: [String]) {
    var reader = CatalogReader()
    let assets = reader.read(folder)
    return (assets, reader.faults)
  }

  private func packed(_ assets: [Asset]) throws -> PackedAssets {
    let file = folder.appendingPathComponent("Assets.packed")
    try PackedCatalog(assets).data.write(to: file)
    return try XCTUnwrap(PackedAssets(file.path))
  }

  func testComponentsAreFractionsBytesOrHexadecimal() throws {
    try write(
      "mix.colorset/Contents.json",
      """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb",
          "components": {"red": "0x80", "green": "51", "blue": "0.500", "alpha": "1"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
          "color": {"color-space": "gray-gamma-22", "components": {"white": "1.0", "alpha": "0.5"}}},
        {"idiom": "universal", "appearances": [{"appearance": "contrast", "value": "high"}],
          "color": {"platform": "ios", "reference": "systemRedColor"}}
      ]}
      """)
    let color = try XCTUnwrap(packed(assets().assets).colors["mix"])
    XCTAssertEqual(
      color.color(for: AssetTraits()),
      Color(red: 128.0 / 255, green: 0.2, blue: 0.5))
    XCTAssertEqual(color.color(for: AssetTraits(isDark: true)), Color(white: 1, opacity: 0.5))
    XCTAssertEqual(color.color(for: AssetTraits(isHighContrast: true)), .red)
    XCTAssertEqual(
      color.color(for: AssetTraits(isDark: true, isHighContrast: true)),
      Color(white: 1, opacity: 0.5), "a dark window needs a colour for the dark first")
  }

  func testAPictureHasTheVariantWithEnoughPixels() throws {
    try write(
      "logo.imageset/Contents.json",
      """
      {"images": [
        {"idiom": "universal", "filename": "one.png", "scale": "1x"},
        {"idiom": "universal", "filename": "two.png", "scale": "2x"},
        {"idiom": "universal", "scale": "3x"},
        {"idiom": "watch", "filename": "watch.png", "scale": "2x"}
      ]}
      """)
    for name in ["one", "two", "watch"] { try write("logo.imageset/\(name).png", name) }
    let picture = try XCTUnwrap(packed(assets().assets).pictures["logo"])
    func file(_ scale: Double) -> String {
      String(decoding: picture.file(for: AssetTraits(), scale: scale)!.bytes, as: UTF8.self)
    }
    XCTAssertEqual([file(1), file(2), file(3)], ["one", "two", "two"])
    XCTAssertFalse(picture.hasAppearances)
  }

  func testFoldersArePartOfTheNameIfTheyAreANamespace() throws {
    let set = #"{"images": [{"idiom": "universal", "filename": "a.svg"}]}"#
    for path in ["Plain/a", "Own Names/b"] {
      try write("\(path).imageset/Contents.json", set)
      try write("\(path).imageset/a.svg", "<svg/>")
    }
    try write("Own Names/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
    let (assets, faults) = assets()
    XCTAssertEqual(Set(assets.map(\.fullName)), ["a", "Own Names/b"])
    XCTAssertEqual(faults, [])
    let source = AssetSymbols(assets, folder: "p_App.resources").source
    XCTAssertTrue(source.contains("enum OwnNames {"), source)
    XCTAssertTrue(source.contains(#"_name: "Own Names/b", _folder: "p_App.resources""#), source)
  }

  func testWhatCannotBeReadIsReportedWithItsPath() throws {
    try write("broken.colorset/Contents.json", "{")
    try write(
      "gone.imageset/Contents.json",
      #"{"images": [{"idiom": "universal", "filename": "gone.png"}]}"#)
    let (assets, faults) = assets()
    XCTAssertEqual(assets, [])
    XCTAssertEqual(faults.count, 2)
    XCTAssertTrue(faults[0].contains("broken.colorset/Contents.json"), faults[0])
    XCTAssertTrue(faults[1].contains("gone.imageset/gone.png"), faults[1])
  }

  func testSymbolsHaveTheNamesThatXcodeGives() {
    let names = [
      "logo": "logo", "App Logo 2": "appLogo2", "map-pin": "mapPin", "URLIcon": "urlIcon",
      "2024": "_2024", "AccentColor": "accent", "Warning Color": "warning", "default": "default",
    ]
    for (name, symbol) in names {
      XCTAssertEqual(Identifier.value(name, withoutSuffix: "Color"), symbol, name)
    }
    XCTAssertEqual(Identifier.value("heroImage", withoutSuffix: "Image"), "hero")
    XCTAssertEqual(Identifier.escaped("default"), "`default`")
  }

  func testWhatTheTargetDeclaresItselfIsLeftOut() {
    let color = Asset.Content.components(space: "srgb", red: 1, green: 0, blue: 0, alpha: 1)
    let assets = ["brand", "red", "sky", "sea"].map {
      Asset(kind: .color, name: $0, variants: [Asset.Variant(content: color)])
    }
    let source = AssetSymbols(
      assets, folder: "f",
      sources: [
        "extension Color { static let brand = Color(\"brand\") }", "enum A { static let sky = 1 }",
        "extension ShapeStyle where Self == Color { static var sea: Color { .sea } }",
      ]
    ).source
    func part(_ type: String) -> String {
      source.components(separatedBy: "extension \(type)")[1].components(separatedBy: "\n}")[0]
    }
    XCTAssertFalse(part("Color {").contains("brand"), source)
    XCTAssertFalse(part("Color {").contains("sky"), "the compiler would try both")
    XCTAssertTrue(part("Color {").contains("static var sea: Color"), source)
    XCTAssertFalse(part("ShapeStyle").contains("sea"), source)
    XCTAssertTrue(part("ShapeStyle").contains("static var sky: Color"), source)
    XCTAssertTrue(part("ShapeStyle").contains("brand"), source)
    XCTAssertFalse(source.contains("static var red"), "Color has that already")
    XCTAssertTrue(part("ColorResource").contains("static let red"), source)
  }

  func testAFileThatIsNotPackedIsNotRead() throws {
    for text in ["", "TABSTOP1", "TABSTOP1\u{ff}\u{ff}\u{ff}\u{ff}\u{ff}\u{ff}\u{ff}\u{ff}"] {
      try write("Assets.packed", text)
      XCTAssertNil(PackedAssets(folder.appendingPathComponent("Assets.packed").path), text)
    }
  }

  func testTheFoldersOfResourcesStandBesideTheProgram() throws {
    try write("build/p_Other.resources/a.txt", "a")
    try write("build/p_App.resources/a.txt", "a")
    try write("build/App", "")
    XCTAssertEqual(
      ResourceFolders.folders(beside: folder.path + "/build/App").map {
        ($0 as NSString).lastPathComponent
      },
      ["p_App.resources", "p_Other.resources"])
    try write("usr/bin/App", "")
    // That of another program.
    try write("usr/bin/p_Other.resources/a.txt", "a")
    try write("usr/share/App/p_App.resources/a.txt", "a")
    XCTAssertEqual(
      ResourceFolders.folders(beside: folder.path + "/usr/bin/App"),
      [folder.path + "/usr/share/App/p_App.resources"])
  }
}
