import PrivateDisplay
import XCTest

@testable import Tabstop

/// Styles of a program's own, which stand for others.
@preconcurrency @MainActor
final class OwnShapeStyleTests: DisplayTestCase {
  private struct ByState: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
      environment.isEnabled ? Color.red : Color.blue
    }
  }

  private struct Nested: ShapeStyle {
    var share = 0.5
    func resolve(in environment: EnvironmentValues) -> AnyShapeStyle {
      AnyShapeStyle(ByState().opacity(share))
    }
  }

  func testAStyleIsResolvedInTheEnvironment() {
    var environment = EnvironmentValues()
    XCTAssertEqual(ByState()._paint(environment.styleContext).color, .red)
    environment.isEnabled = false
    XCTAssertEqual(ByState()._paint(environment.styleContext).color, .blue)
    XCTAssertEqual(Nested()._paint(environment.styleContext).color, .blue.opacity(0.5))
    XCTAssertEqual(AnyShapeStyle(ByState())._paint(environment.styleContext).color, .blue)
  }

  func testAColourResolvesToItsComponents() {
    let resolved = Color(red: 1, green: 0, blue: 0).resolve(in: EnvironmentValues())
    XCTAssertEqual(resolved.red, 1)
  }

  private struct Page: View {
    @State private var isOff = false
    var body: some View {
      VStack {
        Text("Text").foregroundStyle(ByState())
        Rectangle().fill(Nested()).frame(width: 20, height: 20)
        Circle().stroke(ByState(), lineWidth: 2).frame(width: 20, height: 20)
        Text("Behind").background(ByState())
        Button("Off") { isOff = true }
      }
      .tint(ByState())
      .disabled(isOff)
    }
  }

  func testViewsTakeSuchStyles() {
    let window = TestWindow(Page())
    window.press("Off")
    XCTAssertEqual(window.texts, ["Text", "Behind"])
    window.close()
  }
}
