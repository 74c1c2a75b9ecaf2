public import Foundation
internal import GtkBridge
internal import Tabstop
public import TabstopFoundation

/// A graphics context, which draws in a canvas (`GraphicsContext.withCGContext`), in a picture
/// (`UIGraphicsImageRenderer`), or in the pages of a PDF file. Mirrors the part of Core Graphics'
/// `CGContext` that SwiftUI sources use. The origin is at the top left, as in UIKit, also in
/// pictures and PDF files: code that turns the picture over for a Mac must not do so here.
public final class CGContext {
  /// The graphics state of the following drawing.
  struct State {
    var fill = Color.black
    var stroke = Color.black
    var line = StrokeStyle(lineWidth: 1)
    var opacity = 1.0
    var transform = CGAffineTransform.identity
    var clips: [Clip] = []
    var blend = BlendMode.normal
    var shadow: GraphicsContext.Filter?
  }

  struct Clip {
    let path: Path
    let style: FillStyle
  }

  /// A step of the drawing.
  typealias Step = (inout GraphicsContext) -> Void

  /// The size, in points.
  let size: CGSize
  var state = State()
  private var saved: [State] = []
  var outline = Path()
  private(set) var steps: [Step] = []
  /// The steps and states outside of the layers that have begun.
  private var layers: [(steps: [Step], state: State)] = []
  /// The pages, if it is a PDF file.
  var document: PDFPages?
  /// The quality with which pictures are scaled. No effect: they are scaled smoothly.
  public var interpolationQuality = CGInterpolationQuality.default

  /// The contexts that are drawn in on this thread, the innermost last.
  static var stack: [CGContext] {
    get { Thread.current.threadDictionary[stackKey] as? [CGContext] ?? [] }
    set { Thread.current.threadDictionary[stackKey] = newValue.isEmpty ? nil : newValue }
  }
  private static let stackKey = "Tabstop.CGContext.stack"
  /// The context that UIKit's classes draw in.
  static var current: CGContext? { stack.last }

  init(size: CGSize) { self.size = size }

