import CGtk
import PrivateDisplay
import SwiftUI
import UIKit
import XCTest

@testable import Tabstop
@testable import TabstopKits

/// Presentations of controllers that a program makes itself, and their delegates.
@preconcurrency @MainActor
final class ControllerPresentationTests: DisplayTestCase {
  private final class Slide: UIPresentationController {
    var calls: [String] = []
    override func presentationTransitionWillBegin() {
      calls.append("will begin in \(containerView == nil ? "nothing" : "a container")")
    }
    override func presentationTransitionDidEnd(_ completed: Bool) {
      calls.append("did end \(completed)")
    }
    override func dismissalTransitionWillBegin() { calls.append("dismissal will begin") }
    override func dismissalTransitionDidEnd(_ completed: Bool) {
      calls.append("dismissal did end \(completed)")
    }
    override func size(
      forChildContentContainer container: UIContentContainer,
      withParentContainerSize parentSize: CGSize
    ) -> CGSize { CGSize(width: parentSize.width / 2, height: parentSize.height) }
  }

  private final class Transitions: NSObject, UIViewControllerTransitioningDelegate {
    var slide: Slide?
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      slide = Slide(presentedViewController: presented, presenting: presenting)
      return slide
    }
  }

  private final class Watcher: NSObject, UIAdaptivePresentationControllerDelegate {
    var calls: [String] = []
    var mayClose = true
    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      mayClose
    }
    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      calls.append("attempt")
    }
    func presentationControllerWillDismiss(_ controller: UIPresentationController) {
      calls.append("will")
    }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      calls.append("did")
    }
  }

  private func withPresenter(_ test: (UIViewController, TestWindow) throws -> Void) rethrows {
    struct Shown: UIViewControllerRepresentable {
      let controller: UIViewController
      func makeUIViewController(context: Context) -> UIViewController { controller }
      func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }
    let root = UIViewController()
    let window = TestWindow(Shown(controller: root))
    defer { window.close() }
    try test(root, window)
  }

  private func dialog(of window: TestWindow) throws -> TestWindow {
    runLoop(until: { window.dialog() != nil }, "There is no dialog.")
    return try XCTUnwrap(window.dialog())
  }

  func testAPresentationOfTheProgramsIsToldOfBeginAndEnd() throws {
    let transitions = Transitions()
    try withPresenter { root, window in
      let page = UIViewController()
      page.modalPresentationStyle = .custom
      page.transitioningDelegate = transitions
      root.present(page, animated: true)
      _ = try dialog(of: window)
      let slide = try XCTUnwrap(transitions.slide)
      XCTAssertIdentical(page.presentationController, slide)
      XCTAssertIdentical(slide.presentedViewController, page)
      XCTAssertIdentical(slide.presentingViewController, root)
      XCTAssertEqual(slide.calls, ["will begin in a container", "did end true"])
      root.dismiss(animated: true)
      runLoop(until: { window.dialog() == nil }, "The dialog stays.")
      XCTAssertEqual(
        slide.calls.dropFirst(2), ["dismissal will begin", "dismissal did end true"])
      XCTAssertNil(slide.containerView)
    }
  }

  func testTheDelegateIsToldThatTheUserHasClosedTheDialog() throws {
    try withPresenter { root, window in
      let (page, watcher) = (UIViewController(), Watcher())
      page.presentationController?.delegate = watcher
      root.present(page, animated: true)
      let dialog = try dialog(of: window)
      watcher.mayClose = false
      dialog.pressKey(GDK_KEY_Escape)
      XCTAssertEqual(watcher.calls, ["attempt"])
      XCTAssertNotNil(window.dialog())
      watcher.mayClose = true
      dialog.pressKey(GDK_KEY_Escape)
      runLoop(until: { window.dialog() == nil }, "The dialog stays.")
      XCTAssertEqual(watcher.calls, ["attempt", "will", "did"])
    }
  }

  func testTheDelegateIsNotToldOfADialogThatTheProgramCloses() throws {
    try withPresenter { root, window in
      let (page, watcher) = (UIViewController(), Watcher())
      page.popoverPresentationController?.delegate = watcher
      root.present(page, animated: true)
      _ = try dialog(of: window)
      page.dismiss(animated: true)
      runLoop(until: { window.dialog() == nil }, "The dialog stays.")
      XCTAssertEqual(watcher.calls, [])
    }
  }

  func testAControllerDoesNotKeepItselfByItsPresentations() {
    weak var page: UIViewController?
    do {
      let new = UIViewController()
      page = new
      XCTAssertNotNil(new.sheetPresentationController)
      XCTAssertNotNil(new.popoverPresentationController)
      XCTAssertNotNil(new.presentationController)
    }
    XCTAssertNil(page)
  }

  func testTheChosenFontIsThePickers() {
    final class Choice: NSObject, UIFontPickerViewControllerDelegate {
      var names: [String?] = []
      func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
        names.append(
          viewController.selectedFontDescriptor.map { UIFont(descriptor: $0, size: 17).familyName })
      }
      func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
        names.append(nil)
      }
    }
    let (picker, choice) = (UIFontPickerViewController(), Choice())
    picker.delegate = choice
    picker.chosen(.init(family: "DejaVu Serif", size: 12, weight: .bold, isItalic: true))
    picker.chosen(nil)
    XCTAssertEqual(choice.names, ["DejaVu Serif", nil])
  }
}
