import Combine
import PrivateDisplay
import SwiftUI
import UIKit
import XCTest

/// Observing properties by key paths, and UIKit's attributes of texts.
@preconcurrency @MainActor
final class KeyValueTests: DisplayTestCase {
  private func withWindow(_ content: some View = Text("x"), _ body: (TestWindow) -> Void) {
    let window = TestWindow(content)
    body(window)
    window.close()
  }

  func testAProgressIsObserved() {
    withWindow { _ in
      let download = Download()
      download.progress.completedUnitCount = 5
      runLoop(until: { download.share == 0.5 }, "The change was not seen.")
      XCTAssertFalse(download.isDone)
      download.progress.completedUnitCount = 10
      runLoop(until: { download.isDone }, "The publisher did not publish.")
      XCTAssertEqual(download.share, 1)
    }
  }

  func testAnInvalidatedObservationIsOver() {
    withWindow { _ in
      let progress = Progress(totalUnitCount: 2)
      nonisolated(unsafe) var seen: [Int64] = []
      let ended = progress.observe(\.completedUnitCount) { _, _ in seen.append(-1) }
      let observation = progress.observe(
        \.completedUnitCount, options: [.initial, .new, .old]
      ) { _, change in seen += [change.oldValue ?? -2, change.newValue ?? -2] }
      XCTAssertEqual(seen, [-2, 0])
      ended.invalidate()
      progress.completedUnitCount = 1
      runLoop(until: { seen.count == 4 }, "The change was not seen.")
      XCTAssertEqual(seen, [-2, 0, 0, 1])
      withExtendedLifetime(observation) {}
    }
  }

  private final class OneByOne: Subscriber {
    private(set) var values: [Int64] = []
    private var subscription: Subscription?
    func receive(subscription: Subscription) {
      self.subscription = subscription
      subscription.request(.max(1))
    }
    func receive(_ input: Int64) -> Subscribers.Demand {
      values.append(input)
      return .max(1)
    }
    func receive(completion: Subscribers.Completion<Never>) {}
  }

  func testASubscriberMayDemandOneByOne() {
    withWindow { _ in
      let (progress, subscriber) = (Progress(totalUnitCount: 3), OneByOne())
      progress.publisher(for: \.completedUnitCount).subscribe(subscriber)
      for count: Int64 in 1...3 {
        progress.completedUnitCount = count
        runLoop(until: { subscriber.values.last == count }, "\(subscriber.values)")
      }
      XCTAssertEqual(subscriber.values, [0, 1, 2, 3])
    }
  }

  func testALabelShowsItsAttributes() {
    withWindow(RichLabel()) { window in
      XCTAssertTrue(window.texts.contains { $0.contains("Read the manual") })
    }
  }

  func testATextOfALabelRemovesItsAttributes() {
    let label = PaddedLabel()
    label.attributedText = NSAttributedString(string: "a", attributes: [.kern: 2])
    XCTAssertEqual(label.text, "a")
    label.text = "b"
    XCTAssertEqual(label.attributedText?.string, "b")
    XCTAssertNil(label.attributedText?.attribute(.kern, at: 0, effectiveRange: nil))
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
      // No pictures any more.
      view.animationRepeatCount = 0
      view.startAnimating()
      waitForWidth(20)
      view.animationImages = []
      waitForWidth(10)
    }
  }

  func testAViewIsExchangedWithAnother() {
    let (view, a, b, c) = (UIView(), UIView(), UIView(), UIView())
    for child in [a, b, c] { view.addSubview(child) }
    view.exchangeSubview(at: 0, withSubviewAt: 2)
    XCTAssertEqual(view.subviews, [c, b, a])
  }
}

/// Pages as texts with attributes.
final class HTMLTextTests: XCTestCase {
  private func text(_ page: String) throws -> NSAttributedString {
    try NSAttributedString(
      data: Data(page.utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.html,
        .characterEncoding: String.Encoding.utf8.rawValue,
      ], documentAttributes: nil)
  }

  func testTheTextsOfAPageAreRead() throws {
    let page = """
      <html><head><title>No</title><style>p { }</style></head><body>
      <h1>Head</h1><p>One &amp; <b>two</b>,
        three&nbsp;&#8364;<br/>four</p><!-- no > text --><ul><li>a</li><li>b &lt; c</li></ul>
      """
    XCTAssertEqual(
      try text(page).string, "Head\nOne & two, three\u{A0}€\nfour\n\t•\ta\n\t•\tb < c")
  }

  func testPartsHaveTheirAttributes() throws {
    let text = try text(#"a <a href="https://example.org/?a=1&amp;b=2">link</a> <s>old</s>"#)
    XCTAssertEqual(text.string, "a link old")
    XCTAssertEqual(
      text.attribute(.link, at: 3, effectiveRange: nil) as? URL,
      URL(string: "https://example.org/?a=1&b=2"))
    XCTAssertNil(text.attribute(.link, at: 0, effectiveRange: nil))
    XCTAssertNotNil(text.attribute(.strikethroughStyle, at: 8, effectiveRange: nil))
  }

  func testScriptsAndQuotesHideNoText() throws {
    let page = #"""
      <p>one</p><script>if (a<b) { document.write("<p>"); }</script><STYLE>a>b<c { }</Style>
      <p title="a > b">two <a data-href="https://example.org/no" title='>'
        href = 'https://example.org/yes'>three</a></p>
      """#
    let text = try text(page)
    XCTAssertEqual(text.string, "one\ntwo three")
    XCTAssertEqual(
      text.attribute(.link, at: 9, effectiveRange: nil) as? URL,
      URL(string: "https://example.org/yes"))
    XCTAssertEqual(try self.text("<p title=it's>a</p> it's").string, "a\nit's")
    XCTAssertEqual(try self.text("a<script>b").string, "a")
  }

  func testWhatIsNoTagIsText() throws {
    XCTAssertEqual(try text("1 < 2 & 3 > 2 &unknown; &").string, "1 < 2 & 3 > 2 &unknown; &")
    XCTAssertEqual(try text("").string, "")
    XCTAssertThrowsError(
      try NSAttributedString(
        data: Data(), options: [.documentType: NSAttributedString.DocumentType.rtf],
        documentAttributes: nil))
  }
}
