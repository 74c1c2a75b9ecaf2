public import Foundation

/// A shadow. Mirrors the `NSShadow` of AppKit and UIKit; views have one, texts do not.
@preconcurrency @MainActor
open class NSShadow: NSObject {
  private let header = AttributeHeader()
  /// The place of the shadow, from what casts it.
  open var shadowOffset = CGSize.zero
  /// The distance within which it fades.
  open var shadowBlurRadius: CGFloat = 0
  /// The colour. In UIKit its type is `Any`.
  open var shadowColor: UIColor? = UIColor.black.withAlphaComponent(1 / 3)
  /// Creates a shadow without a blur.
  nonisolated public override init() { super.init() }
  /// Gives what is drawn next the shadow. Mirrors AppKit's.
  open func set() {
    NSGraphicsContext.current?.cgContext.setShadow(
      offset: CGSize(width: shadowOffset.width, height: -shadowOffset.height),
      blur: shadowBlurRadius, color: shadowColor?.cgColor)
  }
}

extension _ViewInWindow where Self: UIView {
  /// The shadow of the view's layer. Mirrors AppKit.
  public var shadow: NSShadow? {
    get {
      guard let layer, layer.shadowOpacity > 0 else { return nil }
      let shadow = NSShadow()
      (shadow.shadowOffset, shadow.shadowBlurRadius) = (layer.shadowOffset, layer.shadowRadius)
      shadow.shadowColor = layer.shadowColor.map { UIColor(cgColor: $0) }
      return shadow
    }
    set {
      layer?.shadowOpacity = newValue == nil ? 0 : 1
      guard let newValue else { return }
      layer?.shadowOffset = newValue.shadowOffset
      layer?.shadowRadius = newValue.shadowBlurRadius
      layer?.shadowColor = newValue.shadowColor?.cgColor
    }
  }
}
