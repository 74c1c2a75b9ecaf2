import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop
import TabstopFoundation

extension HorizontalAlignment {
  private struct Fields: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.trailing] }
  }
  fileprivate static let fields = HorizontalAlignment(Fields.self)
}

/// Modifiers that decide sizes and positions, one by one; the expected positions are SwiftUI's.
@preconcurrency @MainActor
final class SizingTests: DisplayTestCase {
  private func marks(_ content: some View) -> [Bounds] {
    let window = TestWindow(content)
    defer { window.close() }
    return window.marks
  }

  func testAnAspectRatioFitsInThePlace() {
    // The largest square in 400 × 300 is 300 × 300, in the middle.
    XCTAssertEqual(
      marks(stretchedMark.aspectRatio(1, contentMode: .fit)), [Bounds(50, 0, 300, 300)])
    // With a ratio of four to one the view fills the width, and is 100 high.
    XCTAssertEqual(
      marks(stretchedMark.aspectRatio(CGSize(width: 4, height: 1), contentMode: .fit)),
      [Bounds(0, 100, 400, 100)])
  }

  /// A picture in a row of a list, say, whose corners are rounded.
  func testAFrameOfAHeightIsAsWideAsWhatFitsIntoIt() {
    for frame: (min: Double?, max: Double?) in [(60, 60), (nil, 60)] {
      XCTAssertEqual(
        marks(
          VStack(alignment: .leading, spacing: 0) {
            Color.red.aspectRatio(1.5, contentMode: .fit)
              .frame(minHeight: frame.min, maxHeight: frame.max).styleClass("mark")
            stretchedMark
          }
        ).first, Bounds(0, 0, 90, 60))
    }
  }

  /// What scrolls gives its content no length where it scrolls: a maximum is none that could be filled.
  func testAGreatestLengthIsNotFilledWhereItScrolls() {
    XCTAssertEqual(
      marks(
        ScrollView {
          mark(40, 20).frame(maxWidth: .infinity, maxHeight: .infinity).styleClass("mark")
        }
      ).first, Bounds(0, 0, 400, 20))
    XCTAssertEqual(
      marks(
        ScrollView {
          VStack(spacing: 0) {
            mark(40, 20).frame(maxHeight: 100).styleClass("mark")
            mark(40, 50).frame(maxHeight: .infinity).styleClass("mark")
            mark(40, 20).frame(minHeight: 30, maxHeight: 100).styleClass("mark")
            VStack { mark(40, 20).frame(maxHeight: 100).styleClass("mark") }.frame(height: 150)
          }
        }
      ).filter { $0.width == 40 && $0.height != 0 }.map(\.height),
      [20, 20, 50, 50, 30, 20, 100, 20])
    XCTAssertEqual(
      marks(
        ScrollView(.horizontal) {
          mark(40, 20).frame(maxWidth: 200).styleClass("mark")
        }
      ).first?.width, 40)
    XCTAssertEqual(
      marks(mark(40, 20).frame(maxWidth: 200).styleClass("mark").fixedSize()).first?.width, 40)
    // A layer has the content's size, also there, and what has proportions a height.
    XCTAssertEqual(
      marks(
        ScrollView {
          mark(400, 90).overlay(alignment: .bottom) { stretchedMark.frame(maxHeight: 40) }
        }
      ).last, Bounds(0, 50, 400, 40))
    XCTAssertEqual(
      marks(
        ScrollView {
          ZStack { stretchedMark.frame(maxHeight: 40) }.aspectRatio(4, contentMode: .fit)
        }
      ).last?.height, 40)
    XCTAssertEqual(
      marks(mark(40, 20).frame(maxWidth: 200).styleClass("mark")).first?.width, 200)
  }

