import CGtk
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

  private struct ByScheme: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
      environment.colorScheme == .dark ? Color.red : Color.blue
    }
  }

  private struct TintName: View {
    @Environment(\.tint) private var tint
    var body: some View { Text("\(tint?.description ?? "none")") }
  }

  func testATintFollowsTheColourScheme() {
    let before = DesktopState.shared.colorScheme.get()
    defer { DesktopState.shared.colorScheme.set(before) }
    DesktopState.shared.colorScheme.set(.light)
    let window = TestWindow(
      VStack {
        TintName()
        Button("Press") {}
      }.tint(ByScheme()))
    func classes() -> Set<String> {
      var classes: Set<String> = []
      var next: UnsafeMutablePointer<GtkWidget>? = window.button("Press")
      while let widget = next {
        let names = gtk_widget_get_css_classes(widget)
        var index = 0
        while let name = names?[index] {
          classes.insert(String(cString: name))
          index += 1
        }
        g_strfreev(names)
        next = gtk_widget_get_parent(widget)
      }
      return classes
    }
    let light = classes()
    XCTAssertEqual(window.texts, ["blue"])
    DesktopState.shared.colorScheme.set(.dark)
    runLoopUntilIdle()
    XCTAssertEqual(window.texts, ["red"])
    XCTAssertNotEqual(classes(), light, "the controls have the other colour")
    DesktopState.shared.colorScheme.set(.light)
    runLoopUntilIdle()
    XCTAssertEqual(window.texts, ["blue"])
    XCTAssertEqual(classes(), light)
    window.close()
  }
}
