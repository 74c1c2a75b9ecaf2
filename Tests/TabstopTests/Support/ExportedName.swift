import CGtk
import Foundation

/// The accessible name that GTK exports for a widget, as its tests describe it.
@MainActor
func exportedName(of widget: UnsafeMutablePointer<GtkWidget>) -> String {
  exportedText(GTK_ACCESSIBLE_PROPERTY_LABEL, of: widget)
}

/// The description of a widget for assistive technology.
func exportedDescription(of widget: UnsafeMutablePointer<GtkWidget>) -> String {
  exportedText(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, of: widget)
}

private func exportedText(
  _ property: GtkAccessibleProperty, of widget: UnsafeMutablePointer<GtkWidget>
) -> String {
  // Its last parameters are variadic, which Swift cannot call: it compares the name with one that no widget has.
  typealias Check =
    @convention(c) (OpaquePointer, GtkAccessibleProperty, UnsafePointer<CChar>) ->
    UnsafeMutablePointer<CChar>?
  let check = unsafeBitCast(dlsym(nil, "gtk_test_accessible_check_property"), to: Check.self)
  guard let text = check(OpaquePointer(widget), property, "\u{1}") else {
    return "\u{1}"
  }
  defer { g_free(text) }
  return String(cString: text)
}
