internal import Foundation
internal import Tabstop
public import TabstopFoundation

/// Writes a picture to the folder for pictures, as a PNG file. Then the method of the target is called, which has the
/// form `image(_:didFinishSavingWithError:contextInfo:)`.
@preconcurrency @MainActor
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  let completion = SavingCompletion(completionTarget, completionSelector, contextInfo)
  do {
    guard let data = image.pngData() else { throw CocoaError(.fileWriteUnknown) }
    try data.write(to: PicturesFolder.free("png"))
    completion.call(image, nil)
  } catch {
    warn("UIImageWriteToSavedPhotosAlbum: \(error)")
    completion.call(image, error)
  }
}

/// Copies a film to the folder for pictures. Then the method of the target is called, which has the form
/// `video(_:didFinishSavingWithError:contextInfo:)`.
@preconcurrency @MainActor
public func UISaveVideoAtPathToSavedPhotosAlbum(
  _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  let completion = SavingCompletion(completionTarget, completionSelector, contextInfo)
  let film = URL(fileURLWithPath: videoPath)
  DispatchQueue.global().async {
    let result = Result {
      try FileManager.default.copyItem(at: film, to: PicturesFolder.free(film.pathExtension))
    }
    DispatchQueue.main.async {
      switch result {
      case .success: completion.call(videoPath, nil)
      case .failure(let error):
        warn("UISaveVideoAtPathToSavedPhotosAlbum: \(error)")
        completion.call(videoPath, error)
      }
    }
  }
}

/// The method that is called after something was saved.
@MainActor
private final class SavingCompletion {
  private let target: Any?
  private let selector: Selector?
  private let contextInfo: UnsafeMutableRawPointer?

  init(_ target: Any?, _ selector: Selector?, _ contextInfo: UnsafeMutableRawPointer?) {
    (self.target, self.selector, self.contextInfo) = (target, selector, contextInfo)
  }

  func call(_ saved: Any, _ error: (any Error)?) {
    guard let target, let selector else { return }
    _ = selector.call(target, [saved, error.map { $0 as NSError }, contextInfo])
  }
}

/// Whether a film can be copied to the folder for pictures: whether there is such a file.
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool {
  FileManager.default.isReadableFile(atPath: videoPath)
}
