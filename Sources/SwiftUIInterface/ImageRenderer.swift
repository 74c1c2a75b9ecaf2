// Pictures of views, by UIKit's name of a picture, observed by Combine.
public import CombineFoundation
public import Foundation
public import Tabstop
public import TabstopKits

/// A picture of views. Mirrors SwiftUI's `ImageRenderer`.
///
/// The views are drawn as they are at first: content that they load later, such as that of an `AsyncImage`, is missing.
/// Pictures of the program's library are decoded for it on the main thread. No window need be on screen, but there must
/// be a display.
@preconcurrency @MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  /// The views.
  public var content: Content { willSet { publishChange() } }
  /// The size that is proposed to the views; their own by default.
  public var proposedSize = ProposedViewSize.unspecified { willSet { publishChange() } }
  /// The pixels of a point.
  public var scale: CGFloat = 1 { willSet { publishChange() } }
  /// Whether the background is black instead of transparent.
  public var isOpaque = false { willSet { publishChange() } }

  /// The mode of colours. No effect: GTK draws in sRGB.
  public var colorMode = ColorRenderingMode.nonLinear
  /// The dynamic range of the picture. No effect: GTK draws in the screen's standard range.
  public var allowedDynamicRange: Image.DynamicRange?
  /// Whether changes of the properties are published.
  public var isObservationEnabled = true

  /// Creates a picture of views.
  public init(content view: Content) { content = view }

  private func publishChange() {
    if isObservationEnabled { objectWillChange.send() }
  }

  /// The picture, drawn when it is read; `nil` without a display.
  public var uiImage: UIImage? {
    ViewPicture.png(
      of: content, width: proposedSize.width.map(Double.init),
      height: proposedSize.height.map(Double.init), scale: scale,
      isOpaque: isOpaque
    ).flatMap { UIImage(data: Data($0)) }
  }

  /// The picture, by AppKit's name.
  public var nsImage: NSImage? { uiImage }
  /// The picture, by Core Graphics' type.
  public var cgImage: CGImage? { uiImage?.cgImage }

  /// Passes the size of the views, in points, and a closure that draws them: once, as a picture. Mirrors
  /// SwiftUI. Has no effect without a display.
  ///
  /// - Parameter rasterizationScale: The pixels of a point.
  public func render(
    rasterizationScale: CGFloat = 1,
    renderer: (_ size: CGSize, _ draw: (CGContext) -> Void) -> Void
  ) {
    // The scale is high enough for sharp print.
    let scale = max(rasterizationScale, 2)
    let png = ViewPicture.png(
      of: content, width: proposedSize.width.map(Double.init),
      height: proposedSize.height.map(Double.init), scale: scale, isOpaque: isOpaque)
    guard let picture = png.flatMap({ UIImage(data: Data($0)) }) else { return }
    let size = CGSize(width: picture.size.width / scale, height: picture.size.height / scale)
    renderer(size) { context in
      guard let image = picture.cgImage else { return }
      context.draw(image, in: CGRect(origin: .zero, size: size))
    }
  }
}
