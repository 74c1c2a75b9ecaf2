/// An entry of an asset catalogue.
public struct Asset: Hashable {
  /// The kinds of entries that are read.
  public enum Kind: String { case picture, color, icon, data }

  /// The kind of the entry.
  public var kind: Kind
  /// The folders of the catalogue that are part of the name.
  public var namespace: [String] = []
  /// The name without the folders.
  public var name: String
  /// The variants, of which a window shows the best match.
  public var variants: [Variant] = []

  /// The name by which a program finds it.
  public var fullName: String { (namespace + [name]).joined(separator: "/") }

  /// A variant of an asset, which is shown in some windows.
  public struct Variant: Hashable {
    /// Whether the variant is for dark windows.
    public var isDark = false
    /// Whether the variant is for windows with high contrast.
    public var isHighContrast = false
    /// Pixels per point.
    public var scale = 1.0
    /// The content of the variant.
    public var content: Content

    /// The name of the window's appearance: "", "dark", "contrast" or "dark,contrast".
    var appearance: String {
      [isDark ? "dark" : "", isHighContrast ? "contrast" : ""].filter { !$0.isEmpty }
        .joined(separator: ",")
    }
  }

  /// The content of a variant.
  public enum Content: Hashable {
    /// The path of a file.
    case file(String)
    /// Components from 0 to 1 in a colour space: "srgb", "linear" or "p3".
    case components(space: String, red: Double, green: Double, blue: Double, alpha: Double)
    /// A colour of the system, by UIKit's or AppKit's name.
    case systemColor(String)
  }
}
