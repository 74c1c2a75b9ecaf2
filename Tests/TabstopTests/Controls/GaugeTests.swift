import CGtk
import Foundation
import PrivateDisplay
import XCTest

@testable import GtkBridge
@testable import Tabstop
@testable import TabstopFoundation

/// Gauges: as bars and as rings.
@preconcurrency @MainActor
final class GaugeTests: DisplayTestCase {
  func testAGaugeHasTheTintAroundIt() {
    let window = TestWindow(
      Gauge(value: 0.5) { Text("Fuel") }.tint(Color(red: 0, green: 0.6, blue: 0)))
    window.layOut()
    XCTAssertGreaterThan(window.picture().count(of: .init(red: 0, green: 153, blue: 0)), 50)
    window.close()
  }

  /// The round end at the beginning of a ring has the first colour of its gradient.
  func testTheEndsOfARingHaveTheColoursOfItsGradient() {
    let colors = Gradient(
      colors: [Color(red: 0, green: 0.6, blue: 0), Color(red: 0.8, green: 0, blue: 0)])
    let window = TestWindow(
      Gauge(value: 0.5) { Text("Load") }.gaugeStyle(.accessoryCircular).styleClass("mark")
        .tint(colors))
    defer { window.close() }
    window.layOut()
    let (picture, ring) = (window.picture(), window.marks[0])
    /// The colour of the ring at an angle, clockwise from the right.
    func color(_ degrees: Double) -> Picture.Color {
      let angle = degrees * .pi / 180
      return picture[
        Int(Double(ring.x) + 30 + 27 * cos(angle)), Int(Double(ring.y) + 30 + 27 * sin(angle))]
    }
    XCTAssertGreaterThan(color(131).green, color(131).red)
    XCTAssertGreaterThan(color(49).red, color(49).green)
  }

  func testALinearGaugeMarksItsValue() {
    let green = Color(red: 0, green: 0.6, blue: 0)
    defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
    for (direction, part) in [(GTK_TEXT_DIR_LTR, 0.75), (GTK_TEXT_DIR_RTL, 0.25)] {
      gtk_widget_set_default_direction(direction)
      let window = TestWindow(
        Gauge(value: 0.75) { Text("Speed") }.gaugeStyle(.accessoryLinear).labelsHidden()
          .styleClass("mark").tint(green))
      window.layOut()
      let (picture, bar) = (window.picture(), window.marks[0])
      let y = Int(bar.y + bar.height / 2)
      let color = Picture.Color(red: 0, green: 153, blue: 0)
      XCTAssertEqual(picture[Int(bar.x + bar.width / 2), y], color, "\(direction)")
      let marker = Int(bar.x) + 5 + Int(Double(bar.width - 10) * part)
      XCTAssertNotEqual(picture[marker, y], color, "\(direction)")
      window.close()
    }
  }

  /// "100 55" would be read as one number.
  func testTheValueIsNotBesideTheUpperBound() {
    for style in [AnyView(gauge.gaugeStyle(.accessoryLinear)), AnyView(gauge)] {
      let window = TestWindow(style)
      window.layOut()
      let (value, bound) = (
        window.bounds(of: window.label("55")!), window.bounds(of: window.label("100")!)
      )
      XCTAssertGreaterThanOrEqual(value.y, bound.y + bound.height)
      window.close()
    }
  }

  private var gauge: some View {
    Gauge(value: 55, in: 0...100) {
      Text("Speed")
    } currentValueLabel: {
      Text("55")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("100")
    }
  }

  func testACircularGaugeIsASmallRing() {
    let window = TestWindow(
      HStack {
        Gauge(value: 0.5) {
          Text("Load")
        } currentValueLabel: {
          Text("50")
        }
        .gaugeStyle(.accessoryCircular)
        .styleClass("mark")
        .tint(Color(red: 0, green: 0.6, blue: 0))
        Gauge(value: 0.25) { Text("Memory") }
          .gaugeStyle(.accessoryCircularCapacity)
          .styleClass("mark")
          .tint(Gradient(colors: [Color(red: 0.6, green: 0, blue: 0), .black]))
      }, width: 400)
    window.layOut()
    for mark in window.marks { XCTAssertEqual([mark.width, mark.height], [60, 60]) }
    XCTAssertGreaterThan(window.picture().count(of: .init(red: 0, green: 153, blue: 0)), 50)
    XCTAssertTrue(window.texts.contains("50"))
    let bars = window.all("GtkLevelBar").map { Widget($0) }
    for bar in bars {
      XCTAssertNotEqual(
        gtk_test_accessible_has_property(bar.opaque, GTK_ACCESSIBLE_PROPERTY_LABEL), 0)
      let bounds = window.bounds(of: bar.pointer)
      XCTAssertEqual([bounds.width, bounds.height], [60, 60], "the size of the ring")
    }
    XCTAssertEqual(bars.map { gtk_level_bar_get_value($0.opaque) }, [0.5, 0.25])
    window.close()
  }

  /// The ring's opening is below its value, also in a mirrored window.
  func testARingIsOpenBelow() {
    defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
    for direction in [GTK_TEXT_DIR_LTR, GTK_TEXT_DIR_RTL] {
      gtk_widget_set_default_direction(direction)
      let window = TestWindow(
        Gauge(value: 0) { EmptyView() }
          .gaugeStyle(.accessoryCircular).styleClass("mark").tint(Color(red: 0, green: 1, blue: 0)))
      window.layOut()
      let (ring, picture) = (window.marks[0], window.picture())
      func isPainted(_ x: Float, _ y: Float) -> Bool {
        picture[Int(ring.x + ring.width * x), Int(ring.y + ring.height * y)] == .green
      }
      XCTAssertEqual(
        [isPainted(0.5, 0.05), isPainted(0.05, 0.5), isPainted(0.95, 0.5), isPainted(0.5, 0.95)],
        [true, true, true, false])
      window.close()
    }
  }

  func testAGaugeInARowSaysItsLabelOnce() {
    for style in 0...1 {
      let gauge = Gauge(value: 0.5) { Text("Load") }
      let window = TestWindow(
        List(selection: .constant(Int?.none)) {
          Group {
            if style == 0 { gauge } else { gauge.gaugeStyle(.accessoryCircular) }
          }
          .tag(1)
        })
      window.layOut()
      window.tab()
      XCTAssertEqual(window.focus, "Load")
      window.close()
    }
  }

  /// Beside a text with the same words the hidden label would be said twice.
  func testARowSaysAHiddenLabelBesideTheSameTextOnce() {
    let window = TestWindow(
      List(selection: .constant(Int?.none)) {
        HStack {
          Text("Load")
          Gauge(value: 0.5) { Text("Load") }.labelsHidden()
        }
        .tag(1)
      })
    window.layOut()
    window.tab()
    let row = window.context.focusWidget!
    XCTAssertEqual(exportedName(of: row), "Load 50 percent")
    window.close()
  }
}
