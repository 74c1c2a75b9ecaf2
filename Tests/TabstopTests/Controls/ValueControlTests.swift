import CGtk
import PrivateDisplay
import XCTest

@testable import GtkBridge
@testable import Tabstop
@testable import TabstopFoundation

/// Steppers and sliders: bounds and steps, the binding in both directions, the name.
@preconcurrency @MainActor
final class ValueControlTests: ControlTestCase {
  func testAStepperStepsWithinItsBounds() {
    struct Page: View {
      @Bindable var model: Model
      let journal: Journal
      var body: some View {
        Form {
          Stepper("Guests: \(model.number)", value: $model.number, in: 1...4) {
            journal.record("\($0)")
          }
        }
      }
    }
    let (model, journal) = (Model(), Journal())
    let window = TestWindow(Page(model: model, journal: journal))
    let control = control(window, "GtkSpinButton")
    XCTAssertEqual(label(of: control), "Guests: 3")
    XCTAssertTrue(hasRole(control, GTK_ACCESSIBLE_ROLE_SPIN_BUTTON))
    gtk_spin_button_spin(control.opaque, GTK_SPIN_STEP_FORWARD, 1)
    runLoopUntilIdle()
    XCTAssertEqual(model.number, 4)
    XCTAssertEqual(label(of: control), "Guests: 4")
    XCTAssertEqual(journal.drain(), ["true", "false"])
    gtk_spin_button_spin(control.opaque, GTK_SPIN_STEP_FORWARD, 1)
    runLoopUntilIdle()
    XCTAssertEqual(model.number, 4)
    pressKey(GDK_KEY_Down, on: control)
    XCTAssertEqual(model.number, 3)
    XCTAssertEqual(journal.drain().count, 2)
    model.number = 2
    runLoopUntilIdle()
    XCTAssertEqual(gtk_spin_button_get_value(control.opaque), 2)
    XCTAssertEqual(journal.drain(), [], "a write of the program is no step")
    window.close()
  }

  func testTabVisitsAFieldInTheLabelOfAStepperFirst() {
    // The middle of the label is above, at, or below the one of the buttons.
    for padding in 0..<4 {
      let window = TestWindow(
        Form {
          Stepper {
            TextField("Guests", text: .constant("2")).padding(.top, Double(padding))
          } onIncrement: {
          } onDecrement: {
          }
        })
      window.layOut()
      window.tab()
      XCTAssertEqual(window.focus, "Guests", "padding \(padding)")
      window.tab()
      XCTAssertNotEqual(window.focus, "Guests", "padding \(padding)")
      window.close()
    }
  }

  func testAStepperShowsWhatNoIntegerHolds() {
    let window = TestWindow(
      VStack {
        Stepper("Atoms", value: .constant(6.02e23))
        Stepper("Endless", value: .constant(Double.infinity))
      })
    XCTAssertEqual(window.all("GtkSpinButton").count, 2)
    window.close()
  }

  func testAStepperOfActions() {
    let journal = Journal()
    let window = TestWindow(
      Stepper {
        Text("Speed")
      } onIncrement: {
        journal.record("up")
      } onDecrement: {
        journal.record("down")
      })
    let control = control(window, "GtkSpinButton")
    for direction in [GTK_SPIN_STEP_FORWARD, GTK_SPIN_STEP_FORWARD, GTK_SPIN_STEP_BACKWARD] {
      gtk_spin_button_spin(control.opaque, direction, 1)
      runLoopUntilIdle()
    }
    XCTAssertEqual(journal.drain(), ["up", "up", "down"])
    window.close()
  }

  func testASliderSnapsToItsSteps() {
    struct Page: View {
      @Bindable var model: Model
      var body: some View {
        Slider(value: $model.level, in: 0...1, step: 0.25) { Text("Volume") }
      }
    }
    let model = Model()
    let window = TestWindow(Page(model: model))
    let control = control(window, "GtkScale")
    XCTAssertEqual(label(of: control), "Volume")
    let range = control.cast(to: GtkRange.self)
    // (A percentage: see SpokenNameTests.)
    gtk_range_set_value(range, 70)
    runLoopUntilIdle()
    XCTAssertEqual(model.level, 0.75)
    XCTAssertEqual(gtk_range_get_value(range), 75)
    model.level = 0.25
    runLoopUntilIdle()
    XCTAssertEqual(gtk_range_get_value(range), 25)
    emit(control.raw, "move-slider", .number(Int(GTK_SCROLL_STEP_FORWARD.rawValue)))
    runLoopUntilIdle()
    XCTAssertEqual(model.level, 0.5)
    window.close()
  }

  func testASliderTakesWhatItsLabelLeaves() {
    let window = TestWindow(
      VStack { Slider(value: .constant(0.5)) { Text("Volume") } }, width: 500)
    window.layOut()
    let label = window.bounds(of: window.label("Volume")!)
    let scale = window.bounds(of: window.all("GtkScale")[0])
    XCTAssertLessThanOrEqual(scale.x, label.x + label.width + 20)
    XCTAssertGreaterThan(scale.width, 300)
    window.close()
  }

  func testASliderInLabeledContentShowsOneTitle() {
    let window = TestWindow(
      Form {
        LabeledContent("Volume") { Slider(value: .constant(0.5)) { Text("Volume") } }
        LabeledContent("Sound") { Slider(value: .constant(0.5)) { Text("Balance") } }
      })
    window.layOut()
    let shown = window.all("GtkLabel").filter { gtk_widget_get_mapped($0) != 0 }
      .map { String(cString: gtk_label_get_text(OpaquePointer($0))) }
    XCTAssertEqual(shown, ["Volume", "Sound"])
    let scales = window.all("GtkScale").map { Widget($0) }
    XCTAssertEqual(label(of: scales[0]), "Volume")
    window.tab()
    window.tab()
    let name = window.context.focusedControl?.widget.accessibleName
    XCTAssertEqual(name?.hasPrefix("Balance"), true, name ?? "nothing")
    window.close()
  }

  func testAFieldWithTheTitleOfItsRowSaysItOnce() {
    let window = TestWindow(
      Form {
        LabeledContent("Length") {
          Slider(value: .constant(0.5)).accessibilityValue("16 characters")
          TextField("Length", value: .constant(16), format: .number).labelsHidden()
        }
      })
    window.layOut()
    window.tab()
    window.tab()
    let field = window.context.focusedControl!.widget
    XCTAssertNotEqual(field.accessibleName, "Length, Length")
    let relation = GTK_ACCESSIBLE_RELATION_LABELLED_BY
    XCTAssertNotEqual(gtk_test_accessible_has_relation(field.opaque, relation), 0)
    window.close()
  }

  func testAFieldAndAStepperShareTheLineAndTheNameOfTheirRow() {
    let window = TestWindow(
      Form {
        LabeledContent {
          HStack {
            TextField("", value: .constant(25), format: .number).frame(width: 50)
            Stepper("", value: .constant(25), in: 1...90).labelsHidden()
          }
        } label: {
          Label("Focus", systemImage: "star")
        }
      }, width: 500)
    window.layOut()
    let label = window.bounds(of: window.label("Focus")!)
    let field = window.bounds(of: window.all("GtkText")[0])
    XCTAssertLessThan(abs(label.y + label.height / 2 - field.y - field.height / 2), 3)
    XCTAssertGreaterThan(field.x, label.x + label.width)
    var names: [String?] = []
    for _ in 0..<2 {
      window.tab()
      names.append(window.context.focusedControl?.widget.accessibleName)
    }
    XCTAssertEqual(names, ["Focus", "Focus"])
    window.close()
  }
}
