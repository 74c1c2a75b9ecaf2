/// A rectangle whose corners match those of its container. Mirrors SwiftUI's `ConcentricRectangle`.
///
/// Here a concentric corner is that of the desktop's cards, whatever the container: a GTK widget
/// does not know the corners of another one.
public struct ConcentricRectangle: _CornerShape {
  /// The radii of the corners.
  public let _radii: _CornerRadii

  /// Creates a rectangle with concentric corners.
  public nonisolated init() { self.init(corners: .concentric) }

  /// Creates a rectangle with equal corners.
  ///
  /// - Parameter isUniform: No effect: concentric corners are always equal here.
  public nonisolated init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    _radii = _CornerRadii(all: corners.radius)
  }

  /// Creates a rectangle from the style of each corner.
  public nonisolated init(
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    let radii = [
      topLeadingCorner, topTrailingCorner, bottomTrailingCorner, bottomLeadingCorner,
    ].map(\.radius)
    _radii = _CornerRadii(x: radii, y: radii)
  }
}

/// A rectangle with the corners of its container: here those of the desktop's cards. Mirrors
/// SwiftUI's `ContainerRelativeShape`.
public struct ContainerRelativeShape: _CornerShape {
  /// Creates the shape, which fills its frame.
  public nonisolated init() {}
  public nonisolated var _radii: _CornerRadii {
    _CornerRadii(all: Edge.Corner.Style.concentric.radius)
  }
}

extension Edge {
  /// A corner, between two edges. Mirrors SwiftUI's `Edge.Corner`.
  public enum Corner: Hashable, Sendable {
    /// The style of a corner. Mirrors SwiftUI's `Edge.Corner.Style`.
    public struct Style: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral
    {
      let radius: Double

      private init(radius: Double) { self.radius = radius }
      /// Creates a fixed radius, in points.
      public init(integerLiteral value: Int) { radius = Double(value) }
      /// Creates a fixed radius, in points.
      public init(floatLiteral value: Double) { radius = value }

      /// The corners of the desktop's cards, with a radius of 12 points.
      public static let concentric = Style(radius: 12)
      /// A concentric corner with at least the radius of `minimum`.
      public static func concentric(minimum: Style) -> Style {
        Style(radius: max(minimum.radius, concentric.radius))
      }
      /// A corner with a radius.
      /// - Parameter radius: In points.
      public static func fixed(_ radius: Double) -> Style { Style(radius: radius) }
    }
  }
}

extension Shape where Self == ConcentricRectangle {
  /// A `ConcentricRectangle` with equal corners. Mirrors SwiftUI.
  public static func rect(
    corners: Edge.Corner.Style, isUniform: Bool = false
  ) -> ConcentricRectangle { ConcentricRectangle(corners: corners, isUniform: isUniform) }
}

extension Shape where Self == ContainerRelativeShape {
  /// `ContainerRelativeShape` by its short name. Mirrors SwiftUI.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
