public import Foundation
internal import Observation
internal import Tabstop
internal import TabstopFoundation
public import TabstopKits

/// A view on which the pointer draws. Mirrors PencilKit's `PKCanvasView`.
@preconcurrency @MainActor
open class PKCanvasView: _ScrollingView {
  private let state = CanvasState()

  /// Creates a canvas.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    start()
  }

  /// Creates a canvas without reading an archive: Linux has none.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    start()
  }

  private func start() {
    state.canvas = self
    isNamedInside = true
    backgroundColor = .white
    hosted = AnyView(CanvasSurface(state: state))
  }

  /// The drawing.
  open var drawing: PKDrawing {
    get { state.drawing }
    set {
      guard newValue != state.drawing else { return }
      state.drawing = newValue
      reportChange()
    }
  }

  /// What the pointer does.
  open var tool: any PKTool {
    get { state.tool }
    set { state.tool = newValue }
  }

  /// The delegate. Not retained.
  open weak var delegate: (any PKCanvasViewDelegate)?
  /// Whether the pointer draws.
  open var isDrawingEnabled: Bool {
    get { state.isEnabled }
    set { state.isEnabled = newValue }
  }

  /// The name for assistive technology; "Drawing" for `nil`.
  open override var accessibilityLabel: String? { didSet { state.label = accessibilityLabel } }
  /// The value for assistive technology; the number of strokes for `nil`.
  open override var accessibilityValue: String? { didSet { state.value = accessibilityValue } }
  /// What draws. Stored, without effect: the pointer does.
  open var drawingPolicy = PKCanvasViewDrawingPolicy.default
  /// Whether fingers draw, by the older name. Stored, without effect: the pointer does.
  open var allowsFingerDrawing = true
  /// Whether there is a ruler. Stored, without effect.
  open var isRulerActive = false
  /// The recognizer that draws. Without effect.
  public let drawingGestureRecognizer = UIGestureRecognizer()
  /// The newest version of the format that the program can use. Stored, without effect.
  open var maximumSupportedContentVersion = PKContentVersion.latest
  /// Whether it can be the first responder, for which the tools are shown. Always true.
  open override var canBecomeFirstResponder: Bool { true }
  /// Shows the tools of a picker for this canvas.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    state.isFirstResponder = true
    return true
  }

  /// Hides the tools.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    state.isFirstResponder = false
    return true
  }

  /// Whether it is the first responder.
  open override var isFirstResponder: Bool { state.isFirstResponder }

  func show(_ picker: PKToolPicker?) { state.picker = picker }

  private func reportChange() { delegate?.canvasViewDrawingDidChange(self) }

  /// Sets the drawing so that the user can go back.
  private func change(_ new: PKDrawing) {
    let old = state.drawing
    guard new != old else { return }
    undoManager?.registerUndo(withTarget: self) { canvas in
      MainActor.assumeIsolated { canvas.change(old) }
    }
    state.drawing = new
    reportChange()
  }

  // MARK: The pointer

  private var before = PKDrawing()

  func pointerBegan() {
    before = state.drawing
    delegate?.canvasViewDidBeginUsingTool(self)
  }

  func pointerMoved(to place: CGPoint, time: Date) {
    guard let eraser = state.tool as? PKEraserTool else {
      guard let pen = state.tool as? PKInkingTool else { return }
      state.add(place, time: time, width: pen.width)
      return
    }
    state.drawing.strokes = state.drawing.strokes.flatMap { stroke in
      let rest = stroke.erased(at: place, radius: eraser.width / 2)
      return eraser.eraserType == .vector && rest != nil ? [] : rest ?? [stroke]
    }
  }

  func pointerEnded() {
    var new = state.drawing
    // Taken also with another tool, which a program may set during a stroke.
    let path = state.takePath()
    if let pen = state.tool as? PKInkingTool, let path {
      new.strokes.append(PKStroke(ink: pen.ink, path: path))
    }
    state.drawing = before
    change(new)
    delegate?.canvasViewDidEndUsingTool(self)
    delegate?.canvasViewDidFinishRendering(self)
  }

  /// Drops a stroke that something else has interrupted.
  func pointerCancelled() {
    _ = state.takePath()
    state.drawing = before
    delegate?.canvasViewDidEndUsingTool(self)
  }
}