  /// Creates the context of a picture with its own memory, which `makeImage()` returns; `nil` for memory of
  /// the program's. The size is in pixels; the other arguments have no effect: it is in sRGB with an opacity.
  public init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard data == nil, width > 0, height > 0 else { return nil }
    size = CGSize(width: width, height: height)
  }

  /// The picture of what is drawn so far; `nil` for a PDF file.
  public func makeImage() -> CGImage? {
    guard document == nil else { return nil }
    return picture(scale: 1, isOpaque: false).flatMap { UIImage(data: $0) }.map { CGImage($0) }
  }

  /// The width, in pixels.
  public var width: Int { Int(size.width) }
  /// The height, in pixels.
  public var height: Int { Int(size.height) }

  /// Whether a path is filled or stroked. Mirrors Core Graphics'.
  public enum DrawingMode: Int32, Sendable { case fill, eoFill, stroke, fillStroke, eoFillStroke }

  // MARK: Steps

  /// Adds a step, with the present state.
  func add(_ draw: @escaping Step) {
    let state = state
    steps.append { context in
      // A copy draws in the same picture.
      var copy = context
      for clip in state.clips { copy.clip(to: clip.path, style: clip.style) }
      copy.transform = state.transform.concatenating(context.transform)
      copy.opacity = state.opacity * context.opacity
      if state.blend != .normal { copy.blendMode = state.blend }
      if let shadow = state.shadow { copy.addFilter(shadow) }
      draw(&copy)
    }
  }

  /// Returns the steps, and forgets them.
  func drainSteps() -> [Step] {
    defer { steps = [] }
    return steps
  }

  /// Begins a layer: until `endTransparencyLayer()` everything is drawn as one, with the opacity, the shadow
  /// and the blend mode that are set now.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary? = nil) {
    layers.append((steps, state))
    steps = []
    (state.opacity, state.shadow, state.blend) = (1, nil, .normal)
  }
  /// Ends a layer.
  public func endTransparencyLayer() {
    guard let outer = layers.popLast() else { return }
    let inner = drainSteps()
    (steps, state) = outer
    // The steps inside have the transform and the clips in their own states.
    (state.transform, state.clips) = (.identity, [])
    add { $0.drawLayer { layer in for step in inner { step(&layer) } } }
    state = outer.state
  }

  /// The picture; `nil` without a size. The steps are drawn on the main thread, for which another one waits.
  func picture(scale: CGFloat, isOpaque: Bool) -> Data? {
    let size = size
    nonisolated(unsafe) let steps = steps
    return MainLoop.onMainThread {
      GraphicsContext.png(size: size, scale: scale, isOpaque: isOpaque) { context, _ in
        for step in steps { step(&context) }
      }.map { Data($0) }
    }
  }

  // MARK: State

  /// Saves the colours, the transform and the clip, until `restoreGState`.
  public func saveGState() { saved.append(state) }
  /// Restores the state of the last `saveGState`.
  public func restoreGState() { if let last = saved.popLast() { state = last } }
  /// Sets the colour of fills.
  public func setFillColor(_ color: CGColor) { state.fill = color.color }
  /// Sets the colour of fills.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = Color(red: red, green: green, blue: blue, opacity: alpha)
  }
  /// Sets the colour of fills to a grey, from black, 0, to white, 1.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fill = Color(white: gray, opacity: alpha)
  }
  /// Sets the colour of lines.
  public func setStrokeColor(_ color: CGColor) { state.stroke = color.color }
  /// Sets the colour of lines.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = Color(red: red, green: green, blue: blue, opacity: alpha)
  }
  /// Sets the colour of lines to a grey, from black, 0, to white, 1.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.stroke = Color(white: gray, opacity: alpha)
  }
  /// Sets the width of lines, in points.
  public func setLineWidth(_ width: CGFloat) { state.line.lineWidth = width }
  /// Sets how lines end.
  public func setLineCap(_ cap: CGLineCap) { state.line.lineCap = cap }
  /// Sets how lines turn.
  public func setLineJoin(_ join: CGLineJoin) { state.line.lineJoin = join }
  /// Sets how far the tip of a corner may reach, in line widths.
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }
  /// Sets the lengths of dashes and gaps, in points.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.line.dashPhase = phase
    state.line.dash = lengths.map(Double.init)
  }
  /// Sets the opacity, from 0 to 1.
  public func setAlpha(_ alpha: CGFloat) { state.opacity = alpha }
  /// Sets the way in which the following drawing is combined with the existing content.
  public func setBlendMode(_ mode: CGBlendMode) { state.blend = mode.blend }
  /// Sets the shadow of the following.
  ///
  /// - Parameter blur: How far its edge fades, in points.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }
  /// Sets the shadow of the following; without a colour there is none.
  ///
  /// - Parameter blur: How far its edge fades, in points.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map {
      .shadow(color: $0.color, radius: blur / 2, x: offset.width, y: offset.height)
    }
  }
  /// Sets whether edges are smooth. No effect: edges are always smooth.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Sets whether edges may be smooth. No effect: edges are always smooth.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  /// Sets the precision of curves. No effect: curves are always smooth.
  public func setFlatness(_ flatness: CGFloat) {}
  /// Draws what waits. No effect: there is nothing that waits.
  public func flush() {}
  /// Draws what waits. No effect: there is nothing that waits.
  public func synchronize() {}

  /// Moves what follows.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    state.transform = state.transform.translatedBy(x: tx, y: ty)
  }
  /// Scales what follows.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    state.transform = state.transform.scaledBy(x: sx, y: sy)
  }
  /// Rotates what follows, by radians.
  public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }
  /// Transforms what follows.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }
  /// The transform of what follows, within the picture.
  public var ctm: CGAffineTransform { state.transform }

  /// Draws what follows only inside of a rectangle.
  public func clip(to rect: CGRect) { clip(to: [rect]) }
  /// Draws what follows only inside of rectangles.
  public func clip(to rects: [CGRect]) {
    var path = Path()
    for rect in rects { path.addRect(rect) }
    clip(to: path, FillStyle())
  }
  /// Draws what follows only inside of the path, and begins a new one.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(to: outline, rule.style)
    outline = Path()
  }
  private func clip(to path: Path, _ style: FillStyle) {
    state.clips.append(Clip(path: path.applying(state.transform), style: style))
  }
  /// The rectangle around the picture and the clips, in the coordinates of what follows.
  public var boundingBoxOfClipPath: CGRect {
    let bounds = state.clips.reduce(CGRect(origin: .zero, size: size)) {
      $0.intersection($1.path.controlPointBounds)
    }
    return bounds.applying(state.transform.inverted())
  }
}

extension CGPathFillRule {
  var style: FillStyle { FillStyle(eoFill: self == .evenOdd) }
}

/// The quality with which pictures are scaled. No effect. Mirrors Core Graphics'.
public enum CGInterpolationQuality: Int32, Sendable { case `default`, none, low, medium, high }

/// The way in which colours are blended. Mirrors Core Graphics'; those that cairo, which draws
/// here, does only outside of the shape as well are the normal one.
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn
  case sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor
  case plusDarker, plusLighter

  var blend: BlendMode {
    switch self {
    case .normal, .copy, .sourceOut, .destinationIn, .destinationAtop, .xor: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .clear, .destinationOut: .destinationOut
    case .sourceIn, .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    }
  }
}
