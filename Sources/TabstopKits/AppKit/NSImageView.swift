internal import Tabstop

/// How a picture fills a view. Mirrors AppKit's `NSImageScaling`.
public enum NSImageScaling: UInt, Sendable {
  case scaleProportionallyDown, scaleAxesIndependently, scaleNone, scaleProportionallyUpOrDown
}

/// Where a picture is in a view. Mirrors AppKit's `NSImageAlignment`.
public enum NSImageAlignment: UInt, Sendable {
  case alignCenter, alignTop, alignTopLeft, alignTopRight, alignLeft, alignBottom
  case alignBottomLeft, alignBottomRight, alignRight
}

/// A picture. Mirrors the part of AppKit's `NSImageView` that SwiftUI sources use.
open class NSImageView: NSControl {
  /// The style of the frame. Mirrors AppKit's. There is none.
  public enum FrameStyle: UInt, Sendable { case none, photo, grayBezel, groove, button }

  /// The picture.
  @_Drawn open var image: NSImage?
  /// How the picture fills the view.
  @_Drawn open var imageScaling = NSImageScaling.scaleProportionallyDown
  /// Where the picture is in the view.
  @_Drawn open var imageAlignment = NSImageAlignment.alignCenter
  /// The colour of a symbol.
  @_Drawn open var contentTintColor: NSColor?
  /// The style of the frame. Stored, without effect.
  open var imageFrameStyle = FrameStyle.none
  /// The size and weight of a symbol. Stored, without effect: an icon has the size of the text around it.
  open var symbolConfiguration: NSImage.SymbolConfiguration?
  /// Whether the pictures of a file are shown one after the other. Stored, without effect: the first one is shown.
  open var animates = false
  /// Whether the user can drop another picture. Stored, without effect.
  open var isEditable = false
  /// Whether the user can copy the picture. Stored, without effect.
  open var allowsCutCopyPaste = true

  /// Creates a view of a picture.
  public convenience init(image: NSImage) {
    self.init(frame: .zero)
    self.image = image
  }

  override var content: AnyView? {
    guard let image else { return nil }
    let picture = Image(uiImage: image)
    let shown: AnyView =
      switch imageScaling {
      case .scaleAxesIndependently: AnyView(picture.resizable())
      case .scaleNone: AnyView(picture)
      case .scaleProportionallyUpOrDown: AnyView(picture.resizable().scaledToFit())
      case .scaleProportionallyDown:
        AnyView(
          picture.resizable().scaledToFit()
            .frame(maxWidth: image.size.width, maxHeight: image.size.height))
      }
    return AnyView(
      shown.foregroundColor(contentTintColor?.color)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
  }

  private var alignment: Alignment {
    switch imageAlignment {
    case .alignCenter: .center
    case .alignTop: .top
    case .alignTopLeft: .topLeading
    case .alignTopRight: .topTrailing
    case .alignLeft: .leading
    case .alignBottom: .bottom
    case .alignBottomLeft: .bottomLeading
    case .alignBottomRight: .bottomTrailing
    case .alignRight: .trailing
    }
  }
}
