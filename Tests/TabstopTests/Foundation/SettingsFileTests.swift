import Foundation
import GtkBridge
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

  /// Not only `UserDefaults.standard`, and whatever still exists of the other stores.
  func testAllStoresAreWrittenAtTheEnd() throws {
    let names = ["tabstop-settings-end-1", "tabstop-settings-end-2"]
    let files = names.map { SettingsFolder.file(of: $0) }
    defer { for file in files { try? FileManager.default.removeItem(at: file) } }
    let number = Int.random(in: 1...1_000_000)
    for name in names { UserDefaults(suiteName: name)?.set(number, forKey: "number") }
    SettingsFile.writeAll()
    for file in files {
      let settings = try PropertyListSerialization.propertyList(
        from: Data(contentsOf: file), format: nil)
      XCTAssertEqual((settings as? [String: Any])?["number"] as? Int, number)
    }
  }

  /// A program that never reads a value by `AppStorage` may be ended without a chance to write.
  func testAWriteByUserDefaultsAloneIsWrittenSoon() throws {
    // As every program does.
    MainLoop.attachMainQueue()
    let name = "tabstop-settings-alone"
    let file = SettingsFolder.file(of: name)
    defer { try? FileManager.default.removeItem(at: file) }
    let number = Int.random(in: 1...1_000_000)
    UserDefaults(suiteName: name)?.set(number, forKey: "number")
    SettingsFile.finish()
    let settings = try PropertyListSerialization.propertyList(
      from: Data(contentsOf: file), format: nil)
    XCTAssertEqual((settings as? [String: Any])?["number"] as? Int, number)
  }
}
