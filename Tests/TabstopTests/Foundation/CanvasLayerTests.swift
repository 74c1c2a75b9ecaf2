import CGtk
import GtkBridge
import PrivateDisplay
import TabstopFoundation
import TabstopKits
import XCTest

@testable import Tabstop

/// Views, layers, filters and Core Graphics' functions in a canvas.
@preconcurrency @MainActor
final class CanvasLayerTests: DisplayTestCase {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  private func picture(_ renderer: @escaping (inout GraphicsContext, CGSize) -> Void) -> Picture {
    let window = TestWindow(Canvas(renderer: renderer).frame(width: 200, height: 100))
    defer { window.close() }
    return window.picture()
  }

  func testAViewIsDrawnWhereItsSymbolIs() {
    let (red, blue) = (red, blue)
    let window = TestWindow(
      Canvas { context, _ in
        guard let symbol = context.resolveSymbol(id: "dot") else { return XCTFail("no symbol") }
        XCTAssertEqual(symbol.size, CGSize(width: 10, height: 20))
        XCTAssertNil(context.resolveSymbol(id: "none"))
        context.draw(symbol, at: CGPoint(x: 50, y: 50))
        if let other = context.resolveSymbol(id: 1) {
          context.draw(other, in: CGRect(x: 100, y: 0, width: 40, height: 40))
        }
      } symbols: {
        red.frame(width: 10, height: 20).tag("dot")
        ForEach(0..<2) { index in blue.frame(width: 10, height: 10).tag(index) }
      }
      .frame(width: 200, height: 100))
    let picture = window.picture()
    XCTAssertEqual(picture.extent(of: .red), Bounds(x: 145, y: 140, width: 10, height: 20))
    XCTAssertEqual(picture.extent(of: .blue), Bounds(x: 200, y: 100, width: 40, height: 40))
    window.close()
  }

  @Observable
  final class Model { var width = 10.0 }

  private struct Dot: View {
    let model: Model
    var body: some View {
      Color(red: 1, green: 0, blue: 0).frame(width: model.width, height: 10)
    }
  }

  func testASymbolKeepsItsStateAndIsDrawnAgain() {
    let model = Model()
    let window = TestWindow(
      Canvas { context, _ in
        if let symbol = context.resolveSymbol(id: 0) {
          context.draw(symbol, at: .zero, anchor: .topLeading)
        }
      } symbols: {
        Dot(model: model).tag(0)
      }
      .frame(width: 200, height: 100))
    XCTAssertEqual(window.picture().extent(of: .red)?.width, 10)
    model.width = 30
    window.layOut()
    XCTAssertEqual(window.picture().extent(of: .red)?.width, 30)
    window.close()
  }

  func testSymbolsAreNoStops() {
    let window = TestWindow(
      VStack {
        Button("First") {}
        Canvas { _, _ in
        } symbols: {
          Button("Hidden") {}.tag(0)
        }
        Button("Last") {}
      })
    window.tab()
    XCTAssertEqual(window.focus, "First")
    window.tab()
    XCTAssertEqual(window.focus, "Last")
    window.close()
  }

  func testALayerHasOneOpacity() {
    let (red, blue) = (red, blue)
    let picture = picture { context, size in
      let all = Path(CGRect(origin: .zero, size: size))
      context.fill(all, with: .color(.white))
      context.opacity = 0.5
      context.drawLayer { layer in
        layer.fill(all, with: .color(blue))
        layer.fill(all, with: .color(red))
      }
    }
    // Half red over white, without blue shining through.
    let pixel = picture[200, 150]
    XCTAssertEqual(Double(pixel.red), 255, accuracy: 2)
    XCTAssertEqual(Double(pixel.green), 127, accuracy: 3)
    XCTAssertEqual(Double(pixel.blue), 127, accuracy: 3)
  }

  func testFiltersChangeColoursAndEdges() {
    let red = red
    let picture = picture { context, size in
      var inverted = context
      inverted.addFilter(.colorInvert())
      inverted.fill(
        Path(CGRect(x: 0, y: 0, width: 50, height: 100)), with: .color(red: 1, green: 1, blue: 0))
      var swapped = context
      var matrix = ColorMatrix()
      (matrix.r1, matrix.b1) = (0, 1)
      swapped.addFilter(.colorMatrix(matrix))
      swapped.fill(Path(CGRect(x: 50, y: 0, width: 50, height: 100)), with: .color(red))
      // Two blurred rectangles join where both are faint.
      var drops = context
      drops.addFilter(.alphaThreshold(min: 0.5, color: red))
      drops.addFilter(.blur(radius: 6))
      drops.drawLayer { layer in
        layer.fill(Path(CGRect(x: 110, y: 30, width: 30, height: 40)), with: .color(.black))
        layer.fill(Path(CGRect(x: 146, y: 30, width: 30, height: 40)), with: .color(.black))
      }
    }
    XCTAssertEqual(picture.extent(of: .blue), Bounds(x: 100, y: 100, width: 100, height: 100))
    let gap = picture[243, 150]
    XCTAssertEqual(gap.red, 255)
    XCTAssertEqual(gap.green, 0)
  }

