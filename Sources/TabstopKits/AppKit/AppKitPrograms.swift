public import Foundation

/// Changes that a Mac animates: they are made at once. Mirrors AppKit's.
@preconcurrency @MainActor
public final class NSAnimationContext: NSObject {
  /// Stored, without effect: in seconds.
  public var duration: TimeInterval = 0
  /// Stored, without effect.
  public var allowsImplicitAnimation = false
  private override init() { super.init() }
  /// Makes the changes, and calls the handler.
  public class func runAnimationGroup(
    _ changes: (NSAnimationContext) -> Void, completionHandler: (() -> Void)? = nil
  ) {
    changes(NSAnimationContext())
    completionHandler?()
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
  ///   - size: In points.
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
}
