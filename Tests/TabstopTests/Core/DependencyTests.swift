import Foundation
import GtkBridge
import Observation
import PrivateDisplay
import XCTest

@testable import Tabstop

/// The reads of a node, and how they are forgotten.
@preconcurrency @MainActor
final class DependencyTests: DisplayTestCase {
  fileprivate final class Model: Observable, @unchecked Sendable {
    let registrar = ObservationRegistrar()
    private var stored = 0

    var number: Int {
      get {
        registrar.access(self, keyPath: \.number)
        return stored
      }
      set { registrar.withMutation(of: self, keyPath: \.number) { stored = newValue } }
    }

    /// How many registrations stand, as the registrar itself has them.
    var registrations: Int? { count(in: registrar, depth: 0) }

    private func count(in value: Any, depth: Int) -> Int? {
      guard depth < 10 else { return nil }
      var mirror: Mirror? = Mirror(reflecting: value)
      while let here = mirror {
        for child in here.children {
          if child.label == "observations" { return Mirror(reflecting: child.value).children.count }
          if let found = count(in: child.value, depth: depth + 1) { return found }
        }
        mirror = here.superclassMirror
      }
      return nil
    }
  }

  // MARK: Several readings

  /// A view whose node reads in several calls of one evaluation, and in one within another.
  private struct Reader: _PrimitiveView {
    let model: Model
    let sources = [DependencySource(), DependencySource(), DependencySource()]
    let journal = Journal()
    let parts = Parts()

    static func _makeNode(_ view: Self, _ context: _Context) -> _ViewNode<Self> {
      ReaderNode(view, context)
    }
  }

  private final class Parts { var read = 0..<3 }

  private final class ReaderNode: _ViewNode<Reader> {
    override init(_ view: Reader, _ context: _Context) {
      super.init(view, context)
      evaluate()
    }

    override func evaluate() {
      view.journal.record("evaluated")
      for part in view.parts.read {
        track {
          if part == 0 { _ = view.model.number }
          if part == 1 { track { view.sources[1].noteRead() } }
          if part != 1 { view.sources[part].noteRead() }
        }
      }
    }
  }

  func testWhatIsReadInSeveralCallsAddsUp() {
    let model = Model()
    let reader = Reader(model: model)
    let window = TestWindow(VStack { reader })
    func change(_ change: () -> Void) -> Int {
      _ = reader.journal.drain()
      change()
      runLoopUntilIdle()
      return reader.journal.drain().count
    }
    for source in reader.sources { XCTAssertEqual(change(source.notifyChange), 1) }
    XCTAssertEqual(change { model.number += 1 }, 1)
    reader.parts.read = 1..<2
    XCTAssertEqual(change(reader.sources[2].notifyChange), 1)
    XCTAssertEqual(change { model.number += 1 }, 0, "what is not read any more")
    XCTAssertEqual(change(reader.sources[0].notifyChange), 0)
    XCTAssertEqual(change(reader.sources[1].notifyChange), 1)
    window.close()
  }

  // MARK: Observation

  private struct Page: View {
    let model: Model
    var journal = Journal()
    @State private var count = 0
    var body: some View {
      let _ = journal.record("body")
      VStack {
        Text(verbatim: "\(count) \(model.number)")
        Button("Count") { count += 1 }
      }
    }
  }

  func testReevaluationsWithoutAChangeDoNotPileUp() throws {
    let model = Model()
    let window = TestWindow(Page(model: model))
    XCTAssertEqual(try XCTUnwrap(model.registrations), 1)
    for _ in 0..<1000 { emit(window.button("Count"), "clicked") }
    runLoopUntilIdle()
    XCTAssertEqual(window.texts.first, "1000 0")
    XCTAssertLessThanOrEqual(try XCTUnwrap(model.registrations), 2)
    model.number = 7
    runLoopUntilIdle()
    XCTAssertEqual(window.texts.first, "1000 7")
    window.press("Count")
    model.number = 8
    runLoopUntilIdle()
    XCTAssertEqual(window.texts.first, "1001 8")
    window.close()
    XCTAssertLessThanOrEqual(try XCTUnwrap(model.registrations), 1)
  }

  private struct Row: View {
    let model: Model
    var body: some View { Text("\(model.number)") }
  }

  private struct ComingAndGoing: View {
    let model: Model
    @State private var isThere = false
    var body: some View {
      VStack {
        if isThere { Row(model: model) }
        Button("Toggle") { isThere.toggle() }
      }
    }
  }

  func testViewsThatGoLeaveNoRegistrations() throws {
    let model = Model()
    let window = TestWindow(ComingAndGoing(model: model))
    for _ in 0..<400 { emit(window.button("Toggle"), "clicked") }
    runLoopUntilIdle()
    XCTAssertLessThanOrEqual(try XCTUnwrap(model.registrations), 1)
    window.press("Toggle")
    model.number = 3
    runLoopUntilIdle()
    XCTAssertEqual(window.texts.first, "3")
    window.close()
  }

  func testAChangeOnAnotherThreadIsFollowed() {
    let (model, journal) = (Model(), Journal())
    let window = TestWindow(Page(model: model, journal: journal))
    window.press("Count")
    _ = journal.drain()
    Thread.detachNewThread { model.registrar.withMutation(of: model, keyPath: \.number) {} }
    runLoop(until: { journal.count("body") == 1 }, "The view was not evaluated.")
    window.close()
  }
}
