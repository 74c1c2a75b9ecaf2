public import Foundation
public import Tabstop

/// A view that a program draws. Mirrors SwiftUI's `Canvas`, with the fills and strokes of its
/// context. For assistive technology it is its accessibility label, if it has one.
public struct Canvas: View {
  private let renderer: (inout GraphicsContext, CGSize) -> Void

  /// Creates a canvas.
  /// - Parameters:
  ///   - opaque: No effect, as for `colorMode` and `rendersAsynchronously`.
  ///   - renderer: Draws, given the size of the canvas in points.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.renderer = renderer
  }

  public var body: some View {
    DrawnView { width, height in
      let size = CGSize(width: width, height: height)
      var context = GraphicsContext(size: size)
      renderer(&context, size)
      return context.record.steps
    }
  }
}

/// The blending of colours. No effect here. Mirrors SwiftUI's `ColorRenderingMode`.
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }

/// Draws on a `Canvas`. Mirrors the part of SwiftUI's `GraphicsContext` that fills and strokes. A
/// copy has a transform and an opacity of its own.
public struct GraphicsContext {
  /// The drawing steps of all copies.
  final class Record {
    var steps: [DrawingStep] = []
  }

  let record = Record()
  private let size: CGSize
  /// The opacity of the following drawing: 0 (invisible) to 1.
  public var opacity = 1.0
  /// The transform of the following drawing.
  public var transform = CGAffineTransform.identity

  init(size: CGSize) { self.size = size }

  /// The colour or style of a drawing. Mirrors SwiftUI's `GraphicsContext.Shading`.
  public struct Shading {
    /// - Parameter size: The canvas's size, in points.
    fileprivate let style: (_ size: CGSize) -> any ShapeStyle

    /// The foreground style.
    public static var foreground: Shading { Shading { _ in ForegroundStyle() } }

    /// A colour.
    public static func color(_ color: Color) -> Shading { Shading { _ in color } }

    /// Components from 0 to 1.
    public static func color(
      red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading {
      .color(Color(red: red, green: green, blue: blue, opacity: opacity))
    }

    /// Any style.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading { _ in style } }

    /// A linear gradient between points of the canvas.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
    ) -> Shading {
      Shading {
        LinearGradient(
          gradient: gradient, startPoint: startPoint.unit(in: $0), endPoint: endPoint.unit(in: $0))
      }
    }

    /// A radial gradient around a point of the canvas.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading {
      Shading {
        RadialGradient(
          gradient: gradient, center: center.unit(in: $0), startRadius: startRadius,
          endRadius: endRadius)
      }
    }
  }

  private func resolved(_ shading: Shading) -> any ShapeStyle {
    func faded<S: ShapeStyle>(_ style: S) -> any ShapeStyle { style.opacity(opacity) }
    let style = shading.style(size)
    return opacity == 1 ? style : faded(style)
  }

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    record.steps.append(.fill(path.applying(transform).elements, resolved(shading), style))
  }

  /// Strokes a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    var style = style
    // The line width is scaled by the transform.
    style.lineWidth *= abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    record.steps.append(.stroke(path.applying(transform).elements, resolved(shading), style))
  }

  /// Strokes a path.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws with a copy of the context, whose changes end with it.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = self
    try content(&layer)
  }

  /// Translates the following drawing.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }
  /// Scales the following drawing.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }
  /// Rotates the following drawing.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }
  /// Transforms the following drawing.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }
}

extension CGPoint {
  /// The point as shares of a size.
  fileprivate func unit(in size: CGSize) -> UnitPoint {
    UnitPoint(x: x / max(size.width, 1), y: y / max(size.height, 1))
  }
}
