import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// Rows exist while they are near the visible part of what scrolls.
@preconcurrency @MainActor
final class LazyRowsTests: DisplayTestCase {
  private struct Item: Identifiable, Equatable {
    let id: Int
    var title: String { "Row \(id)" }
  }

  /// What tests do to the rows on screen.
  @MainActor
  private final class Model: ObservableObjectStandIn {
    var write: (([Item]) -> Void)?
    var focus: ((Int?) -> Void)?
    var scroll: ((Int) -> Void)?
  }

  private class ObservableObjectStandIn {}

  private struct ListPage: View {
    let model: Model
    @State var items: [Item]
    @State private var chosen: Int?

    var body: some View {
      model.write = { items = $0 }
      return ScrollViewReader { proxy in
        List(items, selection: $chosen) { Text($0.title) }
          .onAppear { model.scroll = { proxy.scrollTo($0, anchor: .top) } }
      }
    }
  }

  private func items(_ range: Range<Int>) -> [Item] { range.map(Item.init) }

  private func scroller(_ window: TestWindow) -> Widget {
    Widget(window.all("GtkScrolledWindow")[0])
  }

  private func adjustment(_ window: TestWindow) -> UnsafeMutablePointer<GtkAdjustment> {
    gtk_scrolled_window_get_vadjustment(scroller(window).opaque)
  }

  /// The texts that lie within the visible part, from the top.
  private func visible(_ window: TestWindow) -> [String] {
    let scroller = scroller(window)
    let height = Float(gtk_widget_get_height(scroller.pointer))
    return window.all("GtkLabel").compactMap { label in
      var bounds = graphene_rect_t()
      guard gtk_widget_compute_bounds(label, scroller.pointer, &bounds) != 0,
        bounds.origin.y > -1, bounds.origin.y < height
      else { return nil }
      return String(cString: gtk_label_get_text(OpaquePointer(label)))
    }
  }

  private func top(of text: String, in window: TestWindow) -> Float? {
    guard let label = window.label(text) else { return nil }
    var bounds = graphene_rect_t()
    let isPlaced = gtk_widget_compute_bounds(label, scroller(window).pointer, &bounds) != 0
    return isPlaced ? bounds.origin.y : nil
  }

  private func scroll(_ window: TestWindow, to value: Double) {
    gtk_adjustment_set_value(adjustment(window), value)
    settle(window)
  }

  /// So far, and through so much, that rows that are not needed any more need not wait for calm.
  private func scrollFar(_ window: TestWindow) {
    for value in stride(from: 10_000.0, through: 60_000, by: 10_000) { scroll(window, to: value) }
  }

  /// Rows that are not needed any more go a few with each frame.
  private func settle(_ window: TestWindow) {
    var count = -1
    while count != window.all("GtkLabel").count {
      count = window.all("GtkLabel").count
      window.layOut()
      window.layOut()
    }
  }

  func testOnlyRowsNearTheVisiblePartAreMade() {
    let window = TestWindow(ListPage(model: Model(), items: items(0..<10_000)))
    window.layOut()
    XCTAssertEqual(visible(window).first, "Row 0")
    XCTAssertLessThan(window.texts.count, 60)
    XCTAssertGreaterThan(gtk_adjustment_get_upper(adjustment(window)), 10_000 * 20)
    scroll(window, to: gtk_adjustment_get_upper(adjustment(window)) / 2)
    XCTAssertLessThan(window.texts.count, 60)
    let middle = visible(window)
    XCTAssertGreaterThan(middle.count, 3)
    let first = Int(middle[0].dropFirst(4))!
    XCTAssertTrue((4_000...6_000).contains(first), "\(first)")
    XCTAssertEqual(middle, (first..<first + middle.count).map { "Row \($0)" })
    scroll(window, to: 1e9)
    XCTAssertEqual(visible(window).last, "Row 9999")
    scroll(window, to: 0)
    XCTAssertEqual(visible(window).first, "Row 0")
    window.close()
  }

  func testWhatIsInsertedAboveMovesNothing() {
    let model = Model()
    let window = TestWindow(ListPage(model: model, items: items(1_000..<3_000)))
    window.layOut()
    scroll(window, to: 20_000)
    let before = visible(window)
    let place = top(of: before[2], in: window)
    model.write?(items(0..<3_000))
    window.layOut()
    XCTAssertEqual(visible(window), before)
    XCTAssertEqual(top(of: before[2], in: window), place)
    model.write?(items(1_010..<3_000))
    window.layOut()
    XCTAssertEqual(visible(window), before)
    XCTAssertEqual(top(of: before[2], in: window), place)
    window.close()
  }

