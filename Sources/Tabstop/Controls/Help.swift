internal import CGtk
internal import GtkBridge

extension View {
  /// What the pointer is told when it rests on the view; assistive technology takes it for the
  /// view's description. Mirrors SwiftUI's `help(_:)`.
  public func help(_ text: Text) -> some View { modifier(HelpModifier(text: text.content)) }

  /// A tip about the view. Mirrors SwiftUI.
  public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

  /// A tip about the view. Mirrors SwiftUI.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
}

private struct HelpModifier: Decoration {
  let text: String

  func apply(to widget: Widget, old: HelpModifier?, _ environment: InheritedValues) {
    guard old?.text != text else { return }
    gtk_widget_set_tooltip_text(widget.pointer, text)
    // That is a description as well, which Orca says twice (GTK 4.8).
    widget.resetAccessibleDescription()
    widget.accessible.accessibleHelp = text
  }
}
