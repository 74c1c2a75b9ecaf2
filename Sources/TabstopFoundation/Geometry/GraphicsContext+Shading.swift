public import Foundation
public import Tabstop

extension GraphicsContext {
  /// The colour or style of a drawing. Mirrors SwiftUI's `GraphicsContext.Shading`.
  public struct Shading {
    /// - Parameter size: The canvas's size, in points.
    let style: (_ size: CGSize) -> any ShapeStyle

    /// The foreground style.
    public static var foreground: Shading { Shading { _ in ForegroundStyle() } }

    /// A colour.
    public static func color(_ color: Color) -> Shading { Shading { _ in color } }

    /// Any style.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading { _ in style } }

    /// Components from 0 to 1; the colour space is sRGB.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A grey, from black, 0, to white, 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, white: white, opacity: opacity))
    }

    /// The content behind the drawing. It is not known here, so nothing is drawn.
    public static var backdrop: Shading { .color(.clear) }

    /// A picture that is repeated from a point on.
    ///
    /// - Parameters:
    ///   - origin: No effect: the first picture is at the top left of the canvas.
    ///   - sourceRect: The part that is used, as shares of its width and height.
    ///   - scale: The size in relation to the picture's own.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero,
      sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> Shading {
      Shading { _ in ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
    }

    /// A linear gradient between points of the canvas. The options have no effect: the first and the last
    /// colour continue.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = []
    ) -> Shading {
      Shading {
        LinearGradient(
          gradient: gradient, startPoint: startPoint.unit(in: $0), endPoint: endPoint.unit(in: $0))
      }
    }

    /// Colours around a point of the canvas, once around from an angle.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = .zero,
      options: GradientOptions = []
    ) -> Shading {
      Shading { AngularGradient(gradient: gradient, center: center.unit(in: $0), angle: angle) }
    }

    /// The first of several shadings. Mirrors SwiftUI's palette, of which a fill uses the first.
    public static func palette(_ array: [Shading]) -> Shading { array.first ?? .foreground }

    /// A radial gradient around a point of the canvas.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = []
    ) -> Shading {
      Shading {
        RadialGradient(
          gradient: gradient, center: center.unit(in: $0), startRadius: startRadius,
          endRadius: endRadius)
      }
    }
  }
}

extension GraphicsContext {
  /// Options for a gradient beyond its end. No effect: the last colour continues. Mirrors
  /// SwiftUI's.
  public struct GradientOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Creates options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Repeats the gradient. No effect.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// Mirrors the gradient. No effect.
    public static let mirror = GradientOptions(rawValue: 2)
    /// Mixes colours in a linear colour space. No effect.
    public static let linearColor = GradientOptions(rawValue: 4)
  }
}

extension CGPoint {
  /// The point as shares of a size.
  fileprivate func unit(in size: CGSize) -> UnitPoint {
    UnitPoint(x: x / max(size.width, 1), y: y / max(size.height, 1))
  }
}
