import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

@preconcurrency @MainActor
final class ApplicationTests: DisplayTestCase {
  /// With such a path GTK would read the icon theme again at each start.
  func testAnIdGivesNoPathOfResources() {
    let application = Application.make(id: "org.example.Application")
    let object = application.cast(to: GApplication.self)
    XCTAssertEqual(
      String(cString: g_application_get_application_id(object)), "org.example.Application")
    XCTAssertNil(g_application_get_resource_base_path(object))
    withExtendedLifetime(application) {}
  }

  func testWithoutAnIdEachStartIsAProgramOfItsOwn() {
    let application = Application.make(id: nil)
    let object = application.cast(to: GApplication.self)
    XCTAssertNil(g_application_get_application_id(object))
    XCTAssertNotEqual(
      g_application_get_flags(object).rawValue & G_APPLICATION_NON_UNIQUE.rawValue, 0)
    withExtendedLifetime(application) {}
  }
}
