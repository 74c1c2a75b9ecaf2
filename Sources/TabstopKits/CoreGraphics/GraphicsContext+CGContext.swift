internal import Foundation
internal import Tabstop
public import TabstopFoundation

extension GraphicsContext {
  /// Draws by Core Graphics' functions, with the transform, the clip, the filters and the opacity of this
  /// context. Mirrors SwiftUI. The origin is that of this context.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    let bounds = clipBoundingRect
    let context = CGContext(size: CGSize(width: bounds.maxX, height: bounds.maxY))
    CGContext.stack.append(context)
    defer { _ = CGContext.stack.popLast() }
    try content(context)
    var copy = self
    for step in context.drainSteps() { step(&copy) }
  }
}
