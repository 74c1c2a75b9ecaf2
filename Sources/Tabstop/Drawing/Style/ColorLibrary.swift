internal import GtkBridge

/// A program's own colours, by the names for `Color("…")`: the counterpart of an asset catalogue on
/// Apple's systems.
@MainActor
public enum ColorLibrary {
  nonisolated(unsafe) private static var names: Set<String> = []
  nonisolated(unsafe) private static var missing: Set<String> = []

  /// Adds a colour. Call it before the program runs.
  ///
  /// - Parameter dark: The colour in dark windows; `nil` is the same.
  public static func add(_ name: String, light: Color, dark: Color? = nil) {
    names.insert(name)
    StyleSheet.shared.defineColor(cssName(name), light: light, dark: dark ?? light)
  }

  /// A colour that is another one in dark windows; off the main thread always the light one.
  package nonisolated static func adapting(light: Color, dark: Color) -> Color {
    guard light != dark, MainLoop.isMainThread else { return light }
    return MainActor.assumeIsolated {
      // Equal pairs share a name.
      let name = "\(light.css)/\(dark.css)"
      if !names.contains(name) { add(name, light: light, dark: dark) }
      return color(name)
    }
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
  /// Creates a colour of the `ColorLibrary`; if it has none with that name, the colour of text,
  /// with a warning. Mirrors SwiftUI.
  public init(_ name: String) { self = ColorLibrary.color(name) }
}
