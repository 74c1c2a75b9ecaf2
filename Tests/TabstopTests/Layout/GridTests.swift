import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// Views in rows and columns.
@preconcurrency @MainActor
final class GridTests: DisplayTestCase {
  private func marks(_ content: some View) -> [Bounds] {
    let window = TestWindow(content)
    defer { window.close() }
    return window.marks
  }

  func testAnUnsizedCellDoesNotMakeTheGridHigher() {
    let window = TestWindow(
      VStack(spacing: 0) {
        Grid {
          GridRow {
            Text("Total")
            Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
          }
        }
        stretchedMark
      })
    window.layOut()
    XCTAssertLessThan(window.marks[0].y, 40)
    window.close()
  }

  func testAnUnsizedLineDoesNotMakeTheGridWider() {
    let window = TestWindow(
      VStack(alignment: .leading) {
        Grid(alignment: .leading, horizontalSpacing: 10) {
          GridRow {
            mark(60, 20)
            mark(40, 20)
          }
          Divider().gridCellUnsizedAxes(.horizontal)
          GridRow {
            Divider().gridCellUnsizedAxes(.horizontal)
            mark(40, 20)
          }
        }
      })
    window.layOut()
    XCTAssertEqual(window.marks.map(\.x), [145, 215, 215], "The grid is as wide as its columns.")
    XCTAssertEqual(window.all("GtkSeparator").map { window.bounds(of: $0).width }, [110, 60])
    window.close()
  }

