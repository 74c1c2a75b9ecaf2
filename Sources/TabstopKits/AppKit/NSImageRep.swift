public import Foundation
internal import GtkBridge

/// One form of a picture. Mirrors the part of AppKit's `NSImageRep` that SwiftUI sources use: the
/// forms here are bitmaps.
open class NSImageRep: NSObject {
  /// The size, in points.
  open var size: CGSize

  init(size: CGSize) {
    self.size = size
    super.init()
  }
  /// Creates a form without a content, for a subclass that draws.
  public override init() {
    size = .zero
    super.init()
  }

  /// The width, in pixels.
  open var pixelsWide: Int { Int(exactly: size.width.rounded(.down)) ?? 0 }
  /// The height, in pixels.
  open var pixelsHigh: Int { Int(exactly: size.height.rounded(.down)) ?? 0 }
  /// The bits of each component of a colour: always 8.
  open var bitsPerSample: Int { 8 }
  /// Whether the picture can be translucent. Always `true`: every picture can be translucent.
  open var hasAlpha: Bool { true }

  /// Draws it, in its size: does nothing, unless a subclass does. Returns whether it has drawn.
  @discardableResult
  open func draw() -> Bool { false }
  /// Draws it in the picture that is being drawn, in a rectangle. Returns whether it has drawn.
  @discardableResult
  open func draw(in rect: CGRect) -> Bool { draw() }

  /// The name of a hint about drawing. No effect. Mirrors AppKit's.
  public struct HintKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a hint from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The key of the quality of the scaled picture. No effect: it is always smooth.
    public static let interpolation = HintKey(rawValue: "NSImageHintInterpolation")
    /// The transformation: none.
    public static let ctm = HintKey(rawValue: "NSImageHintCTM")
  }
}

/// The name of a space of colours: there is one here. Mirrors AppKit's.
public struct NSColorSpaceName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The screen's colours.
  public static let deviceRGB = NSColorSpaceName(rawValue: "NSDeviceRGBColorSpace")
  /// Colours that are the same on all devices.
  public static let calibratedRGB = NSColorSpaceName(rawValue: "NSCalibratedRGBColorSpace")
  /// The screen's greys.
  public static let deviceWhite = NSColorSpaceName(rawValue: "NSDeviceWhiteColorSpace")
  /// Greys that are the same on all devices.
  public static let calibratedWhite = NSColorSpaceName(rawValue: "NSCalibratedWhiteColorSpace")
}

/// A page of a PDF file: never created, since pages are not read. Mirrors AppKit's `NSPDFImageRep`.
@preconcurrency @MainActor
open class NSPDFImageRep: NSImageRep {
  /// Creates a form from a file's bytes. Always `nil`.
  public init?(data pdfData: Data) { return nil }
  /// The place of the page.
  open var bounds: CGRect { CGRect(origin: .zero, size: size) }
  /// The number of the page.
  open var currentPage = 0
  /// The number of pages. Always 0.
  open var pageCount: Int { 0 }
}

/// A picture as a bitmap. Mirrors the part of AppKit's `NSBitmapImageRep` by which sources write
/// files.
open class NSBitmapImageRep: NSImageRep {
  private var content: UIImage
  private var drawingInUse: CGContext?
  private var drawnSteps = 0
  private let pixels: CGSize

  /// The context that draws in the picture, over its content; see
  /// `NSGraphicsContext(bitmapImageRep:)`.
  var drawing: CGContext {
    if let drawingInUse { return drawingInUse }
    let context = CGContext(size: pixels)
    if content.isValid { context.draw(content.image, in: CGRect(origin: .zero, size: pixels)) }
    drawnSteps = context.steps.count
    drawingInUse = context
    return context
  }

  /// The picture, with what was drawn in it.
  var picture: UIImage {
    guard let drawing = drawingInUse, drawing.steps.count > drawnSteps else { return content }
    drawnSteps = drawing.steps.count
    if let data = drawing.picture(scale: 1, isOpaque: false), let drawn = UIImage(data: data) {
      content = drawn
    }
    return content
  }

