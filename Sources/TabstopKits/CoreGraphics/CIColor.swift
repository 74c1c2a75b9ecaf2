public import Foundation

/// The components of a colour, for filters. Mirrors Core Image's `CIColor`.
public final class CIColor: NSObject, Sendable {
  /// The components, from 0 to 1.
  public let (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat)

  /// Creates a colour from components from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    super.init()
  }
  /// Creates a colour from UIKit's type.
  public convenience init(color: UIColor) {
    let parts = color.color.components
    self.init(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.opacity)
  }
  /// Creates a colour from Core Graphics' type.
  public convenience init(cgColor: CGColor) { self.init(color: UIColor(cgColor: cgColor)) }

  /// A standard colour.
  public static let black = CIColor(red: 0, green: 0, blue: 0)
  /// A standard colour.
  public static let white = CIColor(red: 1, green: 1, blue: 1)
  /// A standard colour.
  public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
  /// A standard colour.
  public static let red = CIColor(red: 1, green: 0, blue: 0)
  /// A standard colour.
  public static let green = CIColor(red: 0, green: 1, blue: 0)
  /// A standard colour.
  public static let blue = CIColor(red: 0, green: 0, blue: 1)
}
