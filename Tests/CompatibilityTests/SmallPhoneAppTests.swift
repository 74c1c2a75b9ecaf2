import PrivateDisplay
import SwiftUI
import UIKit
import XCTest

/// The parts of UIKit that small applications for an iPhone use.
@preconcurrency @MainActor
final class SmallPhoneAppTests: DisplayTestCase {
  func testBarsHaveAppearances() {
    styleTabBar()
    let appearance = UITabBar.appearance().standardAppearance
    XCTAssertEqual(appearance.stackedLayoutAppearance.normal.iconColor, .systemGray)
  }

  func testADelegateHasTheWindow() {
    let window = TestWindow(Text("Page"))
    XCTAssertNotNil(WindowSearch.byTheScene)
    // Windows of other tests may still be open.
    let application = UIApplication.shared
    XCTAssertEqual(WindowSearch.byTheScene, application.keyWindow ?? application.windows.first)
    XCTAssertEqual(WindowSearch.top, 0)
    XCTAssertNil(WindowSearch.root)
    let (owner, controller) = (PhoneWindowOwner(), UIViewController())
    owner.open(controller)
    XCTAssertTrue(WindowSearch.root(of: owner) === controller)
    window.close()
  }

  func testAFieldPostsWhenEditingBegins() {
    let window = TestWindow(Selecting())
    nonisolated(unsafe) var notes: [String] = []
    let observers = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidEndEditingNotification,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        notes.append(note.name.rawValue)
      }
    }
    window.fields.first?.type("!")
    window.tab()
    window.layOut()
    XCTAssertEqual(notes.first, UITextField.textDidBeginEditingNotification.rawValue)
    observers.forEach { NotificationCenter.default.removeObserver($0) }
    window.close()
  }

  func testAnAnimationOfALayerTellsItsDelegateOfItsEnd() {
    final class Watcher: NSObject, CAAnimationDelegate {
      var words: [String] = []
      func animationDidStart(_ anim: CAAnimation) { words.append("start") }
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        words.append(flag ? "end" : "stop")
      }
    }
    let watcher = Watcher()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.duration = 0.01
    animation.delegate = watcher
    UIView().layer.add(animation, forKey: nil)
    runLoop(until: { watcher.words == ["start", "end"] }, "The delegate was not called.")
  }

  /// Programs make it where they set it.
  func testAnAnimationOfALayerRetainsItsDelegate() {
    final class End: NSObject, CAAnimationDelegate {
      let action: () -> Void
      init(action: @escaping () -> Void) { self.action = action }
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { action() }
    }
    var isOver = false
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.duration = 0.01
    animation.delegate = End { isOver = true }
    UIView().layer.add(animation, forKey: nil)
    runLoop(until: { isOver }, "The delegate was not called.")
  }

  func testAProviderOfAProgramKnowsWhenADragEnds() {
    final class Provider: NSItemProvider, @unchecked Sendable {
      var ended: () -> Void = {}
      deinit { ended() }
    }
    var hasEnded = false
    var provider = Provider(contentsOf: URL(string: "https://example.org"))
    provider?.ended = { hasEnded = true }
    XCTAssertTrue(provider?.hasItemConformingToTypeIdentifier("public.url") ?? false)
    provider = nil
    XCTAssertTrue(hasEnded)
  }

  func testAnInlineMenuIsASection() {
    let button = sortButton { _ in }
    XCTAssertEqual(button.configuration?.title, "Sort")
    let orders = button.menu?.children.first as? UIMenu
    XCTAssertEqual(orders?.options, .displayInline)
    XCTAssertEqual(orders?.children.map(\.title), ["Name"])
  }

  func testTitlesHavePictures() {
    let window = TestWindow(Logos())
    XCTAssertTrue(window.texts.contains("Alarm"))
    XCTAssertTrue(window.texts.contains("Size"))
    window.close()
  }

  func testAPathIsWrittenAndRead() {
    var path = Path()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3.5, y: 4))
    path.closeSubpath()
    XCTAssertEqual(path.description, "1 2 m 3.5 4 l h")
    XCTAssertEqual(Path("1 2 m 3.5 4 l h"), path)
    XCTAssertNil(Path("1 2 x"))
    XCTAssertNil(Path("1 m"))
    let uneven = Path(
      roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20),
      cornerRadii: RectangleCornerRadii(topLeading: 10))
    XCTAssertFalse(uneven.contains(CGPoint(x: 1, y: 1)))
    XCTAssertTrue(uneven.contains(CGPoint(x: 19, y: 19)))
  }

  func testABindingOfAnyValue() {
    var number = 1
    let any = Binding<AnyHashable>(Binding(get: { number }, set: { number = $0 }))
    any.wrappedValue = 5
    any.wrappedValue = "x"
    XCTAssertEqual(number, 5)
  }
}