  /// Creates a bitmap from a file's bytes; `nil` if they are not a picture.
  public init?(data: Data) {
    guard let picture = UIImage(data: data) else { return nil }
    (content, pixels) = (picture, picture.pixels)
    super.init(size: picture.pixels)
  }
  /// Creates a bitmap from Core Graphics' type.
  public init(cgImage: CGImage) {
    (content, pixels) = (cgImage.picture, cgImage.picture.pixels)
    super.init(size: pixels)
  }
  /// Creates an empty bitmap to draw in, by `NSGraphicsContext(bitmapImageRep:)`; `nil` for memory
  /// of the program's, and without a size. But for the size in pixels, the arguments have no
  /// effect: it is in sRGB, with an opacity.
  public init?(
    bitmapDataPlanes planes: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?,
    pixelsWide width: Int, pixelsHigh height: Int, bitsPerSample bps: Int, samplesPerPixel spp: Int,
    hasAlpha alpha: Bool, isPlanar: Bool, colorSpaceName: NSColorSpaceName, bytesPerRow rBytes: Int,
    bitsPerPixel pBits: Int
  ) {
    guard planes == nil, width > 0, height > 0 else { return nil }
    (content, pixels) = (UIImage(), CGSize(width: width, height: height))
    super.init(size: pixels)
  }

  /// The width, in pixels.
  open override var pixelsWide: Int { Int(pixels.width) }
  /// The height, in pixels.
  open override var pixelsHigh: Int { Int(pixels.height) }
  /// The picture by Core Graphics' type.
  public var cgImage: CGImage? { picture.cgImage }

  /// The colour of a pixel, from the top left; `nil` outside of the picture.
  public func colorAt(x: Int, y: Int) -> NSColor? {
    guard (0..<pixelsWide).contains(x), (0..<pixelsHigh).contains(y), let pixels = readPixels
    else { return nil }
    let start = 4 * (y * pixelsWide + x)
    guard pixels.count >= start + 4 else { return nil }
    let parts = pixels[start..<start + 4].map { CGFloat($0) / 255 }
    return NSColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
  /// The pixels that were read for `colorAt(x:y:)`, of the picture as it was then.
  private var readPixels: [UInt8]? {
    let picture = picture
    if let decoded, decoded.picture === picture { return decoded.bytes }
    guard let file = picture.pngData(), let pixels = PicturePixels(file: file) else { return nil }
    decoded = (picture, pixels.bytes)
    return pixels.bytes
  }
  private var decoded: (picture: UIImage, bytes: [UInt8])?
  /// The picture as a PNG file, which `NSBitmapImageRep(data:)` reads.
  public var tiffRepresentation: Data? { picture.pngData() }
  /// The bitmaps of a file: one, or none.
  public class func imageReps(with data: Data) -> [NSImageRep] {
    NSBitmapImageRep(data: data).map { [$0] } ?? []
  }
  /// The first of some bitmaps as a file; `nil` for other types than PNG and JPEG.
  public class func representationOfImageReps(
    in imageReps: [NSImageRep], using storageType: FileType, properties: [PropertyKey: Any]
  ) -> Data? {
    imageReps.lazy.compactMap { $0 as? NSBitmapImageRep }.first?
      .representation(using: storageType, properties: properties)
  }

  /// Draws the picture in the one that is being drawn, in a rectangle.
  @discardableResult
  open override func draw(in rect: CGRect) -> Bool {
    guard CGContext.current != nil else { return false }
    picture.draw(in: rect)
    return true
  }

  /// A type of files. Mirrors AppKit's; PNG and JPEG are written.
  public enum FileType: UInt, Sendable { case tiff, bmp, gif, jpeg, png, jpeg2000 }
  /// A property of a file. Mirrors AppKit's.
  public struct PropertyKey: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a value from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The compression factor, from 0, the smallest file, to 1.
    public static let compressionFactor = PropertyKey(rawValue: "NSImageCompressionFactor")
  }
  /// The picture as a file; `nil` for other types than PNG and JPEG.
  public func representation(
    using storageType: FileType, properties: [PropertyKey: Any]
  ) -> Data? {
    switch storageType {
    case .png: picture.pngData()
    case .jpeg:
      picture.jpegData(
        compressionQuality: (properties[.compressionFactor] as? NSNumber)
          .map { CGFloat($0.doubleValue) } ?? 0.9)
    default: nil
    }
  }
}