/// What draws on a canvas. Mirrors PencilKit's.
public enum PKCanvasViewDrawingPolicy: UInt, Sendable { case `default`, anyInput, pencilOnly }

/// A delegate that is notified of changes of a drawing. Mirrors PencilKit's `PKCanvasViewDelegate`.
@preconcurrency @MainActor
public protocol PKCanvasViewDelegate: UIScrollViewDelegate {
  /// Called when the drawing has changed.
  func canvasViewDrawingDidChange(_ canvasView: PKCanvasView)
  /// Called when a stroke is drawn completely.
  func canvasViewDidFinishRendering(_ canvasView: PKCanvasView)
  /// Called when the user begins to use the tool.
  func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView)
  /// Called when the user has used the tool.
  func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView)
}

extension PKCanvasViewDelegate {
  /// Does nothing.
  public func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) {}
  /// Does nothing.
  public func canvasViewDidFinishRendering(_ canvasView: PKCanvasView) {}
  /// Does nothing.
  public func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView) {}
  /// Does nothing.
  public func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView) {}
}

/// What the view of a canvas shows.
@Observable @MainActor
final class CanvasState {
  @ObservationIgnored weak var canvas: PKCanvasView?
  var drawing = PKDrawing()
  var tool: any PKTool = PKInkingTool(.pen)
  var isEnabled = true
  var isFirstResponder = false
  var picker: PKToolPicker?
  /// The name that the program has set.
  var label: String?
  /// The value that the program has set.
  var value: String?
  /// The points of the stroke that is being drawn.
  private(set) var points: [PKStrokePoint] = []
  @ObservationIgnored private var start = Date()

  nonisolated init() {}

  func add(_ place: CGPoint, time: Date, width: CGFloat) {
    if points.isEmpty { start = time }
    points.append(
      PKStrokePoint(
        location: place, timeOffset: time.timeIntervalSince(start),
        size: CGSize(width: width, height: width), opacity: 1, force: 1, azimuth: 0,
        altitude: .pi / 2))
  }
  var upcoming: PKStroke? {
    guard let pen = tool as? PKInkingTool, !points.isEmpty else { return nil }
    return PKStroke(ink: pen.ink, path: PKStrokePath(controlPoints: points, creationDate: start))
  }

  func takePath() -> PKStrokePath? {
    defer { points = [] }
    return points.isEmpty ? nil : PKStrokePath(controlPoints: points, creationDate: start)
  }
}

/// The view of a canvas.
private struct CanvasSurface: View {
  let state: CanvasState
  @State private var isDown = false
  @GestureState private var isPressed = false

  var body: some View {
    VStack(spacing: 0) {
      let strokes = state.drawing.strokes + (state.upcoming.map { [$0] } ?? [])
      Canvas { context, _ in
        for stroke in strokes {
          context.opacity = stroke.ink.inkType.opacity
          context.stroke(stroke.line, with: .color(Color(stroke.ink.color)), style: stroke.style)
        }
      }
      .gesture(
        DragGesture(minimumDistance: 0)
          .onChanged { value in
            if !isDown { state.canvas?.pointerBegan() }
            isDown = true
            state.canvas?.pointerMoved(to: value.location, time: value.time)
          }
          .onEnded { _ in
            isDown = false
            state.canvas?.pointerEnded()
          }
          .updating($isPressed) { _, isPressed, _ in isPressed = true }, isEnabled: state.isEnabled
      )
      .onChange(of: isPressed) {
        guard !isPressed, isDown else { return }
        isDown = false
        state.canvas?.pointerCancelled()
      }
      .accessibilityElement()
      .accessibilityLabel(Text(verbatim: state.label ?? String(own: "Drawing")))
      .accessibilityValue(Text(verbatim: state.value ?? number(of: state.drawing.strokes)))
      if let picker = state.picker, picker.isVisible, state.isFirstResponder {
        ToolBar(picker: picker)
      }
    }
  }

  private func number(of strokes: [PKStroke]) -> String {
    switch strokes.count {
    case 0: String(own: "No strokes")
    case 1: String(own: "1 stroke")
    default: String(own: "\(strokes.count) strokes")
    }
  }
}
