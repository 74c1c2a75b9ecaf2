public import Foundation

/// A group of animated changes. They are made immediately here. Mirrors AppKit's.
@preconcurrency @MainActor
public final class NSAnimationContext: NSObject {
  /// The duration in seconds. Stored, without effect.
  public var duration: TimeInterval = 0
  /// Whether changes of properties are animated. Stored, without effect.
  public var allowsImplicitAnimation = false
  /// The timing function of the animation. Stored, without effect.
  public var timingFunction: CAMediaTimingFunction?
  /// The closure that is called at the end of the group.
  public var completionHandler: (() -> Void)?
  private override init() { super.init() }

  private static var groups: [NSAnimationContext] = []
  private static let outside = NSAnimationContext()
  /// The context of the group that was begun last.
  public class var current: NSAnimationContext { groups.last ?? outside }
  /// Begins a group of changes.
  public class func beginGrouping() { groups.append(NSAnimationContext()) }
  /// Ends a group of changes, and calls its handler.
  public class func endGrouping() { groups.popLast()?.completionHandler?() }

  /// Makes the changes, and calls the handler.
  public class func runAnimationGroup(
    _ changes: (NSAnimationContext) -> Void, completionHandler: (() -> Void)? = nil
  ) {
    beginGrouping()
    current.completionHandler = completionHandler
    changes(current)
    endGrouping()
  }
  /// Makes the changes.
  public class func runAnimationGroup(_ changes: (NSAnimationContext) -> Void) async {
    beginGrouping()
    changes(current)
    endGrouping()
  }
}

/// The installed fonts. Mirrors the part of AppKit's `NSFontManager` that SwiftUI sources use.
@preconcurrency @MainActor
public final class NSFontManager: NSObject {
  /// The only instance.
  public static let shared = NSFontManager()
  private override init() { super.init() }
  /// The names of the installed typefaces.
  public var availableFontFamilies: [String] { UIFont.familyNames }
}

extension UIImage {
  /// The picture as a file, for `NSBitmapImageRep(data:)`: a PNG file here. `nil` for icons.
  @preconcurrency @MainActor
  public var tiffRepresentation: Data? { pngData() }

  /// Creates a picture that a closure draws, with AppKit's classes.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - drawingHandlerShouldBeCalledWithFlippedContext: No effect: the origin is at the top left.
  @preconcurrency @MainActor
  public convenience init(
    size: CGSize, flipped drawingHandlerShouldBeCalledWithFlippedContext: Bool,
    drawingHandler: @escaping (CGRect) -> Bool
  ) {
    self.init(
      same: UIGraphicsImageRenderer(size: size).image { _ in
        _ = drawingHandler(CGRect(origin: .zero, size: size))
      })
  }
}

extension CGRect {
  /// Fills the rectangle with the colour that `NSColor.set` has set. Mirrors AppKit's method of `NSRect`.
  @preconcurrency @MainActor
  public func fill() { CGContext.current?.fill(self) }
  /// Fills the rectangle with a way of compositing. Mirrors AppKit's method of `NSRect`.
  @preconcurrency @MainActor
  public func fill(using operation: NSCompositingOperation) {
    guard let context = CGContext.current else { return }
    let own = context.state.blend
    context.setBlendMode(operation.blendMode)
    context.fill(self)
    context.state.blend = own
  }
  /// Draws a line inside of the rectangle, with the colour that `NSColor.set` has set. Mirrors
  /// AppKit's method of `NSRect`.
  @preconcurrency @MainActor
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
  @preconcurrency @MainActor
  public func clip() { CGContext.current?.clip(to: self) }
}
