import AppKit
import PrivateDisplay
import XCTest

@testable import TabstopKits

/// Cells that a program gives to its controls, as older sources do.
@preconcurrency @MainActor
final class MacCellTests: DisplayTestCase {
  private final class Receiver: NSObject {
    var count = 0
    func pressed(_ sender: Any?) { count += 1 }
  }

  private final class PaddedCell: NSTextFieldCell {
    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone) as! PaddedCell
      copy.tag = 2
      return copy
    }
  }

  func testAFieldHasWhatIsSetOfItsCellBefore() {
    let cell = PaddedCell(textCell: "Ada")
    cell.isEnabled = false
    cell.isEditable = true
    cell.isBordered = true
    cell.isBezeled = true
    cell.alignment = .right
    cell.font = .systemFont(ofSize: 20)
    cell.placeholderString = "Name"
    cell.action = Selector("pressed:")
    let target = Receiver()
    cell.target = target
    let field = NSTextField(frame: .zero)
    field.stringValue = "Eve"
    field.cell = cell
    XCTAssertEqual(field.stringValue, "Ada")
    XCTAssertEqual(
      [field.isEnabled, field.isEditable, field.isBordered, field.isBezeled],
      [false, true, true, true])
    XCTAssertEqual(field.alignment, .right)
    XCTAssertEqual(field.font?.pointSize, 20)
    XCTAssertEqual(field.placeholderString, "Name")
    XCTAssertEqual(field.action, Selector("pressed:"))
    XCTAssertTrue(field.target === target)
    XCTAssertEqual((cell.copy() as? PaddedCell)?.tag, 2)
  }

  func testAFieldKeepsWhatIsNotSetOfItsCell() {
    let field = NSTextField(labelWithString: "Ada")
    field.alignment = .center
    field.cell = NSTextFieldCell()
    XCTAssertEqual(field.stringValue, "Ada")
    XCTAssertEqual(field.alignment, .center)
    let empty = NSTextFieldCell(textCell: "")
    field.cell = empty
    XCTAssertEqual(field.stringValue, "")
    XCTAssertTrue(empty.controlView === field)
  }

  func testACellCarriesTheValuesOfItsControl() {
    let (first, second) = (NSTextField(string: ""), NSTextField(string: "x"))
    first.cell = NSTextFieldCell(textCell: "")
    first.stringValue = "typed"
    let cell = first.cell
    first.cell = cell
    XCTAssertEqual(first.stringValue, "typed")
    second.cell = cell
    XCTAssertEqual(second.stringValue, "typed")
    XCTAssertTrue(cell?.controlView === second)
    second.cell = NSTextFieldCell()
    XCTAssertNil(cell?.controlView)
    XCTAssertEqual(cell?.stringValue, "typed")
  }

  func testAButtonHasWhatIsSetOfItsCellBefore() {
    let cell = NSButtonCell(textCell: "Send")
    cell.state = .on
    cell.isEnabled = false
    cell.isBordered = false
    cell.keyEquivalent = "\r"
    cell.imagePosition = .imageOnly
    cell.highlightsBy = .pushInCellMask
    cell.showsStateBy = NSCell.StyleMask.changeBackgroundCellMask
    let image = NSImage(size: NSSize(width: 4, height: 4))
    cell.image = image
    let button = NSButton(checkboxWithTitle: "", target: nil, action: nil)
    button.cell = cell
    XCTAssertEqual(button.title, "Send")
    XCTAssertEqual(button.state, .on)
    XCTAssertEqual([button.isEnabled, button.isBordered], [false, false])
    XCTAssertEqual(button.keyEquivalent, "\r")
    XCTAssertEqual(button.imagePosition, .imageOnly)
    XCTAssertTrue(button.image === image)
    cell.title = "Sent"
    XCTAssertEqual(button.title, "Sent")
  }

  func testAPathOfAFileWithoutAPathEnds() {
    let path = NSPathControl()
    for text in ["file://", "file:///", "file:///usr/share"] {
      path.url = URL(string: text)
      XCTAssertLessThanOrEqual(path.pathItems.count, 3)
    }
    XCTAssertEqual(path.pathItems.count, 3)
  }

  func testAResponderMakesItsBarOfKeys() {
    final class Page: NSViewController {
      override func makeTouchBar() -> NSTouchBar? {
        let bar = NSTouchBar()
        bar.defaultItemIdentifiers = [.flexibleSpace]
        return bar
      }
    }
    let page = Page()
    XCTAssertEqual(page.touchBar?.defaultItemIdentifiers, [.flexibleSpace])
    let bar = NSTouchBar()
    page.touchBar = bar
    XCTAssertTrue(page.touchBar === bar)
    XCTAssertNotNil(CIFilter(name: "CISepiaTone"), "AppKit exports Core Image.")
  }
}
