public import Foundation

extension UIImage {
  /// The picture as a file, for `NSBitmapImageRep(data:)`: a PNG file here. `nil` for icons.
  public var tiffRepresentation: Data? { pngData() }

  /// Creates a picture that a closure draws, with AppKit's classes.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - drawingHandlerShouldBeCalledWithFlippedContext: No effect: the origin is at the top left.
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
