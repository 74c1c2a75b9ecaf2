import CGtk
import Foundation
import GtkBridge
import Observation
import PrivateDisplay
import TabstopGtk
import XCTest

@testable import Tabstop
@testable import TabstopFoundation

/// GTK widgets of the program's own as views.
@preconcurrency @MainActor
final class GtkRepresentableTests: DisplayTestCase {
  @Observable
  final class Model {
    var level = 0.25
    var isShown = true
    var isEnabled = true
    var isOn = false
  }

  /// A widget that shows a value.
  private struct Level: GtkRepresentable {
    let model: Model
    let journal: Journal

    func makeGtkWidget(context: Context) -> UnsafeMutablePointer<GtkWidget> {
      journal.record("make")
      return gtk_level_bar_new()
    }
    func updateGtkWidget(_ widget: UnsafeMutablePointer<GtkWidget>, context: Context) {
      journal.record("update \(model.level) \(context.environment.isEnabled)")
      gtk_level_bar_set_value(OpaquePointer(widget), model.level)
    }
    static func dismantleGtkWidget(_ widget: UnsafeMutablePointer<GtkWidget>, coordinator: ()) {
      gtk_level_bar_set_value(OpaquePointer(widget), 0)
    }
  }

  /// A control with a signal.
  private struct Switch: GtkRepresentable {
    @Binding var isOn: Bool

    @MainActor final class Coordinator {
      let handlers = GtkSignalHandlers()
      var isOn: Binding<Bool>
      init(_ isOn: Binding<Bool>) { self.isOn = isOn }
    }

    func makeCoordinator() -> Coordinator { Coordinator($isOn) }

    func makeGtkWidget(context: Context) -> UnsafeMutablePointer<GtkWidget> {
      let widget = gtk_switch_new()!
      context.coordinator.handlers.connect(
        widget, "notify::active", to: context.coordinator
      ) {
        $0.isOn.wrappedValue = gtk_switch_get_active(OpaquePointer(widget)) != 0
      }
      return widget
    }
    func updateGtkWidget(_ widget: UnsafeMutablePointer<GtkWidget>, context: Context) {
      context.coordinator.isOn = $isOn
      let isOn = isOn
      context.coordinator.handlers.withoutSignals {
        gtk_switch_set_active(OpaquePointer(widget), isOn ? 1 : 0)
      }
    }
  }

  private struct Area: GtkRepresentable {
    var fills = false

    func makeGtkWidget(context: Context) -> UnsafeMutablePointer<GtkWidget> {
      gtk_drawing_area_new()
    }
    func updateGtkWidget(_ widget: UnsafeMutablePointer<GtkWidget>, context: Context) {}
    func sizeThatFits(
      _ proposal: ProposedViewSize, widget: UnsafeMutablePointer<GtkWidget>, context: Context
    ) -> CGSize? {
      if fills { return proposal.replacingUnspecifiedDimensions() }
      // Twice as wide as high.
      let width = proposal.width.map { max(40, min($0, 120)) } ?? 80
      return CGSize(width: width, height: width / 2)
    }
  }

  private struct Page: View {
    @Bindable var model: Model
    let journal: Journal
    enum Part { case field, toggle }
    @FocusState var focus: Part?

    var body: some View {
      Text("\(focus.map { "\($0)" } ?? "nil")")
      TextField("Name", text: .constant("")).focused($focus, equals: .field)
      if model.isShown {
        Level(model: model, journal: journal)
        Switch(isOn: $model.isOn).focused($focus, equals: .toggle)
          .disabled(!model.isEnabled)
          .accessibilityLabel("Airplane mode")
      }
      Button("To the switch") { focus = .toggle }
    }
  }

