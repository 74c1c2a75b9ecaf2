import AppKit
import CGtk
import Foundation
import GtkBridge
import PrivateDisplay
import SwiftUI
import UIKit
import XCTest

@testable import Tabstop
@testable import TabstopFoundation
@testable import TabstopKits

/// Who gets actions, bars of fields and pages, and what is left of objects that have ended.
@preconcurrency @MainActor
final class ResponderTests: DisplayTestCase {
  private struct Shown: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ view: UIView, context: Context) {}
  }

  private struct Controller: UIViewControllerRepresentable {
    let controller: UIViewController
    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }

  private func isMapped(_ title: String, in window: TestWindow) -> Bool {
    window.label(title).map { gtk_widget_get_mapped($0) != 0 } ?? false
  }

  // MARK: Bars

  func testTheAccessoryOfAFieldIsThereWhileItIsEdited() {
    let (view, first, second) = (UIStackView(), UITextField(), UITextField())
    (first.placeholder, second.placeholder) = ("First", "Second")
    view.addArrangedSubview(first)
    view.addArrangedSubview(second)
    let bar = UIToolbar()
    bar.items = [
      UIBarButtonItem(title: "Amount", style: .plain, target: nil, action: nil), .flexibleSpace(),
      UIBarButtonItem(
        systemItem: .done, primaryAction: UIAction { _ in first.resignFirstResponder() }),
    ]
    first.inputAccessoryView = bar
    let window = TestWindow(Shown(view: view))
    defer { window.close() }
    XCTAssertNil(window.label("Done"))
    window.click("First")
    window.layOut()
    XCTAssertTrue(isMapped("Done", in: window))
    XCTAssertTrue(isMapped("Amount", in: window))
    // The bar has the focus, and the field is still the first responder.
    window.pressF6()
    XCTAssertEqual(window.focus, "Done")
    XCTAssertTrue(first.isFirstResponder)
    window.press("Done")
    window.layOut()
    XCTAssertFalse(first.isFirstResponder)
    XCTAssertFalse(isMapped("Done", in: window))
    // Another field has none.
    window.click("First")
    window.layOut()
    XCTAssertTrue(isMapped("Done", in: window))
    window.click("Second")
    window.layOut()
    XCTAssertFalse(isMapped("Done", in: window))
  }

  /// The bar came while the field had the focus, and took the page out of its window for a moment.
  func testTabComesToAFieldWithAnAccessory() {
    let (view, first, second) = (UIStackView(), UITextField(), UITextField())
    (first.placeholder, second.placeholder) = ("First", "Second")
    view.addArrangedSubview(first)
    view.addArrangedSubview(second)
    let bar = UIToolbar()
    bar.items = [UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in })]
    first.inputAccessoryView = bar
    let window = TestWindow(
      TabView {
        Shown(view: view).tabItem { Text("Page") }
        Text("Other").tabItem { Text("Other") }
      })
    defer { window.close() }
    window.tab()
    window.tab()
    window.layOut()
    XCTAssertEqual(window.focus, "First")
    XCTAssertTrue(isMapped("Done", in: window))
    window.tab()
    window.layOut()
    XCTAssertEqual(window.focus, "Second")
    XCTAssertFalse(isMapped("Done", in: window))
  }

  func testTheToolBarOfAPageIsShown() {
    let page = UIViewController()
    var presses = 0
    page.toolbarItems = [
      .flexibleSpace(),
      UIBarButtonItem(title: "Archive", primaryAction: UIAction { _ in presses += 1 }),
    ]
    let controller = UINavigationController(rootViewController: page)
    let window = TestWindow(Controller(controller: controller))
    defer { window.close() }
    XCTAssertNil(window.label("Archive"))
    controller.setToolbarHidden(false, animated: true)
    window.layOut()
    window.press("Archive")
    XCTAssertEqual(presses, 1)
    page.setToolbarItems([], animated: true)
    window.layOut()
    XCTAssertNil(window.label("Archive"))
  }

  // MARK: Pages

  private final class Page: UIViewController {
    var parents: [String] = []
    override func didMove(toParent parent: UIViewController?) {
      parents.append(parent == nil ? "none" : "pages")
    }
  }

  func testThePagesAreChildren() {
    let (first, second) = (Page(), Page())
    let controller = UINavigationController(rootViewController: first)
    XCTAssertEqual(controller.children, [first])
    controller.pushViewController(second, animated: false)
    XCTAssertEqual(controller.children, [first, second])
    XCTAssertIdentical(second.navigationController, controller)
    controller.popViewController(animated: false)
    XCTAssertEqual(controller.children, [first])
    XCTAssertNil(second.parent)
    XCTAssertEqual([first.parents, second.parents], [["pages"], ["pages", "none"]])
    let tabs = UITabBarController()
    tabs.viewControllers = [second]
    XCTAssertEqual(tabs.children, [second])
  }

  // MARK: Appearance

  private final class Badge: UILabel {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  func testAClassWithoutACoderHasAnAppearance() {
    Badge.appearance().textColor = .red
    XCTAssertEqual(Badge.appearance().textColor, .red)
    XCTAssertNotNil(UINavigationBar.appearance())
  }

  // MARK: Observers

  private final class Listener: NSObject {
    static let hearing = Selector(_named: "hear", Listener.self, Listener.hear)
    func hear() {}
  }

  func testObserversThatHaveEndedDoNotStayListed() {
    let before = _SelectorObservers.count
    for _ in 0..<1000 {
      NotificationCenter.default.addObserver(
        Listener(), selector: Listener.hearing, name: Notification.Name("Never"), object: nil)
    }
    XCTAssertLessThan(_SelectorObservers.count, 2 * before + 130)
  }

  // MARK: Receivers

  private final class LoudField: UITextField {
    var copies = 0
    override func copy(_ sender: Any?) { copies += 1 }
  }

  private final class Canvas: NSView {
    var copies = 0
    override var acceptsFirstResponder: Bool { true }
    override func copy(_ sender: Any?) { copies += 1 }
  }

  func testTheViewWithTheFocusGetsACommandFirst() {
    let (view, field, canvas) = (UIStackView(), LoudField(), Canvas())
    field.text = "words"
    view.addArrangedSubview(field)
    canvas.backgroundColor = .red
    view.addArrangedSubview(canvas)
    let window = TestWindow(Shown(view: view))
    defer { window.close() }
    let copying = Selector(_named: "copy(_:)", UIResponder.self, UIResponder.copy(_:))
    window.tab()
    XCTAssertTrue(field.isFirstResponder)
    XCTAssertTrue(NSApp.sendAction(copying, to: nil, from: nil))
    XCTAssertEqual([field.copies, canvas.copies], [1, 0])
    window.tab()
    XCTAssertIdentical(FirstResponder.view, canvas)
    XCTAssertTrue(NSApp.sendAction(copying, to: nil, from: nil))
    XCTAssertEqual([field.copies, canvas.copies], [1, 1])
  }

  func testAViewHasTheActionOfACommand() {
    struct Page: View {
      let journal: Journal
      var body: some View {
        Button("Thing") {}
          .onCommand(Selector("moveUp:")) { journal.record("up") }
          .onCommand(Selector("export:")) { journal.record("export") }
          .onCommand(Selector("never:"), perform: nil)
      }
    }
    let journal = Journal()
    let window = TestWindow(Page(journal: journal))
    XCTAssertTrue(NSApp.sendAction(Selector("export:"), to: nil, from: nil))
    XCTAssertFalse(NSApp.sendAction(Selector("never:"), to: nil, from: nil))
    window.tab()
    window.pressFocusedKey(GDK_KEY_Up)
    runLoopUntilIdle()
    XCTAssertEqual(journal.entries, ["export", "up"])
    window.close()
    XCTAssertFalse(NSApp.sendAction(Selector("export:"), to: nil, from: nil))
  }
}
