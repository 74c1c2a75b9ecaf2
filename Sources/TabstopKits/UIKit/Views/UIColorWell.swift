import Foundation
internal import Tabstop

/// A button that chooses a colour in a window of its own. Mirrors UIKit's `UIColorWell`.
open class UIColorWell: UIControl {
  /// The text that is announced for the button. The desktop's window has a title of its own.
  @_Drawn open var title: String? = nil
  /// Whether the colour may be translucent.
  @_Drawn open var supportsAlpha = true
  /// The colour.
  @_Drawn open var selectedColor: UIColor? = nil

  private var color: UIColor {
    get { selectedColor ?? .white }
    set { selectedColor = newValue }
  }

  override var content: AnyView? {
    let chosen = byUser(self, \.color)
    return AnyView(
      ColorPicker(
        accessibilityLabel ?? title ?? "",
        selection: Binding {
          chosen.wrappedValue.color
        } set: {
          chosen.wrappedValue = UIColor($0)
        }, supportsOpacity: supportsAlpha
      ).labelsHidden().disabled(!isEnabled))
  }
}
