import Combine
import PrivateDisplay
import SwiftUI
import UIKit
import XCTest

/// Pictures of UIKit: their pixels, the clipboard, and several one after the other.
@preconcurrency @MainActor
final class KitPictureTests: DisplayTestCase {
  private func withWindow(_ content: some View = Text("x"), _ body: (TestWindow) -> Void) {
    let window = TestWindow(content)
    body(window)
    window.close()
  }

  func testPixelsAreReadFromAPicture() {
    withWindow { _ in
      let picture = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1)).image { context in
        UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      }
      let data = picture.cgImage?.dataProvider?.data
      XCTAssertEqual(data.map { CFDataGetLength($0) }, 8)
      let bytes = CFDataGetBytePtr(data)!
      XCTAssertEqual((0..<8).map { bytes[$0] }, [255, 0, 0, 255, 0, 0, 0, 0])
    }
  }

  func testAPictureIsOnTheClipboard() {
    withWindow { _ in
      let board = UIPasteboard.general
      board.image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { _ in }
      XCTAssertTrue(board.hasImages)
      XCTAssertEqual(board.image?.size, CGSize(width: 3, height: 2))
      board.addItems([
        ["public.png": UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { _ in }]
      ])
      board.addItems([
        ["public.png": UIGraphicsImageRenderer(size: CGSize(width: 5, height: 2)).image { _ in }]
      ])
      XCTAssertEqual(board.images?.map(\.size.width), [3, 4, 5])
      board.setItems([["public.utf8-plain-text": "text"]], options: [.localOnly: true])
      XCTAssertEqual(board.string, "text")
      XCTAssertFalse(board.hasImages)
    }
  }

  func testAnItemInSeveralTypesIsOneText() {
    withWindow { _ in
      let board = UIPasteboard.general
      board.setItems([
        [
          "public.html": "<b>Tea</b>", "public.utf8-plain-text": "Tea",
          "public.rtf": Data("{Tea}".utf8),
        ],
        ["public.url": URL(string: "https://example.org")!],
      ])
      XCTAssertEqual(board.string, "Tea\nhttps://example.org")
    }
  }

  func testBytesOfTheProgramsOwnTypeAreNeitherTextNorPicture() {
    withWindow { _ in
      let (board, type) = (UIPasteboard.general, "org.example.card")
      board.setData(Data("{}".utf8), forPasteboardType: type)
      XCTAssertEqual(board.data(forPasteboardType: type), Data("{}".utf8))
      XCTAssertTrue(board.contains(pasteboardTypes: ["org.example.other", type]))
      XCTAssertNil(board.string)
      board.url = URL(string: "https://example.org")
      XCTAssertNil(board.data(forPasteboardType: type))
      XCTAssertFalse(board.contains(pasteboardTypes: [type, "public.png"]))
      XCTAssertTrue(board.contains(pasteboardTypes: ["public.url"]))
      XCTAssertEqual(
        board.value(forPasteboardType: "public.url") as? URL, URL(string: "https://example.org"))
      board.image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }
      XCTAssertFalse(board.contains(pasteboardTypes: ["public.url"]))
      XCTAssertNotNil(board.data(forPasteboardType: "public.png"))
      XCTAssertNotNil(board.value(forPasteboardType: "public.image") as? UIImage)
    }
  }

  func testAPictureShowsAPartOfWhatIsDrawn() {
    withWindow { _ in
      let part = CGRect(x: 1, y: 0, width: 2, height: 1)
      let picture = UIGraphicsImageRenderer(bounds: part).image { context in
        UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
      }
      XCTAssertEqual(picture.size, part.size)
      let data = picture.cgImage?.dataProvider?.data
      withExtendedLifetime(data) {
        let bytes = CFDataGetBytePtr(data)!
        XCTAssertEqual((0..<8).map { bytes[$0] }, [255, 0, 0, 255, 0, 0, 0, 0])
      }
    }
  }

  func testPicturesFollowEachOther() {
    let frames = (0..<2).map { number in
      UIGraphicsImageRenderer(size: CGSize(width: 10 + number * 10, height: 10)).image { _ in }
    }
    let picture = UIImage.animatedImage(with: frames, duration: 1)
    XCTAssertEqual(picture?.images?.count, 2)
    XCTAssertEqual(picture?.duration, 1)
    XCTAssertEqual(picture?.size, frames[0].size)
    XCTAssertNil(UIImage.animatedImage(with: [], duration: 1))
    let view = UIImageView(image: nil)
    view.startAnimating()
    XCTAssertFalse(view.isAnimating)
    view.animationImages = frames
    view.startAnimating()
    XCTAssertTrue(view.isAnimating)

    view.stopAnimating()
    view.contentMode = .center
    view.image = frames[0]
    view.animationDuration = 0.4
    withWindow(KeptView(view: view)) { window in
      @MainActor func waitForWidth(_ width: Int32) {
        runLoop(until: { window.pictureWidths == [width] }, "\(window.pictureWidths)")
      }
      waitForWidth(10)
      view.startAnimating()
      waitForWidth(20)
      view.animationRepeatCount = 1
      runLoop(until: { !view.isAnimating }, "It is still animating.")
      waitForWidth(10)
      view.animationRepeatCount = .max
      view.startAnimating()
      waitForWidth(20)
      // The end is later than a task can wait for.
      view.animationDuration = 7_200
      XCTAssertTrue(view.isAnimating)
      view.animationDuration = 0.4
      view.stopAnimating()
      waitForWidth(10)
      // No pictures any more.
      view.animationRepeatCount = 0
      view.startAnimating()
      waitForWidth(20)
      view.animationImages = []
      waitForWidth(10)
    }
  }
}
