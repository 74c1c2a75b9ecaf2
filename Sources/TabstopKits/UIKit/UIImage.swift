public import Foundation
internal import GtkBridge
public import Tabstop
public import TabstopFoundation

/// A picture from data. Mirrors the part of UIKit's `UIImage` that SwiftUI sources pass to `Image`.
///
/// `@unchecked Sendable`: what can change is behind the lock.
public final class UIImage: NSObject, @unchecked Sendable {
  private struct Content {
    var image: Image
    /// The size in pixels.
    var pixels = CGSize.zero
    /// The name in the library; `nil` for icons, which have no file of their own.
    var libraryName: String?
    /// The size that the program has set, as AppKit lets it.
    var chosenSize: CGSize?
    /// The properties of AppKit's picture beside its content.
    var details = PictureDetails()
  }
  private let lock = NSLock()
  private var content: Content

  var image: Image { lock.withLock { content.image } }
  /// The size in pixels.
  var pixels: CGSize { lock.withLock { content.pixels } }
  private var libraryName: String? { lock.withLock { content.libraryName } }
  private var chosenSize: CGSize? { lock.withLock { content.chosenSize } }
  /// The properties of AppKit's picture beside its content.
  var details: PictureDetails {
    get { lock.withLock { content.details } }
    set { change { $0.details = newValue } }
  }

  private func change(_ change: (inout Content) -> Void) {
    // The replaced value is released after the lock.
    let old = lock.withLock {
      defer { change(&content) }
      return content
    }
    withExtendedLifetime(old) {}
  }

  /// Whether it has pixels of its own, as icons of the theme have not.
  var isPicture: Bool { libraryName != nil }

  /// Creates a picture from a file's bytes; `nil` if they are not a picture.
  public init?(data: Data) {
    guard let picture = PictureData(data) else { return nil }
    content = Content(
      image: Image(picture),
      pixels: CGSize(width: picture.size.width, height: picture.size.height),
      libraryName: picture.name)
  }

  /// Creates a picture from a file; `nil` if it is not one.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// Creates a picture of the program's `PictureLibrary`, which is read only when it is shown.
  init(library name: String) {
    let size = PictureLibrary.size(of: name)
    content = Content(
      image: Image(name),
      pixels: size.map { CGSize(width: $0.width, height: $0.height) } ?? .zero, libraryName: name)
  }

  /// Creates the same picture.
  init(same other: UIImage) {
    let other = other.lock.withLock { other.content }
    content = Content(
      image: other.image, pixels: other.pixels, libraryName: other.libraryName)
  }

  /// Creates an empty picture.
  public override init() {
    content = Content(image: Image(decorative: ""))
  }

  /// Creates a picture of the program's `PictureLibrary`, or an icon by one of AppKit's names (`cautionName`);
  /// `nil` if there is none with that name.
  public init?(named name: String) {
    if let symbol = Self.symbolsOfNames[name] {
      content = Content(image: Image(systemName: symbol), pixels: CGSize(width: 16, height: 16))
      return
    }
    guard let size = PictureLibrary.size(of: name) else { return nil }
    content = Content(
      image: Image(name), pixels: CGSize(width: size.width, height: size.height),
      libraryName: name)
  }

  /// Creates an icon of the desktop's theme, of any size.
  public init?(systemName name: String) {
    content = Content(image: Image(systemName: name), pixels: CGSize(width: 16, height: 16))
  }

  /// A standard icon of UIKit's.
  public static let add = symbol("plus.circle.fill")
  /// A standard icon of UIKit's.
  public static let remove = symbol("minus.circle.fill")
  /// A standard icon of UIKit's.
  public static let actions = symbol("ellipsis.circle")
  /// A standard icon of UIKit's.
  public static let checkmark = symbol("checkmark")
  /// A standard icon of UIKit's.
  public static let strokedCheckmark = symbol("checkmark.circle")

  private static func symbol(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }

  /// The size, in points. By default it is the number of pixels; AppKit's programs can set another
  /// size, in which the picture is shown and drawn; an icon keeps the size of the text around it.
  public var size: CGSize {
    get { lock.withLock { content.chosenSize ?? content.pixels } }
    set { change { $0.chosenSize = newValue == $0.pixels ? nil : newValue } }
  }

  /// The picture in its size, as views show it.
  var shown: Image {
    guard let chosenSize, libraryName != nil, chosenSize.width > 0, chosenSize.height > 0 else {
      return image
    }
    if let resized = details.resized, resized.size == chosenSize { return resized.picture.image }
    let picture = UIGraphicsImageRenderer(size: chosenSize).image { _ in
      draw(in: CGRect(origin: .zero, size: chosenSize))
    }
    details.resized = (chosenSize, picture)
    return picture.image
  }

  /// Takes the content of another picture.
  func become(_ other: UIImage) {
    let other = other.lock.withLock { other.content }
    change {
      ($0.image, $0.pixels, $0.libraryName) = (other.image, other.pixels, other.libraryName)
      $0.details.resized = nil
    }
  }

  /// The picture as a PNG file; `nil` for icons.
  public func pngData() -> Data? {
    libraryName.flatMap { PictureLibrary.encoded($0, as: .png) }.map { Data($0) }
  }
  /// The picture as a JPEG file; `nil` as for `pngData()`.
  ///
  /// - Parameter compressionQuality: From 0, the smallest file, to 1.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    let format = PictureFormat.jpeg(
      quality: Int((Double(compressionQuality).clamped(to: 0...1) * 100).rounded()))
    return libraryName.flatMap { PictureLibrary.encoded($0, as: format) }.map { Data($0) }
  }
}

/// AppKit's name of `UIImage`.
public typealias NSImage = UIImage

nonisolated extension Image {
  /// Creates a picture from data; set an accessibility label. Mirrors SwiftUI.
  public init(uiImage: UIImage) { self = uiImage.shown }
  /// Creates a picture by AppKit's name.
  public init(nsImage: NSImage) { self = nsImage.shown }
}

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
  /// Whether files of a type are pictures.
  public static func _isRead(from type: UTType) -> Bool { type.conforms(to: .image) }
  /// The picture in a file.
  public static func _object(in file: URL) -> (any NSItemProviderReading)? {
    UIImage(contentsOfFile: file.path)
  }
}
