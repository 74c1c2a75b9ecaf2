import StringExtraction
import XCTest

/// The catalogs of this package have the texts of its sources, as `make strings` finds them.
final class SourceTests: XCTestCase {
  private static let project = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func path(_ name: String) -> String {
    Self.project.appendingPathComponent(name).path
  }

  func testTheCatalogOfTheProgramHasItsTexts() throws {
    let modules = [
      "VacationPlanner", "Trips", "Accounts", "Vault", "Guidebook", "OpenIDConnect", "SignIn",
      "Places", "Exchange",
    ]
    try check("Sources/VacationPlanner/Localizable.xcstrings") {
      try Extraction.update(
        catalog: $0, api: path("docs/api"), sources: modules.map { path("Sources/\($0)") },
        isOwn: false)
    }
  }

  func testTheCatalogOfTheDestinationsHasTheirTexts() throws {
    try check("Sources/Guidebook/Destinations.xcstrings") {
      try Extraction.update(
        catalog: $0, data: path("data/destinations.json"),
        fields: ["name", "region", "summary", "season", "facts", "pictureDescription"])
    }
  }

  func testTheCatalogOfTabstopHasItsTexts() throws {
    let modules = [
      "Tabstop", "TabstopFoundation", "TabstopKits", "ARKitInterface",
      "AuthenticationServicesInterface", "AVFoundationInterface", "CallKitInterface",
      "CloudKitInterface", "CoreLocationUIInterface", "CoreMLInterface", "CoreNFCInterface",
      "DeviceActivityInterface", "DeviceCheckInterface", "FamilyControlsInterface",
      "FoundationModelsInterface", "GameControllerInterface", "GameKitInterface",
      "GroupActivitiesInterface", "HomeKitInterface", "IntentsInterface",
      "LocalAuthenticationInterface", "MetalKitInterface", "MultipeerConnectivityInterface",
      "MusicKitInterface", "NearbyInteractionInterface", "NetworkExtensionInterface",
      "PassKitInterface", "PencilKitInterface", "ReplayKitInterface", "ScreenCaptureKitInterface",
      "SpriteKitInterface", "StoreKitInterface", "TipKitInterface", "TranslationInterface",
    ]
    try check("Sources/Tabstop/Localizable.xcstrings") {
      try Extraction.update(
        catalog: $0, api: path("docs/api"), sources: modules.map { path("Sources/\($0)") },
        isOwn: true)
    }
  }

  func testTheCatalogOfTheHolidaysHasTheirNames() throws {
    try check("Sources/Places/Holidays.xcstrings") {
      try Extraction.update(catalog: $0, table: path("data/places/holidays.tsv"), column: 1)
    }
  }

  /// Updates a copy of a catalog, which must not change it.
  private func check(
    _ catalog: String, _ update: (String) throws -> (added: [String], gone: [String])
  ) throws {
    let copy = FileManager.default.temporaryDirectory.appendingPathComponent(
      "\(UUID().uuidString)/Localizable.xcstrings")
    try FileManager.default.createDirectory(
      at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: copy.deletingLastPathComponent()) }
    let written = try Data(contentsOf: Self.project.appendingPathComponent(catalog))
    try written.write(to: copy)
    let (added, gone) = try update(copy.path)
    XCTAssertEqual(added, [], "Run make strings, and translate these texts.")
    XCTAssertEqual(gone, [], "Run make strings, and remove these texts from \(catalog).")
    XCTAssertEqual(try Data(contentsOf: copy), written, "\(catalog) is not as the tool writes it.")
  }
}
