import Foundation
import TabstopFoundation
import XCTest

/// Replacements for what Foundation on Linux lacks.
final class StandInTests: XCTestCase {
  func testPowersOfLiterals() {
    XCTAssertEqual(pow(2.0, 3), 8)
    XCTAssertEqual("\(pow(10, 2))", "100.0")
    let decimal: Decimal = pow(10, 2)
    XCTAssertEqual(decimal, 100)
    XCTAssertEqual(pow(2, 0.5), 2.0.squareRoot())
  }

  func testAGroupsFolderIsNamedAfterIt() throws {
    let name = "group.tabstop.\(UUID().uuidString)"
    let folder = try XCTUnwrap(
      FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name))
    defer { try? FileManager.default.removeItem(at: folder) }
    XCTAssertEqual(folder.lastPathComponent, name)
    var isFolder: ObjCBool = false
    XCTAssertTrue(FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder))
    XCTAssertTrue(isFolder.boolValue)
    for name in ["", "..", "a/../../b"] {
      XCTAssertNil(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name))
    }
  }

  func testTimersOfTheTrackingModeRun() {
    nonisolated(unsafe) var count = 0
    let timer = Timer(timeInterval: 0.001, repeats: false) { _ in count += 1 }
    RunLoop.current.add(timer, forMode: .tracking)
    let end = Date(timeIntervalSinceNow: 60)
    // A timer alone does not end a run.
    while count == 0, Date() < end {
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
    XCTAssertEqual(count, 1)
  }

  func testSettingsOfAllDevicesAreThoseOfThisOne() {
    let store = NSUbiquitousKeyValueStore()
    let key = UUID().uuidString
    defer { store.removeObject(forKey: key) }
    XCTAssertEqual(store.longLong(forKey: key), 0)
    store.set(Int64(3), forKey: key)
    XCTAssertEqual(store.longLong(forKey: key), 3)
    store.set("text", forKey: key)
    XCTAssertEqual(store.string(forKey: key), "text")
    store.removeObject(forKey: key)
    XCTAssertNil(store.object(forKey: key))
  }

  func testAnExpressionIsCalculated() {
    func value(_ text: String, _ arguments: Any..., with object: Any? = nil) -> Double? {
      let expression = ArithmeticExpression(format: text, argumentArray: arguments)
      return (expression.expressionValue(with: object, context: nil) as? NSNumber)?.doubleValue
    }
    XCTAssertEqual(value("2 + 3 * 4"), 14)
    XCTAssertEqual(value("(2+3)*-4"), -20)
    XCTAssertEqual(value("7 / 2"), 3, "whole numbers")
    XCTAssertEqual(value("7.0 / 2"), 3.5)
    XCTAssertEqual(value("2 ** 3 * 2"), 16)
    XCTAssertEqual(value("10 - 4 - 3"), 3)
    XCTAssertEqual(value("sqrt(16) + abs(-1.5)"), 5.5)
    XCTAssertEqual(value("1 / 0"), .infinity)
    XCTAssertEqual(value("9223372036854775807 + 1"), 9_223_372_036_854_775_808)
    XCTAssertEqual(value("%@ + %d", 1.5, 2), 3.5)
    XCTAssertEqual(value("price * 2", with: ["price": 3]), 6)
    for invalid in ["", "2 +", "(2", "2 3", "2 + x", "f(2)", "1.2.3", "%@"] {
      XCTAssertNil(value(invalid), invalid)
    }
    XCTAssertNil(value(String(repeating: "(", count: 100_000) + "1"), "too deep")
  }
}
