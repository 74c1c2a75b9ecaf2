public import Foundation

extension UIImage {
  /// The frames of an animated picture; `nil` for a picture that is not animated.
  public var images: [UIImage]? { details.frames?.images }
  /// The duration of all frames together, in seconds.
  public var duration: TimeInterval { details.frames?.duration ?? 0 }
  /// Creates an animated picture, whose frames a `UIImageView` shows one after the other; other
  /// views show the first. `nil` for an empty array.
  ///
  /// - Parameter duration: The duration of all frames together, in seconds; 0 means a thirtieth of
  ///   a second for each.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    let picture = UIImage(same: first)
    picture.details.frames = (images, duration)
    return picture
  }
  /// Creates an animated picture from the pictures `name0`, `name1` and so on; `nil` if there is
  /// none.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    var images: [UIImage] = []
    while let next = UIImage(named: name + String(images.count)) { images.append(next) }
    return animatedImage(with: images, duration: duration)
  }

  /// The picture as a file. UIKit's is a HEIC file: it is a JPEG file here. `nil` as for `pngData()`.
  public func heicData() -> Data? { jpegData(compressionQuality: 0.9) }
  /// Whether it is an icon of the desktop's theme.
  public var isSymbolImage: Bool { !isPicture }
  /// How the picture is drawn. Always the default: a view decides.
  public var renderingMode: RenderingMode { .automatic }
  /// The configuration of a symbol. Always `nil`: configurations have no effect.
  public var symbolConfiguration: SymbolConfiguration? { nil }
  /// The configuration. Always `nil`: configurations have no effect.
  public var configuration: Configuration? { nil }
  /// Returns the picture with insets for its alignment. It is the same: views are aligned by their frames.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }
  /// The insets for the alignment. Always zero.
  public var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The picture, mirrored horizontally.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    guard size.width >= 1, size.height >= 1 else { return self }
    return UIGraphicsImageRenderer(size: size).image { context in
      context.cgContext.translateBy(x: size.width, y: 0)
      context.cgContext.scaleBy(x: -1, y: 1)
      draw(at: .zero)
    }
  }
  /// Returns the picture for right-to-left languages. It is the same: use `flipsForRightToLeftLayoutDirection`.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
  /// Returns a picture that can be stretched. It is the same, and stretched as a whole.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
  /// Returns a picture that can be stretched. It is the same, and stretched as a whole.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage { self }
  /// Returns a picture that can be stretched. It is the same, and stretched as a whole.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    self
  }
  /// Returns the picture in decoded form. It is the same: pictures are decoded off the main thread anyway.
  public func preparingForDisplay() -> UIImage? { self }
  /// Passes the picture to the handler in decoded form. It is the same: pictures are decoded off the main thread
  /// anyway.
  public func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) {
    completionHandler(self)
  }
  /// Returns the picture in decoded form. It is the same: pictures are decoded off the main thread anyway.
  public func byPreparingForDisplay() async -> UIImage? { self }
  /// A smaller copy; `nil` for icons.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }

  /// Creates a picture of a bundle's resources; `nil` if there is none with that name. The traits have no
  /// effect: a picture has its variants for light and dark windows.
  @preconcurrency @MainActor
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name, in: bundle)
  }
}
