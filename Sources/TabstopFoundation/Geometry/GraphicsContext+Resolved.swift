public import Foundation
public import Tabstop

extension GraphicsContext {
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
    /// The size, in points.
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

  // MARK: Views

  /// One of the canvas's views, with its size. Mirrors SwiftUI's.
  public struct ResolvedSymbol {
    fileprivate let symbol: DrawingSymbol
    /// The natural size of the view, in points.
    public var size: CGSize { CGSize(width: symbol.width, height: symbol.height) }
  }

  /// The view of the canvas with a tag; `nil` without one. Costs as many steps as the canvas has views.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    // It does not leave the thread.
    nonisolated(unsafe) let key = AnyHashable(id)
    return onMain { $0.symbol(key) }.map { ResolvedSymbol(symbol: $0) }
  }

  /// Draws a view that fills a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    append(.symbol(symbol.symbol, rect.bounds, drawingTransform))
  }

  /// Draws a view at a point, in its own size.
  ///
  /// - Parameter anchor: The part of the view that is at the point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol, in: point.rectangle(of: symbol.size, anchor: anchor))
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
}
