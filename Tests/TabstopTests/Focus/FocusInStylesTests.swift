import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// What a style of the program reads of the focus of the control that it is for.
@preconcurrency @MainActor
final class FocusInStylesTests: DisplayTestCase {
  private struct Told: View {
    let name: String
    @Environment(\.isFocused) private var isFocused
    var body: some View { Text("\(name) \(isFocused)") }
  }

  private struct ViewInStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { Told(name: "inner") }
  }

  private struct StyleItself: ButtonStyle {
    @Environment(\.isFocused) private var isFocused
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
      Text("own \(isFocused) \(isEnabled)")
    }
  }

  private struct OnStyle: ToggleStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View { Text("toggle \(isEnabled)") }
  }

  private struct FieldStyle: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
      HStack {
        configuration
        Told(name: "field")
      }
    }
  }

  private struct Page: View {
    @State private var text = ""
    @State private var isDisabled = false
    var body: some View {
      VStack {
        Button("A") {}.buttonStyle(ViewInStyle())
        Button("B") {}.buttonStyle(StyleItself()).disabled(isDisabled)
        TextField("Field", text: $text).textFieldStyle(FieldStyle())
        Button {
        } label: {
          Told(name: "label")
        }
        Toggle("Toggle", isOn: $isDisabled).toggleStyle(OnStyle()).disabled(isDisabled)
        Button("Disable") { isDisabled = true }
      }
    }
  }

  private func says(_ window: TestWindow, _ texts: String...) {
    for text in texts { XCTAssertNotNil(window.label(text), text) }
  }

  func testTheNearestControlIsRead() {
    let window = TestWindow(Page())
    says(window, "inner false", "own false true", "field false", "label false", "toggle true")
    window.tab()
    says(window, "inner true", "own false true", "field false", "label false")
    window.tab()
    says(window, "inner false", "own true true", "field false", "label false")
    window.tab()
    says(window, "inner false", "own false true", "field true", "label false")
    window.tab()
    says(window, "inner false", "own false true", "field false", "label true")
    window.press("Disable")
    says(window, "own false false", "toggle false")
    window.close()
  }
}
