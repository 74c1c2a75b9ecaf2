import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// Styles of the program: their own properties are connected, and the parts that they leave to
/// others get the outer style.
@preconcurrency @MainActor
final class CustomStyleTests: DisplayTestCase {
  private struct Boxed: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
      configuration.padding(10).background(Color.gray.opacity(0.2)).cornerRadius(8)
    }
  }

  func testTheFocusRingIsAroundWhatAFieldStyleDraws() {
    let window = TestWindow(
      VStack {
        TextField("Name", text: .constant("")).textFieldStyle(Boxed())
        TextField("Plain", text: .constant(""))
      })
    func rings() -> Int {
      window.all.count {
        gtk_widget_has_css_class($0, "styled-field") != 0
          && gtk_widget_has_css_class($0, "focused") != 0
      }
    }
    XCTAssertEqual(rings(), 0)
    window.click("Name")
    XCTAssertEqual(rings(), 1)
    window.click("Plain")
    XCTAssertEqual(rings(), 0)
    window.close()
  }

  /// What each style shows: whether it is enabled, and how often its button was pressed.
  private struct Told<Content: View>: View {
    let name: String
    let isEnabled: Bool
    @Binding var count: Int
    @ViewBuilder let content: Content

    var body: some View {
      VStack {
        Text("\(name) \(isEnabled) \(count)")
        Button("Count \(name)") { count += 1 }
        content
      }
    }
  }

  private struct Disclosing: DisclosureGroupStyle {
    @Environment(\.isEnabled) private var isEnabled
    @State private var count = 0
    func makeBody(configuration: Configuration) -> some View {
      Told(name: "disclosure", isEnabled: isEnabled, count: $count) { configuration.label }
    }
  }

  private struct Labeling: LabelStyle {
    @Environment(\.isEnabled) private var isEnabled
    @State private var count = 0
    func makeBody(configuration: Configuration) -> some View {
      Told(name: "label", isEnabled: isEnabled, count: $count) { configuration.title }
    }
  }

  private struct Containing: LabeledContentStyle {
    @Environment(\.isEnabled) private var isEnabled
    @State private var count = 0
    func makeBody(configuration: Configuration) -> some View {
      Told(name: "content", isEnabled: isEnabled, count: $count) { configuration.content }
    }
  }

  private struct Progressing: ProgressViewStyle {
    @Environment(\.isEnabled) private var isEnabled
    @State private var count = 0
    func makeBody(configuration: Configuration) -> some View {
      Told(name: "progress", isEnabled: isEnabled, count: $count) { configuration.label }
    }
  }

  private struct Boxing: GroupBoxStyle {
    @Environment(\.isEnabled) private var isEnabled
    @State private var count = 0
    func makeBody(configuration: Configuration) -> some View {
      Told(name: "box", isEnabled: isEnabled, count: $count) { configuration.content }
    }
  }

  private struct Gauging: GaugeStyle {
    @Environment(\.isEnabled) private var isEnabled
    @State private var count = 0
    func makeBody(configuration: Configuration) -> some View {
      Told(name: "gauge", isEnabled: isEnabled, count: $count) {
        Text("at \(configuration.value)")
        configuration.currentValueLabel
      }
    }
  }

  private struct Page: View {
    @State private var isOff = false
    var body: some View {
      VStack {
        Group {
          DisclosureGroup("D") { Text("inside") }.disclosureGroupStyle(Disclosing())
          Label("L", systemImage: "gear").labelStyle(Labeling())
          LabeledContent("C", value: "value").labeledContentStyle(Containing())
          ProgressView("P").progressViewStyle(Progressing())
          GroupBox("G") { Text("boxed") }.groupBoxStyle(Boxing())
          Gauge(value: 3.0, in: 1...5) {
            Text("A")
          } currentValueLabel: {
            Text("three")
          }.gaugeStyle(Gauging())
        }
        .disabled(isOff)
        Button("Turn off") { isOff = true }
      }
    }
  }

  func testStateAndEnvironmentInAStyleAreConnected() {
    let window = TestWindow(Page())
    let names = ["disclosure", "label", "content", "progress", "box", "gauge"]
    for name in names {
      XCTAssertNotNil(window.label("\(name) true 0"))
      window.press("Count \(name)")
      XCTAssertNotNil(window.label("\(name) true 1"), name)
    }
    XCTAssertNotNil(window.label("at 0.5"))
    for text in ["D", "L", "value", "P", "boxed", "three"] {
      XCTAssertNotNil(window.label(text), text)
    }
    window.press("Turn off")
    for name in names { XCTAssertNotNil(window.label("\(name) false 1"), name) }
    window.close()
  }

  // MARK: A style that leaves the rest to the outer one

  private struct Starred: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("star")
        Label(configuration)
      }
    }
  }

  private struct Framed: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text("frame")
        GroupBox(configuration)
      }
    }
  }

  private struct Loud: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("loud")
        Toggle(configuration)
      }
    }
  }

  func testAControlInItsOwnStyleIsInTheStyleAround() {
    let window = TestWindow(
      VStack {
        Label("Title", systemImage: "gear").labelStyle(Starred()).labelStyle(.titleOnly)
        Toggle("Toggle", isOn: .constant(true)).toggleStyle(Loud()).toggleStyle(.checkbox)
      })
    XCTAssertEqual(window.texts, ["star", "Title", "loud", "Toggle"])
    XCTAssertEqual(window.all("GtkImage").count, 0)
    XCTAssertEqual(window.all("GtkCheckButton").count, 1)
    window.close()
  }

  func testAStyleHoldsInTheContentOfItsControl() {
    let window = TestWindow(
      GroupBox("Outer") { GroupBox("Inner") { Text("core") } }.groupBoxStyle(Framed()))
    XCTAssertEqual(window.texts, ["frame", "Outer", "frame", "Inner", "core"])
    window.close()
  }

  func testBuiltInStylesKeepTheLook() {
    let window = TestWindow(
      VStack {
        GroupBox("Box") { Text("content") }.groupBoxStyle(.automatic)
        Gauge(value: 0.5) { Text("Gauge") }.gaugeStyle(.accessoryCircular)
        ProgressView(value: 0.5).progressViewStyle(.linear)
        ProgressView(value: 0.5).progressViewStyle(.circular)
        ProgressView().progressViewStyle(.circular)
      })
    XCTAssertEqual(window.texts, ["Box", "content", "Gauge"])
    XCTAssertEqual(window.all("GtkLevelBar").count, 1)
    XCTAssertEqual(window.all("GtkProgressBar").count, 2, "a ring has its value from a bar")
    XCTAssertEqual(window.all("GtkSpinner").count, 1)
    window.close()
  }
}
