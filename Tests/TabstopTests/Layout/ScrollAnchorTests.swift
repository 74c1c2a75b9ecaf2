import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// What a scroll view shows at first, and when a size changes.
@preconcurrency @MainActor
final class ScrollAnchorTests: RowsTestCase {
  /// Messages by day, as in a chat.
  private struct Page: View {
    let model: Model
    var anchor: UnitPoint? = .bottom
    var role: ScrollAnchorRole?
    @State var items: [Item]

    var body: some View {
      model.write = { items = $0 }
      let page = ScrollView {
        LazyVStack {
          ForEach([0, 1], id: \.self) { half in
            Section {
              ForEach(items.filter { $0.id % 2 == half }) {
                Text($0.title).padding(.vertical, CGFloat($0.id % 7))
              }
            } header: {
              Text("Half \(half)")
            }
          }
        }
      }
      return VStack {
        if let role {
          page.defaultScrollAnchor(anchor, for: role)
        } else {
          page.defaultScrollAnchor(anchor)
        }
      }
    }
  }

  private func end(_ window: TestWindow) -> Double {
    let adjustment = adjustment(window)
    return gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment)
  }

  private func place(_ window: TestWindow) -> Double {
    gtk_adjustment_get_value(adjustment(window))
  }

  func testWithTheBottomAsItsAnchorItStartsAtTheEndAndFollowsIt() {
    let model = Model()
    let window = TestWindow(Page(model: model, items: items(0..<300)))
    settle(window)
    XCTAssertEqual(visible(window).last, "Row 299")
    XCTAssertEqual(place(window), end(window), accuracy: 1)
    model.write?(items(0..<310))
    settle(window)
    XCTAssertEqual(visible(window).last, "Row 309")
    window.close()
  }

  func testWhoScrollsAwayStaysThereAndWhoComesBackFollowsAgain() {
    let model = Model()
    let window = TestWindow(Page(model: model, items: items(0..<300)))
    settle(window)
    scroll(window, to: end(window) - 900)
    let seen = visible(window)
    XCTAssertFalse(seen.contains("Row 299"))
    model.write?(items(0..<310))
    settle(window)
    XCTAssertEqual(visible(window), seen)
    scroll(window, to: end(window))
    model.write?(items(0..<320))
    settle(window)
    XCTAssertEqual(visible(window).last, "Row 319")
    window.close()
  }

  func testContentThatComesLaterIsShownFromItsEnd() {
    let model = Model()
    let window = TestWindow(Page(model: model, items: []))
    settle(window)
    model.write?(items(0..<300))
    settle(window)
    XCTAssertEqual(visible(window).last, "Row 299")
    window.close()
  }

  func testEachPurposeHasAnAnchorOfItsOwn() {
    var window = TestWindow(
      Page(model: Model(), role: .alignment, items: items(0..<300)))
    settle(window)
    XCTAssertEqual(place(window), 0)
    window.close()
    let model = Model()
    window = TestWindow(Page(model: model, role: .initialOffset, items: items(0..<300)))
    settle(window)
    XCTAssertEqual(visible(window).last, "Row 299")
    model.write?(items(0..<310))
    settle(window)
    XCTAssertFalse(visible(window).contains("Row 309"))
    window.close()
  }

  func testAnAnchorForChangesAloneFollowsContentThatComesLater() {
    let model = Model()
    let window = TestWindow(Page(model: model, role: .sizeChanges, items: []))
    settle(window)
    model.write?(items(0..<300))
    settle(window)
    XCTAssertEqual(visible(window).last, "Row 299")
    window.close()
  }

  private struct FewRows: View {
    let model: Model
    @State var items: [Item]

    var body: some View {
      model.write = { items = $0 }
      return List {
        VStack {
          ForEach(items) { Text($0.title).padding(.vertical, 20) }
        }
      }
      .defaultScrollAnchor(.bottom, for: .initialOffset)
    }
  }

  /// Its own anchor counts, not that of the view around it.
  func testARowWithinAPageAndAHiddenTabStartsAtItsEnd() {
    struct Tabs: View {
      @State private var tab = 0
      var body: some View {
        TabView(selection: $tab) {
          Button("Next") { tab = 1 }.tabItem { Text("First") }.tag(0)
          ScrollView {
            ScrollView(.horizontal) {
              LazyHGrid(rows: [GridItem(.fixed(60))]) {
                ForEach(0..<14) { Text("Day \($0)").frame(width: 80, height: 56) }
              }
            }
            .defaultScrollAnchor(.trailing)
            .frame(height: 70)
          }
          .tabItem { Text("Second") }.tag(1)
        }
      }
    }
    let window = TestWindow(Tabs())
    defer { window.close() }
    settle(window)
    window.press("Next")
    settle(window)
    let inner = window.all("TabstopScroller").last!
    let position = gtk_scrolled_window_get_hadjustment(OpaquePointer(inner))
    let end = gtk_adjustment_get_upper(position) - gtk_adjustment_get_page_size(position)
    XCTAssertGreaterThan(end, 100)
    XCTAssertEqual(gtk_adjustment_get_value(position), end, accuracy: 1)
  }

  func testAListWithoutLazyRowsStartsAtItsEndOnce() {
    let model = Model()
    let window = TestWindow(FewRows(model: model, items: items(0..<60)))
    settle(window)
    XCTAssertEqual(place(window), end(window), accuracy: 1)
    model.write?(items(0..<80))
    settle(window)
    XCTAssertLessThan(place(window), end(window) - 100)
    window.close()
  }

  func testAListHasAnAnchorToo() {
    let window = TestWindow(
      List(items(0..<300)) { Text($0.title) }.defaultScrollAnchor(.bottom))
    settle(window)
    XCTAssertEqual(visible(window).last, "Row 299")
    window.close()
  }
}
