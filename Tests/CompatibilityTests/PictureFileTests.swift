import CGtk
import ImageIO
import PrivateDisplay
import SwiftUI
import XCTest

@testable import GtkBridge

/// Pictures' files by ImageIO's names.
@preconcurrency @MainActor
final class PictureFileTests: DisplayTestCase {
  /// A picture of 40 times 20 pixels, red on the left and blue on the right.
  private func makeFile() -> Data {
    let pixels = (0..<20).flatMap { _ in
      (0..<40).flatMap { $0 < 20 ? [255, 0, 0, 255] : [0, 0, 255, 255] as [UInt8] }
    }
    return Data(PicturePixels(width: 40, height: 20, bytes: pixels).png)
  }

  func testASmallerCopyKeepsItsShape() async throws {
    let file = makeFile()
    let small = await Thumbnails.downsample(file, to: 10)
    XCTAssertEqual(small?.size, CGSize(width: 10, height: 5))
    let large = await Thumbnails.downsample(file, to: 100)
    XCTAssertEqual(large?.size, CGSize(width: 40, height: 20), "A bitmap is not enlarged.")
    let nothing = await Thumbnails.downsample(Data("no picture".utf8), to: 10)
    XCTAssertNil(nothing)
  }

  func testAFileSaysItsSizeAndType() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png")
    try makeFile().write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let size = Thumbnails.size(of: url)
    XCTAssertEqual(size?.width, 40)
    XCTAssertEqual(size?.height, 20)
    let source = try XCTUnwrap(CGImageSourceCreateWithURL(url as CFURL, nil))
    XCTAssertEqual(CGImageSourceGetType(source) as String?, "public.png")
    XCTAssertEqual(CGImageSourceGetCount(source), 1)
    XCTAssertNil(CGImageSourceCreateImageAtIndex(source, 1, nil))
    XCTAssertNil(Thumbnails.size(of: url.appendingPathExtension("none")))
  }

  func testTheBeginningOfAFileSaysTheSize() throws {
    let pixels = (0..<40_000).flatMap { _ in [UInt8.random(in: 0...255), 0, 0, 255] }
    var file = Data(PicturePixels(width: 200, height: 200, bytes: pixels).png)
    // The rest cannot be decoded.
    file.resetBytes(in: 8000..<file.count)
    let source = try XCTUnwrap(CGImageSourceCreateWithData(file as CFData, nil))
    let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any]
    XCTAssertEqual(properties?[kCGImagePropertyPixelWidth] as? Int, 200)
    XCTAssertNil(CGImageSourceCreateImageAtIndex(source, 0, nil))
  }

  func testAPictureOfACameraIsUpright() throws {
    let upright = try XCTUnwrap(UIImage(data: makeTurnedFile()))
    XCTAssertEqual(upright.size, CGSize(width: 20, height: 40))
    let pixels = try XCTUnwrap(upright.pngData().flatMap { PicturePixels(file: $0) })
    XCTAssertEqual([pixels.width, pixels.height], [20, 40])
    let (top, bottom) = (4 * (5 * 20 + 10), 4 * (35 * 20 + 10))
    XCTAssertGreaterThan(pixels.bytes[top], 200)
    XCTAssertLessThan(pixels.bytes[bottom], 60)
    let decoded = try makeTurnedFile().withUnsafeBytes {
      PictureDecoder.decode($0, covering: (10, 20))
    }
    XCTAssertEqual(decoded.map { gdk_texture_get_width(OpaquePointer($0.object.raw)) }, 10)
  }

  func testAPictureLongerThanASurfaceIsMadeSmaller() {
    let file = PicturePixels(
      width: 40_000, height: 1, bytes: [UInt8](repeating: 255, count: 160_000)
    ).png
    let decoded = file.withUnsafeBytes { PictureDecoder.decode($0, covering: nil) }
    XCTAssertEqual(decoded?.width, 40_000)
  }

  func testAnItemIsDecodedOnAnotherThread() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png")
    try makeFile().write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let provider = try XCTUnwrap(NSItemProvider(contentsOf: url))
    XCTAssertTrue(provider.canLoadObject(ofClass: UIImage.self))
    let loaded = expectation(description: "The picture is loaded.")
    provider.loadObject(ofClass: UIImage.self) { picture, _ in
      XCTAssertFalse(Thread.isMainThread)
      XCTAssertEqual((picture as? UIImage)?.size, CGSize(width: 40, height: 20))
      loaded.fulfill()
    }
    wait(for: [loaded], timeout: 10)
  }

  /// A JPEG file with the direction 6: the right edge is up.
  private func makeTurnedFile() throws -> Data {
    let source = try XCTUnwrap(CGImageSourceCreateWithData(makeFile() as CFData, nil))
    let image = try XCTUnwrap(CGImageSourceCreateImageAtIndex(source, 0, nil))
    var jpeg = try XCTUnwrap(Thumbnails.jpeg(image, quality: 0.9))
    let exif: [UInt8] =
      [0xFF, 0xE1, 0x00, 0x22] + Array("Exif\0\0".utf8)
      + [0x4D, 0x4D, 0x00, 0x2A, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0]
      + [0, 0, 0, 0]
    jpeg.insert(contentsOf: exif, at: 2)
    return jpeg
  }

  func testADirectionIsReadAndApplied() throws {
    let turned = try XCTUnwrap(CGImageSourceCreateWithData(makeTurnedFile() as CFData, nil))
    let properties = CGImageSourceCopyPropertiesAtIndex(turned, 0, nil) as? [CFString: Any]
    XCTAssertEqual(properties?[kCGImagePropertyOrientation] as? Int, 6)
    let small = CGImageSourceCreateThumbnailAtIndex(
      turned, 0,
      [
        kCGImageSourceThumbnailMaxPixelSize: 20, kCGImageSourceCreateThumbnailWithTransform: true,
      ] as CFDictionary)
    XCTAssertEqual(small?.width, 10)
    XCTAssertEqual(small?.height, 20)
  }

  func testAnImageOfASourceIsNotTurned() throws {
    let turned = try XCTUnwrap(CGImageSourceCreateWithData(makeTurnedFile() as CFData, nil))
    let image = try XCTUnwrap(CGImageSourceCreateImageAtIndex(turned, 0, nil))
    XCTAssertEqual([image.width, image.height], [40, 20])
  }

  func testAPictureIsWrittenAsPNGOrJPEGAlone() throws {
    let source = try XCTUnwrap(CGImageSourceCreateWithData(makeFile() as CFData, nil))
    let image = try XCTUnwrap(CGImageSourceCreateImageAtIndex(source, 0, nil))
    let small = try XCTUnwrap(Thumbnails.jpeg(image, quality: 0.1))
    XCTAssertEqual(small.prefix(2), Data([0xFF, 0xD8]))
    let large = try XCTUnwrap(Thumbnails.jpeg(image, quality: 1))
    XCTAssertGreaterThan(large.count, small.count)
    XCTAssertNil(
      CGImageDestinationCreateWithData(NSMutableData(), "public.heic" as CFString, 1, nil))
  }
}
