internal import Foundation
internal import Tabstop
internal import TabstopFoundation

/// Writes a picture to the folder for pictures, as a PNG file. The target is not called: there are no selectors here.
@preconcurrency @MainActor
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  do {
    guard let data = image.pngData() else { throw CocoaError(.fileWriteUnknown) }
    try data.write(to: PicturesFolder.free("png"))
  } catch {
    warn("UIImageWriteToSavedPhotosAlbum: \(error)")
  }
}
