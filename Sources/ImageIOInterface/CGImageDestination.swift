public import Foundation
public import TabstopFoundation
public import TabstopKits

/// A picture's file that is written. Mirrors ImageIO's `CGImageDestination`. PNG and JPEG are written,
/// without further properties.
public final class CGImageDestination {
  private let consumer: CGDataConsumer
  private let isJPEG: Bool
  private var file: Data?

  fileprivate init?(_ consumer: CGDataConsumer?, _ type: String) {
    guard let consumer, type == UTType.png.identifier || type == UTType.jpeg.identifier else {
      return nil
    }
    (self.consumer, isJPEG) = (consumer, type == UTType.jpeg.identifier)
  }

  /// Takes the first picture that is added.
  fileprivate func add(_ image: CGImage?, _ properties: CFDictionary?) {
    guard file == nil, let image else { return }
    let quality = properties?[kCGImageDestinationLossyCompressionQuality] as? NSNumber
    let picture = UIImage(cgImage: image)
    file =
      isJPEG
      ? picture.jpegData(compressionQuality: quality.map { CGFloat($0.doubleValue) } ?? 0.9)
      : picture.pngData()
  }
  fileprivate func write() -> Bool {
    guard let file else { return false }
    return (try? consumer.write(file)) != nil
  }
}

/// Creates a file in memory; `nil` for other types than PNG and JPEG. Mirrors ImageIO's.
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(CGDataConsumer(data: data), type as String) }
/// Creates a file; `nil` for other types than PNG and JPEG. Mirrors ImageIO's.
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(CGDataConsumer(url: url), type as String) }
/// Creates a file that a consumer gets; `nil` for other types than PNG and JPEG. Mirrors ImageIO's.
public func CGImageDestinationCreateWithDataConsumer(
  _ consumer: CGDataConsumer, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(consumer, type as String) }
/// Adds a picture; a file has one. Mirrors ImageIO's.
///
/// - Parameter properties: `kCGImageDestinationLossyCompressionQuality`, from 0, the smallest file, to 1.
public func CGImageDestinationAddImage(
  _ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) { idst.add(image, properties) }
/// Adds a picture of another file. Mirrors ImageIO's.
public func CGImageDestinationAddImageFromSource(
  _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) { idst.add(CGImageSourceCreateImageAtIndex(isrc, index, nil), properties) }
/// Sets the properties of the file. No effect. Mirrors ImageIO's.
public func CGImageDestinationSetProperties(
  _ idst: CGImageDestination, _ properties: CFDictionary?
) {}
/// Writes the file; returns whether that was possible. Mirrors ImageIO's.
@discardableResult
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.write() }
/// The identifiers of the types that are written. Mirrors ImageIO's.
public func CGImageDestinationCopyTypeIdentifiers() -> NSArray {
  [UTType.png.identifier, UTType.jpeg.identifier] as NSArray
}
