// Sources that were written in Xcode's editor have colours and pictures drawn in the text: to the
// compiler they are `#colorLiteral(…)` and `#imageLiteral(…)`, of the types with these names.

/// The type of `#colorLiteral(…)` where no other is asked for: that of UIKit.
public typealias _ColorLiteralType = UIColor

extension UIColor: _ExpressibleByColorLiteral {
  /// For the compiler, which makes `#colorLiteral(…)` of it.
  public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(
      red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
  }
}

/// The type of `#imageLiteral(…)` where no other is asked for: that of UIKit.
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {
  /// For the compiler, which makes `#imageLiteral(…)` of it. A picture that the program's
  /// `PictureLibrary` does not have is empty.
  public convenience init(imageLiteralResourceName name: String) {
    self.init(library: name)
  }
}
