public import Foundation
internal import GtkBridge
public import TabstopKits

/// A vector of numbers for a filter, such as a point or a rectangle. Mirrors Core Image's
/// `CIVector`.
public final class CIVector: NSObject, Sendable {
  private let values: [CGFloat]

  private init(of values: [CGFloat]) {
    self.values = values
    super.init()
  }
  /// Creates a vector of numbers.
  public convenience init(values: UnsafePointer<CGFloat>, count: Int) {
    self.init(of: Array(UnsafeBufferPointer(start: values, count: count)))
  }
  /// Creates a vector of a number.
  public convenience init(x: CGFloat) { self.init(of: [x]) }
  /// Creates a vector of two numbers.
  public convenience init(x: CGFloat, y: CGFloat) { self.init(of: [x, y]) }
  /// Creates a vector of three numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init(of: [x, y, z]) }
  /// Creates a vector of four numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
    self.init(of: [x, y, z, w])
  }
  /// Creates a vector of a point.
  public convenience init(cgPoint point: CGPoint) { self.init(x: point.x, y: point.y) }
  /// Creates a vector of a rectangle's origin and size.
  public convenience init(cgRect rect: CGRect) {
    self.init(x: rect.minX, y: rect.minY, z: rect.width, w: rect.height)
  }

  /// The number of components.
  public var count: Int { values.count }
  /// The number at an index; 0 for an index that does not exist.
  public func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
  /// The first number.
  public var x: CGFloat { value(at: 0) }
  /// The second number.
  public var y: CGFloat { value(at: 1) }
  /// The third number.
  public var z: CGFloat { value(at: 2) }
  /// The fourth number.
  public var w: CGFloat { value(at: 3) }
  /// The point of the first two numbers.
  public var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
  /// The rectangle of the four numbers.
  public var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
}

extension CIFilter {
  /// One pixel: the average colour of a part of the image, in sRGB.
  var average: CIImage? {
    guard let input = inputImage else { return nil }
    let part = value(kCIInputExtentKey, as: CIVector.self)?.cgRectValue ?? input.extent
    let common = part.integral.intersection(input.extent)
    guard common.width >= 1, common.height >= 1 else {
      return CIImage(PicturePixels(width: 1, height: 1, bytes: [0, 0, 0, 0]))
    }
    let bytes = input.cropped(to: part).pixels.bytes
    // Colours are weighted by their opacity.
    var sums = [0, 0, 0, 0]
    for start in stride(from: 0, to: bytes.count, by: 4) {
      let opacity = Int(bytes[start + 3])
      for channel in 0..<3 { sums[channel] += Int(bytes[start + channel]) * opacity }
      sums[3] += opacity
    }
    let count = max(bytes.count / 4, 1)
    let seen = max(sums[3], 1)
    let color = sums[..<3].map { UInt8(($0 + seen / 2) / seen) }
    let opacity = UInt8((sums[3] + count / 2) / count)
    return CIImage(PicturePixels(width: 1, height: 1, bytes: color + [opacity]))
  }
}

/// The order of the components of a pixel in memory, with one byte for each. Mirrors Core Image's
/// `CIFormat`; the raw values are Tabstop's own.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int32
  /// Creates a format from its number.
  public init(rawValue: Int32) { self.rawValue = rawValue }
  /// Opacity, red, green and blue.
  public static let ARGB8 = CIFormat(rawValue: 1)
  /// Blue, green, red and opacity.
  public static let BGRA8 = CIFormat(rawValue: 2)
  /// Red, green, blue and opacity.
  public static let RGBA8 = CIFormat(rawValue: 3)

  /// The positions of red, green, blue and opacity.
  fileprivate var places: [Int]? {
    switch self {
    case .RGBA8: [0, 1, 2, 3]
    case .BGRA8: [2, 1, 0, 3]
    case .ARGB8: [1, 2, 3, 0]
    default: nil
    }
  }
}

extension CIContext {
  /// Writes the pixels of a part of an image to the program's memory, row by row from the top, premultiplied. Pixels
  /// outside of the image are transparent. The colour space has no effect: it is sRGB. A format that does not exist
  /// here writes nothing.
  ///
  /// - Parameter data: It must have the length of all rows.
  public func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect,
    format: CIFormat, colorSpace: CGColorSpace?
  ) {
    let limits: ClosedRange<CGFloat> = -1e6...1e6
    let image = image.isEndless ? image.cropped(to: bounds) : image
    let edges = [bounds, image.extent].flatMap { [$0.minX, $0.minY, $0.maxX, $0.maxY] }
    guard let places = format.places, edges.allSatisfy(limits.contains) else { return }
    let bounds = bounds.integral
    let (left, top) = (Int(bounds.minX - image.extent.minX), Int(image.extent.maxY - bounds.maxY))
    let pixels = image.pixels
    for row in 0..<Int(bounds.height) {
      for column in 0..<Int(bounds.width) {
        var color: [UInt8] = [0, 0, 0, 0]
        let (x, y) = (left + column, top + row)
        if (0..<pixels.width).contains(x), (0..<pixels.height).contains(y) {
          let start = 4 * (y * pixels.width + x)
          let opacity = Int(pixels.bytes[start + 3])
          for channel in 0..<3 {
            color[channel] = UInt8((Int(pixels.bytes[start + channel]) * opacity + 127) / 255)
          }
          color[3] = UInt8(opacity)
        }
        for (channel, place) in places.enumerated() {
          data.storeBytes(
            of: color[channel], toByteOffset: row * rowBytes + 4 * column + place, as: UInt8.self)
        }
      }
    }
  }
}
