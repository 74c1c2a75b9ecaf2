// A page on which the user draws, as applications for tablets have it.
import PencilKit
import SwiftUI

struct DrawingPad: UIViewRepresentable {
  let canvas: PKCanvasView
  let tools: PKToolPicker
  let onChange: (PKDrawing) -> Void

  func makeUIView(context: Context) -> PKCanvasView {
    canvas.drawingPolicy = .anyInput
    canvas.tool = PKInkingTool(.pen, color: .blue, width: 6)
    canvas.delegate = context.coordinator
    canvas.backgroundColor = .clear
    canvas.alwaysBounceVertical = false
    return canvas
  }

  func updateUIView(_ uiView: PKCanvasView, context: Context) {}

  func makeCoordinator() -> Coordinator { Coordinator(onChange) }

  final class Coordinator: NSObject, PKCanvasViewDelegate {
    let onChange: (PKDrawing) -> Void
    init(_ onChange: @escaping (PKDrawing) -> Void) { self.onChange = onChange }
    func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) { onChange(canvasView.drawing) }
  }

  func showTools() {
    tools.setVisible(true, forFirstResponder: canvas)
    tools.addObserver(canvas)
    canvas.becomeFirstResponder()
  }
}

struct SketchPage: View {
  let canvas: PKCanvasView
  let tools: PKToolPicker
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(count) strokes")
      let pad = DrawingPad(canvas: canvas, tools: tools) { count = $0.strokes.count }
      pad.frame(width: 300, height: 150)
      Button("Clear") { canvas.drawing = PKDrawing() }
      Button("Tools") { pad.showTools() }
    }
  }
}
