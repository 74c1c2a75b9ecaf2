import XCTest

@testable import GtkBridge

/// Light, dark and high contrast, as the name of a theme says.
@preconcurrency @MainActor
final class AppearanceTests: XCTestCase {
  func testTheSchemeOfATheme() {
    let names = [
      "Adwaita", "Adwaita-dark", "HighContrast", "HighContrastInverse", "Default-hc-dark",
    ]
    let schemes = names.map { Appearance.Scheme(theme: $0, prefersDark: false) }
    XCTAssertEqual(schemes.map(\.isDark), [false, true, false, true, true])
    XCTAssertEqual(schemes.map(\.isHighContrast), [false, false, true, true, true])
    XCTAssertTrue(Appearance.Scheme(theme: "Adwaita", prefersDark: true).isDark)
  }

  func testTheSchemeOfTheThemeInTheEnvironment() {
    XCTAssertTrue(Appearance.Scheme(environment: "Adwaita:dark")!.isDark)
    XCTAssertTrue(Appearance.Scheme(environment: "Adwaita-dark")!.isDark)
    XCTAssertFalse(Appearance.Scheme(environment: "Adwaita")!.isDark)
    XCTAssertTrue(Appearance.Scheme(environment: "Default-hc:dark")!.isHighContrast)
    XCTAssertNil(Appearance.Scheme(environment: ""), "GTK ignores it")
  }
}
