public import Foundation
internal import Tabstop
internal import TabstopFoundation

/// A renderer that draws pictures. Mirrors UIKit's `UIGraphicsImageRenderer`.
public class UIGraphicsImageRenderer: NSObject {
  private let bounds: CGRect
  /// The format of the pictures.
  public let format: UIGraphicsImageRendererFormat

  /// Creates a renderer of pictures of a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }
  /// Creates a renderer of pictures of a size in points.
  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }
  /// Creates a renderer of pictures of a part of what is drawn, in points.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }
  /// Creates a renderer of pictures of a part of what is drawn, in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
    super.init()
  }

  private func data(_ actions: (UIGraphicsImageRendererContext) -> Void) -> Data? {
    let context = CGContext(size: bounds.size)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    CGContext.stack.append(context)
    actions(UIGraphicsImageRendererContext(context, format))
    CGContext.stack.removeLast()
    return context.picture(scale: format.scale, isOpaque: format.opaque)
  }

  /// Returns a picture that the closure draws; an empty one if the size is empty.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    data(actions).flatMap { UIImage(data: $0) } ?? UIImage()
  }
  /// Returns a picture that the closure draws, as a PNG file; empty data if the size is empty.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    data(actions) ?? Data()
  }
  /// Returns a picture that the closure draws, as a JPEG file; empty data if the size is empty.
  public func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}

/// A format of pictures. Mirrors UIKit's `UIGraphicsImageRendererFormat`.
public final class UIGraphicsImageRendererFormat: NSObject {
  /// The pixels in a point; 1 by default, because a pixel of a picture is a point here.
  public var scale: CGFloat = 1
  /// Whether the background is black instead of transparent.
  public var opaque = false
  /// The colours of the pictures. Mirrors UIKit's.
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic, extended, standard
  }
  /// The colours of the pictures. Stored, without effect: pictures have the colours of sRGB.
  public var preferredRange = Range.automatic
  /// Creates a format.
  public override init() { super.init() }
  /// Creates a format for the appearance of a view. It is the usual one.
  public init(for traitCollection: UITraitCollection) { super.init() }
  /// The usual format.
  public static func `default`() -> UIGraphicsImageRendererFormat { .init() }
  /// The usual format.
  public static func preferred() -> UIGraphicsImageRendererFormat { .init() }
}

/// A picture that is being drawn. Mirrors UIKit's `UIGraphicsImageRendererContext`.
public final class UIGraphicsImageRendererContext: NSObject {
  /// The context that draws in the picture.
  public let cgContext: CGContext
  /// The format of the picture.
  public let format: UIGraphicsImageRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    cgContext = context
    self.format = format
    super.init()
  }

  /// Fills a rectangle with the colour that `UIColor.setFill` has set.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Strokes a rectangle with the colour that `UIColor.setStroke` has set.
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  /// Draws what follows only inside of a rectangle.
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

// UIKit's functions from before `UIGraphicsImageRenderer`.

/// Begins a picture of a size in points, which `UIGraphicsEndImageContext()` ends. Mirrors UIKit's function, as those
/// below do.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  CGContext.stack.append(CGContext(size: size))
}

/// Begins a picture of a size in points. The other arguments have no effect: the background is transparent,
/// and pixels are points.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  UIGraphicsBeginImageContext(size)
}

/// The graphics context of the current drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { CGContext.current }
/// The picture as it has been drawn so far; `nil` if none was begun, or if its size is empty.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  CGContext.current?.picture(scale: 1, isOpaque: false).flatMap { UIImage(data: $0) }
}

/// Ends the picture.
public func UIGraphicsEndImageContext() { _ = CGContext.stack.popLast() }
/// Lets UIKit's classes draw in a context, until `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) { CGContext.stack.append(context) }
/// Restores the previous context.
public func UIGraphicsPopContext() { _ = CGContext.stack.popLast() }
/// Fills a rectangle of the picture.
public func UIRectFill(_ rect: CGRect) { CGContext.current?.fill(rect) }

extension UIImage {
  /// Draws it in the picture that is being drawn, in a rectangle.
  public func draw(in rect: CGRect) { CGContext.current?.draw(image, in: rect) }
  /// Draws it in the picture that is being drawn, in its own size.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
  /// Draws it in the picture that is being drawn, combined with what is there.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = CGContext.current else { return }
    let own = context.state.blend
    context.setBlendMode(blendMode)
    context.draw(image, in: rect, opacity: alpha)
    context.state.blend = own
  }
}

extension UIColor {
  /// Sets the colour of what is filled and stroked in the picture that is being drawn.
  public func set() { CGContext.current?.setColors(fill: color, stroke: color) }
  /// Sets the colour of what is filled in the picture that is being drawn.
  public func setFill() { CGContext.current?.setColors(fill: color) }
  /// Sets the colour of what is stroked in the picture that is being drawn.
  public func setStroke() { CGContext.current?.setColors(stroke: color) }
}

extension UIView {
  /// Draws the view in the picture that is being drawn; true if there is one, and a display.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = CGContext.current,
      let png = ViewPicture.png(
        of: ShownUIView(view: self), width: rect.width, height: rect.height, scale: 1,
        isOpaque: false), let picture = UIImage(data: Data(png))
    else { return false }
    context.draw(picture.image, in: rect)
    return true
  }
}

extension UIImage {
  /// The format for pictures like this one: always a new one with the default values.
  public var imageRendererFormat: UIGraphicsImageRendererFormat { .init() }
}
