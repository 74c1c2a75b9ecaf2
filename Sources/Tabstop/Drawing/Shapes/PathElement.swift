/// A rectangle, in points from the top left.
public struct _Bounds: Hashable, Sendable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  package init(x: Double = 0, y: Double = 0, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// The rectangle reduced by `amount` on each side.
  package func inset(by amount: Double) -> _Bounds {
    _Bounds(
      x: x + amount, y: y + amount, width: max(width - 2 * amount, 0),
      height: max(height - 2 * amount, 0))
  }

  /// The largest centered square.
  package var square: _Bounds {
    let side = min(width, height)
    return _Bounds(
      x: x + (width - side) / 2, y: y + (height - side) / 2, width: side, height: side)
  }
}

/// A point, in points from the top left.
public struct _Point: Hashable, Sendable {
  package var x: Double
  package var y: Double

  package init(_ x: Double, _ y: Double) { (self.x, self.y) = (x, y) }

  /// The point between this one and another.
  package func mixed(with other: _Point, by share: Double) -> _Point {
    _Point(x + (other.x - x) * share, y + (other.y - y) * share)
  }

  package func distance(to other: _Point) -> Double {
    let (x, y) = (other.x - x, other.y - y)
    return (x * x + y * y).squareRoot()
  }
}

/// A step of a path.
public enum _PathElement: Hashable, Sendable {
  case move(_Point)
  case line(_Point)
  /// A cubic Bézier curve.
  case curve(_Point, _Point, to: _Point)
  case close
}

/// The distance of the control points of a quarter circle, as a share of its radius.
private let quarter = 0.552_284_749_8

extension [_PathElement] {
  /// How far the path reaches beyond a rectangle, in points: as the tail of a speech bubble does. At most as far as a
  /// surface may be larger.
  func reach(beyond bounds: _Bounds) -> Double {
    var reach = 0.0
    func visit(_ point: _Point) {
      reach = Swift.max(
        reach, bounds.x - point.x, bounds.y - point.y, point.x - bounds.x - bounds.width,
        point.y - bounds.y - bounds.height)
    }
    for element in self {
      switch element {
      case .move(let point), .line(let point): visit(point)
      case .curve(let first, let second, to: let end):
        visit(first)
        visit(second)
        visit(end)
      case .close: break
      }
    }
    return Swift.min(reach, 500)
  }

  /// A rectangle with corners of these radii: top left, top right, bottom right, bottom left, each
  /// horizontal and vertical. Radii that do not fit are reduced by the same factor, as in CSS. It
  /// starts at the right of the top edge and goes clockwise.
  package static func roundedRectangle(
    _ bounds: _Bounds, _ radii: [(x: Double, y: Double)]
  ) -> [_PathElement] {
    func share(_ length: Double, _ a: Double, _ b: Double) -> Double {
      a + b > length ? length / (a + b) : 1
    }
    let shrink = Swift.min(
      share(bounds.width, radii[0].x, radii[1].x), share(bounds.width, radii[3].x, radii[2].x),
      share(bounds.height, radii[0].y, radii[3].y), share(bounds.height, radii[1].y, radii[2].y))
    let r = radii.map { (x: Swift.max($0.x, 0) * shrink, y: Swift.max($0.y, 0) * shrink) }
    let (left, top) = (bounds.x, bounds.y)
    let (right, bottom) = (left + bounds.width, top + bounds.height)
    let k = 1 - quarter
    return [
      .move(_Point(left + r[0].x, top)), .line(_Point(right - r[1].x, top)),
      .curve(
        _Point(right - r[1].x * k, top), _Point(right, top + r[1].y * k),
        to: _Point(right, top + r[1].y)),
      .line(_Point(right, bottom - r[2].y)),
      .curve(
        _Point(right, bottom - r[2].y * k), _Point(right - r[2].x * k, bottom),
        to: _Point(right - r[2].x, bottom)),
      .line(_Point(left + r[3].x, bottom)),
      .curve(
        _Point(left + r[3].x * k, bottom), _Point(left, bottom - r[3].y * k),
        to: _Point(left, bottom - r[3].y)),
      .line(_Point(left, top + r[0].y)),
      .curve(
        _Point(left, top + r[0].y * k), _Point(left + r[0].x * k, top),
        to: _Point(left + r[0].x, top)),
      .close,
    ]
  }

  package static func rectangle(_ bounds: _Bounds) -> [_PathElement] {
    let (right, bottom) = (bounds.x + bounds.width, bounds.y + bounds.height)
    return [
      .move(_Point(bounds.x, bounds.y)), .line(_Point(right, bounds.y)),
      .line(_Point(right, bottom)), .line(_Point(bounds.x, bottom)), .close,
    ]
  }

