// QR codes and filters of pictures, under the module name CoreImage: a compatible interface, not Apple's. Pixels are
// calculated by the processor, when an image is created from others.
@_exported public import class TabstopKits.CGImage
@_exported public import CoreGraphicsInterface
@_exported public import Foundation
internal import GtkBridge
public import MetalInterface
public import TabstopKits
@_exported public import class TabstopKits.CIColor

/// A picture whose pixels can be changed. Mirrors the part of Core Image's `CIImage` that SwiftUI sources use. The
/// origin is at the bottom left.
///
/// Sendable: its properties do not change.
public final class CIImage: NSObject, Sendable {
  let pixels: PicturePixels
  /// The rectangle of the picture, in pixels.
  public let extent: CGRect
  /// Whether enlarging repeats pixels, as for codes.
  let isSharp: Bool
  /// Whether its only pixel is everywhere.
  let isEndless: Bool

  init(
    _ pixels: PicturePixels, origin: CGPoint = .zero, isSharp: Bool = false, isEndless: Bool = false
  ) {
    self.pixels = pixels
    (self.isSharp, self.isEndless) = (isSharp, isEndless)
    let size = CGSize(width: CGFloat(pixels.width), height: CGFloat(pixels.height))
    extent = isEndless ? .infinite : CGRect(origin: origin, size: size)
    super.init()
  }

  /// Creates an image of a colour that is everywhere.
  public convenience init(color: CIColor) {
    self.init(PicturePixels(width: 1, height: 1, bytes: color.bytes), isEndless: true)
  }
  /// An image with nothing.
  public class func empty() -> CIImage { CIImage(PicturePixels(width: 0, height: 0, bytes: [])) }
  /// An image of a colour that is everywhere.
  public class var white: CIImage { CIImage(color: .white) }
  /// An image of a colour that is everywhere.
  public class var black: CIImage { CIImage(color: .black) }
  /// An image of a colour that is everywhere.
  public class var clear: CIImage { CIImage(color: .clear) }

  /// Creates an empty image: there are no pictures of cameras.
  public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer) {
    self.init(PicturePixels(width: 0, height: 0, bytes: []))
  }
  /// Creates an empty image: there are no pictures of cameras.
  public convenience init(cvImageBuffer imageBuffer: CVImageBuffer) {
    self.init(cvPixelBuffer: imageBuffer)
  }
  /// Creates an image from a file's bytes; `nil` if they are not a picture.
  public convenience init?(data: Data) {
    guard let pixels = PicturePixels(file: data) else { return nil }
    self.init(pixels)
  }
  /// Creates an image from a file; `nil` if it is not a picture.
  public convenience init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }
  /// Creates an image from UIKit's type; `nil` for icons.
  public convenience init?(image: UIImage) {
    guard let data = MainLoop.onMainThread({ image.pngData() }) else { return nil }
    self.init(data: data)
  }
  /// Creates an image from Core Graphics' type: one pixel for an icon.
  public convenience init(cgImage: CGImage) {
    let data = MainLoop.onMainThread { UIImage(cgImage: cgImage).pngData() }
    self.init(
      data.flatMap { PicturePixels(file: $0) }
        ?? PicturePixels(width: 1, height: 1, bytes: [0, 0, 0, 0]))
  }

  /// The picture by Core Graphics' type.
  public var cgImage: CGImage? { CIContext().createCGImage(self, from: extent) }

  /// The image, transformed: for QR codes in whole steps without blur.
  public func transformed(by matrix: CGAffineTransform) -> CIImage {
    let bounds = extent.applying(matrix).integral
    let sides = 1...Self.longestSide
    guard sides.contains(bounds.width), sides.contains(bounds.height) else { return self }
    let inverse = matrix.inverted()
    let (width, height) = (Int(bounds.width), Int(bounds.height))
    var bytes = [UInt8](repeating: 0, count: 4 * width * height)
    pixels.bytes.withUnsafeBufferPointer { source in
      let reader = PixelReader(source: source, width: pixels.width, height: pixels.height)
      for row in 0..<height {
        for column in 0..<width {
          let point = CGPoint(
            x: bounds.minX + CGFloat(column) + 0.5, y: bounds.maxY - CGFloat(row) - 0.5
          ).applying(inverse)
          let (x, y) = (point.x - extent.minX, extent.maxY - point.y)
          let color = isSharp ? reader.nearest(x, y) : reader.smooth(x, y)
          let place = 4 * (row * width + column)
          for channel in 0..<4 { bytes[place + channel] = color[channel] }
        }
      }
    }
    return CIImage(
      PicturePixels(width: width, height: height, bytes: bytes), origin: bounds.origin,
      isSharp: isSharp)
  }

  /// The image, turned as a file's direction says.
  public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
    let turn: CGAffineTransform =
      switch orientation {
      case .up: .identity
      case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
      case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
      case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
      case .leftMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 0, ty: 0)
      case .right: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
      case .rightMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
      case .left: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
      }
    let turned = transformed(by: turn)
    return CIImage(turned.pixels, origin: extent.origin, isSharp: isSharp)
  }
  /// The image, turned as the number of a file's direction says.
  public func oriented(forExifOrientation orientation: Int32) -> CIImage {
    oriented(CGImagePropertyOrientation(rawValue: UInt32(clamping: orientation)) ?? .up)
  }

  /// The part of the image in a rectangle.
  public func cropped(to rect: CGRect) -> CIImage {
    if isEndless { return filled(rect.integral) }
    let part = rect.integral.intersection(extent)
    guard part.width >= 1, part.height >= 1 else { return self }
    let (left, top) = (Int(part.minX - extent.minX), Int(extent.maxY - part.maxY))
    let (width, height) = (Int(part.width), Int(part.height))
    var bytes: [UInt8] = []
    for row in top..<top + height {
      let start = 4 * (row * pixels.width + left)
      bytes += pixels.bytes[start..<start + 4 * width]
    }
    return CIImage(
      PicturePixels(width: width, height: height, bytes: bytes), origin: part.origin,
      isSharp: isSharp)
  }

  /// The longest side of an image in pixels: a larger one has no place in the memory.
  static let longestSide: CGFloat = 16_384

  private func filled(_ rect: CGRect) -> CIImage {
    let (width, height) = (rect.width, rect.height)
    let sides = 1...Self.longestSide
    guard sides.contains(width), sides.contains(height) else { return self }
    let count = Int(width) * Int(height)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(4 * count)
    for _ in 0..<count { bytes += pixels.bytes }
    return CIImage(
      PicturePixels(width: Int(width), height: Int(height), bytes: bytes), origin: rect.origin,
      isSharp: isSharp)
  }

  /// The image over another one.
  public func composited(over dest: CIImage) -> CIImage {
    let filter = CIFilter(.sourceOver)
    filter.inputImage = self
    filter.backgroundImage = dest
    return filter.outputImage ?? self
  }
  /// The image with a blur.
  public func applyingGaussianBlur(sigma: Double) -> CIImage {
    applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma])
  }

  /// The image, changed by a filter by its name; itself if there is none of that name here.
  public func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:])
    -> CIImage
  {
    guard let filter = CIFilter(name: filterName, parameters: params) else { return self }
    filter.setValue(self, forKey: kCIInputImageKey)
    return filter.outputImage ?? self
  }
  /// The image itself: its edge goes on as it is needed.
  public func clampedToExtent() -> CIImage { self }
  /// The image with repeated pixels where it is enlarged.
  public func samplingNearest() -> CIImage { CIImage(pixels, origin: extent.origin, isSharp: true) }
}

