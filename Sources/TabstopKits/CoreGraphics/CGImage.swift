public import Foundation
public import Tabstop

/// A picture by Core Graphics' type. Mirrors the part of Core Graphics' `CGImage` that SwiftUI sources use.
public final class CGImage: Sendable {
  let picture: UIImage

  /// Keeps a copy: the size and the content of AppKit's pictures can change.
  init(_ picture: UIImage) { self.picture = UIImage(same: picture) }

  /// The width, in pixels.
  public var width: Int { Int(picture.pixels.width) }
  /// The height, in pixels.
  public var height: Int { Int(picture.pixels.height) }

  /// Returns the picture in a colour space. It is the same: all pictures have one colour space.
  public func copy(colorSpace space: CGColorSpace) -> CGImage? { self }
  /// Returns the picture itself, which never changes.
  public func copy() -> CGImage? { self }

  /// The part of the picture in a rectangle of whole pixels; `nil` if that is outside of the picture.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    // Cut before it is rounded: rounding an endless rectangle has no result.
    let part = rect.intersection(whole).integral
    guard part.width >= 1, part.height >= 1 else { return nil }
    let renderer = UIGraphicsImageRenderer(size: part.size)
    let data = renderer.pngData { [picture] _ in
      picture.draw(at: CGPoint(x: -part.minX, y: -part.minY))
    }
    return UIImage(data: data).map { CGImage($0) }
  }
}

extension UIImage {
  /// The picture by Core Graphics' type.
  public var cgImage: CGImage? { CGImage(self) }
  /// Creates a picture from Core Graphics' type.
  public convenience init(cgImage: CGImage) { self.init(same: cgImage.picture) }
  /// Creates a picture from Core Graphics' type. The scale and the orientation have no effect.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(same: cgImage.picture)
  }
  /// Creates a picture from Core Graphics' type, by AppKit's name, in a size; for `.zero` its own.
  public convenience init(cgImage: CGImage, size: CGSize) {
    self.init(same: cgImage.picture)
    if size.width > 0, size.height > 0 { self.size = size }
  }
  /// Creates a picture from a file's bytes. The scale has no effect: pixels are points here.
  public convenience init?(data: Data, scale: CGFloat) { self.init(data: data) }

  /// The orientation of a picture. Pictures are turned as their files say. Mirrors UIKit's.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }
  /// The orientation of the picture. Always `up`.
  public var imageOrientation: Orientation { .up }
  /// 1: pixels are points here.
  public var scale: CGFloat { 1 }

  /// Whether a picture has the colour of the text. No effect: icons have it, pictures do not.
  /// Mirrors UIKit's.
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
  /// The picture itself.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }

  /// A smaller copy; `nil` for icons.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    let share = min(size.width / max(self.size.width, 1), size.height / max(self.size.height, 1))
    let small = CGSize(width: self.size.width * share, height: self.size.height * share)
    let data = UIGraphicsImageRenderer(size: small).pngData { _ in
      draw(in: CGRect(origin: .zero, size: small))
    }
    return UIImage(data: data)
  }
}

extension Image {
  /// Creates a picture from Core Graphics' type, for assistive technology with a label. The scale has no
  /// effect.
  public init(_ cgImage: CGImage, scale: CGFloat, label: Text) {
    self = cgImage.picture.image.labelled(label)
  }
  /// Creates a picture from Core Graphics' type, for assistive technology with a label. The scale and the
  /// orientation have no effect.
  public init(
    _ cgImage: CGImage, scale: CGFloat, orientation: Orientation, label: Text
  ) {
    self.init(cgImage, scale: scale, label: label)
  }
  /// Creates a picture from Core Graphics' type, which assistive technology ignores. The scale and the
  /// orientation have no effect.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self = cgImage.picture.image
  }

  /// The orientation of a picture: always that of its file. Mirrors SwiftUI's `Image.Orientation`.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }
}

// The format in which Core Graphics stores pixels: the picture's file is decoded to this.
extension CGImage {
  /// sRGB: every picture is in it.
  public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }
  /// 8.
  public var bitsPerComponent: Int { 8 }
  /// 32: red, green, blue and opacity.
  public var bitsPerPixel: Int { 32 }
  /// Four for each pixel.
  public var bytesPerRow: Int { 4 * width }
  /// The opacity is the last component.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  /// The opacity is the last component.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
}

/// The order of a pixel's components. No effect: it is red, green, blue and opacity. Mirrors Core Graphics'.
public struct CGBitmapInfo: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Creates an order from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The bits of a `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1f)
  /// Components are floating-point numbers.
  public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
  /// The bits of the order of bytes.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// Groups of two bytes, the lowest first.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
  /// Groups of four bytes, the lowest first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
  /// Groups of two bytes, the highest first.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
  /// Groups of four bytes, the highest first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)
}
