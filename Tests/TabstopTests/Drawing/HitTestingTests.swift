import CGtk
import GtkBridge
import Observation
import PrivateDisplay
import XCTest

@testable import Tabstop

/// What the pointer hits where views lie above each other.
@preconcurrency @MainActor
final class HitTestingTests: DisplayTestCase {
  private struct Bare: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label }
  }

  /// Whether a click on the middle of a button, moved by an offset, reaches it.
  private func hits(_ title: String, x: Double = 0, in window: TestWindow) -> Bool {
    let (button, root) = (window.button(title), window.context.widget.pointer)
    var middle = graphene_point_t(
      x: Float(Double(gtk_widget_get_width(button)) / 2 + x),
      y: Float(gtk_widget_get_height(button)) / 2)
    var place = graphene_point_t()
    XCTAssertTrue(gtk_widget_compute_point(button, root, &middle, &place) != 0)
    guard let hit = gtk_widget_pick(root, Double(place.x), Double(place.y), GTK_PICK_DEFAULT)
    else { return false }
    return hit == button || gtk_widget_is_ancestor(hit, button) != 0
  }

  func testAnOutlineInFrontOfAButtonLeavesItsInsideToTheButton() {
    let window = TestWindow(
      VStack {
        Button("Outlined") {}.frame(width: 200)
          .overlay { RoundedRectangle(cornerRadius: 8).stroke(.gray, lineWidth: 1) }
        Button("Bordered") {}.border(.tint, width: 2)
        Button("Covered") {}.overlay { Rectangle().fill(.gray.opacity(0.2)) }
      })
    XCTAssertTrue(hits("Outlined", in: window))
    XCTAssertTrue(hits("Bordered", in: window))
    XCTAssertFalse(hits("Covered", in: window))
    window.close()
  }

  func testTheEmptySpaceOfAStackInFrontLeavesClicksToWhatIsBehind() {
    let window = TestWindow(
      ZStack {
        VStack {
          Button("Behind") {}
          Spacer()
        }
        VStack {
          Spacer()
          HStack {
            Spacer()
            Button("Add") {}
          }
        }
      })
    XCTAssertTrue(hits("Behind", in: window))
    XCTAssertTrue(hits("Add", in: window))
    window.close()
  }

  func testABackgroundIsHitInTheEmptySpaceOfItsStack() {
    let window = TestWindow(
      ZStack {
        Button("Behind") {}
        VStack { Text("Notice") }.frame(width: 200, height: 100, alignment: .topLeading)
          .background(Color.white)
      })
    XCTAssertFalse(hits("Behind", in: window))
    window.close()
  }

  func testAShapeIsHitWithinItsPathUnlessItHasAContentShape() {
    let window = TestWindow(
      VStack {
        Button("Circle on a Wide Button") {}
          .overlay { Circle().fill(.gray).frame(width: 30, height: 30) }
        Button("Shaped") {}.frame(width: 200)
          .overlay { Circle().stroke(.gray).contentShape(Rectangle()) }
        Button("Ring") {}.frame(width: 200).buttonStyle(Bare())
          .overlay { Circle().inset(by: 2).stroke(.gray, lineWidth: 4) }
      })
    XCTAssertFalse(hits("Circle on a Wide Button", in: window))
    XCTAssertTrue(hits("Circle on a Wide Button", x: 25, in: window))
    XCTAssertFalse(hits("Shaped", in: window))
    XCTAssertTrue(hits("Ring", in: window))
    window.close()
  }

  func testWhatIsClearLeavesClicksToWhatIsBehind() {
    let window = TestWindow(
      VStack {
        ZStack {
          Button("Behind a Background") {}
          VStack { Text("Notice") }.frame(width: 200, height: 30, alignment: .topLeading)
            .background(Color.clear)
        }
        Button("Below a Clear Colour") {}.overlay(Color.clear)
        Button("Below a Clear Shape") {}.overlay { Rectangle().fill(Color.red.opacity(0)) }
        ZStack {
          Button("Behind a Clear View") {}
          Color.clear
        }
        ZStack {
          Button("Behind a Transparent View") {}
          Color.red.opacity(1).opacity(0)
        }
        Button("Below a Hardly Visible Colour") {}.overlay { Color.white.opacity(0.001) }
        Button("Below a Solid Clear Colour") {}.overlay { Color.clear.contentShape(Rectangle()) }
      }, width: 300, height: 600)
    XCTAssertTrue(hits("Behind a Background", in: window))
    XCTAssertTrue(hits("Below a Clear Colour", in: window))
    XCTAssertTrue(hits("Below a Clear Shape", in: window))
    XCTAssertTrue(hits("Behind a Clear View", in: window))
    XCTAssertTrue(hits("Behind a Transparent View", in: window))
    XCTAssertFalse(hits("Below a Hardly Visible Colour", in: window))
    XCTAssertFalse(hits("Below a Solid Clear Colour", in: window))
    window.close()
  }

  @Observable final class Look { var isShown = true }

  private struct Changing: View {
    let look: Look
    var body: some View {
      VStack {
        ZStack {
          Button("Background") {}
          VStack { Text("x") }.frame(width: 200, height: 30, alignment: .topLeading)
            .background(look.isShown ? Color.red : .clear)
        }
        ZStack {
          Button("Transparent") {}
          Color.red.frame(width: 30, height: 30).opacity(look.isShown ? 1 : 0)
        }
        ZStack {
          Button("Excluded") {}
          Color.red.frame(width: 30, height: 30).allowsHitTesting(false)
            .opacity(look.isShown ? 1 : 0)
        }
      }
    }
  }

  func testAViewThatBecomesInvisibleIsHitAgainWhenItIsVisible() {
    let look = Look()
    let window = TestWindow(Changing(look: look))
    for isShown in [true, false, true] {
      look.isShown = isShown
      window.layOut()
      XCTAssertNotEqual(hits("Background", in: window), isShown)
      XCTAssertNotEqual(hits("Transparent", in: window), isShown)
      XCTAssertTrue(hits("Excluded", in: window))
    }
    window.close()
  }
}
