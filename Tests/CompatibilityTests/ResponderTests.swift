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

  func testTheAccessoryLeavesWhenATextFieldOfSwiftUIIsEdited() {
    let first = UITextField()
    first.placeholder = "First"
    let bar = UIToolbar()
    bar.items = [UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in })]
    first.inputAccessoryView = bar
    let window = TestWindow(
      VStack {
        Shown(view: first)
        TextField("Plain", text: .constant(""))
      })
    defer { window.close() }
    window.click("First")
    window.layOut()
    XCTAssertTrue(isMapped("Done", in: window))
    window.click("Plain")
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

  func testTheItemsOfAToolBarChange() throws {
    let (page, space) = (UIViewController(), UIBarButtonItem.flexibleSpace())
    let item = UIBarButtonItem(title: "Archive", primaryAction: UIAction { _ in })
    page.toolbarItems = [
      space, item, space, UIBarButtonItem(title: "Share", primaryAction: UIAction { _ in }),
    ]
    let controller = UINavigationController(rootViewController: page)
    controller.isToolbarHidden = false
    let window = TestWindow(Controller(controller: controller))
    defer { window.close() }
    window.layOut()
    func place(_ text: String) throws -> Float {
      var bounds = graphene_rect_t()
      let root = window.context.widget.pointer
      _ = gtk_widget_compute_bounds(try XCTUnwrap(window.label(text)), root, &bounds)
      return bounds.origin.x
    }
    // Both places of the space take what is left.
    XCTAssertGreaterThan(try place("Archive"), 60)
    XCTAssertGreaterThan(try place("Share"), try place("Archive") + 110)
    item.title = "Store"
    window.layOut()
    let label = try XCTUnwrap(window.label("Store"))
    let roles = sequence(first: label) { gtk_widget_get_parent($0) }
      .map { gtk_accessible_get_accessible_role(OpaquePointer($0)) }
    XCTAssertTrue(roles.contains(GTK_ACCESSIBLE_ROLE_TOOLBAR))
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

  func testTheFirstResponderIsInTheActiveWindow() {
    let field = LoudField()
    field.text = "words"
    let window = TestWindow(Shown(view: field))
    defer { window.close() }
    window.tab()
    XCTAssertIdentical(FirstResponder.view, field)
    let other = TestWindow(TextField("Other", text: .constant("")))
    XCTAssertIdentical(Updater.shared.activeWindow, other.context)
    XCTAssertNil(FirstResponder.view)
    other.tab()
    XCTAssertEqual(other.focus, "Other")
    XCTAssertTrue(NSApp.sendAction(Selector("resignFirstResponder"), to: nil, from: nil))
    runLoopUntilIdle()
    XCTAssertNil(other.context.focusWidget)
    XCTAssertNotNil(window.context.focusWidget)
    other.close()
    XCTAssertIdentical(FirstResponder.view, field)
  }

  func testAViewThatLeavesIsNotTheFirstResponder() {
    let (view, field, canvas) = (UIView(), UITextField(), Canvas())
    field.text = "words"
    view.addSubview(field)
    let window = TestWindow(Shown(view: view))
    defer { window.close() }
    window.tab()
    XCTAssertTrue(field.isFirstResponder)
    field.removeFromSuperview()
    window.layOut()
    XCTAssertFalse(field.isFirstResponder)
    canvas.backgroundColor = .red
    view.addSubview(canvas)
    window.layOut()
    window.tab()
    XCTAssertTrue(canvas.isFirstResponder)
    canvas.isHidden = true
    window.layOut()
    XCTAssertNil(FirstResponder.view)
    canvas.isHidden = false
    window.layOut()
    window.tab()
    XCTAssertTrue(canvas.isFirstResponder)
    canvas.resignFirstResponder()
    runLoopUntilIdle()
    XCTAssertFalse(canvas.isFirstResponder)
  }

  @Observable
  fileprivate final class Counter { var count = 0 }

  func testTheInnermostViewAroundTheFocusPerformsACommand() {
    struct Page: View {
      let journal: Journal
      let counter: Counter
      var body: some View {
        let count = counter.count
        VStack {
          Button("First") {}.onCommand(Selector("export:")) { journal.record("first \(count)") }
          Button("Second") {}.onCommand(Selector("export:")) { journal.record("second") }
          Button("Third") {}
        }
        .onCommand(Selector("export:")) { journal.record("page") }
      }
    }
    let (journal, counter) = (Journal(), Counter())
    let window = TestWindow(Page(journal: journal, counter: counter))
    defer { window.close() }
    func export() -> [String] {
      XCTAssertTrue(NSApp.sendAction(Selector("export:"), to: nil, from: nil))
      return journal.drain()
    }
    counter.count = 1
    runLoopUntilIdle()
    XCTAssertEqual(export(), ["second"], "the last one, whatever was updated")
    for wanted in ["first 1", "second", "page"] {
      window.tab()
      XCTAssertEqual(export(), [wanted])
    }
  }

  func testACoveredPagePerformsNoCommand() {
    struct Page: View {
      let journal: Journal
      @State private var isPushed = false
      var body: some View {
        NavigationStack {
          Button("Push") { isPushed = true }
            .onCommand(Selector("export:")) { journal.record("export") }
            .navigationDestination(isPresented: $isPushed) {
              Button("Pop") { isPushed = false }
            }
        }
      }
    }
    let journal = Journal()
    let window = TestWindow(Page(journal: journal))
    defer { window.close() }
    XCTAssertTrue(NSApp.sendAction(Selector("export:"), to: nil, from: nil))
    window.press("Push")
    window.layOut()
    XCTAssertFalse(NSApp.sendAction(Selector("export:"), to: nil, from: nil))
    window.press("Pop")
    window.layOut()
    XCTAssertTrue(NSApp.sendAction(Selector("export:"), to: nil, from: nil))
    XCTAssertEqual(journal.entries, ["export", "export"])
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
