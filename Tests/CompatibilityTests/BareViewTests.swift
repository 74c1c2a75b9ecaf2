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

  func testMethodsMayHaveTheNamesOfAppKitsCommands() {
    let bar = FormattingBarController()
    bar.loadViewIfNeeded()
    bar.indent(nil)
    bar.yank(nil)
    bar.text.becomeFirstResponder()
    XCTAssertEqual(bar.log, ["indent", "yank"])
    let board = BoardView()
    board.moveForward(nil)
    XCTAssertEqual(board.steps, 1)
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
    let pictures = [10, 20].map { size in
      UIGraphicsImageRenderer(size: CGSize(width: size, height: size)).image { _ in }
    }
    let view = UIImageView(image: pictures[0], highlightedImage: pictures[1])
    view.contentMode = .center
    XCTAssertFalse(view.isHighlighted)
    let window = TestWindow(KeptView(view: view))
    runLoop(until: { window.pictureWidths == [10] }, "\(window.pictureWidths)")
    view.isHighlighted = true
    runLoop(until: { window.pictureWidths == [20] }, "\(window.pictureWidths)")
    XCTAssertEqual(view.image, pictures[0])
    window.close()
  }

  func testAnAnimatorCallsItsCompletionsAtTheEnd() {
    let view = UIView()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0.5 }
    var positions: [UIViewAnimatingPosition] = []
    animator.addCompletion { positions.append($0) }
    animator.pauseAnimation()
    animator.fractionComplete = 0.5
    XCTAssertEqual(view.alpha, 0.5)
    XCTAssertEqual(positions, [])
    animator.finishAnimation(at: .start)
    XCTAssertEqual(positions, [.start])
    animator.startAnimation()
    XCTAssertEqual(positions, [.start])
  }

  func testAnAnimatorThatWaitsCanBeStopped() {
    let window = TestWindow(Text("x"))
    defer { window.close() }
    let (stopped, finished, view) = (UIView(), UIView(), UIView())
    let first = UIViewPropertyAnimator(duration: 0, curve: .linear) { stopped.alpha = 0.5 }
    first.startAnimation(afterDelay: 0.01)
    XCTAssertTrue(first.isRunning)
    XCTAssertEqual(first.state, .active)
    first.stopAnimation(true)
    XCTAssertEqual(first.state, .inactive)
    let second = UIViewPropertyAnimator(duration: 0, curve: .linear) { finished.alpha = 0.5 }
    second.startAnimation(afterDelay: 60)
    second.stopAnimation(false)
    second.finishAnimation(at: .current)
    XCTAssertEqual(finished.alpha, 0.5)
    UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 0, delay: 0.02, animations: { view.alpha = 0.5 })
    runLoop(until: { view.alpha == 0.5 }, "The animation did not start.")
    XCTAssertEqual(stopped.alpha, 1)
  }

  func testALayerMovesAmongItsSiblings() {
    let (layer, a, b, c) = (CALayer(), CALayer(), CALayer(), CALayer())
    for sublayer in [a, b, c] { layer.addSublayer(sublayer) }
    layer.insertSublayer(a, above: b)
    XCTAssertEqual(layer.sublayers, [b, a, c])
    layer.insertSublayer(b, below: c)
    XCTAssertEqual(layer.sublayers, [a, b, c])
    layer.addSublayer(a)
    XCTAssertEqual(layer.sublayers, [b, c, a])
    layer.replaceSublayer(a, with: b)
    XCTAssertEqual(layer.sublayers, [c, b])
    XCTAssertNil(a.superlayer)
  }

  func testAControllerIsNotifiedThatItIsAppearing() {
    let controller = TurningController()
    let window = TestWindow(TurningScreen(controller: controller))
    XCTAssertEqual(controller.steps, ["will appear", "is appearing", "did appear"])
    controller.setEditing(true, animated: false)
    XCTAssertTrue(controller.isEditing)
    XCTAssertEqual(controller.title, "Editing")
    window.close()
  }

  func testAFieldKeepsItsInputViews() {
    let (field, area, search, bar) = (UITextField(), UITextView(), UISearchBar(), UIToolbar())
    field.inputAccessoryView = bar
    area.inputView = bar
    XCTAssertIdentical(field.inputAccessoryView, bar)
    XCTAssertIdentical(area.inputView, bar)
    search.inputAccessoryView = bar
    XCTAssertIdentical(search.inputAccessoryView, bar)
    XCTAssertNil(UIView().inputView)
    let view = Faded()
    view.alpha = 0
    XCTAssertFalse(view.isAccessibilityElement)
    XCTAssertEqual(view.accessibilityValue, "0 %")
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
