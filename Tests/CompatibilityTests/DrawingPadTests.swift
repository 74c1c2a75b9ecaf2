import CGtk
import PencilKit
import PrivateDisplay
import SwiftUI
import XCTest

@testable import GtkBridge

/// Drawings by hand.
@preconcurrency @MainActor
final class DrawingPadTests: DisplayTestCase {
  func testThePointerDrawsStrokesThatCanBeErased() {
    let (canvas, tools) = (PKCanvasView(), PKToolPicker())
    let window = TestWindow(SketchPage(canvas: canvas, tools: tools))
    window.draw([(10, 10), (40, 0), (80, 0)])
    XCTAssertEqual(canvas.drawing.strokes.count, 1)
    XCTAssertEqual(canvas.drawing.strokes[0].ink, PKInk(.pen, color: .blue))
    XCTAssertEqual(canvas.drawing.strokes[0].path.map(\.location.x), [10, 50, 90])
    XCTAssertEqual(canvas.drawing.bounds, CGRect(x: 7, y: 7, width: 86, height: 6))
    runLoop(until: { window.texts.contains("1 strokes") }, "\(window.texts)")

    canvas.tool = PKEraserTool(.bitmap, width: 10)
    window.draw([(50, 10)])
    XCTAssertEqual(canvas.drawing.strokes.count, 2)
    XCTAssertEqual(canvas.drawing.bounds, CGRect(x: 7, y: 7, width: 86, height: 6))
    canvas.tool = PKEraserTool(.vector)
    window.draw([(10, 10)])
    XCTAssertEqual(canvas.drawing.strokes.map { $0.path.last?.location.x }, [90])

    window.press("Clear")
    runLoop(until: { window.texts.contains("0 strokes") }, "\(window.texts)")
    window.close()
  }

  func testACanvasIsNamedByTheProgramAndSaysHowMuchIsDrawn() {
    let canvas = PKCanvasView()
    let window = TestWindow(SketchPage(canvas: canvas, tools: PKToolPicker()))
    func names() -> [String] {
      window.all.compactMap { window.wrapper(of: $0)?.accessibleName }
        .filter { $0 == "Drawing" || $0 == "Signature" }
    }
    func values() -> [String] {
      window.all.compactMap { window.wrapper(of: $0)?.accessibleValue }
    }
    XCTAssertEqual(names(), ["Drawing"])
    XCTAssertEqual(values(), ["No strokes"])
    window.draw([(10, 10), (40, 0)])
    runLoop(until: { values() == ["1 stroke"] }, "\(values())")
    canvas.accessibilityLabel = "Signature"
    canvas.accessibilityValue = "Signed"
    runLoop(until: { values() == ["Signed"] }, "\(values())")
    XCTAssertEqual(names(), ["Signature"])
    window.close()
  }

  func testAnInterruptedStrokeIsDropped() {
    let canvas = PKCanvasView()
    let window = TestWindow(SketchPage(canvas: canvas, tools: PKToolPicker()))
    window.step("drag-begin", (10, 10))
    window.step("drag-update", (40, 0))
    window.cancelPress()
    window.draw([(20, 20), (5, 0)])
    XCTAssertEqual(canvas.drawing.strokes.map { $0.path.map(\.location.x) }, [[20, 25]])
    window.close()
  }

  func testUndoGoesBackToTheDrawingBefore() {
    let canvas = UndoneCanvas()
    let window = TestWindow(SketchPage(canvas: canvas, tools: PKToolPicker()))
    window.draw([(10, 10), (40, 0)])
    canvas.ownManager.undo()
    XCTAssertEqual(canvas.drawing, PKDrawing())
    canvas.ownManager.redo()
    XCTAssertEqual(canvas.drawing.strokes.count, 1)
    window.close()
  }

  func testTheToolsOfAPickerAreBelowTheCanvas() {
    let (canvas, tools) = (PKCanvasView(), PKToolPicker())
    let window = TestWindow(SketchPage(canvas: canvas, tools: tools))
    XCTAssertFalse(window.texts.contains("Eraser"))
    window.press("Tools")
    runLoop(until: { window.texts.contains("Eraser") }, "\(window.texts)")
    tools.selectedTool = PKInkingTool(.marker, color: .red)
    XCTAssertEqual((canvas.tool as? PKInkingTool)?.inkType, .marker)
    // Pen, pencil, marker, eraser.
    gtk_check_button_set_active(
      Widget(window.all("GtkCheckButton")[3]).cast(to: GtkCheckButton.self), 1)
    runLoopUntilIdle()
    runLoop(until: { canvas.tool is PKEraserTool }, "\(canvas.tool)")
    window.close()
  }

  func testTheToolsKeepTheProgramsPen() {
    let (canvas, tools) = (PKCanvasView(), PKToolPicker())
    let pen = PKInkingTool(.fountainPen, color: .blue, width: 7)
    tools.selectedTool = pen
    let window = TestWindow(SketchPage(canvas: canvas, tools: tools))
    window.press("Tools")
    runLoop(until: { window.texts.contains("Eraser") }, "\(window.texts)")
    runLoopUntilIdle()
    XCTAssertEqual(tools.selectedTool as? PKInkingTool, pen)
    XCTAssertEqual(canvas.tool as? PKInkingTool, pen)
    window.close()
  }

  func testADrawingCanBeKeptAndBecomesAPicture() throws {
    let path = PKStrokePath(
      controlPoints: [0, 10, 20].map {
        PKStrokePoint(
          location: CGPoint(x: $0, y: 10), timeOffset: 0, size: CGSize(width: 8, height: 8),
          opacity: 1, force: 1, azimuth: 0, altitude: 0)
      }, creationDate: Date())
    let drawing = PKDrawing(strokes: [PKStroke(ink: PKInk(.pen, color: .red), path: path)])
    XCTAssertEqual(try PKDrawing(data: drawing.dataRepresentation()), drawing)
    XCTAssertThrowsError(try PKDrawing(data: Data([1, 2])))
    let moved = drawing.transformed(using: CGAffineTransform(translationX: 5, y: 0))
    XCTAssertEqual(moved.bounds.minX, drawing.bounds.minX + 5)
    XCTAssertEqual(path.interpolatedLocation(at: 0.5).x, 5)
    XCTAssertEqual(
      path.interpolatedPoints(by: .parametricStep(1)).map(\.location.x), [0, 10, 20])
    XCTAssertEqual(
      path.interpolatedPoints(in: -5...1_000, by: .parametricStep(1)).map(\.location.x),
      [0, 10, 20])
    let picture = drawing.image(from: CGRect(x: 0, y: 0, width: 20, height: 20), scale: 2)
    XCTAssertEqual(picture.size.width, 40)
  }
}

/// A canvas with a history of its own: that of the window belongs to another test.
private final class UndoneCanvas: PKCanvasView {
  let ownManager = UndoManager()
  override var undoManager: UndoManager? { ownManager }
}

extension TestWindow {
  /// Presses at the first place, and moves the pointer by the distances from there.
  fileprivate func draw(_ steps: [(x: Double, y: Double)]) {
    step("drag-begin", steps[0])
    for distance in steps.dropFirst() { step("drag-update", distance) }
    step("drag-end", steps.count > 1 ? steps[steps.count - 1] : (0, 0))
  }

  fileprivate func step(_ signal: String, _ place: (x: Double, y: Double)) {
    forEachPress { emit($0, signal, .real(place.x), .real(place.y)) }
  }
}
