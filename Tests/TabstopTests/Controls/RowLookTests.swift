import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// The appearance of the rows of forms and lists, and of the lines between them.
@preconcurrency @MainActor
final class RowLookTests: DisplayTestCase {
  /// The row around a text.
  private func row(_ text: String, in window: TestWindow) -> Bounds {
    var next = window.label(text)
    while let candidate = next, gtk_widget_has_css_class(candidate, "form-row") == 0 {
      next = gtk_widget_get_parent(candidate)
    }
    return window.bounds(of: next!)
  }

  /// The colour of the line above the row with a text, at the trailing end, where no text is.
  private func line(above text: String, in window: TestWindow) -> String {
    let row = row(text, in: window)
    return Pixels(window)[Int(row.x + row.width) - 20, Int(row.y)]
  }

  private func distance(from first: String, to second: String, in window: TestWindow) -> Float {
    let (first, second) = (row(first, in: window), row(second, in: window))
    return second.y - first.y - first.height
  }

  /// The field of a search is right above the list.
  func testTheFirstTitleOfAPlainListHasRoomAboveIt() {
    let window = TestWindow(
      List {
        Section("Fruit") { Text("Apple") }
        Section("Nuts") { Text("Almond") }
      }
      .listStyle(.plain))
    window.layOut()
    let list = window.all.first { gtk_widget_has_css_class($0, "list") != 0 }!
    let (title, outer) = (window.bounds(of: window.label("Fruit")!), window.bounds(of: list))
    XCTAssertGreaterThanOrEqual(title.y - outer.y, 12)
    window.close()
    let plain = TestWindow(List { Text("Apple") }.listStyle(.plain))
    plain.layOut()
    let row = plain.all.first { gtk_widget_has_css_class($0, "form-row") != 0 }!
    let own = plain.all.first { gtk_widget_has_css_class($0, "list") != 0 }!
    XCTAssertEqual(plain.bounds(of: row).y, plain.bounds(of: own).y)
    plain.close()
  }

  func testAButtonInAListIsARowOfItsOwn() {
    let window = TestWindow(
      List {
        Section { Button("in a section") {} }
        Button("without a section") {}
        Button("like a button") {}.buttonStyle(.bordered)
      })
    let isRow = ["in a section", "without a section", "like a button"].map {
      gtk_widget_has_css_class(window.button($0), "row-button") != 0
    }
    XCTAssertEqual(isRow, [true, true, false])
    window.close()
  }

  /// A spacer in a row takes no space that the list has left.
  func testARowWithASpacerIsAsHighAsItsContent() {
    struct Card: View {
      let title: String
      var body: some View {
        VStack {
          Text(title)
          Spacer()
          HStack { Text("Below") }
        }
      }
    }
    let window = TestWindow(
      NavigationStack {
        List {
          NavigationLink(destination: Text("Page")) { Card(title: "Link") }
          Button {
          } label: {
            Card(title: "Button")
          }
          Card(title: "Plain")
          Section { NavigationLink(destination: Text("Page")) { Card(title: "Section") } }
        }
      }, height: 900)
    for title in ["Link", "Button", "Plain", "Section"] {
      XCTAssertLessThan(row(title, in: window).height, 90, title)
    }
    window.close()
  }

