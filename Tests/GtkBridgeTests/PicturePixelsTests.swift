import GtkBridge
import XCTest

/// Pictures as pixels.
final class PicturePixelsTests: XCTestCase {
  func testAPictureWithoutPixelsIsNoFile() {
    XCTAssertEqual(PicturePixels(width: 0, height: 3, bytes: []).png, [])
    XCTAssertFalse(PicturePixels(width: 1, height: 1, bytes: [255, 0, 0, 255]).png.isEmpty)
  }
}
