import CGtk
import GtkBridge
import Observation
import PrivateDisplay
import XCTest

@testable import Tabstop

/// The style sheet contains the rules in use, and drops unused ones.
@preconcurrency @MainActor
final class StyleRulesTests: DisplayTestCase {
  @Observable
  fileprivate final class Model {
    var shade = 0.0
  }

  private struct Page: View {
    let model: Model
    var body: some View {
      VStack {
        Text("colour").foregroundColor(Color(red: model.shade, green: 0, blue: 0))
        Text("box").background(Color(red: 0, green: model.shade, blue: 0))
        Text("kept").foregroundColor(Color(red: 1, green: 0.5, blue: 0.25))
      }
    }
  }

  private func color(_ window: TestWindow, _ text: String) -> GdkRGBA {
    var color = GdkRGBA()
    gtk_style_context_get_color(gtk_widget_get_style_context(window.label(text)!), &color)
    return color
  }

  func testAColourThatGoesOnChangingDoesNotFillTheStyleSheet() {
    let model = Model()
    let window = TestWindow(Page(model: model))
    let before = StyleSheet.shared.rules.count
    for step in 1...500 {
      model.shade = Double(step) / 1000
      Updater.shared.run()
    }
    XCTAssertLessThan(StyleSheet.shared.rules.count, before + 80)
    window.layOut()
    XCTAssertEqual(color(window, "colour").red, 0.5, accuracy: 0.01)
    XCTAssertEqual(color(window, "kept").green, 0.5, accuracy: 0.01, "what is shown stays")
    model.shade = 0.001
    window.layOut()
    XCTAssertEqual(color(window, "colour").red, 0, accuracy: 0.01, "what was forgotten comes back")
    window.close()
  }
}
