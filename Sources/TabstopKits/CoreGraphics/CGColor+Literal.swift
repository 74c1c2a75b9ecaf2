internal import Foundation

extension CGColor: _ExpressibleByColorLiteral {
  /// Creates a colour from `#colorLiteral(…)`, for the compiler.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}
