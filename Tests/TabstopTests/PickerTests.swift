import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// A picker in each style: its tags, its binding both ways, its keys.
@preconcurrency @MainActor
final class PickerTests: ControlTestCase {
  private struct Choices: View {
    @Bindable var model: Model
    var body: some View {
      Form {
        Picker("Letter", selection: $model.choice) {
          ForEach(model.names, id: \.self) { Text($0.uppercased()).tag($0 as String?) }
          Text("None").tag(nil as String?)
        }
      }
    }
  }

  func testAPickerShowsAndChoosesByTag() {
    let model = Model()
    let window = TestWindow(Choices(model: model))
    let control = control(window, "GtkDropDown")
    XCTAssertEqual(label(of: control), "Letter")
    XCTAssertEqual(gtk_drop_down_get_selected(control.opaque), 1)
    gtk_drop_down_set_selected(control.opaque, 3)
    runLoopUntilIdle()
    XCTAssertNil(model.choice)
    model.choice = "c"
    runLoopUntilIdle()
    XCTAssertEqual(gtk_drop_down_get_selected(control.opaque), 2)
    model.choice = "none of them"
    runLoopUntilIdle()
    XCTAssertEqual(gtk_drop_down_get_selected(control.opaque), GTK_INVALID_LIST_POSITION)
    XCTAssertEqual(model.choice, "none of them", "showing is no choosing")
    model.names.insert("z", at: 0)
    model.choice = "c"
    runLoopUntilIdle()
    XCTAssertEqual(gtk_drop_down_get_selected(control.opaque), 3)
    window.close()
  }

  func testAnIdStandsForTheTagAndSectionsAreRead() {
    struct Page: View {
      @Bindable var model: Model
      var body: some View {
        Picker("Letter", selection: $model.choice) {
          Section("Plain") { Text("None").tag(nil as String?) }
          ForEach(model.names, id: \.self) { Text($0) }
        }
      }
    }
    let model = Model()
    let window = TestWindow(Page(model: model))
    let control = control(window, "GtkDropDown")
    XCTAssertEqual(gtk_drop_down_get_selected(control.opaque), 2)
    gtk_drop_down_set_selected(control.opaque, 1)
    runLoopUntilIdle()
    XCTAssertEqual(model.choice, "a")
    window.close()
  }

  func testSegmentsAreRadioButtonsThatTheArrowsMove() {
    struct Page: View {
      @Bindable var model: Model
      var body: some View {
        Picker("Letter", selection: $model.choice) {
          ForEach(model.names, id: \.self) { Text($0).tag($0 as String?) }
        }
        .pickerStyle(SegmentedPickerStyle())
      }
    }
    let model = Model()
    let window = TestWindow(Page(model: model))
    let buttons = window.all("GtkCheckButton").map { Widget($0) }
    XCTAssertEqual(buttons.map { $0.flagProperty("active") }, [false, true, false])
    XCTAssertTrue(buttons.allSatisfy { hasRole($0, GTK_ACCESSIBLE_ROLE_RADIO) })
    window.tab()
    XCTAssertEqual(window.focus, "b", "Tab goes to the chosen one")
    emit(window.context.widget.raw, "move-focus", .number(Int(GTK_DIR_RIGHT.rawValue)))
    runLoopUntilIdle()
    XCTAssertEqual(model.choice, "c")
    model.choice = "a"
    runLoopUntilIdle()
    XCTAssertEqual(buttons.map { $0.flagProperty("active") }, [true, false, false])
    model.choice = nil
    runLoopUntilIdle()
    XCTAssertEqual(buttons.map { $0.flagProperty("active") }, [false, false, false])
    XCTAssertNil(model.choice)
    window.close()
  }

  func testAPickerTakesAThousandOptions() {
    let window = TestWindow(
      Picker("Number", selection: .constant(999)) {
        ForEach(0..<1000) { Text("\($0)") }
      })
    XCTAssertEqual(gtk_drop_down_get_selected(control(window, "GtkDropDown").opaque), 999)
    window.close()
  }
}
