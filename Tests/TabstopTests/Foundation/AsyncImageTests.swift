import CGtk
import GtkBridge
import PrivateDisplay
import TabstopFoundation
import TabstopKits
import XCTest

@testable import Tabstop

/// Pictures that are loaded from files, and the pictures of UIKit.
@preconcurrency @MainActor
final class AsyncImageTests: DisplayTestCase {
  /// 40 × 20 pixels.
  private static let picture = Data(
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20" \
    fill="#f00"/></svg>
    """.utf8)

  private func file(_ data: Data) throws -> URL {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).svg")
    try data.write(to: file)
    addTeardownBlock { try? FileManager.default.removeItem(at: file) }
    return file
  }

  private struct Page: View {
    let url: URL?
    var body: some View {
      AsyncImage(url: url) { phase in
        switch phase {
        case .empty: ProgressView()
        case .success(let image): image.resizable().scaledToFit()
        case .failure: Text("failed")
        @unknown default: EmptyView()
        }
      }
    }
  }

  func testAPictureIsShownOnceItIsRead() throws {
    let window = TestWindow(Page(url: try file(Self.picture)))
    runLoop(until: { !window.all("GtkPicture").isEmpty }, "no picture")
    let picture = window.all("GtkPicture")[0]
    runLoop(until: { gtk_picture_get_paintable(OpaquePointer(picture)) != nil }, "not decoded")
    let size = gtk_picture_get_paintable(OpaquePointer(picture))
    XCTAssertEqual(gdk_paintable_get_intrinsic_width(size), 40)
    window.close()
  }

  func testWhatIsNoPictureFails() throws {
    let window = TestWindow(Page(url: try file(Data("words".utf8))))
    runLoop(until: { window.label("failed") != nil }, "it does not fail")
    window.close()
    let missing = TestWindow(Page(url: URL(fileURLWithPath: "/nowhere/at/all.png")))
    runLoop(until: { missing.label("failed") != nil }, "it does not fail")
    missing.close()
  }

  func testAPlaceholderStandsUntilThen() throws {
    let window = TestWindow(
      AsyncImage(url: nil) { image in
        image.resizable()
      } placeholder: {
        Text("waiting")
      })
    runLoopUntilIdle()
    XCTAssertEqual(window.texts, ["waiting"])
    window.close()
  }

  func testAPictureHasItsSizeAndIsShown() throws {
    let picture = try XCTUnwrap(UIImage(data: Self.picture))
    XCTAssertEqual(picture.size, CGSize(width: 40, height: 20))
    XCTAssertNil(UIImage(data: Data("words".utf8)))
    XCTAssertNil(UIImage(named: "no such picture"))
    XCTAssertEqual(UIImage().size, .zero)
    XCTAssertNotNil(UIImage(systemName: "person"))
    Self.picture.withUnsafeBytes { bytes in
      let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 1)
      copy.copyMemory(from: bytes)
      PictureLibrary.add("named", UnsafeRawBufferPointer(copy))
    }
    XCTAssertEqual(UIImage(named: "named")?.size, picture.size)
    let window = TestWindow(
      HStack {
        Button {
        } label: {
          Image("home", label: Text("Start page"))
        }
        Image(uiImage: picture)
      })
    XCTAssertEqual(window.all("GtkPicture").count, 2)
    window.close()
  }
}
