public import Foundation
public import TabstopFoundation
public import TabstopKits

/// A picture's file that is written. Mirrors ImageIO's `CGImageDestination`. PNG and JPEG are written,
/// without further properties.
public final class CGImageDestination {
  private enum Place {
    case data(NSMutableData)
    case file(URL)
  }
  private let place: Place
  private let isJPEG: Bool
  private var file: Data?

  fileprivate init?(_ data: NSMutableData?, _ url: URL?, _ type: String) {
    guard type == UTType.png.identifier || type == UTType.jpeg.identifier,
      let place = data.map(Place.data) ?? url.map(Place.file)
    else { return nil }
    (self.place, isJPEG) = (place, type == UTType.jpeg.identifier)
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
    switch place {
    case .data(let data): data.append(file)
    case .file(let url): return (try? file.write(to: url)) != nil
    }
    return true
  }
}

/// Creates a file in memory; `nil` for other types than PNG and JPEG. Mirrors ImageIO's.
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(data, nil, type as String) }
/// Creates a file; `nil` for other types than PNG and JPEG. Mirrors ImageIO's.
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(nil, url as URL, type as String) }
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
