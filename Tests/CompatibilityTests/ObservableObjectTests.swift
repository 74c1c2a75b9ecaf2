import Combine
import PrivateDisplay
import SwiftUI
import XCTest

@preconcurrency @MainActor
final class ObservableObjectTests: DisplayTestCase {
  final class Model: ObservableObject {
    @Published var a = 0
    @Published var b = 0
    let journal: Journal?

    init(_ journal: Journal? = nil) {
      self.journal = journal
      MainActor.assumeIsolated { journal?.record("made") }
    }
    deinit { MainActor.assumeIsolated { journal?.record("gone") } }
  }

  private struct Page: View {
    @ObservedObject var model: Model
    let journal: Journal

    var body: some View {
      let _ = journal.record("body")
      VStack {
        Text("\(model.a) \(model.b)")
        Child(journal: journal, title: "\(model.a)")
      }
    }
  }

  private struct Child: View {
    @StateObject private var own: Model
    let title: String

    init(journal: Journal, title: String) {
      _own = StateObject(wrappedValue: Model(journal))
      self.title = title
    }

    var body: some View {
      Button("Child \(title)") { own.b += 1 }
      Text("own \(own.b)")
    }
  }

  func testAViewIsEvaluatedOnceForSeveralChanges() {
    let (model, journal) = (Model(), Journal())
    let window = TestWindow(Page(model: model, journal: journal))
    _ = journal.drain()
    model.a = 1
    model.b = 2
    model.a = 3
    runLoopUntilIdle()
    XCTAssertEqual(journal.drain(), ["body"])
    XCTAssertNotNil(window.label("3 2"))
    window.close()
  }

  func testAStateObjectIsMadeOnceAndGoesWithItsView() {
    let (model, journal) = (Model(), Journal())
    let window = TestWindow(Page(model: model, journal: journal))
    XCTAssertEqual(journal.count("made"), 1)
    model.a = 1
    runLoopUntilIdle()
    window.press("Child 1")
    XCTAssertNotNil(window.label("own 1"))
    XCTAssertEqual(journal.count("made"), 1)
    XCTAssertEqual(journal.count("gone"), 0)
    window.close()
    XCTAssertEqual(journal.count("gone"), 1)
  }

  func testNobodyListensWhenTheViewIsGone() {
    weak var gone: Model?
    do {
      let model = Model()
      gone = model
      let window = TestWindow(Page(model: model, journal: Journal()))
      window.close()
    }
    runLoopUntilIdle()
    XCTAssertNil(gone)
  }

  func testAnotherThreadMayWrite() {
    let model = Model()
    let window = TestWindow(Page(model: model, journal: Journal()))
    nonisolated(unsafe) let shared = model
    Thread.detachNewThread { shared.a = 7 }
    runLoop(until: { window.label("7 0") != nil }, "The change did not arrive.")
    window.close()
  }

  func testAnotherObjectIsFollowedInsteadOfTheFirst() {
    let (first, second, switches) = (Model(), Model(), Model())
    struct Outer: View {
      @ObservedObject var switches: Model
      let models: [Model]
      var body: some View { Page(model: models[switches.a], journal: Journal()) }
    }
    let window = TestWindow(Outer(switches: switches, models: [first, second]))
    switches.a = 1
    runLoopUntilIdle()
    second.b = 5
    runLoopUntilIdle()
    XCTAssertNotNil(window.label("0 5"))
    window.close()
  }
}
