import AVFoundation
import AppKit
import MediaPlayer
import PrivateDisplay
import XCTest

/// Tests of a source with the user's music, drags that views begin, and receivers of files.
@preconcurrency @MainActor
final class MediaAndDragTests: DisplayTestCase {
  func testThereIsNoMusicToPlay() async {
    let shelf = MusicShelf()
    await shelf.load()
    XCTAssertEqual(shelf.songs, [])
    XCTAssertFalse(shelf.isPlaying)
    XCTAssertEqual(MPMediaLibrary.authorizationStatus(), .restricted)
    XCTAssertEqual(MPMediaQuery.albums().collections, [])
  }

  func testAPlayerKeepsItsDefaultSpeed() {
    XCTAssertEqual(AVPlayer().defaultRate, 1)
    XCTAssertEqual(slowed(AVPlayer()).defaultRate, 0.5)
  }

  func testAConsumerGetsAPDFFile() throws {
    let file = try XCTUnwrap(
      page { context in
        context.setFillColor(NSColor.red.cgColor)
        context.fill(CGRect(x: 10, y: 10, width: 20, height: 20))
      })
    XCTAssertEqual(String(decoding: file.prefix(5), as: UTF8.self), "%PDF-")
  }

  func testAConsumerWritesAPicture() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("consumer-\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: url) }
    let picture = NSImage(size: CGSize(width: 4, height: 3), flipped: false) { _ in true }
    let image = try XCTUnwrap(picture.cgImage(forProposedRect: nil, context: nil, hints: nil))
    XCTAssertTrue(write(image, to: url))
    XCTAssertEqual(Array(try Data(contentsOf: url).prefix(4)), [0x89, 0x50, 0x4E, 0x47])
  }
}
