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
      let name = cssName("\(light.css)/\(dark.css)")
      let known = adaptingColors[name]?.definition
      let definition =
        known ?? ColorDefinition(with: .both(light.definition, dark.definition))
      if known == nil {
        forgetUnused()
        adaptingColors[name] = WeakDefinition(definition: definition)
        StyleSheet.shared.defineColor(name, light: light, dark: dark)
      }
      return Color(css: "@\(name)", definition)
    }
  }

  private struct WeakDefinition {
    weak var definition: ColorDefinition?
  }

  private static var adaptingColors: [String: WeakDefinition] = [:]
  /// The number of adapting colours at which unused ones are looked for.
  private static var limit = 64

  /// The number of defined adapting colours.
  static var adaptingCount: Int { adaptingColors.count }

  /// Releases the adapting colours that neither a value nor the style of a view contains, if there are
  /// many: a program may make others without end.
  private static func forgetUnused() {
    guard adaptingColors.count >= limit else { return }
    let words = StyleSheet.shared.rules.text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    let styles = Set(words)
    for (name, weak) in adaptingColors where weak.definition == nil && !styles.contains(name[...]) {
      adaptingColors[name] = nil
      StyleSheet.shared.forgetColor(name)
    }
    limit = max(64, 2 * adaptingColors.count)
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

/// Keeps the definition of a colour's name while a colour has it.
final class ColorDefinition: Hashable, Sendable {
  /// The definitions of which this one is composed.
  private let parts: [ColorDefinition]

  /// - Parameter part: Another definition that this one needs.
  init(with part: ColorDefinition? = nil) { parts = part.map { [$0] } ?? [] }
  private init(_ parts: [ColorDefinition]) { self.parts = parts }

  static func both(_ a: ColorDefinition?, _ b: ColorDefinition?) -> ColorDefinition? {
    guard let a, let b, a !== b else { return a ?? b }
    return ColorDefinition([a, b])
  }

  // Colours are compared by their text alone.
  static func == (a: ColorDefinition, b: ColorDefinition) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}

extension Color {
  /// Creates a colour of the `ColorLibrary`, or of an asset catalogue; if there is none with that
  /// name, the colour of text, with a warning. Mirrors SwiftUI.
  public init(_ name: String) { self = ColorLibrary.color(AssetName(name)) }
}
