import Foundation
import PrivateDisplay
import XCTest

@testable import Tabstop
@testable import TabstopFoundation

@preconcurrency @MainActor
final class SettingsFileTests: DisplayTestCase {
  /// No program calls `synchronize()`.
  func testSettingsAreWrittenToTheirFile() throws {
    struct Page: View {
      @AppStorage("number") private var number = 0
      let next: Int
      var body: some View { Button("Set") { number = next } }
    }
    let name = "tabstop-settings-file"
    let store = try XCTUnwrap(UserDefaults(suiteName: name))
    let number = Int.random(in: 1...1_000_000)
    let window = TestWindow(Page(next: number).defaultAppStorage(store))
    window.press("Set")
    let file = SettingsFolder.file(of: name)
    defer { try? FileManager.default.removeItem(at: file) }
    SettingsFile.finish()
    let settings = try PropertyListSerialization.propertyList(
      from: Data(contentsOf: file), format: nil)
    XCTAssertEqual((settings as? [String: Any])?["number"] as? Int, number)
    window.close()
  }
}
