internal import Foundation
internal import GtkBridge

extension CIFilter {
  /// The image over the `backgroundImage`.
  public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
    CIFilter(.sourceOver)
  }
  /// The sum of the image and the `backgroundImage`.
  public class func additionCompositing() -> any CIFilter & CICompositeOperation {
    CIFilter(.addition)
  }
  /// The image over the `backgroundImage`, darker where one of them is dark.
  public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation {
    CIFilter(.multiply)
  }
  /// The image over the `backgroundImage`, lighter where one of them is light.
  public class func screenBlendMode() -> any CIFilter & CICompositeOperation { CIFilter(.screen) }
  /// The image over the `backgroundImage`, with more contrast.
  public class func overlayBlendMode() -> any CIFilter & CICompositeOperation {
    CIFilter(.overlay)
  }
  /// The darker ones of the components.
  public class func darkenBlendMode() -> any CIFilter & CICompositeOperation { CIFilter(.darken) }
  /// The lighter ones of the components.
  public class func lightenBlendMode() -> any CIFilter & CICompositeOperation {
    CIFilter(.lighten)
  }

  /// The image and what is behind it, in a rectangle that holds both; if that is too large, in that of the
  /// `backgroundImage`.
  var composition: CIImage? {
    guard let image = inputImage else { return nil }
    guard let ground = backgroundImage else { return image }
    if image.isEndless && ground.isEndless {
      let color = mixed(image.pixels.bytes[...], ground.pixels.bytes[...])
      return CIImage(PicturePixels(width: 1, height: 1, bytes: color), isEndless: true)
    }
    var whole =
      image.isEndless
      ? ground.extent : ground.isEndless ? image.extent : image.extent.union(ground.extent)
    let sides = 0...CIImage.longestSide
    if !ground.isEndless, !sides.contains(whole.width) || !sides.contains(whole.height) {
      whole = ground.extent
    }
    let (width, height) = (Int(whole.width), Int(whole.height))
    var bytes: [UInt8] = []
    bytes.reserveCapacity(4 * width * height)
    for row in 0..<height {
      for column in 0..<width {
        let (x, y) = (whole.minX + CGFloat(column), whole.maxY - CGFloat(row))
        bytes += mixed(image.pixel(x, y), ground.pixel(x, y))
      }
    }
    return CIImage(
      PicturePixels(width: width, height: height, bytes: bytes), origin: whole.origin,
      isSharp: image.isSharp && ground.isSharp)
  }

  /// The colour of a pixel over another.
  private func mixed(_ top: ArraySlice<UInt8>, _ ground: ArraySlice<UInt8>) -> [UInt8] {
    let source = top.map { Double($0) / 255 }
    let behind = ground.map { Double($0) / 255 }
    let (a, b) = (source[3], behind[3])
    if kind == .addition { return zip(source, behind).map { ($0 + $1).byte } }
    let opacity = a + b * (1 - a)
    guard opacity > 0 else { return [0, 0, 0, 0] }
    let color = (0..<3).map { index -> UInt8 in
      let (s, d) = (source[index], behind[index])
      let both: Double =
        switch kind {
        case .multiply: s * d
        case .screen: s + d - s * d
        case .overlay: d < 0.5 ? 2 * s * d : 1 - 2 * (1 - s) * (1 - d)
        case .darken: min(s, d)
        case .lighten: max(s, d)
        default: s
        }
      let share = a * (1 - b) * s + a * b * both + (1 - a) * b * d
      return (share / opacity).byte
    }
    return color + [opacity.byte]
  }
}

extension CIImage {
  /// The pixel below and to the right of a place; nothing outside of the image.
  fileprivate func pixel(_ x: CGFloat, _ y: CGFloat) -> ArraySlice<UInt8> {
    if isEndless { return pixels.bytes[...] }
    let (column, row) = ((x - extent.minX).rounded(), (extent.maxY - y).rounded())
    guard column >= 0, row >= 0, column < CGFloat(pixels.width), row < CGFloat(pixels.height)
    else { return [0, 0, 0, 0] }
    let start = 4 * (Int(row) * pixels.width + Int(column))
    return pixels.bytes[start..<start + 4]
  }
}

/// A filter that puts an image over another. Mirrors Core Image's.
public protocol CICompositeOperation: CIFilterProtocol {
  /// The image.
  var inputImage: CIImage? { get set }
  /// The image behind it.
  var backgroundImage: CIImage? { get set }
}

extension CIFilter: CICompositeOperation {}
