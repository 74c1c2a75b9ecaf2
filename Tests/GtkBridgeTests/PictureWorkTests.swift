import Dispatch
import GtkBridge
import Synchronization
import XCTest

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
}
