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

  private struct ForOtherSystems: App {
    var body: some Scene {
      #if os(iOS)
        WindowGroup { Text("Phone") }
      #endif
    }
  }

  private struct OnlySettings: App {
    var body: some Scene { Settings { Text("Settings") } }
  }

  func testAProgramWithoutASceneSaysSo() {
    func end<A: App>(_ app: A) -> String {
      let output = StandardErrorCapture()
      let context = ApplicationContext(Application.make(id: nil), name: "Test")
      context.activate(app)
      XCTAssertTrue(context.hasNoScene)
      return output.text
    }
    XCTAssertTrue(end(ForOtherSystems()).contains("ForOtherSystems has no scene"))
    XCTAssertTrue(end(OnlySettings()).contains("OnlySettings has no scene"))
  }

  func testTheWindowThatHoldsTheStateOfAnAppEndsWithTheProgram() {
    let output = StandardErrorCapture()
    let count = Updater.shared.windows.count
    var context: ApplicationContext? = ApplicationContext(
      Application.make(id: nil), name: "Test")
    context?.activate(ForOtherSystems())
    XCTAssertEqual(Updater.shared.windows.count, count + 1)
    context = nil
    XCTAssertEqual(Updater.shared.windows.count, count)
    _ = output.text
  }
}