  func testAWidgetIsCreatedOnceAndUpdatedWithWhatItReads() {
    let (model, journal) = (Model(), Journal())
    let window = TestWindow(Page(model: model, journal: journal))
    XCTAssertEqual(journal.drain(), ["make", "update 0.25 true"])
    model.level = 0.5
    runLoopUntilIdle()
    XCTAssertEqual(journal.drain(), ["update 0.5 true"])
    let bar = window.all("GtkLevelBar")[0]
    XCTAssertEqual(gtk_level_bar_get_value(OpaquePointer(bar)), 0.5)
    let kept = Widget(bar)
    model.isShown = false
    runLoopUntilIdle()
    XCTAssertEqual(window.all("GtkLevelBar").count, 0)
    XCTAssertEqual(gtk_level_bar_get_value(kept.opaque), 0, "dismantled")
    window.close()
  }

  func testSignalsReachTheBindingAndWritesOfTheProgramDoNot() {
    let model = Model()
    let window = TestWindow(Page(model: model, journal: Journal()))
    let toggle = window.all("GtkSwitch")[0]
    gtk_switch_set_active(OpaquePointer(toggle), 1)
    XCTAssertTrue(model.isOn)
    model.isOn = false
    runLoopUntilIdle()
    XCTAssertEqual(gtk_switch_get_active(OpaquePointer(toggle)), 0)
    window.close()
  }

  func testItHasItsPlaceInTheOrderOfTabAndAFocusValue() {
    let model = Model()
    let window = TestWindow(Page(model: model, journal: Journal()))
    window.click("Name")
    window.assertFocus("Name", "field")
    window.tab()
    window.assertFocus("GtkSwitch", "toggle")
    window.tab()
    window.assertFocus("To the switch", "nil")
    window.press("To the switch")
    window.assertFocus("GtkSwitch", "toggle")
    model.isEnabled = false
    runLoopUntilIdle()
    XCTAssertEqual(gtk_widget_get_sensitive(window.all("GtkSwitch")[0]), 0)
    window.assertFocus("To the switch", "nil")
    window.close()
  }

  func testAccessibilityModifiersApplyToTheWidgetWithItsOwnRole() {
    let window = TestWindow(Page(model: Model(), journal: Journal()))
    let toggle = window.all("GtkSwitch")[0]
    XCTAssertNotEqual(
      gtk_test_accessible_has_role(OpaquePointer(toggle), GTK_ACCESSIBLE_ROLE_SWITCH), 0)
    XCTAssertNotEqual(
      gtk_test_accessible_has_property(OpaquePointer(toggle), GTK_ACCESSIBLE_PROPERTY_LABEL), 0)
    window.press("To the switch")
    XCTAssertEqual(
      window.context.focusedControl?.widget.accessible.accessibleName, "Airplane mode")
    window.close()
  }

  func testAWidgetHasTheSizeThatTheProgramReturns() {
    let window = TestWindow(
      VStack {
        Area()
        Area(fills: true).frame(width: 60, height: 30)
        Area(fills: true)
      })
    let sizes = window.all("GtkDrawingArea").map {
      [gtk_widget_get_width($0), gtk_widget_get_height($0)]
    }
    XCTAssertEqual(sizes[0], [120, 60])
    XCTAssertEqual(sizes[1], [60, 30])
    XCTAssertEqual(sizes[2][0], 400)
    XCTAssertGreaterThan(sizes[2][1], 150)
    window.close()
  }

  func testNothingOfItStays() {
    #if DEBUG
      func useAndClose() {
        let model = Model()
        let window = TestWindow(Page(model: model, journal: Journal()))
        gtk_switch_set_active(OpaquePointer(window.all("GtkSwitch")[0]), 1)
        model.isShown = false
        runLoopUntilIdle()
        model.isShown = true
        runLoopUntilIdle()
        window.close()
      }
      // The first use creates what stays for the program.
      useAndClose()
      let (objects, signals, nodes) = (LiveCount.objects, LiveCount.signals, NodeCount.live)
      useAndClose()
      XCTAssertEqual(LiveCount.objects, objects)
      XCTAssertEqual(LiveCount.signals, signals)
      XCTAssertEqual(NodeCount.live, nodes)
    #endif
  }
}
