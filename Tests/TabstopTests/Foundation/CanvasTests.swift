import CGtk
import GtkBridge
import PrivateDisplay
import TabstopFoundation
import XCTest

@testable import Tabstop

/// Drawings of the program: canvases, meshes and shadows.
@preconcurrency @MainActor
final class CanvasTests: DisplayTestCase {
  /// The drawings that a screen reader finds: all others are decoration.
  func testDrawingsWithANameAreImages() {
    let window = TestWindow(
      VStack {
        Canvas { _, _ in }.accessibilityLabel("canvas").frame(width: 20, height: 20)
        Canvas { _, _ in }.frame(width: 20, height: 20).accessibilityLabel("framed")
        Circle().accessibilityLabel("shape").frame(width: 20, height: 20)
        Color.red.accessibilityLabel("colour").frame(width: 20, height: 20)
        Circle().frame(width: 20, height: 20)
        Circle().accessibilityLabel("off", isEnabled: false).frame(width: 20, height: 20)
        Circle().accessibilityHidden(true).accessibilityLabel("hidden")
          .frame(width: 20, height: 20)
      })
    let images = window.all.filter {
      gtk_accessible_get_accessible_role(OpaquePointer($0)) == GTK_ACCESSIBLE_ROLE_IMG
        && tabstop_accessible_is_hidden($0) == 0
    }
    XCTAssertEqual(images.map { exportedName(of: $0) }, ["canvas", "framed", "shape", "colour"])
    window.close()
  }

  func testFillsAndStrokesStandWhereTheyAreDrawn() {
    let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
    let window = TestWindow(
      Canvas { context, size in
        context.fill(
          Path(CGRect(x: 0, y: 0, width: size.width / 2, height: 10)), with: .color(red))
        context.drawLayer { layer in
          layer.translateBy(x: 100, y: 50)
          layer.scaleBy(x: 2, y: 2)
          layer.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(blue))
        }
      }
      .frame(width: 200, height: 100))
    let picture = window.picture()
    XCTAssertEqual(picture.extent(of: .red), Bounds(x: 100, y: 100, width: 100, height: 10))
    XCTAssertEqual(picture.extent(of: .blue), Bounds(x: 200, y: 150, width: 20, height: 20))
    window.close()
  }

  /// A gradient to no colour becomes paler, not grey.
  func testAGradientToClearKeepsItsColour() {
    let red = Color(red: 1, green: 0, blue: 0)
    let window = TestWindow(
      Canvas { context, size in
        let area = Path(CGRect(origin: .zero, size: size))
        context.fill(area, with: .color(Color(red: 1, green: 1, blue: 1)))
        context.fill(
          area,
          with: .linearGradient(
            Gradient(colors: [.clear, red, .clear]), startPoint: .zero,
            endPoint: CGPoint(x: 0, y: size.height)))
      }
      .frame(width: 200, height: 100))
    defer { window.close() }
    let picture = window.picture()
    for y in [105, 125, 150, 175, 195] {
      let color = picture[200, y]
      XCTAssertGreaterThan(color.red, 250, "at \(y)")
      XCTAssertEqual(Int(color.green), Int(color.blue), accuracy: 1)
    }
    XCTAssertEqual(Int(picture[200, 125].green), 128, accuracy: 12)
  }

  func testAClipBoundsWhatFollows() {
    let red = Color(red: 1, green: 0, blue: 0)
    let window = TestWindow(
      Canvas { context, size in
        var clipped = context
        clipped.clip(to: Path(CGRect(x: 20, y: 10, width: 40, height: 30)))
        clipped.fill(Path(CGRect(origin: .zero, size: size)), with: .color(red))
      }
      .frame(width: 200, height: 100))
    XCTAssertEqual(
      window.picture().extent(of: .red), Bounds(x: 120, y: 110, width: 40, height: 30))
    window.close()
  }

  func testATextIsMeasuredAndDrawnWithinItsSize() {
    var size = CGSize.zero
    let window = TestWindow(
      Canvas { context, _ in
        var text = context.resolve(Text("██").font(.system(size: 20)))
        text.shading = .color(red: 1, green: 0, blue: 0)
        size = text.measure(in: CGSize(width: 200, height: 100))
        context.draw(text, at: CGPoint(x: 100, y: 50))
      }
      .frame(width: 200, height: 100))
    let drawn = window.picture().extent(of: .red)
    XCTAssertGreaterThan(size.width, 20)
    XCTAssertGreaterThan(drawn?.width ?? 0, 10)
    XCTAssertLessThanOrEqual(drawn?.width ?? .infinity, Float(size.width) + 1)
    XCTAssertLessThanOrEqual(drawn?.height ?? .infinity, Float(size.height) + 1)
    window.close()
  }

  func testAMeshHasTheColoursOfItsCorners() {
    let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
    let window = TestWindow(
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
        colors: [red, blue, red, blue]
      )
      .frame(width: 100, height: 50))
    let picture = window.picture()
    let (left, right) = (picture[152, 150], picture[247, 150])
    XCTAssertGreaterThan(left.red, 230)
    XCTAssertGreaterThan(right.blue, 230)
    window.close()
  }

  func testADropShadowIsBehindAFill() {
    let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
    let window = TestWindow(
      Rectangle().fill(red.shadow(.drop(color: blue, radius: 0, x: 10, y: 0)))
        .frame(width: 100, height: 50))
    let picture = window.picture()
    XCTAssertEqual(picture.extent(of: .red)?.width, 100)
    XCTAssertEqual(picture.extent(of: .blue)?.width, 10)
    window.close()
  }

  func testADrawingFollowsItsState() {
    struct Page: View {
      @State private var width = 20.0
      let red = Color(red: 1, green: 0, blue: 0)
      var body: some View {
        VStack {
          Canvas { context, _ in
            var line = Path()
            line.move(to: CGPoint(x: 0, y: 5))
            line.addLine(to: CGPoint(x: width, y: 5))
            context.stroke(line, with: .color(red), lineWidth: 2)
          }
          .frame(width: 100, height: 10)
          Button("Wider") { width = 60 }
        }
      }
    }
    let window = TestWindow(Page())
    XCTAssertEqual(window.picture().extent(of: .red)?.width, 20)
    window.press("Wider")
    window.layOut()
    XCTAssertEqual(window.picture().extent(of: .red)?.width, 60)
    XCTAssertEqual(window.picture().extent(of: .red)?.height, 2)
    window.close()
  }

}
