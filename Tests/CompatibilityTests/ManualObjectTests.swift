import Combine
import PrivateDisplay
import SwiftUI
import XCTest

/// Tests of objects that publish their changes themselves, without `@Published`.
@preconcurrency @MainActor
final class ManualObjectTests: DisplayTestCase {
  final class Manual: ObservableObject {
    var count = 0 { willSet { objectWillChange.send() } }
  }

  class Base: ObservableObject {}
  final class Derived: Base {
    @Published var count = 0
    func poke() { objectWillChange.send() }
  }

  final class Own: ObservableObject {
    let objectWillChange = PassthroughSubject<Void, Never>()
    var count = 0 { willSet { objectWillChange.send() } }
  }

  private struct Page: View {
    @StateObject private var manual = Manual()
    @ObservedObject var derived: Derived
    @ObservedObject var own: Own
    var body: some View {
      VStack {
        Text("\(manual.count) \(derived.count) \(own.count)")
        Button("Manual") { manual.count += 1 }
        Button("Derived") { derived.count += 1 }
        Button("Own") { own.count += 1 }
      }
    }
  }

  func testAViewIsUpdatedByItsObjects() {
    let window = TestWindow(Page(derived: Derived(), own: Own()))
    window.press("Manual")
    XCTAssertNotNil(window.label("1 0 0"))
    window.press("Derived")
    XCTAssertNotNil(window.label("1 1 0"))
    window.press("Own")
    XCTAssertNotNil(window.label("1 1 1"))
    window.close()
  }

  func testEachObjectHasOnePublisher() {
    let (a, b, derived) = (Manual(), Manual(), Derived())
    XCTAssertTrue(a.objectWillChange === a.objectWillChange)
    XCTAssertFalse(a.objectWillChange === b.objectWillChange)
    XCTAssertTrue(derived.objectWillChange === derived.objectWillChange)
    var sent: [String] = []
    let sinks = [
      a.objectWillChange.sink { sent.append("a") },
      derived.objectWillChange.sink { sent.append("derived") },
    ]
    b.count = 1
    a.count = 1
    derived.count = 1
    derived.poke()
    XCTAssertEqual(sent, ["a", "derived", "derived"])
    withExtendedLifetime(sinks) {}
  }

  func testPublishersDoNotRetainObjects() {
    final class Watched: ObservableObject {
      let gone: () -> Void
      init(_ gone: @escaping () -> Void) { self.gone = gone }
      deinit { gone() }
    }
    var count = 0
    for _ in 0..<1000 {
      let object = Watched { count += 1 }
      object.objectWillChange.send()
    }
    XCTAssertEqual(count, 1000)
  }
}
