public import Foundation

/// Changes that a Mac animates: they are made at once. Mirrors AppKit's.
@preconcurrency @MainActor
public final class NSAnimationContext: NSObject {
  /// Stored, without effect: in seconds.
  public var duration: TimeInterval = 0
  /// Stored, without effect.
  public var allowsImplicitAnimation = false
  private override init() { super.init() }
  /// Makes the changes, and calls the handler.
  public class func runAnimationGroup(
    _ changes: (NSAnimationContext) -> Void, completionHandler: (() -> Void)? = nil
  ) {
    changes(NSAnimationContext())
    completionHandler?()
  }
}

/// The installed fonts. Mirrors the part of AppKit's `NSFontManager` that SwiftUI sources use.
@preconcurrency @MainActor
public final class NSFontManager: NSObject {
  /// The only instance.
  public static let shared = NSFontManager()
  private override init() { super.init() }
  /// The names of the installed typefaces.
  public var availableFontFamilies: [String] { UIFont.familyNames }
}

/// A picture as a bitmap. Mirrors the part of AppKit's `NSBitmapImageRep` by which sources write files.
@preconcurrency @MainActor
public final class NSBitmapImageRep: NSObject {
  private let picture: UIImage

  /// Creates a bitmap from a file's bytes; `nil` if they are not a picture.
  public init?(data: Data) {
    guard let picture = UIImage(data: data) else { return nil }
    self.picture = picture
    super.init()
  }
  /// Creates a bitmap from Core Graphics' type.
  public init(cgImage: CGImage) {
    picture = cgImage.picture
    super.init()
  }

  /// In pixels.
  public var pixelsWide: Int { Int(picture.size.width) }
  /// In pixels.
  public var pixelsHigh: Int { Int(picture.size.height) }
  /// In points, which are pixels.
  public var size: CGSize { picture.size }
  /// The picture by Core Graphics' type.
  public var cgImage: CGImage? { picture.cgImage }

  /// A type of files. Mirrors AppKit's; PNG and JPEG are written.
  public enum FileType: UInt, Sendable { case tiff, bmp, gif, jpeg, png, jpeg2000 }
  /// A property of a file. Mirrors AppKit's.
  public struct PropertyKey: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a value from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// From 0, the smallest file, to 1.
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

extension UIImage {
  /// The picture as a file, for `NSBitmapImageRep(data:)`: a PNG file here. `nil` for icons.
  @preconcurrency @MainActor
  public var tiffRepresentation: Data? { pngData() }

  /// Creates a picture that a closure draws, with AppKit's classes.
  ///
  /// - Parameters:
  ///   - size: In points.
  ///   - drawingHandlerShouldBeCalledWithFlippedContext: No effect: the origin is at the top left.
  @preconcurrency @MainActor
  public convenience init(
    size: CGSize, flipped drawingHandlerShouldBeCalledWithFlippedContext: Bool,
    drawingHandler: @escaping (CGRect) -> Bool
  ) {
    self.init(
      same: UIGraphicsImageRenderer(size: size).image { _ in
        _ = drawingHandler(CGRect(origin: .zero, size: size))
      })
  }
}

extension CGRect {
  /// Fills the rectangle with the colour that `NSColor.set` has set. Mirrors AppKit's method of `NSRect`.
  @preconcurrency @MainActor
  public func fill() { CGContext.current?.fill(self) }
}
