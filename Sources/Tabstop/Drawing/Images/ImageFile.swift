package import GtkBridge

extension Image {
  /// Whether it is a picture, rather than an icon of the desktop's theme.
  package nonisolated var isPicture: Bool { !source.isIcon }

  /// The picture as a file; `nil` for an icon, and if there is no picture of its name.
  package func file(as format: PictureFormat) -> [UInt8]? {
    guard case .picture(let name, _) = source else { return nil }
    return PictureLibrary.encoded(name, as: format)
  }
}
