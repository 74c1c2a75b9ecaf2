internal import GtkBridge
internal import Synchronization

/// A program's own colours, by the names for `Color("…")`, in addition to those of its asset
/// catalogues, which the plugin AssetCatalogs reads.
@MainActor
public enum ColorLibrary {
  private struct Names {
    var added: Set<String> = []
    var missing: Set<AssetName> = []
    var defined: Set<String> = []
  }

  nonisolated private static let names = Mutex(Names())

  /// Adds a colour. Call it before the program runs.
  ///
  /// - Parameter dark: The colour in dark windows; `nil` is the same.
  public static func add(_ name: String, light: Color, dark: Color? = nil) {
    names.withLock { _ = $0.added.insert(name) }
    StyleSheet.shared.defineColor(cssName(name), light: light, dark: dark ?? light)
  }

  /// A colour that is another one in dark windows; off the main thread always the light one.
  package nonisolated static func adapting(light: Color, dark: Color) -> Color {
    guard light != dark, MainLoop.isMainThread else { return light }
    return MainActor.assumeIsolated {
      // Equal pairs share a name.
      let name = "\(light.css)/\(dark.css)"
      if !names.withLock({ $0.added.contains(name) }) { add(name, light: light, dark: dark) }
      return Color(css: "@\(cssName(name))")
    }
  }

  nonisolated static func color(_ name: AssetName) -> Color {
    if names.withLock({ $0.added.contains(name.name) }) {
      return Color(css: "@\(cssName(name.name))")
    }
    if let (id, color) = ProgramAssets.shared.color(name) {
      let css = cssName(id)
      if names.withLock({ $0.defined.insert(id).inserted }) {
        onMainActor { StyleSheet.shared.defineColor(css, color) }
      }
      return Color(css: "@\(css)")
    }
    if names.withLock({ $0.missing.insert(name).inserted }) {
      StandardError.print(
        "Tabstop: there is no colour \"\(name.name)\" in the ColorLibrary or an asset catalogue; "
          + ProgramAssets.shared.places(for: name) + ".")
    }
    return .primary
  }

  nonisolated static func has(_ name: AssetName) -> Bool {
    names.withLock { $0.added.contains(name.name) } || ProgramAssets.shared.color(name) != nil
  }

  nonisolated private static func cssName(_ name: String) -> String {
    "asset_" + name.utf8.map { String($0, radix: 16) }.joined()
  }
}

extension Color {
  /// Creates a colour of the `ColorLibrary`, or of an asset catalogue; if there is none with that
  /// name, the colour of text, with a warning. Mirrors SwiftUI.
  public init(_ name: String) { self = ColorLibrary.color(AssetName(name)) }
}
