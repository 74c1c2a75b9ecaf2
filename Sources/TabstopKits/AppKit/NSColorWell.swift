internal import Foundation
internal import Tabstop

/// A button that chooses a colour in a window of its own. Mirrors AppKit's `NSColorWell`.
open class NSColorWell: _NSValueControl {
  /// The look of the button. Mirrors AppKit's. No effect.
  public enum Style: Int, Sendable { case `default`, minimal, expanded }
  /// The colour.
  @_Drawn open var color = NSColor.white
  /// Whether the colour may be translucent.
  @_Drawn open var supportsAlpha = true
  /// The look of the button. Stored, without effect.
  open var colorWellStyle = Style.default
  /// Whether it has a border. Stored, without effect.
  open var isBordered = true
  /// The picture of the button. Stored, without effect: it shows the colour.
  open var image: NSImage?
  /// Whether its colour is the one of the colour panel. Always `false`.
  open var isActive: Bool { false }

  /// Creates a button with a look.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    colorWellStyle = style
  }
  /// Connects the button with the colour panel. No effect: it has a window of its own.
  open func activate(_ exclusive: Bool) {}
  /// Disconnects the button from the colour panel. No effect.
  open func deactivate() {}
  /// Takes the colour of a colour panel or of another well.
  open func takeColorFrom(_ sender: Any?) {
    if let well = sender as? NSColorWell { color = well.color }
    if let panel = sender as? NSColorPanel { color = panel.color }
  }

  override var content: AnyView? {
    let chosen = byUser(self, \.color)
    return AnyView(
      ColorPicker(
        accessibilityLabel ?? "",
        selection: Binding {
          chosen.wrappedValue.color
        } set: {
          chosen.wrappedValue = NSColor($0)
        }, supportsOpacity: supportsAlpha
      ).labelsHidden().disabled(!isEnabled))
  }
}
