import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// A toggle in each style: its binding in both directions, its name and role, and its clickable
/// area.
@preconcurrency @MainActor
final class ToggleTests: ControlTestCase {
  func testAToggleIsASwitchNamedByItsLabel() {
    struct Page: View {
      @Bindable var model: Model
      @FocusState private var focus: Bool
      var body: some View {
        Text("\(focus) \(model.isOn)")
        Form { Section("Network") { Toggle("Wi-Fi", isOn: $model.isOn).focused($focus) } }
      }
    }
    let model = Model()
    let window = TestWindow(Page(model: model))
    let control = control(window, "GtkSwitch")
    XCTAssertEqual(label(of: control), "Wi-Fi")
    XCTAssertTrue(hasRole(control, GTK_ACCESSIBLE_ROLE_SWITCH))
    window.tab()
    XCTAssertEqual(window.texts.first, "true false")
    emit(control.raw, "activate")
    runLoop(until: { model.isOn }, "The switch did not turn.")
    runLoopUntilIdle()
    XCTAssertEqual(window.texts.first, "true true")
    model.isOn = false
    runLoopUntilIdle()
    XCTAssertEqual(gtk_switch_get_active(control.opaque), 0)
    XCTAssertEqual(window.texts.first, "true false", "an update keeps the focus")
    window.close()
  }

  func testASwitchHasOneSize() {
    let window = TestWindow(
      VStack {
        Toggle("Off", isOn: .constant(false))
        Toggle("On", isOn: .constant(true))
      })
    window.layOut()
    let sizes = window.all("GtkSwitch").map { window.bounds(of: $0) }
    XCTAssertEqual(sizes.map(\.width), [sizes[0].width, sizes[0].width])
    XCTAssertEqual(sizes.map(\.height), [sizes[0].height, sizes[0].height])
    window.close()
  }

  func testAClickAnywhereInTheRowTurnsTheSwitch() {
    struct Page: View {
      @Bindable var model: Model
      var body: some View { Form { Toggle("Wi-Fi", isOn: $model.isOn) } }
    }
    let model = Model()
    let window = TestWindow(Page(model: model))
    let row = gtk_widget_get_parent(control(window, "GtkSwitch").pointer)!
    XCTAssertNotEqual(gtk_widget_has_css_class(row, "form-row"), 0)
    click(row)
    runLoop(until: { model.isOn }, "The row did not turn the switch.")
    window.close()
  }

  func testACheckBoxAndAButtonToggle() {
    struct Page: View {
      @Bindable var model: Model
      var body: some View {
        Toggle("Check", isOn: $model.isOn).toggleStyle(.checkbox)
        Toggle(isOn: $model.isOn) { Text("Press") }.toggleStyle(.button)
      }
    }
    let model = Model()
    let window = TestWindow(Page(model: model))
    let (check, button) = (
      control(window, "GtkCheckButton"), control(window, "GtkButton")
    )
    for each in [check, button] {
      XCTAssertTrue(hasRole(each, GTK_ACCESSIBLE_ROLE_CHECKBOX))
    }
    emit(check.raw, "activate")
    runLoopUntilIdle()
    XCTAssertTrue(model.isOn)
    XCTAssertNotEqual(
      gtk_widget_get_state_flags(button.pointer).rawValue & GTK_STATE_FLAG_CHECKED.rawValue, 0)
    emit(button.raw, "clicked")
    runLoopUntilIdle()
    XCTAssertFalse(model.isOn)
    XCTAssertFalse(check.flagProperty("active"))
    window.close()
  }

  func testAToggleStyleOfOnesOwn() {
    struct Mine: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button {
          configuration.isOn.toggle()
        } label: {
          HStack {
            configuration.label
            Text(configuration.isOn ? "yes" : "no")
          }
        }
      }
    }
    struct Page: View {
      @Bindable var model: Model
      var body: some View { Toggle("Mine", isOn: $model.isOn).toggleStyle(Mine()) }
    }
    let model = Model()
    let window = TestWindow(Page(model: model))
    window.press("no")
    XCTAssertTrue(model.isOn)
    window.press("yes")
    XCTAssertFalse(model.isOn)
    window.close()
  }

  /// The style's own colour is nearer to the switch than a tint around.
  func testATintOfTheStyleIsTheSwitchs() {
    let green = Color(red: 0, green: 0.6, blue: 0)
    let window = TestWindow(
      Toggle("Wi-Fi", isOn: .constant(true)).toggleStyle(SwitchToggleStyle(tint: green)).tint(.blue)
    )
    window.layOut()
    XCTAssertGreaterThan(window.picture().count(of: .init(red: 0, green: 153, blue: 0)), 100)
    window.close()
  }

  func testADisabledToggleCannotBeUsed() {
    let window = TestWindow(Toggle("Off", isOn: .constant(false)).disabled(true))
    XCTAssertFalse(control(window, "GtkSwitch").isSensitive)
    window.close()
  }

  func testLabeledContentAsALabelTakesTheSpaceBesideTheSwitch() {
    let window = TestWindow(
      Form {
        Toggle(isOn: .constant(true)) { LabeledContent("Alarm", value: "7:00") }
      })
    window.layOut()
    let value = window.bounds(of: window.label("7:00")!)
    let toggle = window.bounds(of: window.all("GtkSwitch")[0])
    XCTAssertEqual(toggle.x - value.x - value.width, 12, accuracy: 1)
    window.close()
  }
}
