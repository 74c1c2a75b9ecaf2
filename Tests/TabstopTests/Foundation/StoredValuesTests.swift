import Foundation
import GtkBridge
import PrivateDisplay
import Tabstop
import XCTest

@testable import TabstopFoundation

private let suite = "tabstop-compared-values"

/// The values of settings that are compared in each turn of the main loop.
@preconcurrency @MainActor
final class StoredValuesTests: DisplayTestCase {
  @MainActor private final class Count { var evaluations = 0 }

  override func setUp() {
    super.setUp()
    addTeardownBlock {
      try? FileManager.default.removeItem(at: SettingsFolder.file(of: suite))
    }
  }

  /// “Not a number” does not equal itself: it must not count as a change in each turn.
  func testNotANumberIsNoChange() {
    struct Reader: View {
      let count: Count
      @AppStorage("height") var height = 0.0
      var body: some View {
        count.evaluations += 1
        return Text(height.isNaN ? "unknown" : "known")
      }
    }
    let store = UserDefaults(suiteName: suite)!
    store.removeObject(forKey: "height")
    let count = Count()
    let window = TestWindow(Reader(count: count).defaultAppStorage(store))
    store.set(Double.nan, forKey: "height")
    for _ in 0..<10 { MainLoop.iterate() }
    XCTAssertEqual(window.texts, ["unknown"])
    let evaluations = count.evaluations
    for _ in 0..<10 {
      MainLoop.first {}
      MainLoop.iterate()
    }
    XCTAssertEqual(count.evaluations, evaluations)
    store.set(2.0, forKey: "height")
    runLoopUntilIdle()
    XCTAssertEqual(window.texts, ["known"])
    window.close()
  }

  /// A store in a view's declaration is another one each time that the view is created.
  func testStoresThatNoViewUsesAnyMoreAreNotCompared() {
    struct Reader: View {
      let number: Int
      @AppStorage("nickname", store: UserDefaults(suiteName: suite)) var name = "nobody"
      var body: some View { Text("\(number) \(name)") }
    }
    struct Page: View {
      @State private var number = 0
      var body: some View {
        Reader(number: number)
        Button("Go on") { number += 1 }
      }
    }
    UserDefaults(suiteName: suite)!.removeObject(forKey: "nickname")
    runLoopUntilIdle()
    let before = StoredValues.count
    let window = TestWindow(Page())
    for _ in 0..<20 { window.press("Go on") }
    runLoopUntilIdle()
    XCTAssertEqual(window.texts, ["20 nobody"])
    XCTAssertLessThanOrEqual(StoredValues.count - before, 2)
    UserDefaults(suiteName: suite)!.set("Al", forKey: "nickname")
    runLoopUntilIdle()
    XCTAssertEqual(window.texts, ["20 Al"])
    window.close()
    // The write to the file retains the store; then the next turn forgets it.
    SettingsFile.finish()
    runLoopUntilIdle()
    XCTAssertLessThanOrEqual(StoredValues.count, before)
  }
}
