import PrivateDisplay
import SwiftUI
import UIKit
import XCTest

@testable import Tabstop
@testable import TabstopFoundation
@testable import TabstopKits

/// Parts of UIKit that whole applications for iOS need: positions in fields, and smaller parts.
@preconcurrency @MainActor
final class FieldSelectionTests: DisplayTestCase {
  func testAMoneyFieldKeepsTheDistanceOfTheCaretFromTheEnd() {
    let field = MoneyField()
    let window = TestWindow(MoneyInput(field: field).frame(width: 200, height: 40))
    let shown = window.field("Amount")
    window.click("Amount")
    shown.type("1000")
    XCTAssertEqual(shown.text, "1,000")
    XCTAssertEqual(shown.caret, 5)
    shown.caret = 1
    runLoopUntilIdle()
    XCTAssertEqual(field.selectedTextRange?.start, UITextPosition(1))
    shown.type("234")
    XCTAssertEqual(shown.text, "1,234,000")
    XCTAssertEqual(shown.caret, 5)
    window.close()
  }

  /// The texts alone do not say which of equal letters is new.
  func testTheCaretIsAfterANewLetterThatEqualsTheNextOne() {
    let field = MoneyField()
    let window = TestWindow(MoneyInput(field: field).frame(width: 200, height: 40))
    let shown = window.field("Amount")
    window.click("Amount")
    shown.type("1000")
    shown.caret = 2
    runLoopUntilIdle()
    shown.type("05")
    XCTAssertEqual(shown.text, "105,000")
    XCTAssertEqual(shown.caret, 4, "as far from the end as before")
    window.close()
  }

  func testADelegateCanKeepTheCaretAtTheEnd() {
    let field = UITextField()
    let delegate = CaretAtEnd()
    field.placeholder = "Code"
    let window = TestWindow(MoneyInput(field: field).frame(width: 200, height: 40))
    field.delegate = delegate
    let shown = window.field("Code")
    window.click("Code")
    shown.type("1234")
    shown.caret = 1
    runLoopUntilIdle()
    XCTAssertEqual(shown.caret, 4)
    window.close()
  }

  func testPositionsAreInUTF16UnitsAndWithinTheText() {
    let field = UITextField()
    field.text = "a👍b"
    XCTAssertEqual(field.offset(from: field.beginningOfDocument, to: field.endOfDocument), 4)
    XCTAssertNil(field.position(from: field.endOfDocument, offset: 1))
    XCTAssertNil(field.position(from: field.beginningOfDocument, offset: -1))
    XCTAssertNil(field.position(from: field.endOfDocument, offset: .max))
    let start = field.position(from: field.beginningOfDocument, offset: 1)!
    let end = field.position(from: start, offset: 2)!
    XCTAssertEqual(field.text(in: field.textRange(from: end, to: start)!), "👍")
    field.selectedTextRange = field.textRange(from: end, to: end)
    field.deleteBackward()
    XCTAssertEqual(field.text, "ab")
    field.insertText("-")
    XCTAssertEqual(field.text, "a-b")
    field.selectAll(nil)
    field.insertText("x")
    XCTAssertEqual(field.text, "x")
    field.text = ""
    field.deleteBackward()
    XCTAssertEqual(field.text, "")
  }

  func testBackspaceCallsTheMethodOfASubclassAlsoInAnEmptyField() {
    XCTAssertNil(UITextField().deletes)
    let field = DigitField()
    // The field on screen deletes.
    XCTAssertEqual(field.deletes?(), false)
    XCTAssertEqual(field.deleted, 1)
  }

  func testATextViewHasASelection() {
    let view = UITextView()
    configure(view, UITextField())
    XCTAssertEqual(view.text, "Note")
    view.selectedRange = NSRange(location: 0, length: 2)
    view.insertText("Fo")
    XCTAssertEqual(view.text, "Fote")
    XCTAssertEqual(view.selectedRange, NSRange(location: 2, length: 0))
  }

