public import Foundation
internal import Tabstop
public import TabstopFoundation

/// Draws a picture: what `UIGraphicsImageRenderer` passes. Mirrors the part of Core Graphics' `CGContext` that
/// SwiftUI sources use; what is drawn becomes a picture when its end is reached. The origin is at the top
/// left, as in UIKit.
@preconcurrency @MainActor
public final class CGContext {
  /// What a step is drawn with.
  private struct State {
    var fill = Color.black
    var stroke = Color.black
    var line = StrokeStyle(lineWidth: 1)
    var opacity = 1.0
    var transform = CGAffineTransform.identity
    var clips: [Path] = []
  }

  let size: CGSize
  private var state = State()
  private var saved: [State] = []
  private var path = Path()
  private var steps: [(inout GraphicsContext) -> Void] = []

  /// The contexts that are drawn in, the innermost last.
  static var stack: [CGContext] = []
  /// The context that UIKit's classes draw in.
  static var current: CGContext? { stack.last }

  init(size: CGSize) { self.size = size }

  /// Whether a path is filled or stroked. Mirrors Core Graphics'.
  public enum DrawingMode: Int32, Sendable { case fill, eoFill, stroke, fillStroke, eoFillStroke }

  func add(_ draw: @escaping (inout GraphicsContext) -> Void) {
    let state = state
    steps.append { context in
      // A copy draws in the same picture.
      var copy = context
      for clip in state.clips { copy.clip(to: clip) }
      copy.transform = state.transform
      copy.opacity = state.opacity
      draw(&copy)
    }
  }

  /// The picture; `nil` without a window on screen.
  func picture(scale: CGFloat, isOpaque: Bool) -> Data? {
    guard size.width >= 1, size.height >= 1 else { return nil }
    let steps = steps
    let canvas = Canvas { context, _ in for step in steps { step(&context) } }
      .frame(width: size.width, height: size.height)
    return ViewPicture.png(
      of: canvas, width: size.width, height: size.height, scale: scale, isOpaque: isOpaque
    ).map { Data($0) }
  }

  // MARK: State

  /// Keeps the colours, the transform and the clip until `restoreGState`.
  public func saveGState() { saved.append(state) }
  /// Goes back to the last `saveGState`.
  public func restoreGState() { if let last = saved.popLast() { state = last } }
  /// Sets the colour of fills.
  public func setFillColor(_ color: CGColor) { state.fill = color.color }
  /// Sets the colour of fills.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = Color(red: red, green: green, blue: blue, opacity: alpha)
  }
  /// Sets the colour of lines.
  public func setStrokeColor(_ color: CGColor) { state.stroke = color.color }
  /// Sets the width of lines, in points.
  public func setLineWidth(_ width: CGFloat) { state.line.lineWidth = width }
  /// Sets how lines end.
  public func setLineCap(_ cap: CGLineCap) { state.line.lineCap = cap }
  /// Sets the opacity, from 0 to 1.
  public func setAlpha(_ alpha: CGFloat) { state.opacity = alpha }
  /// Moves what follows.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    state.transform = state.transform.translatedBy(x: tx, y: ty)
  }
  /// Scales what follows.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    state.transform = state.transform.scaledBy(x: sx, y: sy)
  }
  /// Rotates what follows, by radians.
  public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }
  /// Transforms what follows.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }
  /// Draws what follows only inside of a rectangle.
  public func clip(to rect: CGRect) { state.clips.append(Path(rect).applying(state.transform)) }
  /// Draws what follows only inside of the path.
  public func clip() {
    state.clips.append(path.applying(state.transform))
    path = Path()
  }

  // MARK: Path

  /// Begins a new path.
  public func beginPath() { path = Path() }
  /// Begins a line.
  public func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a line.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
  }
  /// Adds a curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.addQuadCurve(to: end, control: control)
  }
  /// Adds an arc, in radians.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle),
      clockwise: clockwise)
  }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { path.addRect(rect) }
  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
  /// Adds a path.
  public func addPath(_ path: CGPath) { self.path.addPath(Path(path)) }
  /// Closes the line.
  public func closePath() { path.closeSubpath() }

  // MARK: Drawing

  /// Fills the path, and begins a new one.
  public func fillPath() { drawPath(using: .fill) }
  /// Strokes the path, and begins a new one.
  public func strokePath() { drawPath(using: .stroke) }
  /// Draws the path, and begins a new one.
  public func drawPath(using mode: DrawingMode) {
    let (path, state) = (path, state)
    self.path = Path()
    if mode != .stroke {
      let style = FillStyle(eoFill: mode == .eoFill || mode == .eoFillStroke)
      add { $0.fill(path, with: .color(state.fill), style: style) }
    }
    if [.stroke, .fillStroke, .eoFillStroke].contains(mode) {
      add { $0.stroke(path, with: .color(state.stroke), style: state.line) }
    }
  }
  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { draw(Path(rect), .fill) }
  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) { draw(Path(ellipseIn: rect), .fill) }
  /// Strokes a rectangle.
  public func stroke(_ rect: CGRect) { draw(Path(rect), .stroke) }
  /// Strokes an ellipse.
  public func strokeEllipse(in rect: CGRect) { draw(Path(ellipseIn: rect), .stroke) }

  func draw(_ path: Path, _ mode: DrawingMode) {
    let own = self.path
    self.path = path
    drawPath(using: mode)
    self.path = own
  }

  func setColors(fill: Color? = nil, stroke: Color? = nil) {
    if let fill { state.fill = fill }
    if let stroke { state.stroke = stroke }
  }

  func draw(_ image: Image, in rect: CGRect, opacity: Double = 1) {
    add {
      $0.opacity *= opacity
      $0.draw(image, in: rect)
    }
  }
}
