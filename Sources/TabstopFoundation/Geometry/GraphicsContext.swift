public import Foundation
public import Tabstop

/// A context that draws on a `Canvas`. Mirrors SwiftUI's `GraphicsContext`. A copy has a transform,
/// an opacity, a clip and shadows of its own.
public struct GraphicsContext {
  /// The drawing steps of all copies.
  final class Record {
    var steps: [DrawingStep] = []
  }

  private(set) var record = Record()
  let size: CGSize
  /// The opacity of the following drawing: 0 (invisible) to 1.
  public var opacity = 1.0
  /// The transform of the following drawing.
  public var transform = CGAffineTransform.identity

  /// The blend mode of the following drawing. Mirrors SwiftUI.
  public var blendMode = BlendMode.normal
  /// The shapes to which the following drawing is clipped.
  var clips: [Clip] = []
  /// The changes of the following drawing; the last is made first.
  var filters: [DrawingFilter] = []
  let surface: DrawingSurface

  enum Clip {
    case path([_PathElement], FillStyle, isInverse: Bool)
    case layer([DrawingStep], opacity: Double, isInverse: Bool)
  }

  init(size: CGSize, surface: DrawingSurface) {
    self.size = size
    self.surface = surface
  }

  /// The environment of the canvas.
  public var environment: EnvironmentValues { onMain { $0.environment } }

  /// Calls a closure on the main actor, on which a canvas calls its renderer.
  func onMain<Result>(_ body: @MainActor (DrawingSurface) -> Result) -> Result {
    let surface = surface
    nonisolated(unsafe) var result: Result?
    // Only the closure's own result leaves it, on the same thread.
    withoutActuallyEscaping(body) { body in
      MainActor.assumeIsolated { result = body(surface) }
    }
    return result!
  }

  /// Adds a step, with the filters, within the clips.
  func append(_ step: DrawingStep) {
    var step = filters.reversed().reduce(step) { .filtered($1, $0) }
    step = clips.reversed().reduce(step) { step, clip in
      switch clip {
      case .path(let elements, let style, let isInverse):
        .clipped(elements, style, isInverse: isInverse, step)
      case .layer(let steps, let opacity, let isInverse):
        .masked(steps, opacity: opacity, isInverse: isInverse, step)
      }
    }
    record.steps.append(blendMode == .normal ? step : .blended(blendMode, step))
  }

  /// The steps that a closure draws, without the filters, the clips and the opacity of this context.
  func steps(of content: (inout GraphicsContext) throws -> Void) rethrows -> [DrawingStep] {
    var layer = self
    layer.record = Record()
    (layer.opacity, layer.blendMode, layer.clips, layer.filters) = (1, .normal, [], [])
    try content(&layer)
    return layer.record.steps
  }

  /// The shading itself: it has no parts that could be resolved. Mirrors SwiftUI.
  public func resolve(_ shading: Shading) -> Shading { shading }

  private func resolved(_ shading: Shading) -> any ShapeStyle {
    func faded<S: ShapeStyle>(_ style: S) -> any ShapeStyle { style.opacity(opacity) }
    let style = shading.style(size)
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

  /// Draws with a copy of the context, whose changes end with it. What it draws has the opacity, the filters
  /// and the blend mode of this context as one.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    append(.layer(try steps(of: content), opacity: opacity))
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
