public import Foundation
internal import GtkBridge
public import TabstopFoundation

/// The bytes of a picture or a typeface. Mirrors the part of Core Graphics' `CGDataProvider` that SwiftUI sources use.
public final class CGDataProvider: Sendable {
  private let bytes: Data

  /// Creates a provider of bytes.
  public init?(data: CFData) { bytes = Data(referencing: data) }
  /// Creates a provider of a file's bytes; `nil` if it cannot be read.
  public init?(url: CFURL) {
    guard let bytes = try? Data(contentsOf: url as URL) else { return nil }
    self.bytes = bytes
  }
  fileprivate init(bytes: Data) { self.bytes = bytes }

  /// The bytes.
  public var data: CFData? { bytes as NSData }
}

extension CGImage {
  /// The pixels: red, green, blue and opacity, row by row from the top; `nil` for icons. The colours are
  /// multiplied by the opacity, as `alphaInfo` says.
  @preconcurrency @MainActor
  public var dataProvider: CGDataProvider? {
    guard let file = picture.pngData(), let pixels = PicturePixels(file: file) else { return nil }
    var bytes = pixels.bytes
    for start in stride(from: 0, to: bytes.count, by: 4) where bytes[start + 3] < 255 {
      for channel in start..<start + 3 {
        bytes[channel] = UInt8((Int(bytes[channel]) * Int(bytes[start + 3]) + 127) / 255)
      }
    }
    return CGDataProvider(bytes: Data(bytes))
  }
}
