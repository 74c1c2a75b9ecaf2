/// Colours that run into one another. Mirrors SwiftUI's `Gradient`.
public struct Gradient: Hashable, Sendable {
  /// A colour at a place from 0 to 1.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: Double

    public init(color: Color, location: Double) {
      self.color = color
      self.location = location
    }
  }

  public var stops: [Stop]

  public init(stops: [Stop]) { self.stops = stops }

  /// Colours at equal distances.
  public init(colors: [Color]) {
    let last = Double(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: Double($0) / last) }
  }

  /// What a gradient of `kind` with these stops is in CSS, which wants two stops at least.
  func paint(_ kind: (_ stops: String) -> String) -> _Paint {
    guard let first = stops.first else { return _Paint(.clear) }
    guard stops.count > 1 else { return _Paint(first.color) }
    let list = stops.map { "\($0.color.fillCSS) \($0.location * 100)%" }
    return _Paint(background: kind(list.joined(separator: ", ")), color: first.color)
  }
}

/// Colours along a line. Mirrors SwiftUI's `LinearGradient`. CSS knows directions, not points:
/// the line goes through the middle, from edge to edge, in the direction of the points.
public struct LinearGradient: ShapeStyle, Hashable {
  private let gradient: Gradient
  private let start: UnitPoint
  private let end: UnitPoint

  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    start = startPoint
    end = endPoint
  }

  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  public func _paint(_ foreground: Color?) -> _Paint {
    let x = end.x > start.x ? " right" : end.x < start.x ? " left" : ""
    let y = end.y > start.y ? " bottom" : end.y < start.y ? " top" : ""
    let direction = x.isEmpty && y.isEmpty ? " bottom" : y + x
    return gradient.paint { "linear-gradient(to\(direction), \($0))" }
  }
}

/// Colours in rings about a point. Mirrors SwiftUI's `RadialGradient`.
public struct RadialGradient: ShapeStyle, Hashable {
  private let gradient: Gradient
  private let center: UnitPoint
  private let radius: Double

  /// The colours run from the centre to `endRadius`; a start radius above 0 is taken as 0.
  public init(gradient: Gradient, center: UnitPoint, startRadius: Double, endRadius: Double) {
    self.gradient = gradient
    self.center = center
    radius = endRadius
  }

  public init(colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  public func _paint(_ foreground: Color?) -> _Paint {
    let place = "\(center.x * 100)% \(center.y * 100)%"
    return gradient.paint { "radial-gradient(circle \(max(radius, 1))px at \(place), \($0))" }
  }
}

extension LinearGradient: _PrimitiveView {
  public static func _makeNode(_ view: Self, _ context: _Context) -> _ViewNode<Self> {
    PaintedNode(view, context) { style, _ in "background: \(style._paint(nil).background);" }
  }
}

extension RadialGradient: _PrimitiveView {
  public static func _makeNode(_ view: Self, _ context: _Context) -> _ViewNode<Self> {
    PaintedNode(view, context) { style, _ in "background: \(style._paint(nil).background);" }
  }
}
