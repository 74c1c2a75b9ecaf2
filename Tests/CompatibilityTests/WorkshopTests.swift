import PrivateDisplay
import SwiftUI
import XCTest

/// A screen with names of newer applications, unchanged.
@preconcurrency @MainActor
final class WorkshopTests: DisplayTestCase {
  func testTheNamesOfNewerApplications() {
    let window = TestWindow(ToolList())
    let texts = window.texts
    XCTAssertEqual(texts.prefix(2), ["Hammer ", "Saw "])
    XCTAssertTrue(texts.contains("2 to the power of 3 is 8"), "\(texts)")
    XCTAssertTrue(texts.contains("total 14"), "\(texts)")
    XCTAssertTrue(texts.contains("Sharp tools"), "\(texts)")
    window.close()
  }

  func testALockAroundANumber() {
    let counter = Counter()
    DispatchQueue.concurrentPerform(iterations: 50) { _ in _ = counter.next() }
    XCTAssertEqual(counter.next(), 51)
  }
}
