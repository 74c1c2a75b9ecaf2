/// A sequence of colours that blend into one another. Mirrors SwiftUI's `Gradient`.
public struct Gradient: Hashable, Sendable {
  /// A colour at a location from 0 to 1.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The location: 0 to 1.
    public var location: Double

    /// Creates a colour at a location.
    public init(color: Color, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// The colours and their locations.
  public var stops: [Stop]

  /// Creates a gradient of colours at given locations.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient of colours at equal distances.
  public init(colors: [Color]) {
    let last = Double(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: Double($0) / last) }
  }

  /// The paint with the colours in this order.
  func paint(_ kind: GradientKind) -> _Paint {
    // Cairo and CSS need sorted locations.
    let stops = stops.sorted { $0.location < $1.location }
    guard let first = stops.first else { return _Paint(.clear) }
    return _Paint(color: first.color, gradient: PaintedGradient(stops: stops, kind: kind))
  }
}

extension Gradient {
  /// The way in which the colours between two stops are found. Mirrors SwiftUI's
  /// `Gradient.ColorSpace`.
  public struct ColorSpace: Hashable, Sendable {
    private let name: String
    /// The colours are mixed by their values of red, green and blue.
    public static let device = ColorSpace(name: "device")
    /// The colour space in which equal steps look equal. The same as `device` here.
    public static let perceptual = ColorSpace(name: "perceptual")
  }

  /// The gradient itself: cairo and GTK blend the values of red, green and blue. Mirrors SwiftUI.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }
}

extension AnyGradient {
  /// The gradient itself, as for a `Gradient`.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }
}

extension Gradient: ShapeStyle {
  /// The paint of the gradient from top to bottom. Mirrors SwiftUI.
  public nonisolated func _paint(_ context: _StyleContext) -> _Paint {
    paint(.linear(.top, .bottom))
  }
}

/// A gradient from top to bottom: what `Color.gradient` is. Mirrors SwiftUI's `AnyGradient`.
public struct AnyGradient: _GradientStyle, Hashable {
  let gradient: Gradient

  /// Creates a style of a gradient.
  public nonisolated init(_ gradient: Gradient) { self.gradient = gradient }

  public nonisolated func _paint(_ context: _StyleContext) -> _Paint {
    gradient.paint(.linear(.top, .bottom))
  }
}

/// The geometry of a gradient.
enum GradientKind: Hashable {
  case linear(UnitPoint, UnitPoint)
  /// Radii in points.
  case radial(UnitPoint, Double, Double)
  /// Radii as shares of the width and the height.
  case elliptical(UnitPoint, Double, Double)
  case angular(UnitPoint, Angle, Angle)
  /// Rows and columns of points, whose colours are the stops'.
  case mesh(width: Int, height: Int, points: [UnitPoint])
}

struct PaintedGradient: Hashable {
  let stops: [Gradient.Stop]
  let kind: GradientKind
}

/// A style from a gradient, which is also a view that fills its frame.
public protocol _GradientStyle: ShapeStyle, _PrimitiveView {}

extension _GradientStyle {
  public static func _makeNode(_ view: Self, _ context: _Context) -> _ViewNode<Self> {
    ShapeNode(view, context) { Rectangle().fill($0) }
  }
}

/// A gradient along a line. Mirrors SwiftUI's `LinearGradient`.
public struct LinearGradient: _GradientStyle, Hashable {
  private let gradient: Gradient
  private let start: UnitPoint
  private let end: UnitPoint

  /// Creates a gradient from its colours and its geometry.
  public nonisolated init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    start = startPoint
    end = endPoint
  }

  /// Creates a gradient from its colours and its geometry.
  public nonisolated init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a gradient of colours at given locations.
  public nonisolated init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  public nonisolated func _paint(_ context: _StyleContext) -> _Paint {
    gradient.paint(.linear(start, end))
  }
}

/// A gradient in rings around a point, with radii in points. Mirrors SwiftUI's `RadialGradient`.
public struct RadialGradient: _GradientStyle, Hashable {
  private let gradient: Gradient
  private let kind: GradientKind

  /// Creates a gradient from its colours and its geometry.
  public nonisolated init(
    gradient: Gradient, center: UnitPoint, startRadius: Double, endRadius: Double
  ) {
    self.gradient = gradient
    kind = .radial(center, startRadius, endRadius)
  }

  /// Creates a gradient from its colours and its geometry.
  public nonisolated init(
    colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// Creates a gradient from its colours and its geometry.
  public nonisolated init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: Double, endRadius: Double
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  public nonisolated func _paint(_ context: _StyleContext) -> _Paint { gradient.paint(kind) }
}

/// A gradient in ellipses around a point; radii are shares of the frame. Mirrors SwiftUI's
/// `EllipticalGradient`.
public struct EllipticalGradient: _GradientStyle, Hashable {
  private let gradient: Gradient
  private let kind: GradientKind

  /// Creates a gradient from its colours and its geometry.
  public nonisolated init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: Double = 0,
    endRadiusFraction: Double = 0.5
  ) {
    self.gradient = gradient
    kind = .elliptical(center, startRadiusFraction, endRadiusFraction)
  }

  /// Creates a gradient from its colours and its geometry.
  public nonisolated init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: Double = 0,
    endRadiusFraction: Double = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// Creates a gradient from its stops and its geometry.
  public nonisolated init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: Double = 0,
    endRadiusFraction: Double = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  public nonisolated func _paint(_ context: _StyleContext) -> _Paint { gradient.paint(kind) }
}

/// A gradient whose colours change with the angle around a point. Mirrors SwiftUI's
/// `AngularGradient`.
public struct AngularGradient: _GradientStyle, Hashable {
  private let gradient: Gradient
  private let kind: GradientKind

  /// Creates a gradient from its colours and its geometry.
  public nonisolated init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) {
    self.gradient = gradient
    kind = .angular(center, startAngle, endAngle)
  }

  /// Creates a gradient from its colours and its geometry.
  public nonisolated init(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// Creates a gradient from its colours and its geometry.
  public nonisolated init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle)
  }

  /// Creates a gradient from its colours and its geometry.
  public nonisolated init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Creates a gradient of colours at given locations.
  public nonisolated init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  /// Creates a gradient of colours at given locations.
  public nonisolated init(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  public nonisolated func _paint(_ context: _StyleContext) -> _Paint { gradient.paint(kind) }
}
