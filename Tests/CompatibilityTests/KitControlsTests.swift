import PrivateDisplay
import SwiftUI
import XCTest

@testable import Tabstop
@testable import TabstopKits

/// Controls of UIKit in sources that wrap them.
@preconcurrency @MainActor
final class KitControlsTests: DisplayTestCase {
  private struct Page: View {
    @State private var count = 0
    var body: some View { InfoCard(count: $count).frame(width: 200, height: 120) }
  }

  func testAButtonInAStackRunsItsAction() {
    let window = TestWindow(Page())
    XCTAssertTrue(window.texts.contains("Card 0"))
    window.press("Count")
    XCTAssertTrue(window.texts.contains("Card 1"))
    window.close()
  }

  func testAViewIsOnceInAStack() {
    let (first, second, third) = (UILabel(), UILabel(), UILabel())
    let stack = UIStackView(arrangedSubviews: [first, second])
    stack.addArrangedSubview(first)
    XCTAssertEqual(stack.arrangedSubviews, [first, second])
    stack.insertArrangedSubview(second, at: 0)
    XCTAssertEqual(stack.arrangedSubviews, [second, first])
    stack.insertArrangedSubview(third, at: 1)
    XCTAssertEqual(stack.arrangedSubviews, [second, third, first])
    third.removeFromSuperview()
    XCTAssertEqual(stack.arrangedSubviews, [second, first])
    stack.removeArrangedSubview(second)
    XCTAssertEqual(stack.arrangedSubviews, [first])
    XCTAssertTrue(stack.subviews.contains(second), "it stays a subview")
  }

  func testSubviewsAreMovedAmongEachOther() {
    final class Watched: UIView {
      var moves = 0
      override func didMoveToSuperview() { moves += 1 }
    }
    let (view, a, b, c) = (UIView(), Watched(), UIView(), UIView())
    for subview in [a, b, c] { view.addSubview(subview) }
    view.insertSubview(a, aboveSubview: b)
    XCTAssertEqual(view.subviews, [b, a, c])
    view.insertSubview(b, belowSubview: c)
    XCTAssertEqual(view.subviews, [a, b, c])
    a.moves = 0
    view.bringSubviewToFront(a)
    XCTAssertEqual(view.subviews, [b, c, a])
    view.sendSubviewToBack(a)
    XCTAssertEqual(view.subviews, [a, b, c])
    XCTAssertEqual(a.moves, 0, "It is in the same view.")
    let other = UIView()
    view.bringSubviewToFront(other)
    view.sendSubviewToBack(other)
    XCTAssertNil(other.superview)
    XCTAssertEqual(view.subviews, [a, b, c])
  }

  func testLayersAreFoundByTheirModuleAlone() {
    XCTAssertEqual(roundedLayer(4).cornerRadius, 4)
  }

  func testTheLastMarginOfAnEdgeCounts() {
    typealias Configuration = UIHostingConfiguration<Text, EmptyView>
    let plain = Configuration { Text("Row") }
    for configuration in [
      plain.margins(.top, 20).margins(.horizontal, 10).margins(.all, 4),
      plain.margins(.all, EdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)),
    ] {
      XCTAssertEqual(configuration.insets, [.top: 4, .leading: 4, .bottom: 4, .trailing: 4])
    }
    XCTAssertEqual(plain.margins(.all, 4).margins(.vertical, 8).insets[.bottom], 8)
  }

  func testADescriptorKeepsTheTraitsOfItsFont() throws {
    let bold = UIFont.boldSystemFont(ofSize: 20)
    XCTAssertEqual(bold.fontDescriptor.symbolicTraits, .traitBold)
    let round = UIFont(
      descriptor: try XCTUnwrap(bold.fontDescriptor.withDesign(.serif)), size: 0)
    XCTAssertEqual(round.pointSize, 20)
    XCTAssertEqual(round.fontDescriptor.symbolicTraits, .traitBold)
    XCTAssertNotEqual(round, bold, "another design")
    let heavier = UIFont.systemFont(ofSize: 20).fontDescriptor.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold], .size: 14,
    ])
    XCTAssertEqual(heavier.symbolicTraits, .traitBold)
    XCTAssertEqual(heavier.pointSize, 14)
    let family = UIFontDescriptor(fontAttributes: [.family: "Cantarell", .size: CGFloat(12)])
    XCTAssertEqual(UIFont(descriptor: family, size: 0).fontName, "Cantarell")
    let slanted = try XCTUnwrap(bold.fontDescriptor.withSymbolicTraits(.traitItalic))
    XCTAssertEqual(slanted.symbolicTraits, .traitItalic, "not bold any more")
    let equal = try XCTUnwrap(slanted.withSymbolicTraits([.traitMonoSpace, .traitBold]))
    XCTAssertEqual(equal.symbolicTraits, [.traitMonoSpace, .traitBold])
    let named = try XCTUnwrap(UIFont(name: "Cantarell", size: 10))
    XCTAssertEqual(UIFont(descriptor: named.fontDescriptor, size: 12).fontName, "Cantarell")
  }

  func testColoursAreObjects() {
    XCTAssertEqual(
      UIColor(hexadecimal: 0xff0000), UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    XCTAssertEqual(Set([UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1)]).count, 1)
    XCTAssertEqual(
      UIColor(red: 0, green: 0, blue: 0.5, alpha: 1).accessibilityName, "dark blue")
  }

  func testAChildLeavesItsFormerParent() {
    final class Child: UIViewController {
      var events: [String] = []
      override func willMove(toParent parent: UIViewController?) {
        events.append(parent == nil ? "will leave" : "will move")
      }
      override func didMove(toParent parent: UIViewController?) {
        events.append(parent == nil ? "left" : "moved")
      }
    }
    let (first, second, child) = (UIViewController(), UIViewController(), Child())
    first.addChild(child)
    XCTAssertEqual(child.events, ["will move"])
    child.didMove(toParent: first)
    second.addChild(child)
    XCTAssertEqual(first.children, [])
    XCTAssertEqual(second.children, [child])
    XCTAssertIdentical(child.parent, second)
    second.addChild(child)
    XCTAssertEqual(second.children, [child])
    child.events = []
    child.removeFromParent()
    XCTAssertEqual(child.events, ["left"])
    XCTAssertNil(child.parent)
  }
}
