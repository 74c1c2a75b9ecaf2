import CGtk
@testable import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// The rows of trees: keys, the pointer, and what a screen reader is given.
@preconcurrency @MainActor
final class OutlineTests: DisplayTestCase {
  private struct Item: Identifiable, Hashable {
    let id: String
    var children: [Item]?
    static let all = [
      Item(
        id: "Fruit",
        children: [
          Item(id: "Apple"), Item(id: "Citrus", children: [Item(id: "Lemon"), Item(id: "Lime")]),
        ]),
      Item(id: "Bread"),
    ]
  }

  private struct Chosen: View {
    @State private var chosen: String?
    var body: some View {
      VStack {
        Text("chosen \(chosen ?? "nothing")")
        List(Item.all, children: \.children, selection: $chosen) { Text($0.id) }
      }
    }
  }

  private func press(_ window: TestWindow, _ key: Int32) {
    window.pressKeyInList(key)
    window.layOut()
  }

  /// Whether the arrow of the focused row is that of an expanded one; `nil` if assistive technology is
  /// told neither.
  private func isExpanded(_ window: TestWindow) -> Bool? {
    guard let focus = window.context.focusWidget,
      gtk_test_accessible_has_state(OpaquePointer(focus), GTK_ACCESSIBLE_STATE_EXPANDED) != 0,
      let arrow = descendants(of: focus).first(where: {
        gtk_widget_has_css_class($0, "outline-arrow") != 0
      })
    else { return nil }
    let icon = gtk_button_get_icon_name(Widget(arrow).cast(to: GtkButton.self))!
    return String(cString: icon) == "pan-down-symbolic"
  }

  func testRightAndLeftGoThroughATree() {
    let window = TestWindow(Chosen())
    window.layOut()
    XCTAssertEqual(window.texts, ["chosen nothing", "Fruit", "Bread"])
    window.tab()
    XCTAssertEqual(window.focus, "Fruit")
    XCTAssertEqual(isExpanded(window), false)
    press(window, GDK_KEY_Right)
    XCTAssertEqual(window.texts, ["chosen nothing", "Fruit", "Apple", "Citrus", "Bread"])
    XCTAssertEqual(window.focus, "Fruit")
    XCTAssertEqual(isExpanded(window), true)
    press(window, GDK_KEY_Right)
    XCTAssertEqual(window.focus, "Apple")
    XCTAssertEqual(window.texts[0], "chosen Apple")
    XCTAssertEqual(isExpanded(window), nil)
    press(window, GDK_KEY_Right)
    XCTAssertEqual(window.focus, "Apple")
    press(window, GDK_KEY_Down)
    press(window, GDK_KEY_Right)
    press(window, GDK_KEY_Right)
    XCTAssertEqual(window.focus, "Lemon")
    press(window, GDK_KEY_Left)
    XCTAssertEqual(window.focus, "Citrus")
    press(window, GDK_KEY_Left)
    XCTAssertEqual(isExpanded(window), false)
    press(window, GDK_KEY_Left)
    XCTAssertEqual(window.focus, "Fruit")
    press(window, GDK_KEY_Left)
    XCTAssertEqual(window.texts, ["chosen Fruit", "Fruit", "Bread"])
    window.close()
  }

  func testARowWithAContextMenuIsOneStop() {
    struct Page: View {
      @State private var chosen: String?
      var body: some View {
        List(Item.all, children: \.children, selection: $chosen) { item in
          Label(item.id, systemImage: "folder").contextMenu { Button("Rename") {} }
        }
        Button("After") {}
      }
    }
    let window = TestWindow(Page())
    window.layOut()
    window.tab()
    XCTAssertEqual(window.focus, "Fruit")
    press(window, GDK_KEY_Right)
    press(window, GDK_KEY_Right)
    XCTAssertEqual(window.focus, "Apple")
    window.tab()
    XCTAssertEqual(window.focus, "After")
    window.close()
  }

  func testALevelIsAnnouncedFromTheSecondOn() {
    let window = TestWindow(Chosen())
    window.layOut()
    window.tab()
    XCTAssertEqual(description(window), nil)
    press(window, GDK_KEY_Right)
    press(window, GDK_KEY_Right)
    XCTAssertEqual(description(window), "Level 2")
    window.close()
  }

  /// The description of the focused row.
  private func description(_ window: TestWindow) -> String? {
    window.context.focusWidget.flatMap { Widget($0).assignedDescription }
  }

  func testTheArrowExpandsByPointerAndTakesNoFocus() {
    let window = TestWindow(Chosen())
    window.layOut()
    let arrow = window.all("GtkButton").first {
      gtk_widget_has_css_class($0, "outline-arrow") != 0
    }!
    XCTAssertEqual(gtk_widget_get_focusable(arrow), 0)
    emit(arrow, "clicked")
    runLoopUntilIdle()
    XCTAssertEqual(window.texts, ["chosen nothing", "Fruit", "Apple", "Citrus", "Bread"])
    window.close()
  }

  func testWithoutASelectionTheRowsWithChildrenAreButtons() {
    let window = TestWindow(List(Item.all, children: \.children) { Text($0.id) })
    window.layOut()
    XCTAssertEqual(window.texts, ["Bread"])
    window.tab()
    XCTAssertEqual(window.focus, "Fruit")
    XCTAssertTrue(window.pressFocusedKey(GDK_KEY_Right))
    XCTAssertEqual(window.texts, ["Apple", "Bread"])
    XCTAssertEqual(window.focus, "Fruit")
    XCTAssertFalse(window.pressFocusedKey(GDK_KEY_Right))
    XCTAssertTrue(window.pressFocusedKey(GDK_KEY_Left))
    XCTAssertEqual(window.texts, ["Bread"])
    window.close()
  }

  func testATreeOutsideOfAList() {
    let window = TestWindow(
      VStack { OutlineGroup(Item.all, children: \.children) { Text($0.id) } })
    window.press("Fruit")
    XCTAssertEqual(window.texts, ["Apple", "Bread"])
    window.press("Citrus")
    XCTAssertEqual(window.texts, ["Apple", "Lemon", "Lime", "Bread"])
    window.press("Fruit")
    XCTAssertEqual(window.texts, ["Bread"])
    window.close()
  }
}
