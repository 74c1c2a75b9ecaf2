internal import CGtk
internal import GtkBridge

/// A control that chooses a colour in a window of its own. Mirrors SwiftUI's `ColorPicker`.
public struct ColorPicker<Label: View>: _PlainView {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  let label: Label

  /// Creates a color picker with a label of any views.
  ///
  /// - Parameter supportsOpacity: Whether the colour may be translucent: the window then has a
  ///   slider for it.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
    self.label = label()
  }

  /// The content of the view.
  public var body: some View {
    LabeledRow(
      label: label, content: ColorButton(color: selection, hasOpacity: supportsOpacity),
      shape: .filling)
  }
}

extension ColorPicker where Label == Text {
  /// Creates a color picker with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// Creates a color picker with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

private struct ColorButton: _PrimitiveView {
  let color: Binding<Color>
  let hasOpacity: Bool

  static func _makeNode(_ view: ColorButton, _ context: _Context) -> _ViewNode<ColorButton> {
    ColorButtonNode(view, context)
  }
}

private final class ColorButtonNode: ControlNode<ColorButton> {
  /// What the button is named by.
  private var spoken = (title: "", value: "")

  init(_ view: ColorButton, _ context: _Context) {
    super.init(view, context, widget: Widget(gtk_color_button_new()))
    StyleSheet.shared.include(.controls)
    // The inner button is the accessible button.
    Widget.setLayoutRole(widget.pointer)
    gtk_color_button_set_modal(widget.opaque, 1)
    listen(to: "color-set") { [unowned self] _ in
      var value = GdkRGBA()
      gtk_color_chooser_get_rgba(widget.opaque, &value)
      input(Color(value), to: self.view.color)
    }
    join()
    if let button = widget.pointer.firstChild {
      listen(to: "clicked", of: Widget(button), after: true) { _ in ColorDialog.nameSwatches() }
    }
    if let title = environment.inherited.label?.text {
      gtk_color_button_set_title(widget.opaque, title)
    }
  }

  override func show() {
    let color = track { view.color.wrappedValue }
    gtk_color_chooser_set_use_alpha(widget.opaque, view.hasOpacity ? 1 : 0)
    // As components: a colour of the palette depends on light, dark and contrast.
    let components = color.components
    var value = GdkRGBA(
      red: Float(components.red), green: Float(components.green), blue: Float(components.blue),
      alpha: Float(components.opacity))
    write { gtk_color_chooser_set_rgba(widget.opaque, &value) }
    // GTK announces no colour.
    let spoken = (title: environment.inherited.label?.text ?? "", value: color.spokenName)
    guard spoken != self.spoken else { return }
    self.spoken = spoken
    widget.nameInnerButton(spoken.title, value: spoken.value)
  }
}

/// GTK's window for choosing a colour.
@MainActor
private enum ColorDialog {
  /// Names the colours below the palette, for which GTK (4.8) has no names; the first opens the
  /// editor. They would be announced by the names of their classes.
  static func nameSwatches() {
    let windows = gtk_window_get_toplevels()!
    for index in 0..<g_list_model_get_n_items(windows) {
      guard let window = g_list_model_get_object(windows, index) else { continue }
      defer { g_object_unref(window) }
      let dialog = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self)
      if tabstop_object_type(dialog) == gtk_color_chooser_dialog_get_type() { name(in: dialog) }
    }
  }

  private static func name(in parent: WidgetPointer) {
    var next = parent.firstChild
    while let child = next {
      let type = tabstop_object_type(child)
      if type == gtk_color_chooser_widget_get_type() {
        Widget(child).setNameless()
      } else if type == g_type_from_name("GtkColorSwatch"),
        gtk_test_accessible_has_property(OpaquePointer(child), GTK_ACCESSIBLE_PROPERTY_LABEL) == 0
      {
        let isNew = String(cString: gtk_widget_get_name(child)) == "add-color-button"
        Widget(child).setAccessibleLabel(
          isNew ? String(own: "New Colour") : String(own: "Colour of Your Own"))
      }
      name(in: child)
      next = child.nextSibling
    }
  }
}

extension Color {
  fileprivate init(_ value: GdkRGBA) {
    self.init(
      red: Double(value.red), green: Double(value.green), blue: Double(value.blue),
      opacity: Double(value.alpha))
  }
}
