// Pictures of views, by UIKit's name of a picture, observed by Combine.
public import CombineFoundation
public import Foundation
public import Tabstop
public import TabstopKits

/// A picture of views. Mirrors SwiftUI's `ImageRenderer`.
///
/// The views are drawn as they are at first: what they load later is missing, and so are pictures of the
/// program's library, which are decoded later. A window of the program must be on screen.
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

  /// No effect: GTK draws in sRGB.
  public var colorMode = ColorRenderingMode.nonLinear
  /// No effect: GTK draws in the screen's standard range.
  public var allowedDynamicRange: Image.DynamicRange?
  /// Whether changes of the properties are published.
  public var isObservationEnabled = true

  /// Creates a picture of views.
  public init(content view: Content) { content = view }

  private func publishChange() {
    if isObservationEnabled { objectWillChange.send() }
  }

  /// The picture, drawn when it is read; `nil` without a window on screen.
  public var uiImage: UIImage? {
    ViewPicture.png(
      of: content, width: proposedSize.width.map(Double.init),
      height: proposedSize.height.map(Double.init), scale: scale,
      isOpaque: isOpaque
    ).flatMap { UIImage(data: Data($0)) }
  }

  /// The same by AppKit's name.
  public var nsImage: NSImage? { uiImage }
}
