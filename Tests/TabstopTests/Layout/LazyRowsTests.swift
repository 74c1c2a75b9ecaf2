import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// Rows exist while they are near the visible part of a scroll view.
@preconcurrency @MainActor
final class LazyRowsTests: RowsTestCase {
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

  /// Programs load further rows when the last one appears: all of them were loaded at once.
  func testTheLastRowAppearsWhenItIsNear() {
    struct Page: View {
      let load: () -> Void
      @State private var count = 16
      var body: some View {
        ScrollView {
          LazyVStack {
            ForEach(0..<count, id: \.self) { number in
              Text("Row \(number)").frame(height: 40)
                .onAppear {
                  guard number == count - 1, count < 400 else { return }
                  load()
                  count += 20
                }
            }
          }
        }
      }
    }
    var loads = 0
    let window = TestWindow(Page { loads += 1 }, width: 300, height: 400)
    settle(window)
    XCTAssertEqual(loads, 1)
    scroll(window, to: 1e9)
    settle(window)
    XCTAssertTrue((2...3).contains(loads), "\(loads)")
    window.close()
  }

  private struct Growing: View {
    let isList: Bool
    let report: (String) -> Void
    @State private var count = 0

    var body: some View {
      if isList {
        List { rows }
      } else {
        ScrollView { LazyVStack { rows } }
      }
    }

    @ViewBuilder private var rows: some View {
      ForEach(0..<count, id: \.self) { Text("Row \($0)").frame(height: 40) }
      if count < 60 {
        ProgressView()
          .onAppear {
            report("load")
            count += 20
          }
          .onDisappear { report("gone") }
      }
    }
  }

  /// Programs load further rows when a view after them appears: it appeared at the start only.
  func testAViewAfterRowsAppearsAgain() {
    for isList in [false, true] {
      var reports: [String] = []
      let window = TestWindow(
        Growing(isList: isList) { reports.append($0) }, width: 300, height: 400)
      settle(window)
      XCTAssertEqual(reports, ["load", "gone"], "list: \(isList)")
      scroll(window, to: 1e9)
      settle(window)
      XCTAssertEqual(reports, ["load", "gone", "load", "gone"], "list: \(isList)")
      scroll(window, to: 1e9)
      settle(window)
      XCTAssertEqual(reports.filter { $0 == "load" }.count, 3, "list: \(isList)")
      // With all rows it is removed.
      XCTAssertEqual(reports.filter { $0 == "gone" }.count, 3, "list: \(isList)")
      window.close()
    }
  }

  func testATaskAfterRowsEndsOutOfSight() {
    struct Page: View {
      let report: (Bool) -> Void
      var body: some View {
        List {
          ForEach(0..<60, id: \.self) { Text("Row \($0)") }
          Text("End").task {
            report(true)
            try? await Task.sleep(for: .seconds(60))
            report(false)
          }
        }
      }
    }
    var running: [Bool] = []
    let window = TestWindow(Page { running.append($0) }, width: 300, height: 400)
    settle(window)
    XCTAssertEqual(running, [])
    scroll(window, to: 1e9)
    settle(window)
    runLoop(until: { running == [true] })
    scroll(window, to: 0)
    settle(window)
    runLoop(until: { running == [true, false] })
    XCTAssertEqual(running, [true, false])
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
              TextField("Field \(String(index))", text: $texts[index])
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

  func testLazyStacksAndGridsMakeWhatIsNearTheVisiblePart() {
    struct Page: View {
      let kind: Int
      var body: some View {
        ScrollView(kind == 1 ? .horizontal : .vertical) {
          switch kind {
          case 0: LazyVStack { ForEach(0..<4_000) { Text(verbatim: "Row \($0)") } }
          case 1: LazyHStack { ForEach(0..<4_000) { Text(verbatim: "Row \($0)") } }
          default:
            LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 3)) {
              ForEach(0..<4_000) { Text(verbatim: "Row \($0)") }
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

  func testSectionsOfManyRows() {
    struct Page: View {
      @State private var chosen: Int?
      var body: some View {
        List(selection: $chosen) {
          ForEach(0..<100) { section in
            Section("Section \(section)") {
              ForEach(0..<100) { row in
                Text(verbatim: "Row \(section * 100 + row)").tag(section * 100 + row)
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

  private struct Stack: View {
    var body: some View {
      VStack {
        Button("Above") {}
        ScrollView {
          LazyVStack {
            ForEach(0..<1_000) { index in
              if index == 999 { Text("The end") } else { Button("Row \(index)") {} }
            }
          }
        }
        Button("Below") {}
      }
    }
  }

  func testShiftTabFromBelowALazyStackGoesToItsLastControl() {
    let window = TestWindow(Stack())
    window.layOut()
    window.button("Below").grabFocus()
    window.tab(backward: true)
    settle(window)
    XCTAssertEqual(window.focus, "Row 998")
    XCTAssertTrue(visible(window).contains("Row 998"))
    XCTAssertLessThan(window.all("GtkLabel").count, 80)
    window.tab()
    XCTAssertEqual(window.focus, "Below")
    window.close()
  }

  func testTabFromAboveALazyStackGoesToItsFirstControlWhereverItIsScrolled() {
    let window = TestWindow(Stack())
    window.layOut()
    scroll(window, to: 1e9)
    scrollFar(window)
    window.button("Above").grabFocus()
    window.tab()
    settle(window)
    XCTAssertEqual(window.focus, "Row 0")
    window.tab(backward: true)
    XCTAssertEqual(window.focus, "Above")
    window.close()
  }

  func testShiftTabWithoutAFocusGoesToTheLastControlOfALazyStackAtTheEndOfTheWindow() {
    let window = TestWindow(
      ScrollView {
        LazyVStack { ForEach(0..<1_000) { index in Button("Row \(index)") {} } }
      })
    window.layOut()
    window.tab(backward: true)
    settle(window)
    XCTAssertEqual(window.focus, "Row 999")
    window.close()
  }
}
