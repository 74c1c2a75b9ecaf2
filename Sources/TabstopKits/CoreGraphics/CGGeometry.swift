public import Foundation

/// Creates a rectangle. Mirrors Core Graphics'.
public func CGRectMake(
  _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
) -> CGRect { CGRect(x: x, y: y, width: width, height: height) }

/// Creates a point. Mirrors Core Graphics'.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// Creates a size. Mirrors Core Graphics'.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}

/// The origin. Mirrors Core Graphics'.
public let CGPointZero = CGPoint.zero
/// The size without extent. Mirrors Core Graphics'.
public let CGSizeZero = CGSize.zero
/// The rectangle without extent at the origin. Mirrors Core Graphics'.
public let CGRectZero = CGRect.zero

extension CGRect {
  /// Returns the rectangle, smaller by the insets of its sides. Mirrors UIKit's.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}

extension CGSize {
  /// Whether it is the same size. Mirrors Core Graphics'.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}
