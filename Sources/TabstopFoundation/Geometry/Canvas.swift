public import Foundation
public import Tabstop

/// A view that a program draws. Mirrors SwiftUI's `Canvas`, without the views that it calls symbols. For assistive technology it is its accessibility label, if it has one.
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
    DrawnView { surface, width, height in
      let size = CGSize(width: width, height: height)
      var context = GraphicsContext(size: size, surface: surface)
      renderer(&context, size)
      return context.record.steps
    }
  }
}

/// Draws on a `Canvas`. Mirrors SwiftUI's `GraphicsContext`. A copy has a transform, an opacity, a clip
/// and shadows of its own.
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

  /// No effect: everything is drawn over what is there. Mirrors SwiftUI.
  public var blendMode = BlendMode.normal
  /// What the following drawing is clipped to.
  private var clips: [Clip] = []
  /// The shadows of the following fills.
  private var shadows: [ShadowStyle] = []
  private let surface: DrawingSurface

  private struct Clip {
    let elements: [_PathElement]
    let style: FillStyle
    let isInverse: Bool
  }

  init(size: CGSize, surface: DrawingSurface) {
    self.size = size
    self.surface = surface
  }

  /// The environment of the canvas.
  public var environment: EnvironmentValues { onMain { $0.environment } }

  /// The renderer is called on the main thread.
  private func onMain<Result>(_ body: @MainActor (DrawingSurface) -> Result) -> Result {
    let surface = surface
    nonisolated(unsafe) var result: Result?
    // Only the closure's own result leaves it, on the same thread.
    withoutActuallyEscaping(body) { body in
      MainActor.assumeIsolated { result = body(surface) }
    }
    return result!
  }

  /// Adds a step, within the clips.
  private func append(_ step: DrawingStep) {
    record.steps.append(
      clips.reversed().reduce(step) { step, clip in
        .clipped(clip.elements, clip.style, isInverse: clip.isInverse, step)
      })
  }

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

    /// Colours around a point of the canvas, once around from an angle.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = .zero
    ) -> Shading {
      Shading { AngularGradient(gradient: gradient, center: center.unit(in: $0), angle: angle) }
    }

    /// The first of several shadings. Mirrors SwiftUI's palette, of which a fill uses the first.
    public static func palette(_ array: [Shading]) -> Shading { array.first ?? .foreground }

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

  /// The shading itself: it has no parts that could be resolved. Mirrors SwiftUI.
  public func resolve(_ shading: Shading) -> Shading { shading }

  private func resolved(_ shading: Shading) -> any ShapeStyle {
    func faded<S: ShapeStyle>(_ style: S) -> any ShapeStyle { style.opacity(opacity) }
    func shadowed<S: ShapeStyle>(_ style: S, _ shadow: ShadowStyle) -> any ShapeStyle {
      style.shadow(shadow)
    }
    var style: any ShapeStyle = shading.style(size)
    for shadow in shadows { style = shadowed(style, shadow) }
    return opacity == 1 ? style : faded(style)
  }

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    append(.fill(path.applying(transform).elements, resolved(shading), style))
  }

  /// Strokes a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    var style = style
    // The line width is scaled by the transform.
    style.lineWidth *= abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    append(.stroke(path.applying(transform).elements, resolved(shading), style))
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

extension GraphicsContext {
  // MARK: Clips and filters

  /// How a clip is combined with the drawing. Mirrors SwiftUI's.
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// What is outside of the path is drawn.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// A change of everything that is drawn. Mirrors SwiftUI's: shadows are drawn behind fills, the others
  /// have no effect.
  public struct Filter: Sendable {
    fileprivate var shadow: ShadowStyle?

