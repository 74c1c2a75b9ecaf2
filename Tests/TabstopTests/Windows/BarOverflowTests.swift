import CGtk
import GtkBridge
import PrivateDisplay
import XCTest

@testable import Tabstop

/// Bars with more items than fit: the others are in a menu at the bar's end.
@preconcurrency @MainActor
final class BarOverflowTests: DisplayTestCase {
  @Observable
  fileprivate final class Record {
    var pressed: [String] = []
    var isOn = false
    var order = 1
    var canDelete = false
    var hasMany = true
    var text = ""
  }

  private struct Page: View {
    @Bindable var record: Record

    var body: some View {
      NavigationStack {
        Text("content")
          .navigationTitle("Notes")
          .toolbar {
            ToolbarItem(placement: .cancellationAction) { press("Cancel") }
            if record.hasMany {
              ToolbarItemGroup {
                press("Archive everything").keyboardShortcut("e")
                press("Duplicate this note")
                Button("Delete", role: .destructive) { record.pressed.append("Delete") }
                  .disabled(!record.canDelete)
              }
              ToolbarItem { Toggle("Checklists", isOn: $record.isOn) }
              ToolbarItem {
                Picker("Sorting", selection: $record.order) {
                  Text("By name").tag(1)
                  Text("By date").tag(2)
                }
              }
              ToolbarItem { Menu("Exporting") { press("As a file") } }
            }
            ToolbarItem(placement: .primaryAction) { press("Compose") }
          }
      }
    }

    private func press(_ title: String) -> some View {
      Button(title) { record.pressed.append(title) }
    }
  }

  private func moreButton(
    _ window: TestWindow
  ) -> UnsafeMutablePointer<GtkWidget>? {
    window.all("GtkMenuButton").first {
      gtk_widget_get_mapped($0) != 0
        && gtk_menu_button_get_icon_name(OpaquePointer($0)).map { String(cString: $0) }
          == "view-more-symbolic"
    }
  }

  /// The titles of the buttons and menus that are in the bar.
  private func shown(_ window: TestWindow) -> [String] {
    let titles = [
      "Cancel", "Archive everything", "Duplicate this note", "Delete", "Checklists", "Exporting",
      "Compose",
    ]
    return titles.filter { title in
      window.all("GtkLabel").contains {
        String(cString: gtk_label_get_text(OpaquePointer($0))) == title
          && gtk_widget_get_mapped($0) != 0
      }
    }
  }

  private func entry(
    _ title: String, in window: TestWindow, file: StaticString = #filePath, line: UInt = #line
  ) -> UnsafeMutablePointer<GtkWidget>? {
    let label = window.all("GtkLabel").first {
      String(cString: gtk_label_get_text(OpaquePointer($0))) == title
        && typeName(gtk_widget_get_parent($0)) == "GtkModelButton"
    }
    XCTAssertNotNil(label, "\(title) is not in the menu.", file: file, line: line)
    return label.flatMap { gtk_widget_get_parent($0) }
  }

  private func openMenu(_ window: TestWindow) {
    let button = moreButton(window)
    XCTAssertNotNil(button)
    if let button { gtk_menu_button_popup(OpaquePointer(button)) }
    window.layOut()
  }

  private func setWidth(_ width: Int32, of window: TestWindow) {
    gtk_window_set_default_size(window.context.widget.cast(to: GtkWindow.self), width, 300)
    window.layOut()
    window.layOut()
  }

  private func width(of window: TestWindow) -> Int32 {
    gtk_widget_get_width(window.context.widget.pointer)
  }

  func testABarWithSpaceHasNoMenu() {
    let window = TestWindow(Page(record: Record()), width: 1200)
    window.layOut()
    XCTAssertNil(moreButton(window))
    XCTAssertEqual(shown(window).count, 7)
    window.close()
  }

