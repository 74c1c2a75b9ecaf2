import CGtk
import GtkBridge
import PrivateDisplay
import TabstopFoundation
import XCTest

/// The pixels of shapes, gradients, clips and tints.
@preconcurrency @MainActor
final class DrawingTests: DisplayTestCase {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  /// The window's pixels: 200 by 100.
  private func pixels(_ content: some View) -> Pixels {
    let window = TestWindow(
      ZStack {
        Color.white
        content
      }, width: 200, height: 100)
    defer { window.close() }
    return Pixels(window)
  }

  func testAPathOfOnesOwnIsDrawnWhereItGoes() {
    let pixels = pixels(Underline().stroke(red, lineWidth: 4))
    XCTAssertEqual(pixels[100, 99], "ff0000")
    XCTAssertEqual(pixels[100, 50], "ffffff")
    let triangle = self.pixels(
      Path { path in
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 100, y: 0))
        path.addLine(to: CGPoint(x: 0, y: 100))
        path.closeSubpath()
      }.fill(blue))
    XCTAssertEqual(triangle[10, 10], "0000ff")
    XCTAssertEqual(triangle[90, 90], "ffffff")
  }

  func testALevelOfAnyStyleIsWeaker() {
    let pixels = pixels(
      HStack(spacing: 0) {
        Rectangle().fill(red.secondary)
        Rectangle().fill(.tint.quaternary).tint(red)
        Rectangle().fill(.background)
        Rectangle().fill(.background.secondary)
      })
    XCTAssertEqual(pixels[25, 50], "ff4c4c")
    XCTAssertEqual(pixels[75, 50], "ffd1d1")
    XCTAssertNotEqual(pixels[125, 50], pixels[175, 50])
  }

  func testATrimmedCircleIsAPartOfARing() {
    let pixels = pixels(
      Circle().trim(from: 0, to: 0.25).stroke(red, style: StrokeStyle(lineWidth: 10))
        .rotationEffect(.degrees(-90)).padding(10))
    // A quarter from the top, clockwise: the ring of radius 40 about (100, 50).
    XCTAssertEqual(pixels[128, 22], "ff0000")
    XCTAssertEqual(pixels[72, 22], "ffffff")
    XCTAssertEqual(pixels[128, 78], "ffffff")
  }

  /// The renderer without OpenGL draws bright pink in place of a matrix or a rotation in space.
  func testEveryTransformIsDrawn() {
    let square = blue.frame(width: 40, height: 40)
    let moved = pixels(square.transformEffect(CGAffineTransform(translationX: 50, y: 0)))
    XCTAssertEqual(moved[150, 50], "0000ff")
    XCTAssertEqual(moved[90, 50], "ffffff")
    let large = pixels(
      square.transformEffect(CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0)))
    XCTAssertEqual(large[150, 90], "0000ff")
    let turned = pixels(square.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0)))
    XCTAssertEqual(turned[100, 50], "0000ff")
    XCTAssertEqual(turned[85, 50], "ffffff", "half as wide")
  }

  func testALineLiesHalfOutsideItsShape() {
    let pixels = pixels(Circle().stroke(red, lineWidth: 20).frame(width: 60, height: 60))
    XCTAssertEqual(pixels[100, 13], "ff0000")
  }

  func testADashedLineHasGaps() {
    let pixels = pixels(
      Rectangle().strokeBorder(blue, style: StrokeStyle(lineWidth: 10, dash: [20, 20])))
    let row = (0..<160).map { pixels[$0, 5] }
    XCTAssertTrue(row.contains("0000ff"))
    XCTAssertTrue(row.contains("ffffff"))
  }

  func testGradientsRunWhereTheirPointsSay() {
    let linear = pixels(
      LinearGradient(
        colors: [red, blue], startPoint: UnitPoint(x: 0.5, y: 0), endPoint: UnitPoint(x: 1, y: 0)))
    XCTAssertEqual(linear[50, 50], "ff0000")
    XCTAssertNotEqual(linear[180, 50], "ff0000")
    let radial = pixels(
      RadialGradient(colors: [red, blue], center: .center, startRadius: 20, endRadius: 40))
    XCTAssertEqual(radial[110, 50], "ff0000")
    XCTAssertEqual(radial[150, 50], "0000ff")
    let angular = pixels(
      AngularGradient(colors: [red, red, blue, blue], center: .center, angle: .degrees(0)))
    XCTAssertEqual(angular[110, 90], "ff0000")
    XCTAssertEqual(angular[110, 10], "0000ff")
  }

  func testACircleClipsACircleOutOfAWideView() {
    let pixels = pixels(red.clipShape(Circle()))
    XCTAssertEqual(pixels[100, 50], "ff0000")
    XCTAssertEqual(pixels[20, 50], "ffffff")
    XCTAssertEqual(self.pixels(red.clipShape(Underline()))[100, 50], "ffffff")
  }

  func testAMaskShowsTheViewWhereItIsDrawn() {
    let pixels = pixels(
      red.mask {
        HStack(spacing: 0) {
          Color.black
          Color.clear
        }
      })
    XCTAssertEqual(pixels[50, 50], "ff0000")
    XCTAssertEqual(pixels[150, 50], "ffffff")
  }

  func testSecondaryIsAWeakerFormOfTheColourAround() {
    let pixels = pixels(
      HStack(spacing: 0) {
        Rectangle().fill(.secondary).foregroundStyle(red)
        Rectangle().fill(.secondary).foregroundStyle(red, blue)
      })
    XCTAssertEqual(pixels[50, 50], "ff4c4c")
    XCTAssertEqual(pixels[150, 50], "0000ff")
  }

  func testAHueIsThereWhenItIsAskedForAndFollowsTheLook() {
    func fill() -> String { pixels(Rectangle().fill(Color.green))[100, 50] }
    func label() -> String {
      let window = TestWindow(Text("late").foregroundColor(.red))
      defer { window.close() }
      var color = GdkRGBA()
      gtk_style_context_get_color(gtk_widget_get_style_context(window.label("late")!), &color)
      return [color.red, color.green, color.blue].map { "\(Int(($0 * 255).rounded()))" }
        .joined(separator: " ")
    }
    XCTAssertEqual(label(), "192 28 40")
    XCTAssertEqual(fill(), "1d7a3c")
    Appearance.shared.programWantsDark = true
    defer { Appearance.shared.programWantsDark = nil }
    XCTAssertEqual(label(), "255 123 123")
  }

  func testTheInnermostTintColoursControlsAndStyles() {
    let pixels = pixels(
      VStack(spacing: 0) {
        Button("") {}.buttonStyle(.borderedProminent).frame(height: 50).tint(blue)
        Rectangle().fill(.tint)
      }.tint(red))
    XCTAssertEqual(pixels[100, 75], "ff0000")
    XCTAssertEqual(pixels[100, 25], "0000ff")
  }

  func testLeadingCornersAreOnTheRightInRightToLeftText() {
    gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
    defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
    let pixels = pixels(UnevenRoundedRectangle(topLeadingRadius: 40).fill(red))
    XCTAssertEqual(pixels[198, 1], "ffffff")
    XCTAssertEqual(pixels[1, 1], "ff0000")
  }
}

private struct Underline: Shape {
  var inset = 0.0
  var animatableData: Double {
    get { inset }
    set { inset = newValue }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX + inset, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.maxX - inset, y: rect.maxY))
    return path
  }
}
