public import Foundation
public import Tabstop
internal import TabstopFoundation

/// A colour by Core Graphics' type: for sources that save its components. Mirrors Core Graphics' `CGColor`.
public final class CGColor: Hashable, Sendable {
  let color: Color
  private let fixed: [CGFloat]?

  fileprivate init(_ color: Color) {
    self.color = color
    fixed = nil
  }

  /// Creates a colour from components from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(red: red, green: green, blue: blue, opacity: alpha)
    fixed = [red, green, blue, alpha]
  }
  /// Creates a colour from components from 0 to 1.
  public convenience init(srgbRed: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: srgbRed, green: green, blue: blue, alpha: alpha)
  }
  /// Creates a colour from components from 0 to 1: red, green, blue and opacity, or a grey and its opacity. `nil` for
  /// another number of them. The space has no effect: it is sRGB.
  public convenience init?(colorSpace: CGColorSpace, components: [CGFloat]) {
    switch components.count {
    case 2: self.init(gray: components[0], alpha: components[1])
    case 4:
      self.init(
        red: components[0], green: components[1], blue: components[2], alpha: components[3])
    default: return nil
    }
  }
  /// Creates a grey, from black, 0, to white, 1.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Red, green, blue and opacity, from 0 to 1: those of the present appearance.
  public var components: [CGFloat]? {
    if let fixed { return fixed }
    let components = color.components
    return [components.red, components.green, components.blue, components.opacity]
  }
  /// Four: every colour has red, green, blue and an opacity.
  public var numberOfComponents: Int { 4 }
  /// The opacity, from 0 to 1.
  public var alpha: CGFloat { components?.last ?? 1 }
  /// The same colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    components.map { CGColor(red: $0[0], green: $0[1], blue: $0[2], alpha: alpha) }
  }
  /// sRGB: every colour is in it.
  public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }

  /// The colour black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// The colour white.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Shows nothing.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// Whether both are equal.
  public static func == (a: CGColor, b: CGColor) -> Bool { a.color == b.color }
  /// Hashes the value.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

/// A space of colours: sRGB, whatever its name. Mirrors Core Graphics' `CGColorSpace`.
public final class CGColorSpace: Sendable {
  /// The name.
  public let name: String?
  /// sRGB.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// sRGB here.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// sRGB here.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// sRGB here.
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  /// Creates a space.
  public init?(name: String) { self.name = name }
  init(sRGB: Void) { name = Self.sRGB }
  /// Three: red, green and blue.
  public var numberOfComponents: Int { 3 }
}

extension UIColor {
  /// The colour by Core Graphics' type.
  public var cgColor: CGColor { CGColor(color) }
  /// Creates a colour from Core Graphics' type.
  public convenience init(cgColor: CGColor) { self.init(cgColor.color) }
}

extension Color {
  /// The colour by Core Graphics' type; never `nil` here.
  public var cgColor: CGColor? { CGColor(self) }
  /// Creates a colour from Core Graphics' type.
  public init(cgColor: CGColor) { self = cgColor.color }
  /// Creates a colour from Core Graphics' type.
  @_disfavoredOverload
  public init(_ cgColor: CGColor) { self = cgColor.color }
}

/// sRGB: the space of all colours here.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(sRGB: ()) }
/// sRGB: the space of all colours here.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(sRGB: ()) }

/// The place of the opacity in a pixel. No effect: it is premultiplied, and the last component.
/// Mirrors Core Graphics'.
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst
  case alphaOnly
}
