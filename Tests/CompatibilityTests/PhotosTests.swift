import PrivateDisplay
import SwiftUI
import XCTest

@testable import PhotosInterface

/// The files of the folder for pictures, by the names of Photos.
@preconcurrency @MainActor
final class PhotosTests: FolderTestCase {
  func testPicturesAreFiles() throws {
    for (name, age) in [("a.png", 30.0), ("b.JPG", 20), ("c.mp4", 10), ("d.txt", 0)] {
      let file = folder.appendingPathComponent(name)
      try Data().write(to: file)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -age)], ofItemAtPath: file.path)
    }
    XCTAssertEqual(PHAsset(folder.appendingPathComponent("b.JPG"))?.mediaType, .image)
    XCTAssertEqual(PHAsset(folder.appendingPathComponent("c.mp4"))?.mediaType, .video)
    XCTAssertNil(PHAsset(folder.appendingPathComponent("d.txt")))
    let paths = ["a.png", "d.txt", "missing.png", "c.mp4"].map {
      folder.appendingPathComponent($0).path
    }
    let found = PHAsset.fetchAssets(withLocalIdentifiers: paths, options: nil)
    XCTAssertEqual(found.count, 2)
    var names: [String] = []
    found.enumerateObjects { asset, index, stop in
      names.append((asset.localIdentifier as NSString).lastPathComponent)
      stop.pointee = true
    }
    XCTAssertEqual(names, ["a.png"])
  }

  func testAFailedChangeIsAnError() {
    let missing = folder.appendingPathComponent("missing.png")
    XCTAssertThrowsError(
      try PHPhotoLibrary.shared().performChangesAndWait {
        PHAssetChangeRequest.creationRequestForAssetFromImage(atFileURL: missing)
      })
  }
}