  /// The ellipse in `bounds`, from the right, clockwise: SwiftUI starts to trim there.
  package static func ellipse(_ bounds: _Bounds) -> [_PathElement] {
    let (a, b) = (bounds.width / 2, bounds.height / 2)
    let (x, y) = (bounds.x + a, bounds.y + b)
    let (p, q) = (a * quarter, b * quarter)
    return [
      .move(_Point(x + a, y)),
      .curve(_Point(x + a, y + q), _Point(x + p, y + b), to: _Point(x, y + b)),
      .curve(_Point(x - p, y + b), _Point(x - a, y + q), to: _Point(x - a, y)),
      .curve(_Point(x - a, y - q), _Point(x - p, y - b), to: _Point(x, y - b)),
      .curve(_Point(x + p, y - b), _Point(x + a, y - q), to: _Point(x + a, y)),
      .close,
    ]
  }

  /// The path with every point changed by `change`.
  package func mapped(_ change: (_Point) -> _Point) -> [_PathElement] {
    map {
      switch $0 {
      case .move(let point): .move(change(point))
      case .line(let point): .line(change(point))
      case .curve(let a, let b, let end): .curve(change(a), change(b), to: change(end))
      case .close: .close
      }
    }
  }

  /// The part of the path between two shares of its length.
  package func trimmed(from start: Double, to end: Double) -> [_PathElement] {
    let pieces = pieces
    let length = pieces.reduce(0) { $0 + $1.length }
    let (first, last) = (Swift.max(start, 0) * length, Swift.min(end, 1) * length)
    if start <= 0, end >= 1 { return self }
    var result: [_PathElement] = []
    var position = 0.0
    var isDrawing = false
    for piece in pieces {
      let (from, to) = (Swift.max(first - position, 0), Swift.min(last - position, piece.length))
      position += piece.length
      guard from < to else {
        isDrawing = false
        continue
      }
      let part = piece.part(from: from / piece.length, to: to / piece.length)
      if !isDrawing || piece.isFirst { result.append(.move(part.points[0])) }
      isDrawing = to == piece.length
      result.append(part.element)
    }
    return result
  }

  /// The lines and curves of the path.
  private var pieces: [Piece] {
    var result: [Piece] = []
    var (start, current) = (_Point(0, 0), _Point(0, 0))
    var isFirst = true
    for element in self {
      switch element {
      case .move(let point):
        (start, current, isFirst) = (point, point, true)
        continue
      case .line(let point): result.append(Piece(points: [current, point], isFirst: isFirst))
      case .curve(let a, let b, let end):
        result.append(Piece(points: [current, a, b, end], isFirst: isFirst))
      case .close: result.append(Piece(points: [current, start], isFirst: isFirst))
      }
      current = result.last!.points.last!
      isFirst = false
    }
    return result.filter { $0.length > 0 }
  }
}

/// A line (two points) or a curve (four).
private struct Piece {
  let points: [_Point]
  let isFirst: Bool
  let length: Double

  init(points: [_Point], isFirst: Bool) {
    self.points = points
    self.isFirst = isFirst
    let steps = points.count == 2 ? 1 : 16
    length = (0..<steps).reduce(0) { sum, step in
      let from = Self.point(points, at: Double(step) / Double(steps))
      return sum + from.distance(to: Self.point(points, at: Double(step + 1) / Double(steps)))
    }
  }

  /// De Casteljau's construction.
  private static func point(_ points: [_Point], at share: Double) -> _Point {
    points.count == 1
      ? points[0]
      : point(zip(points, points.dropFirst()).map { $0.mixed(with: $1, by: share) }, at: share)
  }

  /// The control points of the part up to `share`.
  private static func head(_ points: [_Point], _ share: Double) -> [_Point] {
    var (rest, result) = (points, [points[0]])
    while rest.count > 1 {
      rest = zip(rest, rest.dropFirst()).map { $0.mixed(with: $1, by: share) }
      result.append(rest[0])
    }
    return result
  }

  func part(from: Double, to: Double) -> Piece {
    let head = Self.head(points, to)
    let tail = Self.head(head.reversed(), 1 - from / to)
    return Piece(points: tail.reversed(), isFirst: isFirst)
  }

  var element: _PathElement {
    points.count == 2 ? .line(points[1]) : .curve(points[1], points[2], to: points[3])
  }
}
