import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// Shapes, styles and effects in the spellings of SwiftUI's sources, and their effects.
@preconcurrency @MainActor
final class ShapeTests: DisplayTestCase {
  func testUsualSpellingsMakeWindowsWithoutWarnings() {
    let window = TestWindow(
      VStack {
        Text("a").padding().background(RoundedRectangle(cornerRadius: 8).fill(Color.gray))
        Text("b").overlay(RoundedRectangle(cornerRadius: 8).stroke(Color.red, lineWidth: 2))
        Text("c").background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 8))
        Text("d").foregroundStyle(.tint).background(.red).border(.blue, width: 2)
        Text("e").clipShape(.rect(cornerRadius: 4)).shadow(radius: 3)
        Text("f").background(
          LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottomTrailing))
        Text("g").foregroundStyle(.secondary).brightness(0.2).blur(radius: 1).offset(x: 3)
        Text("h").overlay { Capsule().strokeBorder(.separator) }.clipShape(Circle())
        Circle().fill(.green).stroke(.black, lineWidth: 2).frame(width: 20, height: 20)
        RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 20)
          .ignoresSafeArea(.keyboard, edges: .bottom)
        Color.blue.opacity(0.1).edgesIgnoringSafeArea(.all)
      }
      .animation(.easeInOut(duration: 0.2), value: 1).transition(.opacity))
    XCTAssertEqual(window.texts, ["a", "b", "c", "d", "e", "f", "g", "h"])
    window.close()
  }

  func testTwoOpacitiesAreTwoWidgets() {
    let window = TestWindow(Text("a").opacity(0.5).opacity(0.5))
    let label = window.label("a")!
    XCTAssertEqual(gtk_widget_get_opacity(label), 0.5, accuracy: 0.01)
    XCTAssertEqual(gtk_widget_get_opacity(gtk_widget_get_parent(label)), 0.5, accuracy: 0.01)
    window.close()
  }

  func testAnInfiniteWidthFillsAndANegativeOneIsLeftOut() {
    // The warning is reported once, and another test may have caused it.
    IssuedWarnings.kinds = []
    let errors = StandardErrorCapture()
    let window = TestWindow(Text("a").frame(width: .infinity).frame(height: -1))
    XCTAssertEqual(gtk_widget_get_width(gtk_widget_get_parent(window.label("a")!)), 400)
    XCTAssertTrue(errors.text.contains("negative"))
    window.close()
  }

  /// As the tail of a speech bubble.
  func testAShapeIsDrawnBeyondItsFrame() {
    struct Bubble: Shape {
      func _elements(in bounds: _Bounds) -> [_PathElement] {
        let (width, height) = (bounds.width, bounds.height)
        let corners = [(width, 0), (width, height + 20), (0, height), (-12, height)]
        return [.move(_Point(0, 0))] + corners.map { .line(_Point($0.0, $0.1)) } + [.close]
      }
    }
    let window = TestWindow(
      Bubble().fill(Color(red: 1, green: 0, blue: 0)).frame(width: 40, height: 30))
    window.layOut()
    let extent = window.picture().extent(of: .red)
    XCTAssertGreaterThan(extent?.width ?? 0, 45)
    XCTAssertGreaterThan(extent?.height ?? 0, 45)
    window.close()
  }
}
