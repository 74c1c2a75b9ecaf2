import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// Cells of lazy grids exist while they are near the visible part of what scrolls.
@preconcurrency @MainActor
final class LazyGridTests: RowsTestCase {
  /// The window would grow for a grid with one column, and stay so.
  func testAGridThatComesIsAsHighAsTheWidthOfThePageAllows() {
    struct Page: View {
      @State private var isShown = false
      var body: some View {
        VStack {
          Button("Show") { isShown = true }
          if isShown {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
              ForEach(0..<8) { _ in Color.red.frame(height: 100) }
            }
          }
          Spacer()
        }
      }
    }
    let window = TestWindow(Page(), width: 640, height: 400)
    window.layOut()
    window.press("Show")
    var least: Int32 = 0
    gtk_widget_measure(
      window.context.widget.pointer, GTK_ORIENTATION_VERTICAL, -1, &least, nil, nil, nil)
    XCTAssertLessThan(least, 400)
    window.close()
  }

  func testAGridOfCellsOfDifferentHeightsShowsAllOfThem() {
    struct Page: View {
      var body: some View {
        ScrollView {
          LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
            ForEach(0..<2_001) { index in
              Text(verbatim: "Cell \(index)").frame(height: index % 2 == 0 ? 100 : 40)
            }
          }
        }
      }
    }
    let window = TestWindow(Page())
    window.layOut()
    let adjustment = adjustment(window)
    for _ in 0..<60 {
      let value = gtk_adjustment_get_value(adjustment)
      scroll(window, to: value + 250)
      let seen = visible(window)
      XCTAssertGreaterThanOrEqual(seen.count, 4, "at \(value)")
      let numbers = seen.compactMap { Int($0.dropFirst(5)) }.sorted()
      XCTAssertEqual(numbers, Array(numbers[0]..<numbers[0] + numbers.count), "at \(value)")
      let expected = Int((value + 250) / 108) * 2
      XCTAssertLessThan(abs(numbers[0] - expected), 6, "at \(value)")
    }
    scroll(window, to: 1e9)
    window.layOut()
    XCTAssertEqual(window.texts.last, "Cell 2000")
    window.close()
  }

  /// A cell that needs more room makes the columns fewer, once: also while it is scrolled away.
  func testScrollingDoesNotChangeTheNumberOfColumnsBackAndForth() {
    struct Page: View {
      @State private var first = 0
      var body: some View {
        Button("Later") { first = 200 }
        ScrollView {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 80), spacing: 0)]) {
            ForEach(first..<4_000, id: \.self) { index in
              Text(verbatim: "Cell \(index)").frame(width: index == 150 ? 170 : 70, height: 30)
            }
          }
        }
      }
    }
    let window = TestWindow(Page())
    window.layOut()
    func columns() -> Int {
      let cells = window.all("GtkLabel").filter {
        gtk_widget_get_ancestor($0, gtk_button_get_type()) == nil
      }
      let places = cells.map { window.bounds(of: $0) }
      return Dictionary(grouping: places, by: \.y).values.map(\.count).max() ?? 0
    }
    XCTAssertGreaterThanOrEqual(columns(), 4)
    var seen: [Int] = []
    for place in [1_000, 0] as [Double] {
      for _ in 0..<3 { scroll(window, to: place) }
      seen.append(columns())
      scrollFar(window)
      seen.append(columns())
    }
    XCTAssertEqual(Set(seen), [2], "\(seen)")
    window.press("Later")
    window.layOut()
    XCTAssertGreaterThanOrEqual(columns(), 4, "the wide cell has gone")
    window.close()
  }

  /// A row of a grid may be several cells, or none: the columns go on where they would with all made.
  func testRowsOfSeveralCellsOrNoneKeepTheColumns() {
    struct Page: View {
      let cells: (Int) -> Int
      var body: some View {
        ScrollView {
          LazyVGrid(columns: Array(repeating: GridItem(.fixed(100)), count: 3)) {
            ForEach(0..<2_000) { row in
              if cells(row) > 0 { Text("\(row) 0").frame(height: 30) }
              if cells(row) > 1 { Text("\(row) 1").frame(height: 30) }
            }
          }
        }
      }
    }
    let kinds: [(String, (Int) -> Int)] = [
      ("two", { _ in 2 }), ("some without", { $0 % 7 == 3 ? 0 : 1 }), ("one", { _ in 1 }),
    ]
    for (name, cells) in kinds {
      let window = TestWindow(Page(cells: cells))
      window.layOut()
      func column(_ text: String) -> Int? {
        guard let label = window.label(text) else { return nil }
        var bounds = graphene_rect_t()
        let isPlaced = gtk_widget_compute_bounds(label, scroller(window).pointer, &bounds) != 0
        return isPlaced ? Int((bounds.origin.x - 46 + bounds.size.width / 2) / 108) : nil
      }
      // Step by step, so that every row was there once.
      for value in stride(from: 0.0, through: 6_000, by: 200) {
        gtk_adjustment_set_value(adjustment(window), value)
        window.layOut()
      }
      settle(window)
      XCTAssertLessThan(window.texts.count, 300, name)
      for text in visible(window) {
        let parts = text.split(separator: " ").map { Int($0)! }
        let before = (0..<parts[0]).reduce(0) { $0 + cells($1) } + parts[1]
        XCTAssertEqual(column(text), before % 3, "\(name): \(text)")
      }
      window.close()
    }
  }

  /// The title and the note of a section take whole lines, its content fills the columns.
  func testSectionsOfAGridHaveLinesOfTheirOwn() {
    struct Page: View {
      var body: some View {
        ScrollView {
          LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 3), alignment: .leading)
          {
            ForEach(["April", "May"], id: \.self) { month in
              Section {
                ForEach(1..<6) { Text("\(month) \($0)").frame(height: 30) }
              } header: {
                Text(month).frame(height: 40)
              } footer: {
                Text("\(month) ends").frame(height: 20)
              }
            }
          }
        }
      }
    }
    let window = TestWindow(Page())
    window.layOut()
    func center(_ text: String) -> (x: Float, y: Float) {
      let bounds = window.bounds(of: window.label(text)!)
      return (bounds.x + bounds.width / 2, bounds.y + bounds.height / 2)
    }
    // Lines of 40, 30, 30 and 20 points, with 8 between them.
    let lines: [Float: [String]] = [
      0: ["April"], 43: ["April 1", "April 2", "April 3"], 81: ["April 4", "April 5"],
      114: ["April ends"], 152: ["May"], 195: ["May 1", "May 2", "May 3"],
    ]
    let top = center("April").y
    for (y, texts) in lines {
      for (column, text) in texts.enumerated() {
        XCTAssertEqual(center(text).y - top, y, accuracy: 2, text)
        XCTAssertEqual(Int(center(text).x / 133), column, text)
      }
    }
    XCTAssertNotEqual(
      gtk_test_accessible_has_role(
        OpaquePointer(window.label("April")), GTK_ACCESSIBLE_ROLE_HEADING), 0)
    XCTAssertEqual(
      gtk_test_accessible_has_role(
        OpaquePointer(window.label("April 1")), GTK_ACCESSIBLE_ROLE_HEADING), 0)
    window.close()
  }

  func testSectionsOfAGridAreCreatedNearTheVisiblePart() {
    struct Page: View {
      var body: some View {
        ScrollView {
          LazyVGrid(columns: Array(repeating: GridItem(.fixed(100)), count: 3)) {
            ForEach(0..<4) { month in
              Section("Month \(month)") {
                ForEach(0..<1_000) { Text("\(month) \($0)").frame(height: 30) }
              }
            }
          }
        }
      }
    }
    let window = TestWindow(Page())
    window.layOut()
    settle(window)
    XCTAssertLessThan(window.texts.count, 400)
    scroll(window, to: 1e9)
    settle(window)
    XCTAssertEqual(visible(window).last, "3 999")
    XCTAssertLessThan(window.texts.count, 400)
    window.close()
  }
}
