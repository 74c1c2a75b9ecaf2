public import Foundation
public import TabstopFoundation
public import UIKitInterface

/// A point of a stroke. Mirrors PencilKit's `PKStrokePoint`.
public struct PKStrokePoint: Hashable, Codable, Sendable {
  /// The place.
  public var location: CGPoint
  /// The seconds since the begin of the stroke.
  public var timeOffset: TimeInterval
  /// The width and the height.
  public var size: CGSize
  /// The opacity.
  public var opacity: CGFloat
  /// The force. A pointer has none.
  public var force: CGFloat
  /// The direction of a pencil.
  public var azimuth: CGFloat
  /// The angle of a pencil to the screen.
  public var altitude: CGFloat
  /// A factor for the width.
  public var secondaryScale: CGFloat
  /// Creates a point.
  public init(
    location: CGPoint, timeOffset: TimeInterval, size: CGSize, opacity: CGFloat, force: CGFloat,
    azimuth: CGFloat, altitude: CGFloat, secondaryScale: CGFloat = 1
  ) {
    self.location = location
    self.timeOffset = timeOffset
    self.size = size
    self.opacity = opacity
    self.force = force
    self.azimuth = azimuth
    self.altitude = altitude
    self.secondaryScale = secondaryScale
  }
}

/// The points of a stroke. Mirrors PencilKit's `PKStrokePath`.
public struct PKStrokePath: RandomAccessCollection, Codable, Equatable, Sendable {
  private var points: [PKStrokePoint]
  /// When the stroke was drawn.
  public var creationDate: Date
  /// Creates a path without points.
  public init() { self.init(controlPoints: [PKStrokePoint](), creationDate: Date()) }
  /// Creates a path.
  public init(controlPoints: some Sequence<PKStrokePoint>, creationDate: Date) {
    points = Array(controlPoints)
    self.creationDate = creationDate
  }

  /// The first place.
  public var startIndex: Int { 0 }
  /// The place after the last.
  public var endIndex: Int { points.count }
  /// A point.
  public subscript(i: Int) -> PKStrokePoint { points[i] }

  /// The point at a place between two points.
  public func interpolatedPoint(at parametricValue: CGFloat) -> PKStrokePoint {
    precondition(!isEmpty, "The path has no points.")
    // The order matters: of a value that is not a number, 0 is the greater one.
    let value = Swift.min(Swift.max(0, parametricValue), CGFloat(count - 1))
    let (a, b) = (points[Int(value)], points[Swift.min(Int(value) + 1, count - 1)])
    let share = value - value.rounded(.down)
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
    return PKStrokePoint(
      location: CGPoint(x: mix(a.location.x, b.location.x), y: mix(a.location.y, b.location.y)),
      timeOffset: mix(a.timeOffset, b.timeOffset),
      size: CGSize(
        width: mix(a.size.width, b.size.width), height: mix(a.size.height, b.size.height)),
      opacity: mix(a.opacity, b.opacity), force: mix(a.force, b.force), azimuth: a.azimuth,
      altitude: a.altitude, secondaryScale: mix(a.secondaryScale, b.secondaryScale))
  }

  /// The place between two points.
  public func interpolatedLocation(at parametricValue: CGFloat) -> CGPoint {
    interpolatedPoint(at: parametricValue).location
  }

  /// Points at equal distances.
  public func interpolatedPoints(
    in range: ClosedRange<CGFloat>? = nil, by strideBy: InterpolatedSlice.Stride
  ) -> InterpolatedSlice {
    guard !isEmpty else { return InterpolatedSlice(points: []) }
    let all = 0...CGFloat(count - 1)
    let range = range?.clamped(to: all) ?? all
    switch strideBy {
    case .parametricStep(let step):
      return InterpolatedSlice(
        points: stride(from: range.lowerBound, through: range.upperBound, by: Swift.max(step, 0.01))
          .map(interpolatedPoint))
    case .distance(let length):
      return InterpolatedSlice(
        points: steps(in: range, length) { $0.location.distance(to: $1.location) })
    case .time(let length):
      return InterpolatedSlice(points: steps(in: range, length) { $1.timeOffset - $0.timeOffset })
    }
  }

