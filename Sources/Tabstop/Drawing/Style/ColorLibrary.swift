internal import GtkBridge

/// A program's own colours, by the names that `Color("…")` asks for: what an asset catalogue is on
/// Apple's systems.
@MainActor
public enum ColorLibrary {
  nonisolated(unsafe) private static var names: Set<String> = []
  nonisolated(unsafe) private static var missing: Set<String> = []

  /// Adds a colour. To be called before the program runs.
  ///
  /// - Parameter dark: In dark windows; `nil` is the same.
  public static func add(_ name: String, light: Color, dark: Color? = nil) {
    names.insert(name)
    StyleSheet.shared.defineColor(cssName(name), light: light, dark: dark ?? light)
  }

  nonisolated fileprivate static func color(_ name: String) -> Color {
    if names.contains(name) { return Color(css: "@\(cssName(name))") }
    if missing.insert(name).inserted {
      StandardError.print("Tabstop: there is no colour \"\(name)\" in the ColorLibrary.")
    }
    return .primary
  }

  nonisolated private static func cssName(_ name: String) -> String {
    "asset_" + name.utf8.map { String($0, radix: 16) }.joined()
  }
}

extension Color {
  /// A colour of the `ColorLibrary`; that of text, with a warning, if it has none of that name.
  /// Mirrors SwiftUI.
  public init(_ name: String) { self = ColorLibrary.color(name) }
}