    /// A shadow behind what is filled.
    public static func shadow(
      color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = []
    ) -> Filter {
      Filter(shadow: .drop(color: color, radius: radius, x: x, y: y))
    }
    /// No effect: cairo, which draws here, has no blur.
    public static func blur(radius: CGFloat, options: BlurOptions = []) -> Filter { Filter() }
    /// No effect.
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = .black
    ) -> Filter { Filter() }
    /// No effect.
    public static func brightness(_ amount: Double) -> Filter { Filter() }
    /// No effect.
    public static func contrast(_ amount: Double) -> Filter { Filter() }
    /// No effect.
    public static func saturation(_ amount: Double) -> Filter { Filter() }
    /// No effect.
    public static func grayscale(_ amount: Double) -> Filter { Filter() }
    /// No effect.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter() }
    /// No effect.
    public static func colorInvert(_ amount: Double = 1) -> Filter { Filter() }
    /// No effect.
    public static func colorMultiply(_ color: Color) -> Filter { Filter() }
  }

  /// Options of a shadow. No effect.
  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  /// Options of a blur. No effect.
  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let opaque = BlurOptions(rawValue: 1)
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  /// Options of a filter. No effect.
  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// Draws the following only inside of a path; with `.inverse` only outside.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = []
  ) {
    clips.append(
      Clip(
        elements: path.applying(transform).elements, style: style,
        isInverse: options.contains(.inverse)))
  }

  /// Adds a filter to the following drawing.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = []) {
    if let shadow = filter.shadow { shadows.append(shadow) }
  }

  // MARK: Texts

  /// A text with its size. Mirrors SwiftUI's.
  public struct ResolvedText {
    fileprivate let text: Text
    fileprivate let surface: DrawingSurface
    /// The colour or style of the letters that have none of their own.
    public var shading = Shading.foreground

    /// The size of the text within limits, in points.
    public func measure(in size: CGSize) -> CGSize {
      let measured = measured(in: size)
      return CGSize(width: measured.width, height: measured.height)
    }

    /// The distance of the first line's baseline from the top, in points.
    public func firstBaseline(in size: CGSize) -> CGFloat { measured(in: size).baseline }

    private func measured(in size: CGSize) -> (width: Double, height: Double, baseline: Double) {
      let (surface, text) = (surface, text)
      return MainActor.assumeIsolated {
        surface.size(of: text, width: size.width, height: size.height)
      }
    }
  }

  /// Prepares a text for drawing. Mirrors SwiftUI.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text, surface: surface) }

  /// Draws a text in a rectangle, with "…" at its end if it is too long.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    append(.text(text.text, rect.bounds, text.shading.style(size), drawingTransform))
  }

  /// Draws a text at a point.
  ///
  /// - Parameter anchor: The part of the text that is at the point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
    draw(text, in: point.rectangle(of: size, anchor: anchor))
  }

  /// Draws a text in a rectangle.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a text at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  // MARK: Pictures

  /// A picture with its size. Mirrors SwiftUI's.
  public struct ResolvedImage {
    fileprivate let image: Image
    /// In points.
    public let size: CGSize
    /// The distance of the baseline from the top: the height.
    public var baseline: CGFloat { size.height }
    /// The colour of an icon that has none of its own; `nil` is the foreground style.
    public var shading: Shading?
  }

  /// Prepares a picture for drawing. Mirrors SwiftUI.
  public func resolve(_ image: Image) -> ResolvedImage {
    let (width, height) = onMain { $0.size(of: image) }
    return ResolvedImage(image: image, size: CGSize(width: width, height: height))
  }

  /// Draws a picture that fills a rectangle; an icon keeps its proportions.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    let shading = image.shading ?? .foreground
    append(.image(image.image, rect.bounds, shading.style(size), drawingTransform))
  }

  /// Draws a picture at a point, in its own size.
  ///
  /// - Parameter anchor: The part of the picture that is at the point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: point.rectangle(of: image.size, anchor: anchor))
  }

  /// Draws a picture that fills a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws a picture at a point, in its own size.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  private var drawingTransform: DrawingTransform {
    DrawingTransform(
      matrix: (transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty),
      opacity: opacity)
  }
}

extension CGPoint {
  /// A rectangle of which one part is at this point.
  fileprivate func rectangle(of size: CGSize, anchor: UnitPoint) -> CGRect {
    CGRect(
      x: x - size.width * anchor.x, y: y - size.height * anchor.y, width: size.width,
      height: size.height)
  }

  /// The point as shares of a size.
  fileprivate func unit(in size: CGSize) -> UnitPoint {
    UnitPoint(x: x / max(size.width, 1), y: y / max(size.height, 1))
  }
}
