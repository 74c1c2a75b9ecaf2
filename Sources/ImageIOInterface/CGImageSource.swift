// Files of pictures, under the module name ImageIO: a compatible interface, not Apple's, by GdkPixbuf. All of it
// works on any thread.
@_exported public import class TabstopKits.CGImage
@_exported public import CoreGraphicsInterface
public import Foundation
internal import GtkBridge
public import TabstopFoundation
public import TabstopKits

/// A picture's file. Mirrors ImageIO's `CGImageSource`. Of a film of pictures the first is read.
public final class CGImageSource: Sendable {
  let data: Data
  let information: PictureInformation

  init?(_ data: Data) {
    guard let information = PictureInformation(of: data) else { return nil }
    (self.data, self.information) = (data, information)
  }
}

/// Creates a source from a file's bytes; `nil` if they are no picture. The options have no effect.
/// Mirrors ImageIO's.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource?
{
  CGImageSource(data as Data)
}

/// Creates a source from a file; `nil` if it is no picture. The options have no effect. Mirrors
/// ImageIO's.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  (try? Data(contentsOf: url as URL)).flatMap(CGImageSource.init)
}

/// The number of pictures that are read: 1. Mirrors ImageIO's.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { 1 }
/// The first picture. Mirrors ImageIO's.
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }
/// The identifier of the file's type. Mirrors ImageIO's.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
  isrc.information.mediaType.flatMap { UTType(mimeType: $0)?.identifier as NSString? }
}

/// The identifiers of the types that are read. Mirrors ImageIO's.
public func CGImageSourceCopyTypeIdentifiers() -> NSArray {
  PictureInformation.mediaTypes.compactMap { UTType(mimeType: $0)?.identifier } as NSArray
}

/// Whether the file is complete: it is. Mirrors ImageIO's.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus { .statusComplete }
/// Whether a file is complete. Mirrors ImageIO's.
public enum CGImageSourceStatus: Int32, Sendable {
  case statusUnexpectedEOF = -5
  case statusInvalidData, statusUnknownType, statusReadingHeader, statusIncomplete, statusComplete
}

/// Decodes the picture without turning it as its file says; `nil` for another index than 0. The options have
/// no effect. Mirrors ImageIO's.
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  guard index == 0 else { return nil }
  if isrc.information.orientation == 1 { return UIImage(data: isrc.data)?.cgImage }
  return PicturePixels(file: isrc.data).flatMap { UIImage(data: Data($0.png))?.cgImage }
}

/// Decodes a smaller copy of the picture; `nil` for another index than 0. Mirrors ImageIO's.
///
/// - Parameter options: `kCGImageSourceThumbnailMaxPixelSize`, the longest side in pixels, and
///   `kCGImageSourceCreateThumbnailWithTransform`, which turns the picture as its file says.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  guard index == 0 else { return nil }
  let side = (options?[kCGImageSourceThumbnailMaxPixelSize] as? NSNumber)?.intValue
  let isTurned = (options?[kCGImageSourceCreateThumbnailWithTransform] as? NSNumber)?.boolValue
  let pixels = PicturePixels(file: isrc.data, longestSide: side, isTurned: isTurned ?? false)
  return pixels.flatMap { UIImage(data: Data($0.png))?.cgImage }
}

/// The size and the direction of the picture; `nil` for another index than 0. Mirrors ImageIO's.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard index == 0 else { return nil }
  let information = isrc.information
  return [
    kCGImagePropertyPixelWidth: NSNumber(value: information.width),
    kCGImagePropertyPixelHeight: NSNumber(value: information.height),
    kCGImagePropertyOrientation: NSNumber(value: information.orientation),
    kCGImagePropertyDepth: NSNumber(value: 8),
    kCGImagePropertyColorModel: kCGImagePropertyColorModelRGB,
    kCGImagePropertyHasAlpha: NSNumber(value: information.hasAlpha),
  ] as NSDictionary
}

/// The size of the file. Mirrors ImageIO's.
public func CGImageSourceCopyProperties(
  _ isrc: CGImageSource, _ options: CFDictionary?
) -> CFDictionary? {
  [kCGImagePropertyFileSize: NSNumber(value: isrc.data.count)] as NSDictionary
}