  func testWhatIsInsertedAtTheTopIsSeenThere() {
    let model = Model()
    let window = TestWindow(ListPage(model: model, items: items(1..<1_000)))
    window.layOut()
    model.write?(items(0..<1_000))
    window.layOut()
    XCTAssertEqual(visible(window).prefix(2), ["Row 0", "Row 1"])
    model.write?(items(5..<1_000))
    window.layOut()
    XCTAssertEqual(visible(window).first, "Row 5")
    window.close()
  }

  func testAFilterAndBack() {
    let model = Model()
    let window = TestWindow(ListPage(model: model, items: items(0..<5_000)))
    window.layOut()
    scroll(window, to: 50_000)
    model.write?(items(0..<5_000).filter { $0.id % 1_000 == 7 })
    window.layOut()
    XCTAssertEqual(visible(window), [7, 1_007, 2_007, 3_007, 4_007].map { "Row \($0)" })
    model.write?([])
    window.layOut()
    XCTAssertEqual(window.texts, [])
    model.write?(items(0..<5_000))
    settle(window)
    XCTAssertEqual(visible(window).first, "Row 0")
    XCTAssertLessThan(window.texts.count, 60)
    window.close()
  }

  func testScrollingToARowThatIsNotMade() {
    let model = Model()
    let window = TestWindow(ListPage(model: model, items: items(0..<10_000)))
    window.layOut()
    model.scroll?(7_000)
    runLoop(until: { visible(window).first == "Row 7000" }, "\(visible(window))")
    window.close()
  }

  func testAFocusValueOfARowThatIsNotMadeBringsItIn() {
    enum Place: Hashable { case search, row(Int) }
    struct Page: View {
      let model: Model
      @FocusState private var focus: Place?
      @State private var texts = Array(repeating: "", count: 5_000)
      @State private var search = ""
      var body: some View {
        model.focus = { focus = $0.map { .row($0) } }
        return VStack {
          TextField("Search", text: $search).focused($focus, equals: .search)
          List {
            ForEach(0..<5_000, id: \.self) { index in
              TextField("Field \(index)", text: $texts[index])
                .focused($focus, equals: .row(index))
            }
          }
        }
      }
    }
    let model = Model()
    let window = TestWindow(Page(model: model))
    window.layOut()
    model.focus?(4_321)
    runLoopUntilIdle()
    window.layOut()
    XCTAssertEqual(window.focus, "Field 4321")
    XCTAssertTrue(
      gtk_adjustment_get_value(adjustment(window)) > 10_000,
      "\(gtk_adjustment_get_value(adjustment(window)))")
    // The row with the focus stays, however far one scrolls.
    scroll(window, to: 0)
    XCTAssertEqual(window.focus, "Field 4321")
    XCTAssertLessThan(window.fields.count, 70)
    window.close()
  }

  func testStateThatTheUserChangedStaysWithItsRow() {
    struct Counter: View {
      let index: Int
      @State private var count = 0
      var body: some View { Button("Row \(index): \(count)") { count += 1 } }
    }
    struct Page: View {
      var body: some View {
        ScrollView { LazyVStack { ForEach(0..<3_000) { Counter(index: $0) } } }
      }
    }
    let window = TestWindow(Page())
    window.layOut()
    window.press("Row 1: 0")
    scrollFar(window)
    XCTAssertNil(window.label("Row 2: 0"))
    scroll(window, to: 0)
    XCTAssertNotNil(window.label("Row 1: 1"))
    XCTAssertNotNil(window.label("Row 2: 0"))
    window.close()
  }