  func testPagesAreRemovedDownToOne() {
    let pages = (0..<3).map { _ in UIViewController() }
    let navigation = UINavigationController(rootViewController: pages[0])
    navigation.setViewControllers(pages, animated: false)
    XCTAssertNil(leave(navigation, to: UIViewController()))
    XCTAssertEqual(leave(navigation, to: pages[0]), [pages[1], pages[2]])
    XCTAssertEqual(navigation.viewControllers, [pages[0]])
    XCTAssertTrue(pages[0].isViewLoaded)
  }

  func testAPageHasAParentWhileItIsThere() {
    let pages = [UIViewController(), UIViewController()]
    let navigation = UINavigationController(rootViewController: pages[0])
    navigation.pushViewController(pages[1], animated: false)
    XCTAssertIdentical(pages[1].parent, navigation)
    navigation.popViewController(animated: false)
    XCTAssertNil(pages[1].parent)
    XCTAssertIdentical(pages[0].parent, navigation)

    let tabs = UITabBarController()
    tabs.viewControllers = pages
    XCTAssertIdentical(pages[0].parent, tabs)
    navigation.setViewControllers([], animated: false)
    XCTAssertIdentical(pages[0].parent, tabs, "Another controller has it already.")
    tabs.viewControllers = nil
    XCTAssertNil(pages[0].parent)
  }

  func testTheAverageColourOfAPicture() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { context in
      UIColor.black.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
      context.fill(CGRect(x: 2, y: 0, width: 2, height: 2))
    }
    let color = image.averageColor?.cgColor.components ?? []
    XCTAssertEqual(color.first ?? 0, 0.5, accuracy: 0.01)
    XCTAssertEqual(color.last ?? 0, 1, accuracy: 0.01)
  }

  func testAColourHasAHue() {
    let color = UIColor(red: 0.5, green: 0.25, blue: 0.5, alpha: 0.5)
    XCTAssertEqual(color.hueComponent, 5.0 / 6, accuracy: 0.001)
    XCTAssertEqual(color.saturationComponent, 0.5, accuracy: 0.001)
    XCTAssertEqual(color.brightnessComponent, 0.5, accuracy: 0.01)
    var (hue, alpha): (CGFloat, CGFloat) = (0, 0)
    XCTAssertTrue(color.getHue(&hue, saturation: nil, brightness: nil, alpha: &alpha))
    XCTAssertEqual(hue, color.hueComponent)
    XCTAssertEqual(alpha, 0.5, accuracy: 0.01)
    XCTAssertEqual(UIColor(white: 0.5, alpha: 1).hueComponent, 0)
  }

  func testAColourIsArchived() throws {
    let color = UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.5)
    let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
    let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
    let parts = try XCTUnwrap(read?.cgColor.components)
    for (part, wanted) in zip(parts, [0.25, 0.5, 1, 0.5]) {
      XCTAssertEqual(part, wanted, accuracy: 0.01)
    }
    let space = CGColorSpaceCreateDeviceRGB()
    let grey = CGColor(colorSpace: space, components: [0.5, 1])
    XCTAssertEqual(grey?.components, [0.5, 0.5, 0.5, 1])
    XCTAssertNil(CGColor(colorSpace: space, components: [1, 2, 3]))
  }

  func testAnIndexPathHasRows() {
    var path = IndexPath(row: 2, section: 1)
    XCTAssertEqual([path.section, path.row, path.item], [1, 2, 2])
    path.row = 3
    XCTAssertEqual(path, [1, 3])
    XCTAssertEqual(IndexPath().row, 0)
  }

  func testAssociatedValuesEndWithTheirObjects() {
    let object = NSObject()
    object.note = "first"
    XCTAssertEqual(object.note, "first")
    object.note = nil
    XCTAssertNil(object.note)
    for number in 0..<1000 {
      let other = NSObject()
      // Not that of an object that was at the same address.
      XCTAssertNil(other.note)
      other.note = "\(number)"
    }
    XCTAssertLessThan(AssociatedObjects.shared.count, 200)
  }
}