/// The colours of a picture's pixels, counted from the top left.
private struct PixelReader {
  let source: UnsafeBufferPointer<UInt8>
  let width: Int
  let height: Int

  private func start(_ column: Int, _ row: Int) -> Int { 4 * (row * width + column) }

  /// The colour of the pixel at a point; clear outside of the picture.
  func nearest(_ x: Double, _ y: Double) -> SIMD4<UInt8> {
    let (column, row) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
    guard (0..<width).contains(column), (0..<height).contains(row) else { return .zero }
    let place = start(column, row)
    return SIMD4(source[place], source[place + 1], source[place + 2], source[place + 3])
  }

  private func value(_ column: Int, _ row: Int) -> SIMD4<Double> {
    let place = start(column, row)
    return SIMD4(
      Double(source[place]), Double(source[place + 1]), Double(source[place + 2]),
      Double(source[place + 3]))
  }

  /// The colour at a point, between those of the four pixels around it.
  func smooth(_ x: Double, _ y: Double) -> SIMD4<UInt8> {
    let (left, top) = ((x - 0.5).rounded(.down), (y - 0.5).rounded(.down))
    let (shareX, shareY) = (x - 0.5 - left, y - 0.5 - top)
    let (column, row) = (min(max(Int(left), 0), width - 1), min(max(Int(top), 0), height - 1))
    let (next, below) = (min(column + 1, width - 1), min(row + 1, height - 1))
    let upper = value(column, row) * (1 - shareX) + value(next, row) * shareX
    let lower = value(column, below) * (1 - shareX) + value(next, below) * shareX
    let color = upper * (1 - shareY) + lower * shareY
    return SIMD4<UInt8>(clamping: SIMD4<Int32>(color, rounding: .toNearestOrAwayFromZero))
  }
}

/// The context in which images are rendered. Mirrors the part of Core Image's `CIContext` that
/// SwiftUI sources use.
public final class CIContext: NSObject, Sendable {
  /// Creates a context.
  public override init() { super.init() }
  /// Creates a context. The options have no effect.
  public convenience init(options: [CIContextOption: Any]?) { self.init() }
  /// Creates a context for a device, of which there is none: the processor draws. The options have no effect.
  public convenience init(mtlDevice device: any MTLDevice, options: [CIContextOption: Any]? = nil) {
    self.init()
  }

  /// The part of an image in a rectangle as a picture.
  public func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    let data = Data(image.cropped(to: fromRect).pixels.png)
    return MainLoop.onMainThread { UIImage(data: data) }?.cgImage
  }
}

/// An option of a context. No effect. Mirrors Core Image's.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates an option.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Whether the processor draws, not the graphics card. No effect.
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  /// The colour space of the calculations. No effect.
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  /// The colour space of the result. No effect.
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
}

extension CIColor {
  var bytes: [UInt8] {
    [red, green, blue, alpha].map { Double($0).byte }
  }
}

extension UIImage {
  /// Creates a picture of an image.
  public convenience init(ciImage: CIImage) {
    self.init(cgImage: ciImage.cgImage ?? UIImage().cgImage!)
  }
  /// Creates a picture of an image. The scale and the orientation have no effect.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    self.init(ciImage: ciImage)
  }
}
