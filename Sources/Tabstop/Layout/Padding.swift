internal import CGtk
internal import GtkBridge

extension View {
  /// Space around the view: 16 points on all sides unless said otherwise. Mirrors SwiftUI.
  public func padding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> some View {
    modifier(PaddingModifier(insets: EdgeInsets(edges, length ?? 16)))
  }

  /// Space on all sides, in points.
  public func padding(_ length: Double) -> some View {
    modifier(PaddingModifier(insets: EdgeInsets(.all, length)))
  }

  /// Space on each side, in points.
  public func padding(_ insets: EdgeInsets) -> some View {
    modifier(PaddingModifier(insets: insets))
  }
}

package struct PaddingModifier: Decoration {
  let insets: EdgeInsets

  /// A row keeps its place in the card of its form: the space is within it.
  func makeWrapper(around widget: Widget, _ environment: InheritedValues) -> Widget? {
    widget.hasClass("form-row") ? FormRow.padded(widget) : nil
  }

  func apply(to widget: Widget, old: PaddingModifier?, _ environment: InheritedValues) {
    // Several paddings on one widget add up: each knows only its own share.
    let was = old?.insets ?? EdgeInsets()
    guard was != insets else { return }
    let padded = FormRow.content(of: widget)
    let pointer = padded ?? widget.pointer
    func share(_ now: Double, _ was: Double) -> Int32 {
      Int32(now.rounded()) - Int32(was.rounded())
    }
    gtk_widget_set_margin_top(
      pointer, gtk_widget_get_margin_top(pointer) + share(insets.top, was.top))
    gtk_widget_set_margin_bottom(
      pointer, gtk_widget_get_margin_bottom(pointer) + share(insets.bottom, was.bottom))
    gtk_widget_set_margin_start(
      pointer, gtk_widget_get_margin_start(pointer) + share(insets.leading, was.leading))
    gtk_widget_set_margin_end(
      pointer, gtk_widget_get_margin_end(pointer) + share(insets.trailing, was.trailing))
    if padded == nil { widget.hasMargins = true }
  }
}
