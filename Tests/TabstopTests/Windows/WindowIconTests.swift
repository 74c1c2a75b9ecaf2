import CGtk
import Dispatch
import PrivateDisplay
import XCTest

@testable import GtkBridge
@testable import Tabstop

/// The icon of windows.
@preconcurrency @MainActor
final class WindowIconTests: DisplayTestCase {
  private func makeFile() -> PictureFile {
    let picture = gdk_pixbuf_new(GDK_COLORSPACE_RGB, 1, 8, 256, 256)!
    gdk_pixbuf_fill(picture, 0xff00_00ff)
    var (bytes, count): (UnsafeMutablePointer<gchar>?, gsize) = (nil, 0)
    XCTAssertNotEqual(gdk_pixbuf_save_to_bufferv(picture, &bytes, &count, "png", nil, nil, nil), 0)
    g_object_unref(UnsafeMutableRawPointer(picture))
    // It stays, as the files of a program do.
    return PictureFile(bytes: UnsafeRawBufferPointer(start: bytes, count: Int(count)))
  }

  func testItIsDecodedWhileTheMainThreadIsBusy() {
    let file = makeFile()
    let done = DispatchSemaphore(value: 0)
    Task.detached {
      if await WindowIcon.decode(file)?.width == 256 { done.signal() }
    }
    XCTAssertEqual(done.wait(timeout: .now() + 10), .success)
  }

  func testAWindowThatIsGoneMeanwhileHasNone() async throws {
    let decoded = await WindowIcon.decode(makeFile())
    let picture = try XCTUnwrap(decoded)
    let window = TestWindow(Text("Text"))
    let widget = window.context.widget
    XCTAssertTrue(WindowIcon.set(picture, of: widget))
    window.close()
    XCTAssertFalse(WindowIcon.set(picture, of: widget))
  }
}
