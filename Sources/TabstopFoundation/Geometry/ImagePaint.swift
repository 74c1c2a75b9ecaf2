public import Foundation
public import Tabstop

/// A style that repeats a picture. Mirrors SwiftUI's `ImagePaint`. An icon is not repeated: it paints the
/// foreground colour.
public struct ImagePaint: ShapeStyle {
  /// The picture.
  public var image: Image
  /// The part that is used, as shares of its width and height.
  public var sourceRect: CGRect
  /// The size in relation to the picture's own.
  public var scale: CGFloat

  /// Creates a style.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  public nonisolated func _paint(_ context: _StyleContext) -> _Paint {
    PicturePaint(image: image, source: sourceRect.bounds, scale: scale)._paint(context)
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// A picture that is repeated. Mirrors SwiftUI.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
