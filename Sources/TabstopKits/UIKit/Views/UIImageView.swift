public import Foundation
internal import Tabstop
internal import TabstopFoundation

/// A picture. Mirrors the part of UIKit's `UIImageView` that SwiftUI sources use.
open class UIImageView: UIView {
  /// The picture.
  public var image: UIImage? { didSet { changed(oldValue != image) } }

  /// Creates a view of a picture.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: .zero)
  }

  /// Creates a view.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override var content: AnyView? {
    guard let image else { return nil }
    let picture = Image(uiImage: image)
    switch contentMode {
    case .scaleToFill, .redraw: return AnyView(picture.resizable())
    case .scaleAspectFit: return AnyView(picture.resizable().scaledToFit())
    case .scaleAspectFill: return AnyView(picture.resizable().scaledToFill())
    default: return AnyView(picture)
    }
  }
}
