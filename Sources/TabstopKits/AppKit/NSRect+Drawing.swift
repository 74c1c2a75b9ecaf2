public import Foundation

extension CGRect {
  /// Fills the rectangle with the colour that `NSColor.set` has set. Mirrors AppKit's method of `NSRect`.
  public func fill() { CGContext.current?.fill(self) }
  /// Fills the rectangle with a way of compositing. Mirrors AppKit's method of `NSRect`.
  public func fill(using operation: NSCompositingOperation) {
    guard let context = CGContext.current else { return }
    let own = context.state.blend
    context.setBlendMode(operation.blendMode)
    context.fill(self)
    context.state.blend = own
  }
  /// Draws a line inside of the rectangle, with the colour that `NSColor.set` has set. Mirrors
  /// AppKit's method of `NSRect`.
  public func frame(
    withWidth width: CGFloat = 1, using operation: NSCompositingOperation = .sourceOver
  ) {
    let across = CGSize(width: self.width, height: width)
    let down = CGSize(width: width, height: height - 2 * width)
    for part in [
      CGRect(origin: origin, size: across),
      CGRect(origin: CGPoint(x: minX, y: maxY - width), size: across),
      CGRect(origin: CGPoint(x: minX, y: minY + width), size: down),
      CGRect(origin: CGPoint(x: maxX - width, y: minY + width), size: down),
    ] { part.fill(using: operation) }
  }
  /// Clips the following drawing in the current graphics context to the rectangle. Mirrors AppKit's
  /// method of `NSRect`.
  public func clip() { CGContext.current?.clip(to: self) }
}
