import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// The base class of tests of rows that are created when they come near the visible part.
@preconcurrency @MainActor
class RowsTestCase: DisplayTestCase {
  struct Item: Identifiable, Equatable {
    let id: Int
    var title: String { "Row \(id)" }
  }

  /// The closures by which a test changes, focuses and scrolls the rows on screen.
  @MainActor
  final class Model {
    var write: (([Item]) -> Void)?
    var focus: ((Int?) -> Void)?
    var scroll: ((Int) -> Void)?
  }

  struct ListPage: View {
    let model: Model
    @State var items: [Item]
    @State var chosen: Int?

    var body: some View {
      model.write = { items = $0 }
      return ScrollViewReader { proxy in
        List(items, selection: $chosen) { Text($0.title) }
          .onAppear { model.scroll = { proxy.scrollTo($0, anchor: .top) } }
      }
    }
  }

  func items(_ range: Range<Int>) -> [Item] { range.map(Item.init) }

  /// The scrolled window of the rows.
  func scroller(_ window: TestWindow) -> Widget {
    Widget(window.all("GtkScrolledWindow")[0])
  }

  /// The vertical adjustment of the rows' scrolled window.
  func adjustment(_ window: TestWindow) -> UnsafeMutablePointer<GtkAdjustment> {
    gtk_scrolled_window_get_vadjustment(scroller(window).opaque)
  }

  /// The texts in the visible part, from the top.
  func visible(_ window: TestWindow) -> [String] {
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

  /// The distance of a text from the top of the scrolled window; nil if there is no such text.
  func top(of text: String, in window: TestWindow) -> Float? {
    guard let label = window.label(text) else { return nil }
    var bounds = graphene_rect_t()
    let isPlaced = gtk_widget_compute_bounds(label, scroller(window).pointer, &bounds) != 0
    return isPlaced ? bounds.origin.y : nil
  }

  /// Scrolls to a position, and waits until the rows are up to date.
  func scroll(_ window: TestWindow, to value: Double) {
    gtk_adjustment_set_value(adjustment(window), value)
    settle(window)
  }

  /// Scrolls so far that rows that are out of sight are removed without waiting until the scrolling
  /// ends.
  func scrollFar(_ window: TestWindow) {
    for value in stride(from: 10_000.0, through: 60_000, by: 10_000) { scroll(window, to: value) }
  }

  /// Lays out until the number of rows stays the same: each frame removes a few that are out of
  /// sight.
  func settle(_ window: TestWindow) {
    var count = -1
    while count != window.all("GtkLabel").count {
      count = window.all("GtkLabel").count
      window.layOut()
      window.layOut()
    }
  }
}
