internal import GtkBridge

/// A picture of the library that is repeated by a style.
struct PaintedPicture: Hashable, Sendable {
  let name: String
  /// The part of the picture, as shares of its width and height.
  let source: _Bounds
  let scale: Double
  var opacity = 1.0

  /// The decoded files, which must exist while another one must not have their addresses: those of
  /// styles are few and small.
  @MainActor private static var decoded:
    [UnsafeRawPointer?: (file: PictureFile, picture: ObjectRef)] = [:]

  /// The picture, decoded at once, because the drawing must show it; `nil` if no picture has this
  /// name.
  @MainActor var tile: (picture: ObjectRef, size: (width: Double, height: Double))? {
    guard let file = PictureLibrary.file(name), let size = PictureLibrary.size(of: name) else {
      return nil
    }
    let key = file.bytes.baseAddress
    if let known = Self.decoded[key] { return (known.picture, size) }
    guard let picture = PictureDecoder.decode(file.bytes, covering: nil)?.object else { return nil }
    Self.decoded[key] = (file, picture)
    return (picture, size)
  }
}

/// A style that repeats a picture. For icons it has no effect.
package struct PicturePaint: ShapeStyle {
  private let image: Image
  private let source: _Bounds
  private let scale: Double

  /// - Parameters:
  ///   - source: The part of the picture, as shares of its width and height.
  ///   - scale: The size in relation to the picture's own.
  package init(image: Image, source: _Bounds, scale: Double) {
    self.image = image
    self.source = source
    self.scale = scale
  }

  package nonisolated func _paint(_ context: _StyleContext) -> _Paint {
    var paint = _Paint(context.foreground ?? .primary)
    if case .picture(let name, _) = image.source {
      paint.picture = PaintedPicture(name: name, source: source, scale: scale)
    }
    return paint
  }
}
