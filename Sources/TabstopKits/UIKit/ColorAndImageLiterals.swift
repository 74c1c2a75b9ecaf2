// Sources that were written in Xcode's editor contain colours and pictures: for the compiler they
// are `#colorLiteral(…)` and `#imageLiteral(…)`, of the types with these names.

/// The default type of `#colorLiteral(…)`: UIKit's.
public typealias _ColorLiteralType = UIColor

extension UIColor: _ExpressibleByColorLiteral {
  /// Creates a colour from `#colorLiteral(…)`, for the compiler.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(
      red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
  }
}

/// The default type of `#imageLiteral(…)`: UIKit's.
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {
  /// Creates a picture from `#imageLiteral(…)`, for the compiler. A picture that is not in the
  /// program's `PictureLibrary` is empty.
  public convenience init(imageLiteralResourceName name: String) {
    self.init(library: name)
  }
}
