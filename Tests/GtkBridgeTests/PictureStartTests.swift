import GtkBridge
import XCTest

/// What is known of a picture before its pixels are decoded.
final class PictureStartTests: XCTestCase {
  private let pixels = PicturePixels(
    width: 1600, height: 1000, bytes: [UInt8](repeating: 120, count: 4 * 1600 * 1000))

  func testTheSizeIsTheFiles() throws {
    let jpeg = try XCTUnwrap(encoded(pixels, .jpeg(quality: 80)))
    for file in [pixels.png, jpeg] {
      let size = file.withUnsafeBytes { PictureDecoder.size(of: $0) }
      XCTAssertEqual(size.map { [$0.width, $0.height] }, [1600, 1000])
      let information = PictureInformation(of: file)
      XCTAssertEqual(information.map { [$0.width, $0.height] }, [1600, 1000])
    }
    let drawing = Array("<svg xmlns='http://www.w3.org/2000/svg' width='200' height='30'/>".utf8)
    let size = drawing.withUnsafeBytes { PictureDecoder.size(of: $0) }
    XCTAssertEqual(size.map { [$0.width, $0.height] }, [200, 30])
    XCTAssertNil([UInt8]("no picture".utf8).withUnsafeBytes { PictureDecoder.size(of: $0) }?.width)
  }

  func testTheSizeOfAPhotoTakesNoMemoryForItsPixels() throws {
    let file = try XCTUnwrap(encoded(pixels, .jpeg(quality: 80)))
    let small = PicturePixels(width: 8, height: 8, bytes: [UInt8](repeating: 120, count: 256))
    // Loads the decoder.
    _ = try XCTUnwrap(encoded(small, .jpeg(quality: 80))).withUnsafeBytes {
      PictureDecoder.size(of: $0)?.width
    }
    let before = faults()
    _ = file.withUnsafeBytes { PictureDecoder.size(of: $0)?.width }
    // Its pixels are on 1172 pages.
    XCTAssertLessThan(faults() - before, 300)
  }

  private func encoded(_ pixels: PicturePixels, _ format: PictureFormat) -> [UInt8]? {
    pixels.png.withUnsafeBytes { PictureDecoder.encode($0, as: format) }
  }

  /// The pages of memory that this thread has used first.
  private func faults() -> Int {
    var usage = rusage()
    getrusage(1, &usage)  // RUSAGE_THREAD
    return usage.ru_minflt
  }
}
