import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// What is visible stays where it is, and rows say which of how many they are.
@preconcurrency @MainActor
final class RowPlaceTests: RowsTestCase {
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

  /// What is inserted between the first visible row and the one that has the focus moves the former.
  func testTheRowWithTheFocusStaysInItsPlace() {
    struct Page: View {
      let model: Model
      @State var items: [Item]
      var body: some View {
        model.write = { items = $0 }
        return ScrollView {
          LazyVStack { ForEach(items) { item in Button(item.title) {}.frame(height: 40) } }
        }
      }
    }
    let model = Model()
    let window = TestWindow(Page(model: model, items: items(0..<2_000)))
    window.layOut()
    scroll(window, to: 20_000)
    let seen = visible(window)
    let (above, focused) = (Int(seen[1].dropFirst(4))!, seen[4])
    XCTAssertEqual(gtk_widget_grab_focus(window.button(focused)), 1)
    window.layOut()
    let place = top(of: focused, in: window)
    model.write?(items(0..<above) + items(5_000..<5_002) + items(above..<2_000))
    window.layOut()
    window.layOut()
    XCTAssertEqual(top(of: focused, in: window), place)
    XCTAssertEqual(window.focus, focused)
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

  /// On older GTK an announcement takes the description of what has the focus: it is given back when the
  /// focus has left, which no screen reader says.
  func testAnAnnouncementTakesARowsPlaceOnlyWhileItHasTheFocus() throws {
    try XCTSkipIf(GtkVersion.isModern, "newer GTK has announcements of their own")
    let window = TestWindow(
      VStack {
        ListPage(model: Model(), items: items(0..<10_000))
        Button("Other") {}
      })
    window.layOut()
    window.tab()
    XCTAssertEqual(window.focus, "Row 0")
    let row = gtk_window_get_focus(window.context.widget.cast(to: GtkWindow.self))!
    func saysPlace() -> Bool {
      gtk_test_accessible_has_property(OpaquePointer(row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION) != 0
    }
    XCTAssertTrue(saysPlace())
    window.context.announce("Saved", priority: 1)
    XCTAssertFalse(saysPlace())
    window.tab()
    XCTAssertEqual(window.focus, "Other")
    XCTAssertTrue(saysPlace())
    window.close()
  }

  func testARowOfAStackFromRightToLeftStaysWhereItIsRead() {
    struct Page: View {
      var body: some View {
        ScrollView(.horizontal) {
          LazyHStack { ForEach(0..<2_000) { Text(verbatim: "Row \($0)") } }
        }
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
