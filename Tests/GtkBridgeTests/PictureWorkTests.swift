import CGtk
import Dispatch
import Synchronization
import XCTest

@testable import GtkBridge

/// Work on pictures ends before the program does.
final class PictureWorkTests: XCTestCase {
  override func tearDown() {
    PictureWork.begin()
    super.tearDown()
  }

  func testTheEndWaitsForWorkInProgress() {
    let log = Mutex<[String]>([])
    let (hasBegun, mayEnd) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    DispatchQueue.global().async {
      PictureWork.perform {
        hasBegun.signal()
        mayEnd.wait()
        log.withLock { $0.append("work") }
      }
    }
    hasBegun.wait()
    DispatchQueue.global().async { mayEnd.signal() }
    PictureWork.end()
    log.withLock { $0.append("end") }
    XCTAssertEqual(log.withLock { $0 }, ["work", "end"])
  }

  func testNoWorkBeginsAfterTheEnd() {
    PictureWork.end()
    XCTAssertNil(PictureWork.perform { 1 })
    PictureWork.begin()
    XCTAssertEqual(PictureWork.perform { 1 }, 1)
  }

  func testAPictureIsDecodedAsWorkAlone() {
    let drawing = Array("<svg xmlns='http://www.w3.org/2000/svg' width='2' height='3'/>".utf8)
    func width() -> Int32? {
      drawing.withUnsafeBytes { PictureDecoder.decode($0, covering: nil)?.width }
    }
    XCTAssertEqual(width(), 2)
    PictureWork.end()
    XCTAssertNil(width())
    XCTAssertNil(drawing.withUnsafeBytes { PictureDecoder.encode($0, as: .png) })
  }

  /// Cairo makes surfaces of at most 32767 pixels.
  func testAPictureThatCairoRefusesIsNone() {
    for (width, isMade) in [(40_000, false), (40, true)] as [(Int32, Bool)] {
      let pixbuf = gdk_pixbuf_new(GDK_COLORSPACE_RGB, 1, 8, width, 1)!
      defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
      let texture = PictureDecoder.texture(of: pixbuf)
      XCTAssertEqual(texture != nil, isMade)
      if let texture { g_object_unref(texture) }
    }
  }
}
