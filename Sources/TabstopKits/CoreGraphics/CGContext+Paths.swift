public import Foundation
internal import Tabstop
public import TabstopFoundation

extension CGContext {
  // MARK: Path

  /// Begins a new path.
  public func beginPath() { outline = Path() }
  /// Begins a line.
  public func move(to point: CGPoint) { outline.move(to: point) }
  /// Adds a line.
  public func addLine(to point: CGPoint) { outline.addLine(to: point) }
  /// Adds lines between points.
  public func addLines(between points: [CGPoint]) { outline.addLines(points) }
  /// Adds a curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    outline.addCurve(to: end, control1: control1, control2: control2)
  }
  /// Adds a curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    outline.addQuadCurve(to: end, control: control)
  }
  /// Adds an arc, in radians.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    outline.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle),
      clockwise: clockwise)
  }
  /// Adds a line and an arc that round a corner.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    outline.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
  }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { outline.addRect(rect) }
  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) { for rect in rects { outline.addRect(rect) } }
  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect) { outline.addEllipse(in: rect) }
  /// Adds a path.
  public func addPath(_ path: CGPath) { outline.addPath(Path(path)) }
  /// Closes the line.
  public func closePath() { outline.closeSubpath() }
  /// Whether the path is empty.
  public var isPathEmpty: Bool { outline.isEmpty }
  /// The end of the last line; the origin if there is none.
  public var currentPointOfPath: CGPoint { outline.currentPoint ?? .zero }
  /// The smallest rectangle around the path and the control points of its curves.
  public var boundingBoxOfPath: CGRect { outline.controlPointBounds }
  /// The path; `nil` if it is empty.
  public var path: CGPath? { outline.isEmpty ? nil : outline.cgPath }
  /// Whether a point is inside of the path.
  public func pathContains(_ point: CGPoint, mode: DrawingMode) -> Bool {
    outline.contains(point, eoFill: mode == .eoFill || mode == .eoFillStroke)
  }
  /// Replaces the path by the outline of its line.
  public func replacePathWithStrokedPath() { outline = outline.strokedPath(state.line) }

  // MARK: Drawing

  /// Fills the path, and begins a new one.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .winding ? .fill : .eoFill)
  }
  /// Strokes the path, and begins a new one.
  public func strokePath() { drawPath(using: .stroke) }
  /// Draws the path, and begins a new one.
  public func drawPath(using mode: DrawingMode) {
    let (path, state) = (outline, state)
    outline = Path()
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
  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) { draw(Path(ellipseIn: rect), .fill) }
  /// Strokes a rectangle.
  public func stroke(_ rect: CGRect) { draw(Path(rect), .stroke) }
  /// Strokes a rectangle by a line of a width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let own = state.line.lineWidth
    state.line.lineWidth = width
    stroke(rect)
    state.line.lineWidth = own
  }
  /// Strokes an ellipse.
  public func strokeEllipse(in rect: CGRect) { draw(Path(ellipseIn: rect), .stroke) }
  /// Strokes lines, each between two points.
  public func strokeLineSegments(between points: [CGPoint]) {
    var path = Path()
    for pair in zip(points, points.dropFirst()).enumerated().filter({ $0.offset % 2 == 0 }) {
      path.move(to: pair.element.0)
      path.addLine(to: pair.element.1)
    }
    draw(path, .stroke)
  }
  /// Makes a rectangle transparent.
  public func clear(_ rect: CGRect) {
    let own = state
    (state.blend, state.shadow, state.fill) = (.destinationOut, nil, .black)
    fill(rect)
    state = own
  }

  func draw(_ path: Path, _ mode: DrawingMode) {
    let own = outline
    outline = path
    drawPath(using: mode)
    outline = own
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

  /// Draws a picture that fills a rectangle, upright.
  ///
  /// - Parameter byTiling: No effect: it is drawn once.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    draw(image.picture.image, in: rect)
  }

  // MARK: Gradients

  /// Fills the clip with a gradient between two points. The first and the last colour always continue.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    fillEverything(
      with: .linearGradient(gradient.gradient, startPoint: startPoint, endPoint: endPoint))
  }

  /// Fills the clip with a gradient in rings around the end's point. The first and the last colour always
  /// continue; the start's point has no effect.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    fillEverything(
      with: .radialGradient(
        gradient.gradient, center: endCenter, startRadius: startRadius, endRadius: endRadius))
  }

  private func fillEverything(with shading: GraphicsContext.Shading) {
    let bounds = CGRect(origin: .zero, size: size).applying(state.transform.inverted())
    add { $0.fill(Path(bounds), with: shading) }
  }
}

/// A gradient: colours that blend into each other. Mirrors Core Graphics' `CGGradient`.
public final class CGGradient: Sendable {
  let gradient: Gradient

  /// Creates a gradient; `nil` without colours. The colour space has no effect: sRGB.
  ///
  /// - Parameters:
  ///   - colors: `CGColor`s.
  ///   - locations: From 0 to 1; at equal distances if there are none.
  public init?(colorsSpace: CGColorSpace?, colors: CFArray, locations: [CGFloat]?) {
    let colors = colors.compactMap { ($0 as? CGColor)?.color }
    guard !colors.isEmpty else { return nil }
    if let locations, locations.count == colors.count {
      gradient = Gradient(
        stops: zip(colors, locations).map { .init(color: $0, location: Double($1)) })
    } else {
      gradient = Gradient(colors: colors)
    }
  }

  /// Creates a gradient of components, four for each colour.
  public convenience init?(
    colorSpace: CGColorSpace, colorComponents: [CGFloat], locations: [CGFloat]?, count: Int
  ) {
    guard count > 0, colorComponents.count >= 4 * count else { return nil }
    let colors = (0..<count).map { index in
      CGColor(
        red: colorComponents[4 * index], green: colorComponents[4 * index + 1],
        blue: colorComponents[4 * index + 2], alpha: colorComponents[4 * index + 3])
    }
    self.init(colorsSpace: colorSpace, colors: colors as CFArray, locations: locations)
  }
}

/// The way in which a gradient continues beyond its ends. No effect: the first and the last colour
/// continue. Mirrors Core Graphics'.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Creates options from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The gradient's first colour is drawn before its start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The gradient's last colour is drawn after its end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
