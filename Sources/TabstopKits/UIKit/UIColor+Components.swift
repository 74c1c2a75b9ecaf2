public import Foundation
internal import Tabstop

extension UIColor {
  /// Creates a colour from Core Image's.
  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }
  /// Creates a clear colour: a colour has no picture here.
  @preconcurrency @MainActor
  public convenience init(patternImage image: UIImage) {
    UnsupportedAPI.report("UIColor(patternImage:)", use: "ImagePaint")
    self.init(.clear)
  }
  /// The background of grouped tables, by its older name.
  public class var groupTableViewBackground: UIColor { .systemGroupedBackground }
  /// Reads the colour's components in the current appearance, from 0 to 1. Always returns true.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = color.components
    red?.pointee = components.red
    green?.pointee = components.green
    blue?.pointee = components.blue
    alpha?.pointee = components.opacity
    return true
  }

  /// Reads the colour's hue, saturation and brightness, from 0 to 1. Always returns true.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = color.hueComponents
    hue?.pointee = components.hue
    saturation?.pointee = components.saturation
    brightness?.pointee = components.brightness
    alpha?.pointee = components.opacity
    return true
  }

  /// Creates a colour from its hue, saturation and brightness, from 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(
      Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
  }
}

extension NSValue {
  /// Creates a value of a rectangle. Mirrors UIKit's.
  public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }
  /// Creates a value of a point. Mirrors UIKit's.
  public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }
  /// Creates a value of a size. Mirrors UIKit's.
  public convenience init(cgSize: CGSize) { self.init(size: cgSize) }
  /// The rectangle of this value. Mirrors UIKit's.
  public var cgRectValue: CGRect { rectValue }
  /// The point of this value. Mirrors UIKit's.
  public var cgPointValue: CGPoint { pointValue }
  /// The size of this value. Mirrors UIKit's.
  public var cgSizeValue: CGSize { sizeValue }
}

extension UIColor {
  /// Reads the brightness of the colour, from 0 to 1. Always returns true.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = color.components
    white?.pointee = 0.299 * components.red + 0.587 * components.green + 0.114 * components.blue
    alpha?.pointee = components.opacity
    return true
  }
}