  func testCellsStandInCommonColumns() {
    // Columns of 60 and 100, 10 apart: 170 wide, from 115; rows of 20 and 30, 5 apart: 55, from 122.
    XCTAssertEqual(
      marks(
        Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 5) {
          GridRow {
            mark(60, 20)
            mark(40, 10)
          }
          GridRow {
            mark(30, 30)
            mark(100, 20)
          }
        }),
      [
        Bounds(115, 122, 60, 20), Bounds(185, 122, 40, 10), Bounds(115, 147, 30, 30),
        Bounds(185, 147, 100, 20),
      ])
  }

  /// A modifier on a row must not take its cells out of the columns.
  func testCellsOfARowWithAModifierStandInTheColumnsToo() {
    let plain = marks(
      Grid {
        GridRow {
          mark(10, 10)
          mark(10, 10)
        }
        GridRow {
          mark(40, 20)
          mark(60, 20)
        }
      })
    let grouped = marks(
      Grid {
        GridRow {
          mark(10, 10)
          mark(10, 10)
        }
        GridRow {
          mark(40, 20)
          mark(60, 20)
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel("Row 1")
      })
    XCTAssertEqual(grouped, plain)
  }

  // Columns of 60 and 100: 160, from 120; the second column starts at 180.
  func testAColumnMayHaveAnAlignmentOfItsOwnAndACellToo() {
    XCTAssertEqual(
      marks(
        Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            mark(20, 40).gridColumnAlignment(.trailing)
            mark(100, 40)
          }
          GridRow(alignment: .bottom) {
            mark(60, 20)
            mark(20, 10)
          }
          GridRow {
            mark(20, 20)
            mark(20, 20).gridCellAnchor(.topTrailing)
          }
        }
      ).map(\.x), [160, 180, 120, 180, 160, 260])
  }

  func testACellMayTakeSeveralColumns() {
    let marks = marks(
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          mark(50, 20)
          mark(50, 20)
        }
        GridRow { Rectangle().frame(height: 20).styleClass("mark").gridCellColumns(2) }
      }
      .frame(width: 100))
    XCTAssertEqual(marks[2], Bounds(150, 150, 100, 20))
  }

  func testACellOfSeveralColumnsStandsAsTheGridSays() {
    let marks = marks(
      Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          mark(50, 20).gridColumnAlignment(.trailing)
          mark(50, 20)
        }
        GridRow { mark(30, 20).gridCellColumns(2) }
      })
    XCTAssertEqual(marks[2], Bounds(150, 150, 30, 20))
  }

  func testAFieldInAGridTakesWhatItsLabelLeaves() {
    let window = TestWindow(
      Grid(alignment: .leadingFirstTextBaseline) {
        GridRow {
          Text("Name")
          TextField("Name", text: .constant(""))
        }
        GridRow {
          Text("A longer label")
          TextField("Address", text: .constant(""))
        }
        Divider().gridCellUnsizedAxes(.horizontal)
      })
    let fields = window.fields.map { window.bounds(of: $0.widget.pointer) }
    XCTAssertEqual(fields[0].x, fields[1].x)
    XCTAssertEqual(fields[0].width, fields[1].width)
    XCTAssertEqual(fields[0].x + fields[0].width, 400)
    window.close()
  }

  func testRowsComeAndGo() {
    struct Page: View {
      @State private var rows = [1, 2]
      var body: some View {
        VStack(spacing: 0) {
          Button("More") { rows.insert(3, at: 0) }
          Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            ForEach(rows, id: \.self) { row in
              GridRow {
                mark(Double(row) * 20, 20)
                Text("Row \(row)")
              }
            }
          }
        }
      }
    }
    let window = TestWindow(Page())
    window.press("More")
    window.layOut()
    XCTAssertEqual(window.marks.map(\.width), [60, 20, 40])
    XCTAssertEqual(window.texts, ["Row 3", "Row 1", "Row 2"])
    window.close()
  }

  func testFlexibleColumnsAreEqualAndFixedOnesAreNot() {
    let columns = [GridItem(.fixed(100), spacing: 0), GridItem(spacing: 0), GridItem(.flexible())]
    XCTAssertEqual(
      marks(
        LazyVGrid(columns: columns, spacing: 0) {
          ForEach(0..<4) { _ in Rectangle().frame(height: 30).styleClass("mark") }
        }),
      [
        Bounds(0, 120, 100, 30), Bounds(100, 120, 150, 30), Bounds(250, 120, 150, 30),
        Bounds(0, 150, 100, 30),
      ])
  }

  func testAdaptiveColumnsAreAsManyAsFit() {
    // Three of 120 and two gaps of 10 are 380: 20 are left, 6 each.
    let marks = marks(
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 120), spacing: 10)], spacing: 0) {
        ForEach(0..<4) { _ in Rectangle().frame(height: 30).styleClass("mark") }
      })
    XCTAssertEqual(marks.map(\.y), [120, 120, 120, 150])
    XCTAssertEqual(marks.map(\.width), [126, 126, 126, 126])
  }

  func testAdaptiveColumnsAreFewerIfAChildNeedsMore() {
    // Three of 120 would fit, but not with a child of 150: two columns of 195.
    let marks = marks(
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 120), spacing: 10)], spacing: 0) {
        mark(150, 30)
        ForEach(0..<3) { _ in Rectangle().frame(height: 30).styleClass("mark") }
      })
    XCTAssertEqual(marks.map(\.y), [120, 120, 150, 150])
    XCTAssertEqual(marks.dropFirst().map(\.width), [195, 195, 195])
  }

  func testRowsOfALazyHGrid() {
    XCTAssertEqual(
      marks(
        LazyHGrid(rows: [GridItem(.fixed(50)), GridItem(.fixed(40))], spacing: 10) {
          ForEach(0..<3) { _ in Rectangle().frame(width: 60).styleClass("mark") }
        }
        .frame(height: 98)),
      [Bounds(135, 101, 60, 50), Bounds(135, 159, 60, 40), Bounds(205, 101, 60, 50)])
  }

  func testFlexibleRowsAreAsHighAsTheirCellsWhereNothingLimitsThem() {
    let window = TestWindow(
      ScrollView {
        VStack {
          ScrollView(.horizontal) {
            LazyHGrid(rows: [GridItem(.flexible()), GridItem(.fixed(20))], spacing: 10) {
              ForEach(0..<4) { Rectangle().frame(width: 60, height: 50 + 10 * Double($0)) }
            }
          }
          Color.red.frame(height: 900)
        }
      })
    window.layOut()
    let inner = window.all("TabstopScroller")[1]
    XCTAssertEqual(gtk_widget_get_height(inner), 70 + 8 + 20)
    window.close()
  }

  func testARowOutsideOfAGridIsAGroup() {
    struct Page: View {
      @State private var count = 1
      var body: some View {
        VStack(alignment: .leading, spacing: 5) {
          GridRow(alignment: .top) {
            mark(60, 20)
            if count > 1 { mark(40, 10) }
          }
          mark(100, 10)
          Button("More") { count += 1 }.frame(height: 40)
        }
      }
    }
    let window = TestWindow(Page())
    XCTAssertEqual(window.marks.map(\.height), [20, 10])
    window.press("More")
    window.layOut()
    let marks = window.marks
    XCTAssertEqual(marks.map(\.width), [60, 40, 100])
    XCTAssertEqual(marks.map { $0.y - marks[0].y }, [0, 25, 40])
    XCTAssertEqual(Set(marks.map(\.x)).count, 1)
    window.close()
  }

  func testACellIsUnsizedForAsLongAsItIsSaidToBe() {
    struct Page: View {
      @State private var axes: Axis.Set = []
      var body: some View {
        VStack {
          Button("Turn") { axes = axes.isEmpty ? .horizontal : [] }
          Grid {
            GridRow {
              Text("One")
              Text("Two")
            }
            stretchedMark.frame(height: 4).gridCellUnsizedAxes(axes)
          }
        }
      }
    }
    let window = TestWindow(Page())
    let wide = window.marks[0].width
    XCTAssertGreaterThan(wide, 300)
    for _ in 0..<2 {
      window.press("Turn")
      window.layOut()
      XCTAssertLessThan(window.marks[0].width, 150)
      window.press("Turn")
      window.layOut()
      XCTAssertEqual(window.marks[0].width, wide)
    }
    window.close()
  }
}
