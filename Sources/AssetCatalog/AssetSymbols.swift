/// The Swift source with a symbol for each picture and colour, as Xcode generates it: `.brand`.
public struct AssetSymbols {
  private let colors: [Symbol]
  private let pictures: [Symbol]
  private let folder: String
  private let sources: [String]

  private struct Symbol {
    let path: [String]
    let asset: Asset
  }

  /// Creates the symbols of assets.
  /// - Parameters:
  ///   - folder: The name of the folder in which the program finds the assets.
  ///   - sources: The other sources of the target.
  public init(_ assets: [Asset], folder: String, sources: [String] = []) {
    self.folder = folder
    self.sources = sources
    func symbols(_ kind: Asset.Kind) -> [Symbol] {
      var taken = Set<[String]>()
      return assets.filter { $0.kind == kind }.compactMap { asset in
        let suffix = kind == .color ? "Color" : "Image"
        let path =
          asset.namespace.map { Identifier.type($0) }
          + [Identifier.value(asset.name, withoutSuffix: suffix)]
        return taken.insert(path).inserted ? Symbol(path: path, asset: asset) : nil
      }
    }
    colors = symbols(.color)
    pictures = symbols(.picture)
  }

  /// The Swift source of the symbols.
  public var source: String {
    var text = """
      // The names of asset catalogues, by the plugin AssetCatalogs.
      #if canImport(SwiftUI)
        import SwiftUI
      #else
        import Tabstop
      #endif

      """
    if !colors.isEmpty { text += resources("ColorResource", colors) + colorMembers }
    if !pictures.isEmpty { text += resources("ImageResource", pictures) + pictureMembers }
    return text
  }

  /// The members of a resource type, those of namespaces in enumerations.
  private func resources(_ type: String, _ symbols: [Symbol]) -> String {
    func members(_ symbols: [(path: [String], asset: Asset)], _ indent: String) -> String {
      var text = ""
      for symbol in symbols where symbol.path.count == 1 {
        text += """
          \(indent)nonisolated static let \(Identifier.escaped(symbol.path[0])) = \(type)(
          \(indent)  _name: \(Self.literal(symbol.asset.fullName)), _folder: \(Self.literal(folder)))

          """
      }
      let inner = symbols.filter { $0.path.count > 1 }
      for name in Set(inner.map { $0.path[0] }).sorted() {
        let part = inner.filter { $0.path[0] == name }
        text += "\(indent)enum \(Identifier.escaped(name)) {\n"
        text += members(part.map { (Array($0.path.dropFirst()), $0.asset) }, indent + "  ")
        text += "\(indent)}\n"
      }
      return text
    }
    return "\nextension \(type) {\n\(members(symbols.map { ($0.path, $0.asset) }, "  "))}\n"
  }

  private var colorMembers: String {
    let new = colors.filter { !Identifier.colors.contains($0.path[0]) }
    // `Color` has the names of its styles: with two declarations of a name the compiler tries both. The target's own
    // styles may return `Color`'s.
    let ownStyles = Set(
      sources.filter { $0.contains("extension ShapeStyle") }.flatMap(Self.statics))
    return extend("Color", new.filter { ownStyles.contains($0.path[0]) }, "Color(ColorResource.%)")
      + extend("ShapeStyle where Self == Color", new, "Color(ColorResource.%)", type: "Color")
      + onlyWithSwiftUI(extend("UIColor", new, "UIColor(resource: .%)", alias: "NSColor"))
  }

  private var pictureMembers: String {
    let new = pictures.filter { !Identifier.pictures.contains($0.path[0]) }
    return onlyWithSwiftUI(extend("UIImage", new, "UIImage(resource: .%)", alias: "NSImage"))
  }

  /// An extension with a property for each symbol outside of namespaces. Those that the target
  /// declares itself in an extension of the type are left out: sources from before Xcode made symbols
  /// do.
  ///
  /// - Parameter value: The property's value; % is the symbol.
  private func extend(
    _ extended: String, _ symbols: [Symbol], _ value: String, type: String? = nil,
    alias: String? = nil
  ) -> String {
    let name = String(extended.prefix { $0 != " " })
    let declared = Set(
      sources.filter { source in
        [name, alias].compactMap(\.self).contains { source.contains("extension \($0)") }
      }.flatMap(Self.statics))
    let members = symbols.filter { $0.path.count == 1 && !declared.contains($0.path[0]) }
      .map { Identifier.escaped($0.path[0]) }
    if members.isEmpty { return "" }
    let lines = members.map {
      "  static var \($0): \(type ?? name) { \(value.replacing("%", with: $0)) }\n"
    }
    return "\nextension \(extended) {\n\(lines.joined())}\n"
  }

  private func onlyWithSwiftUI(_ text: String) -> String {
    text.isEmpty ? "" : "\n#if canImport(SwiftUI)\(text)#endif\n"
  }

  /// The names of the static properties in a source.
  private static func statics(_ source: String) -> [String] {
    source.matches(of: /\bstatic\s+(?:var|let)\s+`?(\w+)/).map { String($0.output.1) }
  }

  private static func literal(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
