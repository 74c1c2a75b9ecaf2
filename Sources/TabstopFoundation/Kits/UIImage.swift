public import Foundation
internal import GtkBridge
public import Tabstop

/// A picture that was read from somewhere. Mirrors the part of UIKit's `UIImage` that SwiftUI sources
/// hand to `Image`.
public final class UIImage: Equatable, Sendable {
  let image: Image
  private let pixels: CGSize
  /// In the library; `nil` for icons, which have no file of their own.
  private let name: String?

  /// A picture of the bytes of a file; `nil` if they are none.
  @preconcurrency @MainActor
  public init?(data: Data) {
    guard let picture = PictureData(data) else { return nil }
    image = Image(picture)
    name = picture.name
    pixels = CGSize(width: picture.size.width, height: picture.size.height)
  }

  /// A picture of a file; `nil` if it is none.
  @preconcurrency @MainActor
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// A picture of the program's `PictureLibrary`, which is only asked for it when it is shown. Its
  /// size is not known off the main thread.
  init(library name: String) {
    image = Image(name)
    self.name = name
    let size =
      Thread.isMainThread ? MainActor.assumeIsolated { PictureLibrary.size(of: name) } : nil
    pixels = size.map { CGSize(width: $0.width, height: $0.height) } ?? .zero
  }

  /// No picture.
  public init() {
    image = Image(decorative: "")
    name = nil
    pixels = .zero
  }

  /// A picture of the program's `PictureLibrary`; `nil` if there is none of that name.
  @preconcurrency @MainActor
  public init?(named name: String) {
    guard let size = PictureLibrary.size(of: name) else { return nil }
    image = Image(name)
    self.name = name
    pixels = CGSize(width: size.width, height: size.height)
  }

  /// An icon of the desktop, of any size.
  public init?(systemName name: String) {
    image = Image(systemName: name)
    self.name = nil
    pixels = CGSize(width: 16, height: 16)
  }

  /// Icons that UIKit brings along.
  public static let add = symbol("plus.circle.fill")
  /// Icons that UIKit brings along.
  public static let remove = symbol("minus.circle.fill")
  /// Icons that UIKit brings along.
  public static let actions = symbol("ellipsis.circle")
  /// Icons that UIKit brings along.
  public static let checkmark = symbol("checkmark")
  /// Icons that UIKit brings along.
  public static let strokedCheckmark = symbol("checkmark.circle")

  private static func symbol(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }

  /// In pixels, which are points here.
  public var size: CGSize { pixels }

  /// The picture as a PNG file; `nil` for icons.
  @preconcurrency @MainActor
  public func pngData() -> Data? {
    name.flatMap { PictureLibrary.encoded($0, as: .png) }.map { Data($0) }
  }
  /// The picture as a JPEG file; `nil` for icons.
  ///
  /// - Parameter compressionQuality: From 0, the smallest file, to 1.
  @preconcurrency @MainActor
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    let format = PictureFormat.jpeg(
      quality: Int((Double(compressionQuality).clamped(to: 0...1) * 100).rounded()))
    return name.flatMap { PictureLibrary.encoded($0, as: format) }.map { Data($0) }
  }

  public static func == (a: UIImage, b: UIImage) -> Bool { a === b }
}

/// AppKit's name for the same.
public typealias NSImage = UIImage

extension Image {
  /// A picture that was read from somewhere; give it an accessibility label. Mirrors SwiftUI.
  public init(uiImage: UIImage) { self = uiImage.image }
  /// The same by AppKit's name.
  public init(nsImage: NSImage) { self = nsImage.image }
}