  func testItemsThatDoNotFitAreInAMenu() {
    let record = Record()
    let window = TestWindow(Page(record: record), width: 300)
    window.layOut()
    XCTAssertEqual(width(of: window), 300)
    XCTAssertNotNil(moreButton(window))
    // What confirms and cancels stays for as long as it fits.
    XCTAssertTrue(shown(window).contains("Cancel"))
    XCTAssertTrue(shown(window).contains("Compose"))
    XCTAssertFalse(shown(window).contains("Exporting"))
    for button in window.all("GtkButton") where gtk_widget_get_mapped(button) != 0 {
      let place = window.bounds(of: button)
      XCTAssertGreaterThanOrEqual(place.x, 0)
      XCTAssertLessThanOrEqual(place.x + place.width, 300)
    }
    openMenu(window)
    XCTAssertNotNil(entry("Exporting", in: window))
    XCTAssertNotNil(entry("As a file", in: window), "a menu in the menu")
    XCTAssertNotNil(entry("Sorting", in: window), "a picker is a menu in the menu")
    XCTAssertNotNil(entry("By date", in: window))
    window.close()
  }

  func testAnEntryDoesWhatItsItemDoes() {
    let record = Record()
    let window = TestWindow(Page(record: record), width: 220)
    window.layOut()
    openMenu(window)
    if let item = entry("Duplicate this note", in: window) { emit(item, "clicked") }
    runLoopUntilIdle()
    XCTAssertEqual(record.pressed, ["Duplicate this note"])
    openMenu(window)
    if let item = entry("Checklists", in: window) { emit(item, "clicked") }
    runLoopUntilIdle()
    XCTAssertTrue(record.isOn)
    openMenu(window)
    if let item = entry("By date", in: window) { emit(item, "clicked") }
    runLoopUntilIdle()
    XCTAssertEqual(record.order, 2)
    window.close()
  }

  func testADisabledItemIsADisabledEntry() {
    let record = Record()
    let window = TestWindow(Page(record: record), width: 220)
    window.layOut()
    openMenu(window)
    XCTAssertEqual(entry("Delete", in: window).map { gtk_widget_is_sensitive($0) }, 0)
    gtk_menu_button_popdown(OpaquePointer(moreButton(window)!))
    record.canDelete = true
    runLoopUntilIdle()
    openMenu(window)
    XCTAssertEqual(entry("Delete", in: window).map { gtk_widget_is_sensitive($0) }, 1)
    window.close()
  }

  func testTheShortcutOfAnItemInTheMenuWorks() {
    let record = Record()
    let window = TestWindow(Page(record: record), width: 220)
    window.layOut()
    XCTAssertFalse(shown(window).contains("Archive everything"))
    window.pressKey(GDK_KEY_e, GDK_CONTROL_MASK)
    XCTAssertEqual(record.pressed, ["Archive everything"])
    window.close()
  }

  func testItemsComeBackWhereThereIsSpace() {
    let window = TestWindow(Page(record: Record()), width: 300)
    window.layOut()
    let some = shown(window)
    setWidth(1200, of: window)
    XCTAssertNil(moreButton(window))
    XCTAssertEqual(shown(window).count, 7)
    setWidth(300, of: window)
    XCTAssertEqual(shown(window), some)
    window.close()
  }

  func testTheFocusOfAnItemThatGoesIsOnTheMenuButton() {
    let window = TestWindow(Page(record: Record()), width: 1200)
    window.layOut()
    _ = Widget(window.button("Exporting")).pointer.grabFocus()
    runLoopUntilIdle()
    setWidth(300, of: window)
    let focus = gtk_root_get_focus(OpaquePointer(window.context.widget.pointer))
    XCTAssertNotNil(focus)
    if let focus, let more = moreButton(window) {
      XCTAssertNotEqual(gtk_widget_is_ancestor(focus, more), 0)
    }
    window.close()
  }

  func testTabGoesFromTheItemsToTheMenuButton() {
    let window = TestWindow(Page(record: Record()), width: 300)
    window.layOut()
    _ = Widget(window.button("Compose")).pointer.grabFocus()
    runLoopUntilIdle()
    window.tab()
    let focus = gtk_root_get_focus(OpaquePointer(window.context.widget.pointer))
    XCTAssertEqual(focus.map { gtk_widget_is_ancestor($0, moreButton(window)!) }, 1)
    window.tab(backward: true)
    XCTAssertEqual(window.focus, "Compose")
    window.close()
  }

