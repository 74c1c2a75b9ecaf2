import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// The places of views, in pixels of the window.
@preconcurrency @MainActor
final class LayoutTests: DisplayTestCase {
  /// The place of the nth rectangle in the window.
  private func bounds(_ index: Int, in window: TestWindow) -> Bounds { window.marks[index] }

  private func marks(_ content: some View) -> (TestWindow, [Bounds]) {
    let window = TestWindow(content)
    return (window, window.marks)
  }

  func testAVStackPutsViewsBelowEachOther() {
    let (window, marks) = marks(
      VStack(alignment: .leading, spacing: 10) {
        mark(40, 20)
        mark(60, 30)
      })
    XCTAssertEqual(marks[0], Bounds(x: 170, y: 120, width: 40, height: 20))
    XCTAssertEqual(marks[1], Bounds(x: 170, y: 150, width: 60, height: 30))
    window.close()
  }

  func testSeveralViewsOfAWindowShareItsHeightAsInAVStack() {
    struct Page: View {
      var body: some View {
        mark(40, 20).frame(minHeight: 100, maxHeight: .infinity)
        mark(40, 20).frame(maxHeight: .infinity)
      }
    }
    let (window, marks) = marks(Page())
    XCTAssertEqual(marks[0], Bounds(x: 180, y: 65, width: 40, height: 20))
    XCTAssertEqual(marks[1], Bounds(x: 180, y: 215, width: 40, height: 20))
    window.close()
  }

  func testAnHStackPutsViewsBesideEachOther() {
    let (window, marks) = marks(
      HStack(alignment: .bottom, spacing: 10) {
        mark(40, 20)
        mark(60, 30)
      })
    XCTAssertEqual(marks[0], Bounds(x: 145, y: 145, width: 40, height: 20))
    XCTAssertEqual(marks[1], Bounds(x: 195, y: 135, width: 60, height: 30))
    window.close()
  }

  func testAZStackPutsViewsOverEachOther() {
    let (window, marks) = marks(
      ZStack(alignment: .topLeading) {
        mark(100, 100)
        mark(40, 20)
      })
    XCTAssertEqual(marks[0], Bounds(x: 150, y: 100, width: 100, height: 100))
    XCTAssertEqual(marks[1], Bounds(x: 150, y: 100, width: 40, height: 20))
    window.close()
  }

  func testASpacerTakesWhatIsLeft() {
    let (window, marks) = marks(
      HStack(spacing: 0) {
        mark(40, 20)
        Spacer()
        mark(60, 30)
      })
    XCTAssertEqual(marks[0].x, 0)
    XCTAssertEqual(marks[1].x, 340)
    window.close()
  }

  func testPaddingIsSpaceAround() {
    let (window, marks) = marks(
      VStack(alignment: .leading, spacing: 0) {
        mark(40, 20).padding(.leading, 30).padding(.top, 5)
        mark(100, 20)
      })
    XCTAssertEqual(marks[0].x - marks[1].x, 30)
    XCTAssertEqual(marks[1].y - marks[0].y, 20)
    XCTAssertEqual(marks[0].width, 40)
    XCTAssertEqual(marks[0].height, 20)
    window.close()
  }

