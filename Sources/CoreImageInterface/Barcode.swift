public import Foundation
internal import GtkBridge

extension CIFilter {
  /// The light pixels on each side of a bar code.
  public var quietSpace: Float {
    get { Float(number("inputQuietSpace", 10)) }
    set { setValue(newValue, forKey: "inputQuietSpace") }
  }
  /// The height of a bar code, in pixels.
  public var barcodeHeight: Float {
    get { Float(number("inputBarcodeHeight", 32)) }
    set { setValue(newValue, forKey: "inputBarcodeHeight") }
  }
  /// The bars of the `message`'s ASCII characters, as Code 128 says.
  public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator {
    CIFilter(.code128)
  }

  /// The bars, a pixel for each part; `nil` for characters that are not printable ones of ASCII.
  var barcode: CIImage? {
    let message =
      value("inputMessage", as: Data.self)
      ?? value("inputMessage", as: NSData.self).map { $0 as Data }
    guard let message, let bars = Code128.bars(message) else { return nil }
    let quiet = Double(quietSpace).whole(upTo: 20)
    let height = max(1, Double(barcodeHeight).whole(upTo: 500))
    let light = [Bool](repeating: false, count: quiet)
    let row = (light + bars + light).flatMap { isDark -> [UInt8] in
      isDark ? [0, 0, 0, 255] : [255, 255, 255, 255]
    }
    return CIImage(
      PicturePixels(
        width: row.count / 4, height: height, bytes: (0..<height).flatMap { _ in row }),
      isSharp: true)
  }
}

/// A filter that draws bar codes. Mirrors Core Image's.
public protocol CICode128BarcodeGenerator: CIFilterProtocol {
  /// The characters.
  var message: Data { get set }
  /// The light pixels on each side.
  var quietSpace: Float { get set }
  /// The height.
  var barcodeHeight: Float { get set }
}

extension CIFilter: CICode128BarcodeGenerator {}

/// The bar codes of ISO/IEC 15417, with the characters of its set B.
enum Code128 {
  /// The widths of the bars and spaces of each value, of the three starts and of the stop.
  private static let widths = """
    212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132
    122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212
    322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311
    112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321
    331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214
    112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212
    124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113
    411311 113141 114131 311141 411131 211412 211214 211232 2331112
    """
    .split(whereSeparator: \.isWhitespace)
    .map { $0.compactMap(\.wholeNumberValue) }

  /// Whether each part is dark; `nil` for other characters.
  static func bars(_ message: Data) -> [Bool]? {
    guard message.allSatisfy({ (32...126).contains($0) }), !message.isEmpty else { return nil }
    let (start, stop) = (104, 106)
    let values = message.map { Int($0) - 32 }
    let sum = values.enumerated().reduce(start) { $0 + ($1.offset + 1) * $1.element }
    return ([start] + values + [sum % 103, stop]).flatMap { value in
      widths[value].enumerated().flatMap { [Bool](repeating: $0 % 2 == 0, count: $1) }
    }
  }
}