  func testLazyStacksAndGridsMakeWhatIsNearTheVisiblePart() {
    struct Page: View {
      let kind: Int
      var body: some View {
        ScrollView(kind == 1 ? .horizontal : .vertical) {
          switch kind {
          case 0: LazyVStack { ForEach(0..<4_000) { Text("Row \($0)") } }
          case 1: LazyHStack { ForEach(0..<4_000) { Text("Row \($0)") } }
          default:
            LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 3)) {
              ForEach(0..<4_000) { Text("Row \($0)") }
            }
          }
        }
      }
    }
    for kind in 0...2 {
      let window = TestWindow(Page(kind: kind))
      window.layOut()
      XCTAssertLessThan(window.texts.count, 200, "kind \(kind)")
      let adjustment =
        kind == 1
        ? gtk_scrolled_window_get_hadjustment(scroller(window).opaque)! : adjustment(window)
      gtk_adjustment_set_value(adjustment, gtk_adjustment_get_upper(adjustment) * 0.75)
      settle(window)
      XCTAssertLessThan(window.texts.count, 200, "kind \(kind)")
      let first = Int(visible(window)[0].dropFirst(4))!
      XCTAssertTrue((2_500...3_500).contains(first), "kind \(kind): \(first)")
      gtk_adjustment_set_value(adjustment, 1e9)
      window.layOut()
      window.layOut()
      XCTAssertEqual(window.texts.last, "Row 3999", "kind \(kind)")
      window.close()
    }
  }

  func testARowHasAPlaceWhileNotAllRowsAreThere() {
    let model = Model()
    let window = TestWindow(ListPage(model: model, items: items(0..<10_000)))
    window.layOut()
    var row = window.label("Row 0")
    while let next = row, gtk_widget_has_css_class(next, "form-row") == 0 {
      row = gtk_widget_get_parent(next)
    }
    let saysPlace = {
      gtk_test_accessible_has_property(OpaquePointer(row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION) != 0
    }
    XCTAssertTrue(saysPlace())
    model.write?(items(0..<3))
    window.layOut()
    XCTAssertEqual(window.texts, ["Row 0", "Row 1", "Row 2"])
    XCTAssertFalse(saysPlace())
    window.close()
  }

  func testSectionsOfManyRows() {
    struct Page: View {
      @State private var chosen: Int?
      var body: some View {
        List(selection: $chosen) {
          ForEach(0..<100) { section in
            Section("Section \(section)") {
              ForEach(0..<100) { row in Text("Row \(section * 100 + row)").tag(section * 100 + row)
              }
            }
          }
        }
      }
    }
    let window = TestWindow(Page())
    window.layOut()
    XCTAssertLessThan(window.texts.count, 120)
    XCTAssertEqual(visible(window).prefix(3), ["Section 0", "Row 0", "Row 1"])
    scroll(window, to: 1e9)
    window.layOut()
    XCTAssertEqual(visible(window).last, "Row 9999")
    XCTAssertLessThan(window.texts.count, 200)
    window.close()
  }

  func testStateInsideOfARowKeepsTheRowsAround() {
    struct Counter: View {
      let name: String
      @State private var count = 0
      var body: some View { Button("\(name): \(count)") { count += 1 } }
    }
    struct Page: View {
      var body: some View {
        ScrollView {
          LazyVStack {
            ForEach(0..<200) { section in
              Section("Section \(section)") {
                ForEach(0..<20) { row in
                  HStack { ForEach(0..<2) { Counter(name: "\(section)-\(row)-\($0)") } }
                }
              }
            }
          }
        }
      }
    }
    let window = TestWindow(Page())
    window.layOut()
    window.press("0-1-1: 0")
    scroll(window, to: 60_000)
    runLoop(until: { window.label("0-0-0: 0") == nil })
    scroll(window, to: 0)
    window.layOut()
    XCTAssertNotNil(window.label("0-1-1: 1"))
    window.close()
  }

  func testIDsThatOccurMoreThanOnceDoNoHarm() {
    struct Page: View {
      @State var letters = ["a", "a", "b"]
      @State private var step = 0
      var body: some View {
        VStack {
          Button("Next") {
            step += 1
            letters = [["b", "a", "c"], ["c", "c", "c"], ["a", "b", "a", "b"], []][step % 4]
          }
          List(letters, id: \.self) { Text($0) }
        }
      }
    }
    let window = TestWindow(Page())
    window.layOut()
    window.press("Next")
    XCTAssertEqual(window.texts, ["c", "c", "c"])
    window.press("Next")
    XCTAssertEqual(window.texts, ["a", "b", "a", "b"])
    window.press("Next")
    XCTAssertEqual(window.texts, [])
    window.press("Next")
    XCTAssertEqual(window.texts, ["b", "a", "c"])
    window.close()
  }

  func testAGridOfCellsOfDifferentHeightsShowsAllOfThem() {
    struct Page: View {
      var body: some View {
        ScrollView {
          LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
            ForEach(0..<2_001) { index in
              Text("Cell \(index)").frame(height: index % 2 == 0 ? 100 : 40)
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

  func testARowOfAStackFromRightToLeftStaysWhereItIsRead() {
    struct Page: View {
      var body: some View {
        ScrollView(.horizontal) { LazyHStack { ForEach(0..<2_000) { Text("Row \($0)") } } }
      }
    }
    gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
    defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
    let window = TestWindow(Page())
    window.layOut()
    let adjustment = gtk_scrolled_window_get_hadjustment(scroller(window).opaque)!
    gtk_adjustment_set_value(adjustment, 0)
    window.layOut()
    window.layOut()
    XCTAssertEqual(window.texts.last, "Row 1999")
    XCTAssertLessThan(window.texts.count, 200)
    window.close()
  }
}
