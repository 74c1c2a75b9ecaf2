public import Foundation

extension UIImage {
  /// The configuration of a symbol. Stored, without effect: a symbol has the size of the font
  /// around it. Mirrors UIKit's.
  // Sendable: immutable.
  public class Configuration: NSObject, @unchecked Sendable {
    override init() { super.init() }
  }

  /// The configuration of a symbol. No effect: a symbol has the size of the font around it.
  /// Mirrors UIKit's.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// Creates a configuration.
    public init(pointSize: CGFloat) { super.init() }
    /// Creates a configuration.
    public init(pointSize: CGFloat, weight: UIFont.Weight) { super.init() }
    /// Creates a configuration.
    public init(pointSize: CGFloat, weight: SymbolWeight = .regular, scale: SymbolScale = .default)
    { super.init() }
    /// Creates a configuration.
    public init(textStyle: UIFont.TextStyle, scale: SymbolScale = .default) { super.init() }
    /// Creates a configuration.
    public init(font: UIFont) { super.init() }
    /// Creates a configuration.
    public init(scale: SymbolScale) { super.init() }
    /// Creates a configuration.
    public init(weight: SymbolWeight) { super.init() }
    /// Creates a configuration.
    public init(hierarchicalColor: UIColor) { super.init() }
    /// Creates a configuration.
    public init(paletteColors: [UIColor]) { super.init() }
    /// This one: neither has an effect.
    public func applying(_ otherConfiguration: Configuration?) -> Self { self }
    /// This one: neither has an effect. Mirrors AppKit's.
    public func applying(_ configuration: SymbolConfiguration) -> Self { self }
  }
  /// The strength of a symbol. No effect. Mirrors UIKit's.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
  /// The size of a symbol. No effect. Mirrors UIKit's.
  public enum SymbolScale: Int, Sendable { case unspecified, `default`, small, medium, large }

  /// Creates an icon of the desktop's theme. The configuration has no effect.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  { self.init(systemName: name) }
  /// Returns the icon with a configuration. It is the same icon: configurations have no effect.
  public func withConfiguration(_ configuration: Configuration) -> UIImage { self }
  /// Returns the icon with a configuration, which has no effect. Mirrors UIKit's.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }
  /// Returns the icon with a configuration, which has no effect. Mirrors AppKit's.
  public func withSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }
  /// Returns the picture with a colour, which has no effect: an icon has the colour of the text around it.
  public func withTintColor(_ color: UIColor) -> UIImage { self }
  /// Returns the picture with a colour, which has no effect: an icon has the colour of the text around it.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }
}
