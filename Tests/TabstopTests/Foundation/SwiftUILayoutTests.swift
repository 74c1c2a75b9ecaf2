import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// Small layouts whose positions follow from SwiftUI's rules and were calculated by hand. The
/// window offers its content 400 × 300 and centres it, so content of w × h starts at ((400 − w) /
/// 2, (300 − h) / 2).
@preconcurrency @MainActor
final class SwiftUILayoutTests: DisplayTestCase {
  // Pure colours, which occur in no theme.
  private let red = Color(red: 1, green: 0, blue: 0)
  private let green = Color(red: 0, green: 1, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  private func assertMarks(
    _ expected: [Bounds], _ content: some View, file: StaticString = #filePath, line: UInt = #line
  ) {
    let window = TestWindow(content)
    XCTAssertEqual(window.marks, expected, file: file, line: line)
    window.close()
  }

  private func picture(_ content: some View) -> Picture {
    let window = TestWindow(content)
    defer { window.close() }
    return window.picture()
  }

  // 40 × 20 with a padding of 10 is 60 × 40, at (170, 130); the background fills all of it.
  func testABackgroundAfterPaddingIncludesIt() {
    let picture = picture(mark(40, 20).foregroundStyle(blue).padding(10).background(red))
    XCTAssertEqual(picture.extent(of: .red), Bounds(170, 130, 60, 40))
    XCTAssertEqual(picture.extent(of: .blue), Bounds(180, 140, 40, 20))
  }

  // The first background is as large as the text's frame (40 × 20), the second as the padded frame.
  func testABackgroundBeforePaddingDoesNotIncludeIt() {
    let picture = picture(
      Color.clear.frame(width: 40, height: 20).background(red).padding(10).background(blue))
    XCTAssertEqual(picture.extent(of: .red), Bounds(180, 140, 40, 20))
    XCTAssertEqual(picture.extent(of: .blue), Bounds(170, 130, 60, 40))
  }

  // 6 and 10 to the left are 16; 4 on top. 56 × 24 starts at (172, 138).
  func testPaddingsAddUp() {
    assertMarks(
      [Bounds(188, 142, 40, 20)],
      mark(40, 20).padding(.leading, 6).padding(.leading, 10).padding(.top, 4))
  }

  // 40 × 20 counts as 30 × 24, which starts at (185, 138); the mark begins 10 before and 4 below.
  // The background has the same size, and the padding after it adds nothing to it.
  func testANegativePaddingLetsTheViewStandOut() {
    assertMarks([Bounds(175, 142, 40, 20)], mark(40, 20).padding(.leading, -10).padding(.top, 4))
    let picture = picture(
      mark(40, 20).foregroundStyle(.clear).padding(.horizontal, -10).background(red).padding(8))
    XCTAssertEqual(picture.extent(of: .red), Bounds(190, 140, 20, 20))
  }

  // 100 wide, so the square is 100 high, also where a scroll view asks for no width in particular.
  func testAFrameGivesItsWidthToProportionsInAStack() {
    let card = VStack(spacing: 0) {
      stretchedMark.aspectRatio(1, contentMode: .fit)
      Color.clear.frame(height: 20)
    }
    let window = TestWindow(
      VStack(spacing: 0) {
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            card.frame(width: 100)
            Button {
            } label: {
              card.frame(width: 80)
            }
            .buttonStyle(.plain)
          }
        }
        Spacer(minLength: 0)
      })
    XCTAssertEqual(window.marks.map(\.width), [100, 80])
    XCTAssertEqual(window.marks.map(\.height), [100, 80])
    window.close()
  }

  // Pages of phones take back the room of an empty bar, which is not there: nothing of them is lost.
  func testANegativePaddingOfAWholePageStaysInside() {
    assertMarks(
      [Bounds(0, 0, 400, 300)], VStack(spacing: 0) { stretchedMark }.padding(.vertical, -56))
    // Also over a background.
    for page in [
      AnyView(
        ZStack {
          Color.clear
          VStack { stretchedMark }.padding(.top, -56)
        }),
      AnyView(VStack { stretchedMark }.padding(.top, -56).background(Color.clear)),
    ] {
      assertMarks([Bounds(0, 0, 400, 300)], page)
    }
    // In a frame it counts, and if it hides a part of the page.
    assertMarks(
      [Bounds(0, 80, 400, 120)],
      VStack { stretchedMark }.padding(.top, -20).frame(height: 100))
    assertMarks([Bounds(0, -150, 400, 450)], VStack { stretchedMark }.padding(.top, -150))
    // Within a page it counts.
    assertMarks(
      [Bounds(0, 20, 400, 280)],
      VStack(spacing: 0) {
        Color.clear.frame(height: 30)
        stretchedMark.padding(.top, -10)
      })
    let window = TestWindow(
      NavigationStack { VStack { stretchedMark }.padding(.top, -56).navigationTitle("Page") })
    let bar = window.bounds(of: window.all.first { $0.hasClass("page-bar") }!)
    XCTAssertGreaterThan(bar.height, 0)
    XCTAssertEqual(window.marks[0].y, bar.y + bar.height)
    XCTAssertEqual(window.marks[0].y + window.marks[0].height, 300)
    window.close()
  }

  func testANegativePaddingChanges() {
    struct Page: View {
      @State private var length = -10.0
      var body: some View {
        mark(40, 20).padding(.top, length)
        Button("Change") { length += 10 }
      }
    }
    let window = TestWindow(VStack(spacing: 0) { Page() })
    let distance = { window.bounds(of: window.button("Change")).y - window.marks[0].y }
    XCTAssertEqual(distance(), 20)
    let top = window.marks[0].y
    for _ in 0..<3 {
      window.press("Change")
      runLoopUntilIdle()
      window.layOut()
      XCTAssertEqual(distance(), 20)
    }
    // 30 more at the top; half of it is above the middle of the window.
    XCTAssertEqual(window.marks[0].y, top + 15, accuracy: 1)
    window.close()
  }

  // The frame of 100 × 60 starts at (150, 120); its child is in its lower right corner.
  func testAFixedFrameAlignsItsChild() {
    assertMarks(
      [Bounds(210, 160, 40, 20)],
      mark(40, 20).frame(width: 100, height: 60, alignment: .bottomTrailing))
  }

  // The outer frame (200 wide) starts at 100; the inner (100 wide) is at its right edge, at 200,
  // and the mark at the left edge of the inner.
  func testFramesNest() {
    assertMarks(
      [Bounds(200, 140, 40, 20)],
      mark(40, 20).frame(width: 100, alignment: .leading).frame(width: 200, alignment: .trailing))
  }

  // A frame without a limit fills 400 × 300; leading is the left edge, vertically centred.
  func testAnInfiniteFrameFillsAndAligns() {
    assertMarks(
      [Bounds(0, 140, 40, 20)],
      mark(40, 20).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading))
  }

  // A shape fills the space it is offered: at most 100 wide, and the whole height.
  func testAMaximumLimitsWhatFills() {
    assertMarks([Bounds(150, 0, 100, 300)], stretchedMark.frame(maxWidth: 100))
  }

  // A minimum is larger than the child, which is centred in it: the frame is 120 × 80.
  func testAMinimumIsLargerThanItsChild() {
    let picture = picture(
      mark(40, 20).foregroundStyle(blue).frame(minWidth: 120, minHeight: 80).background(red))
    XCTAssertEqual(picture.extent(of: .red), Bounds(140, 110, 120, 80))
    XCTAssertEqual(picture.extent(of: .blue), Bounds(180, 140, 40, 20))
  }

  // Height 20 + 10 + 30 + 10 + 20 = 90, from 105; the widest is 80, from 160.
  func testAVStackAlignsTrailing() {
    assertMarks(
      [Bounds(200, 105, 40, 20), Bounds(160, 135, 80, 30), Bounds(180, 175, 60, 20)],
      VStack(alignment: .trailing, spacing: 10) {
        mark(40, 20)
        mark(80, 30)
        mark(60, 20)
      })
  }

  // Width 40 + 8 + 60 = 108, from 146; the highest is 50, from 125.
  func testAnHStackAlignsAtTheTopAndSpacesByEight() {
    assertMarks(
      [Bounds(146, 125, 40, 20), Bounds(194, 125, 60, 50)],
      HStack(alignment: .top) {
        mark(40, 20)
        mark(60, 50)
      })
  }

  // 400 − 3 · 40 = 280 for two spacers: 140 each.
  func testSpacersShareWhatIsLeft() {
    assertMarks(
      [Bounds(0, 140, 40, 20), Bounds(180, 140, 40, 20), Bounds(360, 140, 40, 20)],
      HStack(spacing: 0) {
        mark(40, 20)
        Spacer()
        mark(40, 20)
        Spacer()
        mark(40, 20)
      })
  }

  // At first each is offered 400 / 3; the fixed one takes 100, and the two that fill share the
  // remaining 300, whatever their contents are.
  func testViewsThatFillShareEqually() {
    assertMarks(
      [Bounds(0, 140, 150, 20), Bounds(150, 140, 100, 20), Bounds(250, 140, 150, 20)],
      HStack(spacing: 0) {
        Text("Long words here").frame(maxWidth: .infinity).frame(height: 20).styleClass("mark")
        mark(100, 20)
        Text("Short").frame(maxWidth: .infinity).frame(height: 20).styleClass("mark")
      })
  }

  // The view with a maximum of 100 takes 100, and the other view the remaining 300.
  func testALimitedViewLeavesTheRestToOthers() {
    assertMarks(
      [Bounds(0, 0, 100, 300), Bounds(100, 0, 300, 300)],
      HStack(spacing: 0) {
        stretchedMark.frame(maxWidth: 100)
        stretchedMark
      })
  }

  // The largest child is 100 × 60, at (150, 120); the others are in its lower right corner.
  func testAZStackAlignsToItsLargest() {
    assertMarks(
      [Bounds(150, 120, 100, 60), Bounds(210, 160, 40, 20)],
      ZStack(alignment: .bottomTrailing) {
        mark(100, 60)
        mark(40, 20)
      })
  }

  // The overlay is offered 100 × 60 and is in the upper right corner; it does not enlarge the view.
  func testAnOverlayStandsInACorner() {
    assertMarks(
      [Bounds(150, 120, 100, 60), Bounds(230, 120, 20, 20)],
      mark(100, 60).overlay(alignment: .topTrailing) { mark(20, 20) })
  }

  // A background larger than the view overflows it equally on all sides, and does not move the
  // neighbour.
  func testALargeBackgroundOverflows() {
    assertMarks(
      [Bounds(160, 120, 80, 40), Bounds(180, 130, 40, 20), Bounds(180, 150, 40, 20)],
      VStack(spacing: 0) {
        mark(40, 20).background { mark(80, 40) }
        mark(40, 20)
      })
  }

  // The border lies within the padded bounds and takes no space.
  func testABorderLiesWithin() {
    let picture = picture(
      mark(40, 20).foregroundStyle(blue).padding(10).border(red, width: 2))
    XCTAssertEqual(picture.extent(of: .red), Bounds(170, 130, 60, 40))
    XCTAssertEqual(picture[171, 131], .red)
    XCTAssertNotEqual(picture[172, 132], .red)
    XCTAssertEqual(picture.extent(of: .blue), Bounds(180, 140, 40, 20))
  }

  // An offset moves the drawing; the neighbour does not move.
  func testAnOffsetMovesNothingElse() {
    let picture = picture(
      VStack(spacing: 0) {
        mark(40, 20).foregroundStyle(red).offset(x: 30, y: -10)
        mark(40, 20).foregroundStyle(blue)
      })
    XCTAssertEqual(picture.extent(of: .red), Bounds(210, 120, 40, 20))
    XCTAssertEqual(picture.extent(of: .blue), Bounds(180, 150, 40, 20))
  }

  // A row in a column: the row is 100 × 20, the column 100 × 20 + 5 + 30, from (150, 122.5).
  func testStacksNest() {
    assertMarks(
      [Bounds(150, 122, 30, 20), Bounds(190, 122, 60, 20), Bounds(150, 147, 50, 30)],
      VStack(alignment: .leading, spacing: 5) {
        HStack(spacing: 10) {
          mark(30, 20)
          mark(60, 20)
        }
        mark(50, 30)
      })
  }

  // Both fill: 400 − 8 of spacing, 196 each; the column inside has 300 − 8, 146 each.
  func testShapesFillEvenly() {
    assertMarks(
      [Bounds(0, 0, 196, 300), Bounds(204, 0, 196, 146), Bounds(204, 154, 196, 146)],
      HStack {
        stretchedMark
        VStack {
          stretchedMark
          stretchedMark
        }
      })
  }

  // 40 + 8 + 40, from 156: without a spacing, a spacer is spaced by its own length alone.
  func testASpacerIsAtLeastAsLongAsTheSpacing() {
    assertMarks(
      [Bounds(156, 140, 40, 20), Bounds(204, 140, 40, 20)],
      HStack {
        mark(40, 20)
        Spacer()
        mark(40, 20)
      }.fixedSize())
    assertMarks(
      [Bounds(140, 106, 120, 40), Bounds(140, 154, 120, 40)],
      VStack {
        mark(120, 40)
        Spacer()
        mark(120, 40)
      }.fixedSize())
  }

  // 40 + 8 + 40 as well: only a length along the stack is another one.
  func testAModifiedSpacerIsAtLeastAsLongAsTheSpacing() {
    for spacer in [
      AnyView(Spacer().background(Color.clear)), AnyView(Spacer().frame(height: 1)),
      AnyView(Spacer().frame(maxWidth: .infinity)),
    ] {
      assertMarks(
        [Bounds(156, 140, 40, 20), Bounds(204, 140, 40, 20)],
        HStack {
          mark(40, 20)
          spacer
          mark(40, 20)
        }.fixedSize())
    }
  }

  func testTheLeastLengthOfASpacerChanges() {
    struct Page: View {
      @State private var isTight = false
      var body: some View {
        HStack {
          mark(40, 20)
          Spacer(minLength: isTight ? 0 : nil)
          mark(40, 20)
        }.fixedSize()
        Button("Change") { isTight.toggle() }
      }
    }
    let window = TestWindow(VStack { Page() })
    let distance = { window.marks[1].x - window.marks[0].x }
    for expected: Float in [48, 40, 48] {
      XCTAssertEqual(distance(), expected)
      window.press("Change")
      runLoopUntilIdle()
      window.layOut()
    }
    window.close()
  }

  // 5 is between the views and the spacer, which is 8: 40 + 5 + 8 + 5 + 40 = 98, from 151.
  func testASpacingIsBesideASpacer() {
    assertMarks(
      [Bounds(151, 140, 40, 20), Bounds(209, 140, 40, 20)],
      HStack(spacing: 5) {
        mark(40, 20)
        Spacer()
        mark(40, 20)
      }.fixedSize())
    assertMarks(
      [Bounds(156, 140, 40, 20), Bounds(204, 140, 40, 20)],
      HStack(spacing: 0) {
        mark(40, 20)
        Spacer()
        mark(40, 20)
      }.fixedSize())
  }

  // 40 + 40, from 160; and with a frame of 4, 84, from 158.
  func testASpacerMayBeShorterThanTheSpacing() {
    assertMarks(
      [Bounds(160, 140, 40, 20), Bounds(200, 140, 40, 20)],
      HStack {
        mark(40, 20)
        Spacer(minLength: 0)
        mark(40, 20)
      }.fixedSize())
    assertMarks(
      [Bounds(158, 140, 40, 20), Bounds(202, 140, 40, 20)],
      HStack {
        mark(40, 20)
        Spacer().frame(width: 4)
        mark(40, 20)
      })
  }

  // 8 + 40 + 304 + 40 + 8 = 400.
  func testSpacersAtTheEndsAreAsLongAsTheSpacing() {
    assertMarks(
      [Bounds(8, 140, 40, 20), Bounds(352, 140, 40, 20)],
      HStack {
        Spacer()
        mark(40, 20)
        Spacer(minLength: 304)
        mark(40, 20)
        Spacer()
      }.frame(width: 400))
  }

  // The row is offered the frame's 200, of which the spacer takes 200 − 80 = 120.
  func testASpacerInAFrame() {
    assertMarks(
      [Bounds(100, 140, 40, 20), Bounds(260, 140, 40, 20)],
      HStack(spacing: 0) {
        mark(40, 20)
        Spacer(minLength: 30)
        mark(40, 20)
      }
      .frame(width: 200))
  }
}
