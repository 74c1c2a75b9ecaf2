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

  func testAControllerIsToldThatItIsAppearing() {
    let controller = TurningController()
    let window = TestWindow(TurningScreen(controller: controller))
    XCTAssertEqual(controller.steps, ["will appear", "is appearing", "did appear"])
    controller.setEditing(true, animated: false)
    XCTAssertTrue(controller.isEditing)
    XCTAssertEqual(controller.title, "Editing")
    window.close()
  }

  func testAFieldKeepsItsInputViews() {
    let (field, area, bar) = (UITextField(), UITextView(), UIToolbar())
    field.inputAccessoryView = bar
    area.inputView = bar
    XCTAssertIdentical(field.inputAccessoryView, bar)
    XCTAssertIdentical(area.inputView, bar)
    XCTAssertNil(UIView().inputView)
    let view = Faded()
    view.alpha = 0
    XCTAssertFalse(view.isAccessibilityElement)
  }

  func testASpringBeginsAtAnyValue() {
    let spring = Spring(duration: 0.5, bounce: 0.2)
    let lift: CGFloat = 8
    XCTAssertEqual(spring.value(fromValue: -lift, toValue: 0, initialVelocity: 0, time: 0), -8)
    XCTAssertEqual(
      spring.value(fromValue: -lift, toValue: 2, initialVelocity: 0, time: 0.1),
      -8 + spring.value(target: 10, time: 0.1), accuracy: 1e-9)
    XCTAssertEqual(
      spring.value(fromValue: 3.0, toValue: 1, initialVelocity: 0, time: 9), 1, accuracy: 1e-6)
  }
}