  func testBlendModesAndLayersAsClips() {
    let (red, blue) = (red, blue)
    let picture = picture { context, size in
      let all = Path(CGRect(origin: .zero, size: size))
      context.fill(all, with: .color(red))
      var lighter = context
      lighter.blendMode = .plusLighter
      lighter.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 100)), with: .color(.green2))
      context.clipToLayer { mask in
        mask.fill(Path(CGRect(x: 100, y: 20, width: 40, height: 10)), with: .color(.black))
      }
      context.fill(all, with: .color(blue))
    }
    XCTAssertEqual(picture.extent(of: .blue), Bounds(x: 200, y: 120, width: 40, height: 10))
    let sum = picture[110, 150]
    XCTAssertEqual([sum.red, sum.green, sum.blue], [255, 255, 0])
  }

  func testCoreGraphicsDrawsInACanvas() {
    let picture = picture { context, size in
      context.translateBy(x: 20, y: 10)
      context.withCGContext { drawing in
        drawing.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        drawing.fill(CGRect(x: 0, y: 0, width: 30, height: 10))
        drawing.saveGState()
        drawing.translateBy(x: 100, y: 0)
        drawing.clip(to: CGRect(x: 0, y: 0, width: 20, height: 20))
        let gradient = CGGradient(
          colorsSpace: nil,
          colors: [
            CGColor(red: 0, green: 0, blue: 1, alpha: 1),
            CGColor(red: 0, green: 0, blue: 1, alpha: 1),
          ] as CFArray, locations: [0, 1])!
        drawing.drawLinearGradient(
          gradient, start: .zero, end: CGPoint(x: 20, y: 0), options: [])
        drawing.restoreGState()
        drawing.setAlpha(0.5)
        drawing.beginTransparencyLayer()
        drawing.fill(CGRect(x: 60, y: 0, width: 10, height: 10))
        drawing.endTransparencyLayer()
      }
    }
    XCTAssertEqual(picture.extent(of: .red), Bounds(x: 120, y: 110, width: 30, height: 10))
    XCTAssertEqual(picture.extent(of: .blue), Bounds(x: 220, y: 110, width: 20, height: 20))
    XCTAssertNotEqual(picture[185, 115].red, picture[185, 115].green)
  }

  func testATextIsDrawnWithTheNumbersOfItsAttributes() {
    func width(_ attributes: [NSAttributedString.Key: Any]) -> Float {
      let color = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      let all: [NSAttributedString.Key: Any] = [
        .font: UIFont.systemFont(ofSize: 30), .foregroundColor: color,
      ]
      let picture = picture { context, _ in
        context.withCGContext { _ in
          "■■".draw(at: .zero, withAttributes: all.merging(attributes) { $1 })
        }
      }
      return picture.extent(of: .red)?.width ?? 0
    }
    let plain = width([:])
    XCTAssertGreaterThan(plain, 0)
    for kern in [20.0, CGFloat(20), 20, NSNumber(value: 20)] as [Any] {
      XCTAssertEqual(width([.kern: kern]), plain + 20, accuracy: 2, "\(type(of: kern))")
    }
  }

  func testASymbolInAnEndlessRectangleIsNotDrawn() {
    let red = red
    let picture = picture { context, _ in
      context.draw(
        Image(systemName: "star.fill"),
        in: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: .infinity))
      context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 10)), with: .color(red))
    }
    XCTAssertEqual(picture.extent(of: .red)?.width, 20)
  }

  func testDrawingsBecomePicturesAndDocumentsWithoutAWindow() throws {
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { context in
      UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
      "A".draw(at: CGPoint(x: 1, y: 1), withAttributes: [.font: UIFont.systemFont(ofSize: 6)])
    }
    XCTAssertEqual(drawn.size, CGSize(width: 20, height: 10))
    let whole = try XCTUnwrap(drawn.cgImage)
    XCTAssertEqual(whole.cropping(to: CGRect(x: 0, y: 0, width: 5, height: 5))?.width, 5)
    // What is outside of the picture is no part of it.
    let end = try XCTUnwrap(whole.cropping(to: CGRect(x: 15.5, y: -3, width: 50, height: 6)))
    XCTAssertEqual([end.width, end.height], [5, 3])
    XCTAssertEqual(whole.cropping(to: .infinite)?.width, 20)
    XCTAssertNil(whole.cropping(to: CGRect(x: 20, y: 0, width: 5, height: 5)))
    XCTAssertNil(whole.cropping(to: .null))
    let pdf = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 100, height: 200)).pdfData {
      $0.beginPage()
      "One".draw(in: CGRect(x: 10, y: 10, width: 80, height: 20))
      $0.beginPage()
      drawn.draw(at: .zero)
    }
    XCTAssertEqual(String(decoding: pdf.prefix(5), as: UTF8.self), "%PDF-")
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("drawing.pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    var box = CGRect(x: 0, y: 0, width: 100, height: 100)
    let context = try XCTUnwrap(CGContext(file as CFURL, mediaBox: &box, nil))
    context.beginPDFPage(nil)
    context.fill(CGRect(x: 10, y: 10, width: 20, height: 20))
    context.endPDFPage()
    context.closePDF()
    XCTAssertGreaterThan(try Data(contentsOf: file).count, 400)
  }

  func testAPictureOfADrawingHasItsSize() {
    let red = red
    let window = TestWindow(
      Image(size: CGSize(width: 30, height: 20), label: Text("Flag")) { context in
        context.fill(Path(CGRect(x: 0, y: 0, width: 30, height: 20)), with: .color(red))
      })
    runLoop(until: { window.picture().extent(of: .red) != nil }, "There is no picture.")
    let extent = window.picture().extent(of: .red)
    XCTAssertEqual(extent?.width, 30)
    XCTAssertEqual(extent?.height, 20)
    window.close()
  }
}

extension Color {
  fileprivate static let green2 = Color(red: 0, green: 1, blue: 0)
}
