internal import GtkBridge

extension View {
  /// Adds a tooltip to the view; for assistive technology it is the view's description. Mirrors
  /// SwiftUI's `help(_:)`.
  public func help(_ text: Text) -> some View { modifier(HelpModifier(text: text.content)) }

  /// Adds a tooltip to the view. Mirrors SwiftUI.
  public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

  /// Adds a tooltip to the view. Mirrors SwiftUI.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }

  /// Adds a tooltip that may come later.
  package func _help(_ text: String?) -> ModifiedContent<Self, HelpModifier> {
    modifier(HelpModifier(text: text))
  }
}

package struct HelpModifier: Decoration {
  /// The text; `nil` while there is none.
  let text: String?

  func apply(to widget: Widget, old: HelpModifier?, _ environment: InheritedValues) {
    guard old?.text != text else { return }
    widget.setTooltip(text)
    // GTK makes the tooltip a description as well, which Orca announces twice (GTK 4.8).
    widget.resetAccessibleDescription()
    widget.accessible.accessibleHelp = text
  }
}