  /// Rows are equally high, whether some of them can be deleted or selected, or not.
  func testWhatCanBeDoneWithARowDoesNotChangeItsHeight() {
    struct Rows: View {
      @State private var names = ["a", "b"]
      @State private var selection: String?
      let canDelete: Bool
      let canSelect: Bool
      @ViewBuilder private var rows: some View {
        if canDelete {
          ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) }
        } else {
          ForEach(names, id: \.self) { Text($0) }
        }
        NavigationLink("link") { Text("Page") }
      }
      var body: some View {
        if canSelect { List(selection: $selection) { rows } } else { List { rows } }
      }
    }
    func heights(_ content: some View) -> [Float] {
      let window = TestWindow(NavigationStack { content })
      defer { window.close() }
      return ["a", "link"].map { row($0, in: window).height }
    }
    let usual = heights(Rows(canDelete: false, canSelect: false))
    XCTAssertEqual(heights(Rows(canDelete: true, canSelect: false)), usual)
    XCTAssertEqual(heights(Rows(canDelete: false, canSelect: true)), usual)
    XCTAssertEqual(heights(Rows(canDelete: true, canSelect: true)), usual)
    // In a form, rows that can be deleted are among others.
    XCTAssertEqual(
      heights(
        Form {
          Text("a")
          ForEach(["link"], id: \.self) { Text($0) }.onDelete { _ in }
        }),
      heights(
        Form {
          Text("a")
          Text("link")
        }))
  }

  func testInsetsAreARowsOwnDistances() {
    struct Page: View {
      var body: some View {
        Form {
          Section {
            Text("usual")
            Text("own").listRowInsets(EdgeInsets(top: 20, leading: 40, bottom: 30, trailing: 0))
            Text("none").listRowInsets(EdgeInsets())
            Text("back").listRowInsets(nil)
          }
          Section {
            Text("a")
            Text("b")
          }
          .listRowInsets(EdgeInsets(top: 0, leading: 60, bottom: 0, trailing: 0))
        }
      }
    }
    defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
    for direction in [GTK_TEXT_DIR_LTR, GTK_TEXT_DIR_RTL] {
      gtk_widget_set_default_direction(direction)
      let window = TestWindow(Page(), height: 500)
      func inset(_ text: String) -> Float {
        let (row, label) = (row(text, in: window), window.bounds(of: window.label(text)!))
        return direction == GTK_TEXT_DIR_LTR
          ? label.x - row.x : row.x + row.width - label.x - label.width
      }
      XCTAssertEqual(inset("own") - inset("usual"), 28, "12 is the theme's")
      XCTAssertEqual(inset("none") - inset("usual"), -12)
      XCTAssertEqual(inset("back"), inset("usual"))
      XCTAssertEqual(inset("a") - inset("usual"), 48, "of a section, all its rows")
      XCTAssertEqual(inset("b"), inset("a"))
      let (own, label) = (row("own", in: window), window.bounds(of: window.label("own")!))
      XCTAssertGreaterThanOrEqual(own.height, label.height + 50)
      window.close()
    }
  }

  func testLinesAreHiddenAndColoured() {
    struct Page: View {
      @State private var isHidden = true
      var body: some View {
        Form {
          Section {
            Text("one")
            Text("two").listRowSeparator(isHidden ? .hidden : .visible)
            Text("three")
            Text("four").listRowSeparatorTint(.red, edges: .bottom)
            Text("five").listRowSeparatorTint(.black, edges: .top)
            Text("six").listRowSeparator(.hidden, edges: .top).listRowSeparatorTint(.black)
            Button("Show") { isHidden = false }
          }
        }
      }
    }
    let window = TestWindow(Page(), height: 500)
    let card = "ffffff"
    XCTAssertEqual(line(above: "two", in: window), card)
    XCTAssertEqual(line(above: "three", in: window), card)
    let usual = line(above: "four", in: window)
    XCTAssertNotEqual(usual, card)
    XCTAssertEqual(line(above: "five", in: window), "000000", "the lower row's counts")
    XCTAssertEqual(line(above: "six", in: window), card)
    XCTAssertEqual(line(above: "Show", in: window), "000000")
    window.press("Show")
    window.layOut()
    XCTAssertEqual(line(above: "two", in: window), usual)
    XCTAssertEqual(line(above: "three", in: window), usual)
    window.close()
  }

  func testAPlainListCanBeWithoutLines() {
    let window = TestWindow(
      List {
        Text("one").listRowSeparator(.hidden)
        Text("two").listRowSeparator(.hidden)
      }.listStyle(.plain))
    for text in ["one", "two"] { XCTAssertEqual(line(above: text, in: window), "ffffff") }
    let last = row("two", in: window)
    XCTAssertEqual(
      Pixels(window)[Int(last.x + last.width) - 20, Int(last.y + last.height) - 1], "ffffff")
    window.close()
  }

  func testAPlainListHasNoFrame() {
    let window = TestWindow(
      NavigationStack {
        List {
          NavigationLink("one", value: 1)
          Text("two")
          NavigationLink("three", value: 3)
        }
        .listStyle(.plain)
      })
    window.layOut()
    let (first, last) = (row("one", in: window), row("three", in: window))
    XCTAssertEqual(first.x, 0)
    let pixels = Pixels(window)
    let places = [(first.y + 3), (first.y + 20), (last.y + last.height - 3)].map { Int($0) }
    XCTAssertEqual(places.map { pixels[0, $0] }, ["ffffff", "ffffff", "ffffff"])
    window.close()
  }

  func testRowsStandApartAsCardsOfTheirOwn() {
    struct Page: View {
      @State private var spacing: Double? = 10
      var body: some View {
        List {
          Text("one")
          Text("two")
          Section {
            Text("three")
            Text("four")
          }
          Button("Touch") { spacing = nil }
        }
        .listRowSpacing(spacing)
      }
    }
    let window = TestWindow(Page(), height: 500)
    XCTAssertEqual(distance(from: "one", to: "two", in: window), 10)
    XCTAssertEqual(distance(from: "three", to: "four", in: window), 10)
    // The corner of a card of its own is round.
    let two = row("two", in: window)
    XCTAssertEqual(Pixels(window)[Int(two.x) + 1, Int(two.y) + 1], "fafafa")
    window.press("Touch")
    window.layOut()
    XCTAssertEqual(distance(from: "one", to: "two", in: window), 0)
    XCTAssertEqual(distance(from: "three", to: "four", in: window), 0)
    window.close()
  }

  func testSectionsStandAsFarApartAsTheProgramSays() {
    struct Page: View {
      @State private var isCompact = false
      var body: some View {
        List {
          Section { Text("one") }
          Section { Text("two") }.listSectionSpacing(50)
          Section { Text("three") }
          Section { Button("Compact") { isCompact = true } }
        }
        .listSectionSpacing(isCompact ? .compact : .default)
      }
    }
    let window = TestWindow(Page(), height: 600)
    XCTAssertEqual(distance(from: "one", to: "two", in: window), 24)
    XCTAssertEqual(distance(from: "two", to: "three", in: window), 50)
    window.press("Compact")
    window.layOut()
    XCTAssertEqual(distance(from: "one", to: "two", in: window), 12)
    XCTAssertEqual(distance(from: "two", to: "three", in: window), 50)
    window.close()
  }

  func testRowsAndTitlesAreAsHighAsTheProgramSays() {
    struct Page: View {
      var body: some View {
        Form {
          Section("Title") { Text("row") }
        }
      }
    }
    func heights(_ page: some View) -> (row: Float, title: Float) {
      let window = TestWindow(page)
      defer { window.close() }
      let title = window.bounds(of: window.label("Title")!)
      return (row("row", in: window).height, row("row", in: window).y - title.y)
    }
    let usual = heights(Page())
    let low = heights(Page().environment(\.defaultMinListRowHeight, 34))
    let high = heights(
      Page().environment(\.defaultMinListRowHeight, 80)
        .environment(\.defaultMinListHeaderHeight, 60))
    XCTAssertLessThan(low.row, usual.row)
    // With the card's edges.
    XCTAssertEqual(high.row, 82)
    XCTAssertGreaterThanOrEqual(high.title, 60)
    XCTAssertLessThan(usual.title, 60)
  }

  func testRowsOfTwoLinesHaveSpaceAroundThem() {
    let window = TestWindow(
      List(0..<2, id: \.self, selection: .constant(Set<Int>())) { number in
        VStack(alignment: .leading) {
          Text("Title \(number)")
          Text("Below \(number)")
        }
      })
    window.layOut()
    let row = window.bounds(of: window.all.first { gtk_widget_has_css_class($0, "list-row") != 0 }!)
    let (title, below) = (
      window.bounds(of: window.label("Title 0")!), window.bounds(of: window.label("Below 0")!)
    )
    XCTAssertGreaterThanOrEqual(title.y - row.y, 6)
    XCTAssertGreaterThanOrEqual(row.y + row.height - below.y - below.height, 6)
    window.close()
  }
}