  /// The frame around may get its height later, and lose it.
  func testAGreatestLengthFollowsTheFramesAroundIt() {
    struct Page: View {
      @State private var height: Double?
      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            VStack { mark(40, 20).frame(maxHeight: 100).styleClass("mark") }.frame(height: height)
            Button("Change") { height = height == nil ? 150 : nil }
          }
        }
      }
    }
    let window = TestWindow(Page())
    let heights = { window.marks.map(\.height) }
    XCTAssertEqual(heights(), [20, 20])
    for expected: [Float] in [[100, 20], [20, 20], [100, 20]] {
      window.press("Change")
      runLoopUntilIdle()
      window.layOut()
      XCTAssertEqual(heights(), expected)
    }
    window.close()
  }

  func testAnAspectRatioLeavesTheRestOfAColumnToOthers() {
    XCTAssertEqual(
      marks(
        VStack(spacing: 0) {
          stretchedMark.aspectRatio(8, contentMode: .fit)
          stretchedMark
        }), [Bounds(0, 0, 400, 50), Bounds(0, 50, 400, 250)])
  }

  func testScaledToFillCoversItsPlace() {
    // A square that covers 400 × 300 is 400 × 400.
    XCTAssertEqual(
      marks(stretchedMark.aspectRatio(1, contentMode: .fill).frame(width: 400, height: 300)),
      [Bounds(0, -50, 400, 400)])
  }

  func testAFixedSizeDoesNotGiveWay() {
    let words = "Words that need more room than there is"
    let window = TestWindow(
      VStack {
        Text(words).fixedSize(horizontal: true, vertical: false).styleClass("mark")
        Text(words)
      }
      .frame(width: 20).frame(width: 60, alignment: .leading))
    let (fixed, wrapped) = (window.all("GtkLabel")[0], window.all("GtkLabel")[1])
    var natural: Int32 = 0
    gtk_widget_measure(wrapped, GTK_ORIENTATION_HORIZONTAL, -1, nil, &natural, nil, nil)
    XCTAssertEqual(gtk_widget_get_width(fixed), natural)
    window.close()
  }

  func testPriorityChoosesFirst() {
    // Without priorities each gets half; now the second takes its 250 first.
    XCTAssertEqual(
      marks(
        HStack(spacing: 0) {
          Rectangle().frame(minWidth: 0, idealWidth: 300, maxWidth: 300).styleClass("mark")
          Rectangle().frame(minWidth: 0, idealWidth: 250, maxWidth: 250).styleClass("mark")
            .layoutPriority(1)
        }), [Bounds(0, 0, 150, 300), Bounds(150, 0, 250, 300)])
  }

  func testAHiddenViewKeepsItsPlaceAndIsNoFocusStop() {
    let window = TestWindow(
      VStack(spacing: 0) {
        Button("Hidden") {}.frame(width: 100, height: 50).hidden()
        mark(100, 50)
        Button("Shown") {}
      })
    XCTAssertEqual(gtk_widget_get_mapped(window.button("Hidden")), 0)
    XCTAssertGreaterThanOrEqual(window.marks[0].y, 50)
    window.tab()
    XCTAssertEqual(window.focus, "Shown")
    window.close()
  }

  func testZIndexDecidesWhatIsInFront() {
    struct Page: View {
      @State private var isRedInFront = true
      var body: some View {
        VStack {
          ZStack {
            Color(red: 1, green: 0, blue: 0).zIndex(isRedInFront ? 1 : 0)
            Color(red: 0, green: 0, blue: 1)
          }
          .frame(width: 100, height: 100)
          Button("Swap") { isRedInFront = false }
        }
      }
    }
    let window = TestWindow(Page())
    XCTAssertNotNil(window.picture().extent(of: .red))
    XCTAssertNil(window.picture().extent(of: .blue))
    window.press("Swap")
    window.layOut()
    XCTAssertNil(window.picture().extent(of: .red))
    XCTAssertNotNil(window.picture().extent(of: .blue))
    window.close()
  }

  func testAPositionIsOfTheMiddle() {
    XCTAssertEqual(marks(mark(40, 20).position(x: 100, y: 50)), [Bounds(80, 40, 40, 20)])
    XCTAssertEqual(
      marks(mark(40, 20).position(CGPoint(x: 20, y: 10))), [Bounds(0, 0, 40, 20)])
  }

  func testTheFirstViewThatFitsIsShown() {
    func page(_ width: Double) -> some View {
      ViewThatFits(in: .horizontal) {
        Text("Wide").frame(width: 300, height: 20)
        Text("Narrow").frame(width: 100, height: 20)
      }
      .frame(width: width, height: 40)
    }
    for (width, shown) in [(350.0, "Wide"), (150, "Narrow")] {
      let window = TestWindow(page(width))
      for text in ["Wide", "Narrow"] {
        XCTAssertEqual(
          gtk_widget_get_mapped(window.label(text)!) != 0, text == shown, "\(text) in \(width)")
      }
      window.close()
    }
  }

  func testAnInsetLeavesTheRestToTheView() {
    XCTAssertEqual(
      marks(stretchedMark.safeAreaInset(edge: .bottom) { mark(100, 50) }),
      [Bounds(0, 0, 400, 250), Bounds(150, 250, 100, 50)])
  }

  func testTextsInARowStandOnOneLine() {
    let window = TestWindow(
      HStack(alignment: .firstTextBaseline) {
        Text("Large").font(.largeTitle)
        Text("Small").font(.caption)
        VStack {
          Text("First"); Text("Second")
        }
      })
    let lines = ["Large", "Small", "First"].map { text in
      let label = window.label(text)!
      return window.bounds(of: label).y + Float(gtk_widget_get_allocated_baseline(label))
    }
    XCTAssertEqual(lines[0], lines[1])
    XCTAssertGreaterThan(
      window.bounds(of: window.label("Small")!).y, window.bounds(of: window.label("Large")!).y)
    let column = measuredHeight(window.label("First")!, forWidth: -1).naturalBaseline
    XCTAssertEqual(window.bounds(of: window.label("First")!).y + Float(column), lines[0])
    window.close()
  }

  func testAWordIsOnlyBrokenIfItIsLong() throws {
    func mode(_ text: String) throws -> PangoWrapMode {
      let window = TestWindow(Text(verbatim: text))
      defer { window.close() }
      return gtk_label_get_wrap_mode(OpaquePointer(try XCTUnwrap(window.label(text))))
    }
    // Nine letters, of two bytes each.
    XCTAssertEqual(try mode("التنبيهات"), PANGO_WRAP_WORD)
    XCTAssertEqual(try mode("Reminders"), PANGO_WRAP_WORD)
    XCTAssertEqual(try mode("Wiederherstellungsschlüssel"), PANGO_WRAP_WORD_CHAR)
  }

  func testARowIsMirroredInRightToLeft() {
    gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
    defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
    XCTAssertEqual(
      marks(
        HStack(spacing: 0) {
          mark(40, 20)
          Spacer()
          mark(60, 20)
        }), [Bounds(360, 140, 40, 20), Bounds(0, 140, 60, 20)])
  }

  func testAnAlignmentOfOnesOwnIsTheNearest() {
    // The column is 100 wide and starts at 150; views aligned at its trailing edge end at 250.
    XCTAssertEqual(
      marks(
        VStack(alignment: .fields, spacing: 0) {
          mark(40, 20).alignmentGuide(.fields) { $0[.trailing] }
          mark(100, 20)
        }), [Bounds(210, 130, 40, 20), Bounds(150, 150, 100, 20)])
  }

  func testUsualSpellingsAreAccepted() {
    let window = TestWindow(
      VStack(alignment: .listRowSeparatorLeading) {
        Text("a").alignmentGuide(.leading) { dimensions in dimensions[.trailing] }
        Text("b").safeAreaPadding(.horizontal).contentMargins(.vertical, 4)
        Text("c").containerRelativeFrame([.horizontal])
        Text("d").offset(CGSize(width: 3, height: 2)).scaledToFit()
        Image(systemName: "star").resizable().scaledToFit().frame(width: 20, height: 20)
        Image(systemName: "star").resizable().aspectRatio(contentMode: .fill).frame(width: 20)
        Image(systemName: "star").resizable().aspectRatio(1.5, contentMode: .fit).clipped()
        Circle().aspectRatio(contentMode: .fit).fixedSize().zIndex(1).layoutPriority(2)
      })
    XCTAssertEqual(window.texts, ["a", "b", "c", "d"])
    window.close()
  }

  /// As `frame(height: isOpen ? nil : 0).clipped()` closes a part of a page.
  func testAFrameOfNoHeightTakesNoSpace() {
    let window = TestWindow(
      VStack(spacing: 0) {
        Text("Above")
        VStack {
          Text("One")
          Text("Two")
        }
        .frame(maxHeight: 0).clipped()
        Text("Inside").frame(height: 0)
        Text("Below")
      })
    window.layOut()
    let above = window.bounds(of: window.label("Above")!)
    XCTAssertEqual(window.bounds(of: window.label("Below")!).y, above.y + above.height)
    XCTAssertGreaterThan(window.bounds(of: window.label("Inside")!).height, 0, "drawn all the same")
    window.close()
  }

  /// A `Spacer` in the label of a control in a form leads to the control.
  func testALabelWithASpacerReachesItsControl() {
    let window = TestWindow(
      Form {
        Stepper(value: .constant(3), in: 0...5) {
          HStack {
            Text("How many?")
            Spacer()
            Text("3")
          }
        }
      }, width: 500)
    window.layOut()
    let number = window.bounds(of: window.label("3")!)
    XCTAssertGreaterThan(number.x, 300)
    window.close()
  }

  func testATextShrinksInsteadOfOverflowingItsPlace() {
    let window = TestWindow(
      VStack(alignment: .leading, spacing: 0) {
        Text("Large").font(.system(size: 100)).minimumScaleFactor(0.1)
          .frame(width: 60, height: 60)
        Text("Words on one line").lineLimit(1).minimumScaleFactor(0.5).frame(width: 80)
        Text("Fits").minimumScaleFactor(0.5)
      })
    window.layOut()
    let large = window.bounds(of: window.label("Large")!)
    XCTAssertLessThanOrEqual(large.width, 61)
    XCTAssertLessThanOrEqual(large.height, 61)
    XCTAssertGreaterThan(large.height, 20)
    XCTAssertLessThanOrEqual(window.bounds(of: window.label("Words on one line")!).width, 81)
    XCTAssertEqual(
      gtk_widget_get_width(window.label("Fits")!),
      Int32(window.bounds(of: window.label("Fits")!).width), "not scaled")
    window.close()
  }

  func testAFrameIsHighEnoughForContentThatDoesNotFillIt() {
    let words = Array(repeating: "Choose a snippet to edit it.", count: 7).joined(separator: " ")
    let window = TestWindow(
      VStack(spacing: 0) {
        Text(words).frame(minWidth: 150, idealWidth: 160, maxWidth: 290)
          .frame(minWidth: 200, maxHeight: .infinity, alignment: .top)
        Text("below")
      }, width: 300, height: 150)
    window.layOut()
    let above = window.bounds(of: window.label(words)!)
    let below = window.bounds(of: window.label("below")!)
    XCTAssertEqual(above.width, 160, "GTK makes it wider where the height does not suffice")
    XCTAssertGreaterThanOrEqual(below.y, above.y + above.height)
    window.close()
  }

  /// As the dot of an unread letter, or a symbol before a text of several lines.
  func testInARowOnOneLineWhatHasNoBaselineIsAtTheFirstLine() {
    let window = TestWindow(
      HStack(alignment: .firstTextBaseline) {
        mark(8, 8)
        VStack {
          Text("First"); Text("Second"); Text("Third")
        }
        mark(8, 200)
      })
    let label = window.bounds(of: window.label("First")!)
    let dot = window.marks[0]
    XCTAssertGreaterThan(dot.y, label.y)
    XCTAssertLessThan(dot.y + dot.height, label.y + label.height)
    XCTAssertGreaterThanOrEqual(window.marks[1].y, 0, "a long one stays in the row")
    window.close()
  }
}
