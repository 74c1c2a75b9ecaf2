import Foundation
import GtkBridge
import Observation
import PrivateDisplay
import XCTest

@testable import Tabstop

/// A body that reads a property of an `@Observable` object follows that property.
@preconcurrency @MainActor
final class ObservationTests: DisplayTestCase {
  @Observable
  final class Model {
    var name = "Ann"
    var age = 3
    var names = ["a", "b"]
  }

  private struct NameView: View {
    let model: Model
    let journal: Journal
    var body: some View {
      let _ = journal.record("name")
      Text(model.name)
    }
  }

  private struct AgeView: View {
    let model: Model
    let journal: Journal
    var body: some View {
      let _ = journal.record("age")
      Text("\(model.age)")
    }
  }

  func testOnlyReadersOfAPropertyAreEvaluated() {
    let (model, journal) = (Model(), Journal())
    let window = TestWindow(
      VStack {
        NameView(model: model, journal: journal)
        AgeView(model: model, journal: journal)
      })
    XCTAssertEqual(journal.drain(), ["name", "age"])
    model.age = 4
    model.age = 5
    runLoopUntilIdle()
    XCTAssertEqual(journal.drain(), ["age"])
    XCTAssertEqual(window.texts, ["Ann", "5"])
    model.name = "Bob"
    runLoopUntilIdle()
    XCTAssertEqual(journal.drain(), ["name"])
    XCTAssertEqual(window.texts, ["Bob", "5"])
    window.close()
    model.name = "Cy"
    runLoopUntilIdle()
    XCTAssertEqual(journal.drain(), [], "a closed window follows nothing")
  }

  private struct BoundNames: View {
    @Bindable var model: Model
    let journal: Journal
    var body: some View {
      let _ = journal.record("body")
      ForEach($model.names, id: \.self) { $name in Text(name) }
    }
  }

  func testABodyThatOnlyPassesABoundCollectionOnIsNotEvaluated() {
    let (model, journal) = (Model(), Journal())
    let window = TestWindow(VStack { BoundNames(model: model, journal: journal) })
    XCTAssertEqual(journal.drain(), ["body"])
    model.names.append("c")
    runLoopUntilIdle()
    XCTAssertEqual(journal.drain(), [], "the ForEach alone depends on the array")
    XCTAssertEqual(window.texts, ["a", "b", "c"])
    window.close()
  }

  func testAForEachFollowsWhatItsRowsRead() {
    struct Page: View {
      let model: Model
      let journal: Journal
      var body: some View {
        VStack {
          ForEach(0..<2) { index in
            let _ = journal.record("row \(index)")
            Text(index == 0 ? model.name : "\(model.age)")
          }
        }
      }
    }
    let (model, journal) = (Model(), Journal())
    let window = TestWindow(Page(model: model, journal: journal))
    _ = journal.drain()
    model.age = 9
    runLoopUntilIdle()
    XCTAssertEqual(journal.drain(), ["row 1"])
    XCTAssertEqual(window.texts, ["Ann", "9"])
    window.close()
  }

  func testABindableGivesBindings() {
    struct Page: View {
      @Bindable var model: Model
      var body: some View {
        VStack {
          TextField("Name", text: $model.name)
          Text(model.name)
        }
      }
    }
    let model = Model()
    let window = TestWindow(Page(model: model))
    window.field("Name").caret = 0
    window.field("Name").type("X")
    XCTAssertEqual(model.name, "XAnn")
    XCTAssertEqual(window.texts, ["XAnn"])
    model.name = "from outside"
    runLoopUntilIdle()
    XCTAssertEqual(window.field("Name").text, "from outside")
    window.close()
  }

  func testAStateMayHoldAnObject() {
    struct Page: View {
      @State private var model = Model()
      var body: some View {
        VStack {
          TextField("Name", text: $model.name)
          Text(model.name)
        }
      }
    }
    let window = TestWindow(Page())
    window.field("Name").caret = 0
    window.field("Name").type("X")
    XCTAssertEqual(window.texts, ["XAnn"])
    window.close()
  }

  func testAnObjectInTheEnvironmentIsFoundByItsType() {
    struct Child: View {
      @Environment(Model.self) private var model
      @Environment(Journal.self) private var none: Journal?
      var body: some View { Text("\(model.name) \(none == nil)") }
    }
    let model = Model()
    let window = TestWindow(VStack { Child() }.environment(model))
    XCTAssertEqual(window.texts, ["Ann true"])
    model.name = "Bob"
    runLoopUntilIdle()
    XCTAssertEqual(window.texts, ["Bob true"])
    window.close()
  }
}

extension Journal: Observable {}
