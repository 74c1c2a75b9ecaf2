internal import CGtk

extension Image {
  /// The icon of the desktop's theme for a symbol; `nil` if it has none.
  static func themeIcon(for symbol: String) -> String? {
    let theme = gtk_icon_theme_get_for_display(gdk_display_get_default())
    let name = "\(SymbolNames.icon(for: symbol))-symbolic"
    return gtk_icon_theme_has_icon(theme, name) != 0 ? name : nil
  }

  /// Whether it is a symbol that can be shown.
  var isSymbolOfTheme: Bool {
    guard case .icon(let name) = source else { return false }
    return SymbolNames.drawing(of: name) != nil || Self.themeIcon(for: name) != nil
  }
}
