internal import CGtk

/// A style sheet of this program.
public final class CSSProvider: ObjectRef {
  /// Creates an empty provider.
  public init() { super.init(UnsafeMutableRawPointer(gtk_css_provider_new()!)) }

  /// Replaces the style sheet.
  public func load(_ css: String) {
    // 4.12 deprecates it for load_from_string, which 4.8 does not have.
    gtk_css_provider_load_from_data(cast(to: GtkCssProvider.self), css, gssize(css.utf8.count))
  }

  /// Loads a style sheet from the program's memory.
  public func load(_ css: UnsafePointer<UInt8>, size: Int) {
    css.withMemoryRebound(to: CChar.self, capacity: size) {
      gtk_css_provider_load_from_data(cast(to: GtkCssProvider.self), $0, size)
    }
  }

  /// Applies the sheet to one widget only.
  public func add(to widget: Widget) {
    gtk_style_context_add_provider(
      gtk_widget_get_style_context(widget.pointer), opaque,
      UInt32(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
  }

  /// Applies the sheet to one widget only, above all others.
  public func override(_ widget: Widget) {
    gtk_style_context_add_provider(
      gtk_widget_get_style_context(widget.pointer), opaque, UInt32(GTK_STYLE_PROVIDER_PRIORITY_USER)
    )
  }

  /// Stops applying the sheet to a widget.
  public func endOverride(of widget: Widget) {
    gtk_style_context_remove_provider(gtk_widget_get_style_context(widget.pointer), opaque)
  }

  /// Applies the sheet to all windows.
  public func add(priority: UInt32) {
    gtk_style_context_add_provider_for_display(gdk_display_get_default(), opaque, priority)
  }
}
