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
