import CGtk
import GtkBridge
import PrivateDisplay
import TabstopFoundation
import XCTest

@testable import Tabstop

/// The positions of scroll views: as values, and for their contents.
@preconcurrency @MainActor
final class ScrollPositionTests: DisplayTestCase {
  private func scroller(_ window: TestWindow) -> OpaquePointer {
    OpaquePointer(window.all("TabstopScroller")[0])
  }

  private func vertical(_ window: TestWindow) -> UnsafeMutablePointer<GtkAdjustment> {
    gtk_scrolled_window_get_vadjustment(scroller(window))
  }

  private func scroll(_ window: TestWindow, to offset: Double) {
    gtk_adjustment_set_value(vertical(window), offset)
    runLoopUntilIdle()
    window.layOut()
  }

  private struct Rows: View {
    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<20, id: \.self) { Text("Row \($0)").frame(height: 50) }
      }
      .scrollTargetLayout()
    }
  }

  private struct ByID: View {
    @State private var seen: Int?
    var body: some View {
      Text("seen \(seen ?? -1)")
      Button("Tenth") { seen = 10 }
      ScrollView { Rows() }
        .scrollPosition(id: $seen, anchor: .top)
        .scrollTargetBehavior(.viewAligned)
        .frame(height: 100)
    }
  }

  func testAnIdentifierSaysAndTellsWhatIsSeenFirst() {
    let window = TestWindow(ByID())
    XCTAssertEqual(window.texts.first, "seen -1")
    window.press("Tenth")
    window.layOut()
    XCTAssertEqual(gtk_adjustment_get_value(vertical(window)), 500)
    XCTAssertEqual(window.texts.first, "seen 10")
    scroll(window, to: 130)
    XCTAssertEqual(window.texts.first, "seen 2")
    XCTAssertEqual(gtk_adjustment_get_value(vertical(window)), 130, "stays where the user scrolled")
    window.press("Tenth")
    window.layOut()
    XCTAssertEqual(gtk_adjustment_get_value(vertical(window)), 500)
    window.close()
  }

  /// The first row is at the right, and is scrolled away to the right.
  func testTheViewThatIsSeenFirstFromRightToLeft() {
    struct Page: View {
      @State private var seen: Int?
      var body: some View {
        Text("seen \(seen ?? -1)")
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            ForEach(0..<20, id: \.self) { Text("\($0)").frame(width: 50) }
          }
          .scrollTargetLayout()
        }
        .scrollPosition(id: $seen, anchor: .leading)
        .frame(width: 100)
      }
    }
    gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
    defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
    let window = TestWindow(Page())
    window.layOut()
    let adjustment = gtk_scrolled_window_get_hadjustment(scroller(window))!
    XCTAssertEqual(gtk_adjustment_get_upper(adjustment), 1000)
    gtk_adjustment_set_value(adjustment, 770)
    runLoopUntilIdle()
    window.layOut()
    XCTAssertEqual(window.texts.first, "seen 2")
    window.close()
  }

  private struct ByPosition: View {
    @State private var position = ScrollPosition(edge: .top)
    @State private var offset = 0.0
    @State private var isSeen = false
    var body: some View {
      Text("at \(Int(offset)) \(position.isPositionedByUser) \(isSeen)")
      Button("Bottom") { position.scrollTo(edge: .bottom) }
      Button("Point") { position.scrollTo(y: 75) }
      Button("Row") { position.scrollTo(id: 4, anchor: .top) }
      ScrollView {
        Rows()
        Text("Last").frame(height: 50).onScrollVisibilityChange { isSeen = $0 }
      }
      .scrollPosition($position)
      .onScrollGeometryChange(for: Double.self) { geometry in
        geometry.contentOffset.y
      } action: { _, new in
        offset = new
      }
      .frame(height: 100)
    }
  }

  func testAPositionScrollsAndFollowsTheUser() {
    let window = TestWindow(ByPosition(), height: 400)
    XCTAssertEqual(window.texts.first, "at 0 false false")
    window.press("Point")
    window.layOut()
    XCTAssertEqual(window.texts.first, "at 75 false false")
    scroll(window, to: 200)
    XCTAssertEqual(window.texts.first, "at 200 true false")
    window.press("Row")
    window.layOut()
    XCTAssertEqual(window.texts.first, "at 200 false false")
    window.press("Bottom")
    window.layOut()
    window.layOut()
    XCTAssertEqual(window.texts.first?.hasSuffix("false true"), true, window.texts.first ?? "")
    window.press("Point")
    window.layOut()
    window.layOut()
    XCTAssertEqual(window.texts.first, "at 75 false false", "asked for once more")
    window.close()
  }

  private struct Sideways: View {
    @State private var position = ScrollPosition(edge: .leading)
    var body: some View {
      Button("Trailing") { position.scrollTo(edge: .trailing) }
      Button("Leading") { position.scrollTo(edge: .leading) }
      ScrollView(.horizontal) {
        HStack(spacing: 0) { ForEach(0..<20, id: \.self) { Text("\($0)").frame(width: 100) } }
      }
      .scrollPosition($position)
    }
  }

  func testTheLeadingEdgeIsTheRightOneInAMirroredWindow() {
    defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
    for direction in [GTK_TEXT_DIR_LTR, GTK_TEXT_DIR_RTL] {
      gtk_widget_set_default_direction(direction)
      let window = TestWindow(Sideways())
      window.layOut()
      let adjustment = gtk_scrolled_window_get_hadjustment(scroller(window))
      let right = gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment)
      let leading = direction == GTK_TEXT_DIR_LTR ? 0 : right
      XCTAssertEqual(gtk_adjustment_get_value(adjustment), leading)
      window.press("Trailing")
      window.layOut()
      XCTAssertEqual(gtk_adjustment_get_value(adjustment), right - leading)
      window.press("Leading")
      window.layOut()
      XCTAssertEqual(gtk_adjustment_get_value(adjustment), leading)
      window.close()
    }
  }

  private struct Nowhere: View {
    @State private var position = ScrollPosition(x: .nan, y: .nan)
    var body: some View {
      ScrollViewReader { proxy in
        Button("NaN") { position.scrollTo(x: .nan, y: .nan) }
        Button("Infinity") { position.scrollTo(y: .infinity) }
        Button("Anchor") { position.scrollTo(id: 4, anchor: UnitPoint(x: .nan, y: .nan)) }
        Button("Proxy") { proxy.scrollTo(6, anchor: UnitPoint(x: .infinity, y: .nan)) }
        ScrollView([.horizontal, .vertical]) { Rows() }
          .scrollPosition($position)
          .defaultScrollAnchor(UnitPoint(x: .nan, y: .nan))
          .frame(height: 100)
      }
    }
  }

  /// Rows whose lengths turn out to be others than estimated move what is scrolled, and nothing that
  /// one sees.
  func testACorrectionOfTheScrollBarIsNoWordOfTheUser() {
    @MainActor final class Model { var write: ((Range<Int>) -> Void)? }
    struct Page: View {
      let model: Model
      @State private var position = ScrollPosition(idType: Int.self)
      @State private var rows = 1_000..<3_000
      var body: some View {
        model.write = { rows = $0 }
        return VStack {
          Text("by user \(position.isPositionedByUser)")
          Button("Far") { position.scrollTo(id: 2_000, anchor: .top) }
          ScrollView {
            LazyVStack { ForEach(rows, id: \.self) { Text("Row \($0)").frame(height: 50) } }
          }
          .scrollPosition($position)
        }
      }
    }
    let model = Model()
    let window = TestWindow(Page(model: model))
    window.layOut()
    window.press("Far")
    window.layOut()
    window.layOut()
    XCTAssertEqual(window.texts.first, "by user false")
    let before = gtk_adjustment_get_value(vertical(window))
    model.write?(0..<3_000)
    window.layOut()
    window.layOut()
    XCTAssertGreaterThan(gtk_adjustment_get_value(vertical(window)), before + 10_000)
    XCTAssertEqual(window.texts.first, "by user false")
    scroll(window, to: gtk_adjustment_get_value(vertical(window)) + 120)
    XCTAssertEqual(window.texts.first, "by user true")
    window.close()
  }

  func testWhatIsNoNumberIsTheBeginning() {
    let window = TestWindow(Nowhere(), height: 400)
    func offset(after button: String) -> Double {
      window.press(button)
      window.layOut()
      window.layOut()
      return gtk_adjustment_get_value(vertical(window))
    }
    XCTAssertEqual(offset(after: "Infinity"), 900)
    XCTAssertEqual(offset(after: "NaN"), 0)
    XCTAssertEqual(offset(after: "Anchor"), 200)
    XCTAssertEqual(offset(after: "Proxy"), 300)
    let sideways = gtk_scrolled_window_get_hadjustment(scroller(window))
    XCTAssertFalse(gtk_adjustment_get_value(sideways).isNaN)
    window.close()
    // Otherwise each evaluation would be a new request.
    XCTAssertEqual(ScrollPosition(x: .nan), ScrollPosition(x: .nan))
    let anchor = UnitPoint(x: .nan, y: 0)
    XCTAssertEqual(ScrollPosition(id: 1, anchor: anchor), ScrollPosition(id: 1, anchor: anchor))
  }

  func testWhatIsRelativeToItsContainerHasItsSize() {
    let window = TestWindow(
      ScrollView(.horizontal) {
        HStack(spacing: 10) {
          ForEach(0..<6, id: \.self) { index in
            Button("\(index)") {}
              .containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: 10)
          }
        }
      }
      .frame(width: 320, height: 100))
    window.layOut()
    window.layOut()
    let upper = gtk_adjustment_get_upper(gtk_scrolled_window_get_hadjustment(scroller(window)))
    XCTAssertEqual(upper, 6 * 100 + 5 * 10, "three to a page")
    window.close()
  }

  func testAVisualEffectGoesByThePlaceOfTheView() {
    let window = TestWindow(
      ScrollView {
        VStack(spacing: 0) {
          Color.clear.frame(height: 100)
          Text("Moved").frame(height: 50)
            .visualEffect { content, proxy in
              content.opacity(proxy.frame(in: .global).minY < 50 ? 0.5 : 1)
            }
            .scrollTransition { content, phase in
              content.scaleEffect(phase.isIdentity ? 1 : 0.5)
            }
          Color.clear.frame(height: 400)
        }
      }
      .frame(height: 200))
    window.layOut()
    func opacity() -> Double {
      var widget = window.label("Moved")
      var least = 1.0
      while let current = widget {
        least = min(least, gtk_widget_get_opacity(current))
        widget = gtk_widget_get_parent(current)
      }
      return least
    }
    XCTAssertEqual(opacity(), 1)
    scroll(window, to: 120)
    XCTAssertEqual(opacity(), 0.5, accuracy: 0.01)
    window.close()
  }
}
