public import Foundation
public import Tabstop

/// The outline of a shape, in points. Mirrors SwiftUI's `Path`.
public struct Path: Shape, Hashable {
  private(set) var elements: [_PathElement] = []
  private var start: _Point?
  private var current: _Point?

  /// Creates an empty path.
  public nonisolated init() {}

  /// Creates a path that the closure draws.
  public nonisolated init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// Creates a rectangle.
  public nonisolated init(_ rect: CGRect) { append(.rectangle(rect.bounds)) }
  /// Creates the ellipse in a rectangle.
  public nonisolated init(ellipseIn rect: CGRect) { append(.ellipse(rect.bounds)) }

  /// Creates a rectangle with rounded corners; GTK draws both styles alike.
  public nonisolated init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Creates a rectangle with rounded corners that may be elliptical.
  public nonisolated init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize)
  }

  /// Creates a rectangle with rounded corners of different radii, in a text that is read from left to right.
  public nonisolated init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii)
  }

  package nonisolated init(elements: [_PathElement]) { append(elements) }

  /// Returns this path, whatever the rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { self }

  /// Whether the path is empty.
  public nonisolated var isEmpty: Bool { elements.isEmpty }

  /// The end of the last line.
  public nonisolated var currentPoint: CGPoint? { current.map { CGPoint(x: $0.x, y: $0.y) } }

  // MARK: Drawing

  private nonisolated mutating func append(_ new: [_PathElement]) {
    for element in new { append(element) }
  }

  private nonisolated mutating func append(_ element: _PathElement) {
    switch element {
    case .move(let point): (start, current) = (point, point)
    case .line(let point), .curve(_, _, to: let point): current = point
    case .close: current = start
    }
    elements.append(element)
  }

  /// Starts a new line at a point.
  public nonisolated mutating func move(to end: CGPoint) { append(.move(end.point)) }

  /// Appends a straight line; the first one starts at its end.
  public nonisolated mutating func addLine(to end: CGPoint) {
    append(current == nil ? .move(end.point) : .line(end.point))
  }

  /// Appends straight lines from point to point, starting a new line at the first.
  public nonisolated mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Appends a quadratic curve.
  public nonisolated mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    let (from, control, end) = (current ?? end.point, control.point, end.point)
    // A quadratic curve is a cubic one whose controls lie two thirds out.
    append(
      .curve(
        from.mixed(with: control, by: 2 / 3), end.mixed(with: control, by: 2 / 3), to: end))
  }

  /// Appends a cubic curve.
  public nonisolated mutating func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint
  ) {
    append(.curve(control1.point, control2.point, to: end.point))
  }

  /// Appends an arc.
  /// - Parameter clockwise: As in SwiftUI, for a y axis that points up: on screen, where y points
  ///   down, `false` is clockwise.
  public nonisolated mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let full = 2 * Double.pi
    var delta = endAngle.radians - startAngle.radians
    if clockwise {
      if delta > 0 { delta = delta.truncatingRemainder(dividingBy: full) }
      if delta > 0 { delta -= full }
      delta = max(delta, -full)
    } else {
      if delta < 0 { delta = delta.truncatingRemainder(dividingBy: full) }
      if delta < 0 { delta += full }
      delta = min(delta, full)
    }
    addArc(center, radius, startAngle.radians, delta, transform)
  }

  /// Appends an arc, by its angle.
  ///
  /// - Parameter delta: Clockwise on screen if it is positive.
  public nonisolated mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    addArc(center, radius, startAngle.radians, delta.radians, transform)
  }

  private nonisolated mutating func addArc(
    _ center: CGPoint, _ radius: CGFloat, _ start: Double, _ delta: Double,
    _ transform: CGAffineTransform
  ) {
    func point(_ angle: Double, out: Double = 0) -> CGPoint {
      CGPoint(
        x: center.x + radius * (cos(angle) - out * sin(angle)),
        y: center.y + radius * (sin(angle) + out * cos(angle))
      ).applying(transform)
    }
    // Whole turns coincide.
    let delta = delta.clamped(to: -100...100)
    addLine(to: point(start))
    let steps = max(Int((abs(delta) / (.pi / 2)).rounded(.up)), 1)
    let step = delta / Double(steps)
    // The distance of the control points of an arc of this angle.
    let out = 4.0 / 3 * tan(step / 4)
    for index in 0..<steps {
      let (from, to) = (start + Double(index) * step, start + Double(index + 1) * step)
      addCurve(to: point(to), control1: point(from, out: out), control2: point(to, out: -out))
    }
  }

  /// Appends an arc that touches the line from here to `tangent1End` and that from there to
  /// `tangent2End`.
  public nonisolated mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let (from, corner, to) = (current ?? tangent1End.point, tangent1End.point, tangent2End.point)
    let (a, b) = (corner.distance(to: from), corner.distance(to: to))
    let cosine =
      ((from.x - corner.x) * (to.x - corner.x) + (from.y - corner.y) * (to.y - corner.y))
      / max(a * b, .leastNonzeroMagnitude)
    guard a > 0, b > 0, abs(cosine) < 0.9999 else { return addLine(to: tangent1End) }
    let half = acos(cosine) / 2
    let length = Double(radius) / tan(half)
    let (first, last) = (
      corner.mixed(with: from, by: length / a), corner.mixed(with: to, by: length / b)
    )
    addLine(to: CGPoint(x: first.x, y: first.y))
    let share = 4.0 / 3 * tan((.pi / 2 - half) / 2) * Double(radius) / length
    append(
      .curve(first.mixed(with: corner, by: share), last.mixed(with: corner, by: share), to: last))
  }

  /// Appends a rectangle.
  public nonisolated mutating func addRect(
    _ rect: CGRect, transform: CGAffineTransform = .identity
  ) {
    addPath(Path(rect), transform: transform)
  }

  /// Appends several rectangles.
  public nonisolated mutating func addRects(
    _ rects: [CGRect], transform: CGAffineTransform = .identity
  ) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Appends a rectangle with rounded corners; GTK draws both styles alike.
  public nonisolated mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let radius = (x: Double(cornerSize.width), y: Double(cornerSize.height))
    let radii = [radius, radius, radius, radius]
    addPath(
      Path(elements: .roundedRectangle(rect.bounds, radii)), transform: transform)
  }

  /// Appends a rectangle with rounded corners of different radii, in a text that is read from left to right.
  public nonisolated mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let radii = [
      cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomTrailing,
      cornerRadii.bottomLeading,
    ]
    addPath(
      Path(elements: .roundedRectangle(rect.bounds, radii.map { (x: $0, y: $0) })),
      transform: transform)
  }

  /// Appends the ellipse in a rectangle.
  public nonisolated mutating func addEllipse(
    in rect: CGRect, transform: CGAffineTransform = .identity
  ) {
    addPath(Path(ellipseIn: rect), transform: transform)
  }

  /// Appends another path.
  public nonisolated mutating func addPath(
    _ path: Path, transform: CGAffineTransform = .identity
  ) {
    append(path.applying(transform).elements)
  }

  /// Appends a straight line to the start of the line.
  public nonisolated mutating func closeSubpath() {
    if current != nil { append(.close) }
  }

  // MARK: Changing

  /// The transformed path.
  public nonisolated func applying(_ transform: CGAffineTransform) -> Path {
    transform.isIdentity
      ? self
      : Path(
        elements: elements.mapped { CGPoint(x: $0.x, y: $0.y).applying(transform).point })
  }

  /// The translated path, in points.
  public nonisolated func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  /// The part between two shares of its length, from 0 to 1.
  public nonisolated func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    Path(elements: elements.trimmed(from: from, to: to))
  }
}

extension CGRect {
  package nonisolated var bounds: _Bounds {
    _Bounds(x: minX, y: minY, width: width, height: height)
  }
}

extension CGPoint {
  nonisolated var point: _Point { _Point(x, y) }
}