  func testItemsThatVanishAreNotInTheMenu() {
    let record = Record()
    let window = TestWindow(Page(record: record), width: 300)
    window.layOut()
    XCTAssertNotNil(moreButton(window))
    record.hasMany = false
    window.layOut()
    window.layOut()
    XCTAssertNil(moreButton(window))
    XCTAssertEqual(shown(window), ["Cancel", "Compose"])
    record.hasMany = true
    window.layOut()
    window.layOut()
    XCTAssertNotNil(moreButton(window))
    window.close()
  }

  /// Items of one group of which none is in the bar.
  func testItemsOfAHiddenGroupComeAndGoInTheMenu() {
    struct GroupPage: View {
      let record: Record
      var body: some View {
        Text("content").toolbar {
          ToolbarItem(placement: .primaryAction) { Button("Compose a new message") {} }
          ToolbarItemGroup {
            if record.hasMany { Button("Archive everything") {} }
            if record.canDelete { Button("Delete everything") {} }
          }
        }
      }
    }
    let record = Record()
    let window = TestWindow(GroupPage(record: record), width: 160)
    window.layOut()
    XCTAssertNotNil(moreButton(window))
    record.canDelete = true
    window.layOut()
    window.layOut()
    openMenu(window)
    XCTAssertNotNil(entry("Archive everything", in: window))
    XCTAssertNotNil(entry("Delete everything", in: window))
    if let more = moreButton(window) { gtk_menu_button_popdown(OpaquePointer(more)) }
    record.canDelete = false
    record.hasMany = false
    window.layOut()
    window.layOut()
    XCTAssertNil(moreButton(window))
    window.close()
  }

  func testABarAtTheBottomHasAMenuToo() {
    struct BottomPage: View {
      var body: some View {
        Text("content").toolbar {
          ToolbarItemGroup(placement: .bottomBar) {
            ForEach(["Archiving", "Duplicating", "Forwarding", "Printing"], id: \.self) {
              Button($0) {}
            }
          }
        }
      }
    }
    let window = TestWindow(BottomPage(), width: 240)
    window.layOut()
    XCTAssertEqual(width(of: window), 240)
    XCTAssertNotNil(moreButton(window))
    openMenu(window)
    XCTAssertNotNil(entry("Printing", in: window))
    window.close()
  }

  /// A text field is no entry of a menu: it stays.
  func testAFieldStaysInTheBar() {
    struct FieldPage: View {
      @Bindable var record: Record
      var body: some View {
        Text("content").toolbar {
          ToolbarItem { TextField("Filter", text: $record.text).frame(width: 120) }
          ToolbarItem { Button("Archive everything") {} }
          ToolbarItem { Button("Duplicate everything") {} }
        }
      }
    }
    let window = TestWindow(FieldPage(record: Record()), width: 240)
    window.layOut()
    XCTAssertEqual(window.titles, ["Filter"])
    XCTAssertNotEqual(gtk_widget_get_mapped(window.fields[0].widget.pointer), 0)
    XCTAssertNotNil(moreButton(window))
    window.close()
  }

  func testAWindowIsReleasedWithItsBar() {
    weak var record: Record?
    do {
      let kept = Record()
      record = kept
      let window = TestWindow(Page(record: kept), width: 300)
      window.layOut()
      openMenu(window)
      window.close()
    }
    XCTAssertNil(record)
  }

  /// Each item that goes into the menu would measure all of them again.
  func testEachItemIsMeasuredOnce() {
    #if DEBUG
      func steps(_ count: Int) -> Int {
        let window = TestWindow(
          NavigationStack {
            Text("content").toolbar {
              ToolbarItemGroup {
                ForEach(0..<count, id: \.self) { index in Button("Item \(index)") {} }
              }
            }
          }, width: 300)
        setWidth(310, of: window)
        let before = ViewCost.steps
        setWidth(300, of: window)
        defer { window.close() }
        return ViewCost.steps - before
      }
      let (few, many) = (steps(10), steps(40))
      XCTAssertGreaterThan(few, 0)
      XCTAssertLessThan(many, 6 * few)
    #endif
  }
}
