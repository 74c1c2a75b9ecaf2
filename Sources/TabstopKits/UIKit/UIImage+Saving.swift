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

/// Copies a film to the folder for pictures. The target is not called: there are no selectors here.
@preconcurrency @MainActor
public func UISaveVideoAtPathToSavedPhotosAlbum(
  _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  let film = URL(fileURLWithPath: videoPath)
  DispatchQueue.global().async {
    do {
      try FileManager.default.copyItem(at: film, to: PicturesFolder.free(film.pathExtension))
    } catch {
      let reason = "\(error)"
      DispatchQueue.main.async { warn("UISaveVideoAtPathToSavedPhotosAlbum: \(reason)") }
    }
  }
}

/// Whether a film can be copied to the folder for pictures: whether there is such a file.
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool {
  FileManager.default.isReadableFile(atPath: videoPath)
}