  private func steps(
    in range: ClosedRange<CGFloat>, _ length: CGFloat,
    _ distance: (PKStrokePoint, PKStrokePoint) -> CGFloat
  ) -> [PKStrokePoint] {
    var found = [interpolatedPoint(at: range.lowerBound)]
    for value in stride(from: range.lowerBound, through: range.upperBound, by: 0.05) {
      let point = interpolatedPoint(at: value)
      if distance(found[found.count - 1], point) >= length { found.append(point) }
    }
    return found
  }

  /// Points at equal distances. Mirrors PencilKit's.
  public struct InterpolatedSlice: Sequence, IteratorProtocol, Sendable {
    /// The distance of the points. Mirrors PencilKit's.
    public enum Stride: Sendable {
      case distance(CGFloat)
      case time(TimeInterval)
      case parametricStep(CGFloat)
    }

    fileprivate var points: [PKStrokePoint]
    private var upcoming = 0
    fileprivate init(points: [PKStrokePoint]) { self.points = points }
    /// The next point.
    public mutating func next() -> PKStrokePoint? {
      guard upcoming < points.count else { return nil }
      defer { upcoming += 1 }
      return points[upcoming]
    }
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}

/// A stroke of a drawing. Mirrors PencilKit's `PKStroke`.
// Sendable: nothing reads the mask, and the other properties are Sendable.
public struct PKStroke: @unchecked Sendable {
  /// What it is drawn with.
  public var ink: PKInk
  /// The points.
  public var path: PKStrokePath
  /// How the points are moved.
  public var transform: CGAffineTransform
  /// The part that is shown. Stored, without effect: what is erased is removed from the path.
  public var mask: UIBezierPath?
  /// A number for what is random in the ink.
  public var randomSeed: UInt32 = 0
  /// Creates a stroke.
  public init(
    ink: PKInk, path: PKStrokePath, transform: CGAffineTransform = .identity,
    mask: UIBezierPath? = nil
  ) {
    self.ink = ink
    self.path = path
    self.transform = transform
    self.mask = mask
  }

  /// The place of the stroke with its width.
  public var renderBounds: CGRect {
    path.reduce(CGRect.null) { bounds, point in
      let (place, size) = (point.location.applying(transform), point.size)
      return bounds.union(
        CGRect(
          x: place.x - size.width / 2, y: place.y - size.height / 2, width: size.width,
          height: size.height))
    }
  }

  /// The parts of the path that are shown.
  public var maskedPathRanges: [ClosedRange<CGFloat>] {
    path.isEmpty ? [] : [0...CGFloat(path.count - 1)]
  }

  /// The width in the middle.
  var width: CGFloat { path.isEmpty ? 0 : path[path.count / 2].size.width }
  /// The line that is drawn.
  var line: Path {
    var line = Path()
    let places = path.map { $0.location.applying(transform) }
    guard let first = places.first else { return line }
    line.move(to: first)
    guard places.count > 2 else {
      line.addLine(to: places.last ?? first)
      return line
    }
    for (a, b) in zip(places.dropFirst(), places.dropFirst(2)) {
      line.addQuadCurve(to: CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2), control: a)
    }
    line.addLine(to: places[places.count - 1])
    return line
  }

  /// The style of the line.
  var style: StrokeStyle {
    StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
  }

  /// The parts that a round eraser leaves; `nil` if it does not touch the stroke.
  func erased(at place: CGPoint, radius: CGFloat) -> [PKStroke]? {
    let near = radius + width / 2
    guard renderBounds.insetBy(dx: -radius, dy: -radius).contains(place) else { return nil }
    let points = path.points(atMost: max(radius / 2, 1))
    func isErased(_ point: PKStrokePoint) -> Bool {
      point.location.applying(transform).distance(to: place) < near
    }
    guard points.contains(where: isErased) else { return nil }
    return points.split(whereSeparator: isErased).map { run in
      var part = self
      part.path = PKStrokePath(controlPoints: run, creationDate: path.creationDate)
      return part
    }
  }
}

extension PKStrokePath {
  /// The points, with further ones between those that are more than a distance apart.
  fileprivate func points(atMost distance: CGFloat) -> [PKStrokePoint] {
    indices.flatMap { index -> [PKStrokePoint] in
      guard index > 0 else { return [self[index]] }
      let steps = (self[index - 1].location.distance(to: self[index].location) / distance).rounded(
        .up)
      guard steps > 1 else { return [self[index]] }
      return (1...Int(steps)).map {
        interpolatedPoint(at: CGFloat(index - 1) + CGFloat($0) / steps)
      }
    }
  }
}
