/// A rectangle whose corners go with those of what is around it. Mirrors SwiftUI's
/// `ConcentricRectangle`.
///
/// Here a concentric corner is that of the desktop's cards, whatever stands around: the corners of a
/// GTK widget do not know those of another one.
public struct ConcentricRectangle: _CornerShape {
  /// The radii of the corners.
  public let _radii: _CornerRadii

  /// All corners concentric.
  public nonisolated init() { self.init(corners: .concentric) }

  /// All corners alike.
  ///
  /// - Parameter isUniform: No effect: concentric corners are always alike here.
  public nonisolated init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    _radii = _CornerRadii(all: corners.radius)
  }

  /// Each corner with a style of its own.
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

/// A rectangle with the corners of what is around it: here those of the desktop's cards. Mirrors
/// SwiftUI's `ContainerRelativeShape`.
public struct ContainerRelativeShape: _CornerShape {
  /// The shape; it fills its place.
  public nonisolated init() {}
  public nonisolated var _radii: _CornerRadii {
    _CornerRadii(all: Edge.Corner.Style.concentric.radius)
  }
}

extension Edge {
  /// A corner, between two edges. Mirrors SwiftUI's `Edge.Corner`.
  public enum Corner: Hashable, Sendable {
    /// How a corner is rounded. Mirrors SwiftUI's `Edge.Corner.Style`.
    public struct Style: Hashable, Sendable {
      let radius: Double

      /// As the corners of the desktop's cards, whose radius is 12 points.
      public static let concentric = Style(radius: 12)
      /// The same, but rounded at least as `minimum` is.
      public static func concentric(minimum: Style) -> Style {
        Style(radius: max(minimum.radius, concentric.radius))
      }
      /// - Parameter radius: In points.
      public static func fixed(_ radius: Double) -> Style { Style(radius: radius) }
    }
  }
}

extension Shape where Self == ConcentricRectangle {
  /// A `ConcentricRectangle` whose corners are alike. Mirrors SwiftUI.
  public static func rect(
    corners: Edge.Corner.Style, isUniform: Bool = false
  ) -> ConcentricRectangle { ConcentricRectangle(corners: corners, isUniform: isUniform) }
}
extension Shape where Self == ContainerRelativeShape {
  /// `ContainerRelativeShape` by its short name. Mirrors SwiftUI.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
