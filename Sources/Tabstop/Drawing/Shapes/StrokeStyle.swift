/// The style of a line. Mirrors SwiftUI's `StrokeStyle`.
public struct StrokeStyle: Hashable, Sendable {
  /// The width in points.
  public var lineWidth: Double
  /// The style of the line's ends.
  public var lineCap: LineCap
  /// The style of the line's corners.
  public var lineJoin: LineJoin
  /// The maximum length of a mitered corner, in line widths.
  public var miterLimit: Double
  /// The lengths of dashes and gaps alternately, in points.
  public var dash: [Double]
  /// The offset into the dashes at the line's start, in points.
  public var dashPhase: Double

  /// The style of a line's ends.
  public enum LineCap: Hashable, Sendable { case butt, round, square }
  /// The style of a line's corners.
  public enum LineJoin: Hashable, Sendable { case miter, round, bevel }

  /// Creates a style with a width in points; by default a plain line.
  public init(
    lineWidth: Double = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter,
    miterLimit: Double = 10, dash: [Double] = [], dashPhase: Double = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// The way in which a shape is filled. Mirrors SwiftUI's `FillStyle`.
public struct FillStyle: Hashable, Sendable {
  /// Whether areas that are enclosed twice stay empty.
  public var isEOFilled: Bool
  /// Whether edges are smooth. No effect: GTK always smooths edges.
  public var isAntialiased: Bool

  /// Creates a style.
  /// - Parameters:
  ///   - eoFill: Whether areas that are enclosed twice stay empty.
  ///   - antialiased: No effect: GTK always smooths edges.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