  func testAPaddingMayChange() {
    struct Page: View {
      @State private var isWide = false
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Rectangle().frame(width: 40, height: 20).styleClass("mark")
            .padding(.leading, isWide ? 50 : 10)
            .padding(.leading, 3)
          Rectangle().frame(width: 100, height: 20).styleClass("mark")
          Button("Wide") { isWide = true }
        }
      }
    }
    let window = TestWindow(Page())
    XCTAssertEqual(bounds(0, in: window).x - bounds(1, in: window).x, 13)
    window.press("Wide")
    window.layOut()
    XCTAssertEqual(bounds(0, in: window).x - bounds(1, in: window).x, 53)
    window.close()
  }

  func testAFrameLimitsAndFills() {
    struct Page: View {
      var body: some View {
        VStack(spacing: 0) {
          Text("Wide").frame(maxWidth: .infinity).styleClass("mark")
          Text("Fixed").frame(width: 100, height: 50).styleClass("mark")
          TextField("Field", text: .constant("")).frame(maxWidth: 150).styleClass("mark")
          Text("Least").frame(minWidth: 120, minHeight: 40).styleClass("mark")
        }
      }
    }
    let (window, marks) = marks(Page())
    XCTAssertEqual(marks[0].width, 400)
    XCTAssertEqual(marks[1].width, 100)
    XCTAssertEqual(marks[1].height, 50)
    XCTAssertEqual(marks[2].width, 150)
    XCTAssertEqual(marks[3].width, 120)
    XCTAssertEqual(marks[3].height, 40)
    window.close()
  }

  func testAFrameAlignsItsContent() {
    let window = TestWindow(
      Text("Corner").frame(width: 200, height: 100, alignment: .topLeading).styleClass("mark"))
    let (frame, label) = (bounds(0, in: window), window.bounds(of: window.label("Corner")!))
    XCTAssertEqual(label.x, frame.x)
    XCTAssertEqual(label.y, frame.y)
    XCTAssertLessThan(label.width, 100)
    window.close()
  }

  func testABackgroundHasTheViewsSize() {
    let window = TestWindow(
      Text("Front").frame(width: 80, height: 40).styleClass("mark")
        .background { Rectangle().styleClass("mark") })
    let (behind, front) = (bounds(0, in: window), bounds(1, in: window))
    XCTAssertEqual(behind, front)
    XCTAssertEqual(front.width, 80)
    window.close()
  }

  /// A modifier with a body gets all views of a group as one content.
  private struct Card: ViewModifier {
    func body(content: Content) -> some View {
      content.padding(10).background(Rectangle().styleClass("mark"))
    }
  }

  @Observable
  final class Lines { var lines = ["one", "two"] }

  private struct Cards: View {
    let model: Lines
    var body: some View {
      VStack(spacing: 0) {
        Group { ForEach(model.lines, id: \.self) { Text($0).frame(width: 60, height: 20) } }
          .modifier(Card())
      }
    }
  }

  func testEachViewOfAGroupHasABackgroundOfItsOwn() {
    let model = Lines()
    let window = TestWindow(Cards(model: model))
    func assertCards(_ lines: [String], line: UInt = #line) {
      runLoopUntilIdle()
      window.layOut()
      XCTAssertEqual(window.texts, lines, line: line)
      XCTAssertEqual(window.marks.count, lines.count, line: line)
      let top = window.marks.first?.y ?? 0
      for (index, text) in lines.enumerated() {
        let (card, label) = (bounds(index, in: window), window.bounds(of: window.label(text)!))
        XCTAssertEqual(card.y, top + Float(index) * 40, line: line)
        XCTAssertEqual([card.width, card.height], [80, 40], line: line)
        XCTAssertEqual(label.y + label.height / 2, card.y + 20, accuracy: 1, line: line)
      }
    }
    assertCards(["one", "two"])
    for lines in [["zero", "one", "two"], ["two", "one", "zero"], ["one"], ["three", "one"], []] {
      model.lines = lines
      if lines.isEmpty {
        runLoopUntilIdle()
        XCTAssertEqual(window.texts, [])
      } else {
        assertCards(lines)
      }
    }
    model.lines = ["again"]
    assertCards(["again"])
    window.close()
  }

  func testAFormIsAColumnInTheMiddle() {
    let window = TestWindow(
      Form { TextField("Name", text: .constant("")) }, width: 1000, height: 300)
    let row = window.bounds(of: gtk_widget_get_parent(window.fields[0].widget.pointer))
    XCTAssertLessThanOrEqual(row.width, 600)
    XCTAssertEqual(row.x + row.width / 2, 500)
    window.close()
  }

  func testAFieldIsAtMostSixStepsBelowItsWindow() {
    let window = TestWindow(
      NavigationStack {
        Form { Section("You") { TextField("Name", text: .constant("")) } }.navigationTitle("Page")
      })
    var steps = 0
    var next: UnsafeMutablePointer<GtkWidget>? = window.fields[0].widget.pointer
    while let widget = next, widget != window.context.widget.pointer {
      // What has no role of its own is no step for assistive technology.
      if gtk_accessible_get_accessible_role(OpaquePointer(widget)) != GTK_ACCESSIBLE_ROLE_NONE {
        steps += 1
      }
      next = gtk_widget_get_parent(widget)
    }
    XCTAssertLessThanOrEqual(steps, 6)
    window.close()
  }

  /// A one-time code: each digit in a field of its own, with the width of its frame.
  func testAFieldIsAsNarrowAsItsFrame() {
    let window = TestWindow(
      HStack(spacing: 12) {
        TextField("1", text: .constant("")).frame(width: 48, height: 48)
        TextField("2", text: .constant("")).padding(4).frame(width: 60)
        TextField("3", text: .constant("")).background(.red).cornerRadius(5).frame(maxWidth: 40)
      })
    let widths = window.fields.map { field in
      var place = graphene_rect_t()
      _ = gtk_widget_compute_bounds(field.widget.pointer, window.context.widget.pointer, &place)
      return place.size.width
    }
    XCTAssertEqual(widths, [48, 52, 40])
    window.close()
  }

  func testAFrameThatFillsNoMoreHugsAgain() {
    struct Page: View {
      @State private var fills = true
      var body: some View {
        VStack {
          Text("a").frame(maxWidth: fills ? .infinity : nil, maxHeight: fills ? .infinity : nil)
            .styleClass("mark")
          Button("Change") { fills.toggle() }
        }
      }
    }
    let window = TestWindow(Page())
    func expands() -> [Bool] {
      let widget = window.all.first { gtk_widget_has_css_class($0, "mark") != 0 }!
      return [GTK_ORIENTATION_HORIZONTAL, GTK_ORIENTATION_VERTICAL].map {
        gtk_widget_compute_expand(widget, $0) != 0
      }
    }
    XCTAssertEqual(expands(), [true, true])
    window.press("Change")
    XCTAssertEqual(expands(), [false, false])
    window.press("Change")
    XCTAssertEqual(expands(), [true, true])
    window.close()
  }
}
