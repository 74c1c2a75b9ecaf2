public import Foundation
internal import Tabstop

/// The graphics context in which AppKit's classes draw. Mirrors the part of AppKit's
/// `NSGraphicsContext` that SwiftUI sources use.
@preconcurrency @MainActor
open class NSGraphicsContext: NSObject {
  /// The context, by Core Graphics' type.
  public let cgContext: CGContext
  /// The way in which pictures are scaled. Stored, without effect: pictures are scaled smoothly.
  open var imageInterpolation = NSImageInterpolation.default
  /// Whether edges are drawn smoothly. Stored, without effect: GTK always draws edges smoothly.
  open var shouldAntialias = true
  /// The way in which the following drawing is combined with the existing content.
  open var compositingOperation = NSCompositingOperation.sourceOver {
    didSet { cgContext.setBlendMode(compositingOperation.blendMode) }
  }
  private static var saved: [[CGContext]] = []
  /// The object of `current`, for its context.
  private static var last: NSGraphicsContext?

  /// Creates the context of a context of Core Graphics'. The origin is at the top left in any case.
  public init(cgContext graphicsPort: CGContext, flipped initialFlippedState: Bool) {
    cgContext = graphicsPort
    super.init()
  }
  /// Creates a context that draws in a bitmap.
  public init?(bitmapImageRep bitmapRep: NSBitmapImageRep) {
    cgContext = bitmapRep.drawing
    super.init()
  }

  /// Whether the origin is at the top left. Always `true`: the origin is at the top left.
  open var isFlipped: Bool { true }
  /// The current graphics context; `nil` outside of drawings.
  public static var current: NSGraphicsContext? {
    get {
      guard let context = CGContext.current else { return nil }
      if let last, last.cgContext === context { return last }
      let current = NSGraphicsContext(cgContext: context, flipped: true)
      last = current
      return current
    }
    set {
      _ = CGContext.stack.popLast()
      if let newValue { CGContext.stack.append(newValue.cgContext) }
      last = newValue
    }
  }
  /// Saves the present context and its state, until `restoreGraphicsState()`.
  public class func saveGraphicsState() {
    saved.append(CGContext.stack)
    CGContext.current?.saveGState()
  }
  /// Restores the context and the state of the last `saveGraphicsState()`.
  public class func restoreGraphicsState() {
    guard let stack = saved.popLast() else { return }
    CGContext.stack = stack
    CGContext.current?.restoreGState()
  }
  /// Saves the state, until `restoreGraphicsState()`.
  open func saveGraphicsState() { cgContext.saveGState() }
  /// Restores the previous state.
  open func restoreGraphicsState() { cgContext.restoreGState() }
  /// Draws what waits. No effect: everything is drawn at the end.
  open func flushGraphics() {}
}
