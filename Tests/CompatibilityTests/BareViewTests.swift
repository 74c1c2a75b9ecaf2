import PrivateDisplay
import SwiftUI
import UIKit
import XCTest

/// Creating UIKit's views in all of UIKit's ways.
@preconcurrency @MainActor
final class BareViewTests: DisplayTestCase {
  func testViewsNeedNoArguments() {
    XCTAssertNil(UIVisualEffectView().effect)
    let effectView = UIVisualEffectView(frame: CGRect(x: 0, y: 0, width: 2, height: 1))
    XCTAssertEqual(effectView.frame.width, 2)
    XCTAssertEqual(UIActivityIndicatorView().style, .medium)
    XCTAssertEqual(UIProgressView(progressViewStyle: .bar).progressViewStyle, .bar)
    XCTAssertEqual(ThinBar().progress, 0)
    XCTAssertEqual(NoteView().text, "Note")
    XCTAssertEqual(NoteView(frame: .zero).text, "Note")
    XCTAssertEqual(UITextView(frame: .zero, textContainer: nil).text, "")
    XCTAssertEqual(PlainSearchBar().searchBarStyle, .minimal)
    XCTAssertEqual(Vibrant(effect: UIBlurEffect(style: .dark)).contentView.subviews.count, 1)
    XCTAssertFalse(SlowSpinner(frame: .zero).hidesWhenStopped)
  }

  func testAWindowOverridesTheColourScheme() {
    let window = TestWindow(Text("x"))
    let shown = UIApplication.shared.windows.first
    shown?.overrideUserInterfaceStyle = .dark
    XCTAssertEqual(shown?.overrideUserInterfaceStyle, .dark)
    shown?.overrideUserInterfaceStyle = .unspecified
    XCTAssertEqual(shown?.overrideUserInterfaceStyle, .unspecified)
    let view = UIView()
    view.overrideUserInterfaceStyle = .light
    XCTAssertEqual(view.overrideUserInterfaceStyle, .light)
    window.close()
  }

  func testAHighlightedPictureIsShownInstead() {
    let pictures = (1...2).map { size in
      UIGraphicsImageRenderer(size: CGSize(width: size, height: size)).image { _ in }
    }
    let view = UIImageView(image: pictures[0], highlightedImage: pictures[1])
    XCTAssertFalse(view.isHighlighted)
    view.isHighlighted = true
    XCTAssertEqual(view.highlightedImage, pictures[1])
    XCTAssertEqual(view.image, pictures[0])
  }
}
