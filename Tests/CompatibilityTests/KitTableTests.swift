import CGtk
import GtkBridge
import PrivateDisplay
import SwiftUI
import UIKit
import XCTest

@testable import Tabstop

/// Tables of UIKit: rows, sections, keys, selection, deletion and cells that are used again.
@preconcurrency @MainActor
final class KitTableTests: DisplayTestCase {
  private func open() -> (TestWindow, FruitTable) {
    let controller = FruitTable(style: .insetGrouped)
    let window = TestWindow(FruitTableView(controller: controller), height: 600)
    window.layOut()
    return (window, controller)
  }

  /// The row with a text.
  private func row(_ text: String, in window: TestWindow) -> UnsafeMutablePointer<GtkWidget>? {
    var next = window.label(text)
    while let widget = next {
      if gtk_test_accessible_has_role(OpaquePointer(widget), GTK_ACCESSIBLE_ROLE_LIST_ITEM) != 0 {
        return widget
      }
      next = gtk_widget_get_parent(widget)
    }
    return nil
  }

  func testRowsHeadersAndFootersAreShown() {
    let (window, _) = open()
    let texts = window.texts
    for text in ["Fruit", "Apple", "Number 1", "Date", "All", "Number", "4", "Counted by hand"] {
      XCTAssertTrue(texts.contains(text), "\(text) in \(texts)")
    }
    XCTAssertEqual(texts.firstIndex(of: "Fruit")! < texts.firstIndex(of: "Apple")!, true)
    window.close()
  }

  /// A registered class is created by its own initializer, which is not `required`.
  func testARegisteredClassCreatesItsCells() {
    let table = UITableView(frame: .zero, style: .plain)
    table.register(FruitCell.self, forCellReuseIdentifier: "a long name of a cell")
    let cell = table.dequeueReusableCell(withIdentifier: "a long name of a cell")
    XCTAssertTrue(cell is FruitCell)
    XCTAssertEqual(cell?.style, .subtitle)
    XCTAssertEqual(cell?.reuseIdentifier, "a long name of a cell")
    XCTAssertTrue((cell as? FruitCell)?.count.superview === cell?.contentView)
    XCTAssertNil(table.dequeueReusableCell(withIdentifier: "unknown"))
  }

  func testArrowKeysMoveAndReturnSelects() {
    let (window, controller) = open()
    window.tab()
    XCTAssertEqual(window.focus, "Apple")
    window.pressKeyInList(GDK_KEY_Down)
    XCTAssertEqual(window.focus, "Banana")
    XCTAssertEqual(controller.log, [], "arrow keys do not select")
    XCTAssertNil(controller.tableView.indexPathForSelectedRow)
    window.pressKeyInList(GDK_KEY_Return)
    XCTAssertEqual(controller.log, ["select 0.1"])
    XCTAssertEqual(controller.tableView.indexPathForSelectedRow, IndexPath(row: 1, section: 0))
    window.pressKeyInList(GDK_KEY_Down)
    window.pressKeyInList(GDK_KEY_space)
    XCTAssertEqual(controller.log, ["select 0.1", "deselect 0.1", "select 0.2"])
    window.close()
  }

  func testSeveralRowsCanBeSelected() {
    let (window, controller) = open()
    controller.tableView.allowsMultipleSelection = true
    runLoopUntilIdle()
    window.tab()
    window.pressKeyInList(GDK_KEY_Return)
    window.pressKeyInList(GDK_KEY_Down)
    window.pressKeyInList(GDK_KEY_Return)
    XCTAssertEqual(
      controller.tableView.indexPathsForSelectedRows,
      [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)])
    window.pressKeyInList(GDK_KEY_Return)
    XCTAssertEqual(controller.log, ["select 0.0", "select 0.1", "deselect 0.1"])
    window.close()
  }

  func testDeleteRemovesARowAndTheFocusGoesToTheNext() {
    let (window, controller) = open()
    window.tab()
    window.pressKeyInList(GDK_KEY_Down)
    window.pressKeyInList(GDK_KEY_Delete)
    window.layOut()
    XCTAssertEqual(controller.fruit, ["Apple", "Cherry", "Date"])
    XCTAssertFalse(window.texts.contains("Banana"))
    XCTAssertEqual(window.focus, "Cherry")
    XCTAssertEqual(controller.tableView.numberOfRows(inSection: 0), 3)
    window.close()
  }

  func testRowsOfOtherSectionsAreNotDeletedUnlessTheDataSourceAllows() {
    let (window, controller) = open()
    window.tab()
    window.pressKeyInList(GDK_KEY_End)
    XCTAssertEqual(window.focus, "Number")
    window.pressKeyInList(GDK_KEY_Delete)
    XCTAssertEqual(controller.fruit.count, 4)
    window.close()
  }

  func testRowsAreInsertedMovedAndReloaded() {
    let (window, controller) = open()
    let table = controller.tableView!
    let banana = table.cellForRow(at: IndexPath(row: 1, section: 0))
    controller.fruit.insert("Apricot", at: 1)
    table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
    window.layOut()
    XCTAssertTrue(window.texts.contains("Apricot"))
    XCTAssertTrue(table.cellForRow(at: IndexPath(row: 2, section: 0)) === banana)
    XCTAssertEqual(banana.flatMap(table.indexPath(for:)), IndexPath(row: 2, section: 0))
    controller.fruit[0] = "Avocado"
    table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    window.layOut()
    XCTAssertTrue(window.texts.contains("Avocado"))
    XCTAssertFalse(window.texts.contains("Apple"))
    controller.fruit = ["Fig"]
    table.reloadData()
    window.layOut()
    XCTAssertTrue(window.texts.contains("Fig"))
    XCTAssertFalse(window.texts.contains("Banana"))
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 0)) as? FruitCell
    XCTAssertGreaterThan(cell?.reuses ?? 0, 0)
    window.close()
  }

  /// Rows keep the focus by their place, also with other cells.
  func testTheFocusStaysWhenDataIsReloaded() {
    let (window, controller) = open()
    window.tab()
    window.pressKeyInList(GDK_KEY_Down)
    controller.fruit[1] = "Blueberry"
    controller.tableView.reloadData()
    window.layOut()
    XCTAssertEqual(window.focus, "Blueberry")
    window.close()
  }

  func testRowsStayWhenTheirSectionGetsAnotherBesideIt() {
    let controller = GrowingTable(style: .plain)
    let window = TestWindow(GrowingTableView(controller: controller), height: 600)
    window.layOut()
    window.tab()
    window.pressKeyInList(GDK_KEY_Down)
    XCTAssertEqual(window.focus, "0.1")
    let row = row("0.1", in: window)
    XCTAssertNotNil(row)
    controller.sections = 2
    controller.tableView.insertSections(IndexSet(integer: 1), with: .none)
    window.layOut()
    XCTAssertTrue(window.texts.contains("1.2"))
    XCTAssertEqual(self.row("0.1", in: window), row, "the same row")
    XCTAssertEqual(window.focus, "0.1")
    controller.sections = 1
    controller.tableView.deleteSections(IndexSet(integer: 1), with: .none)
    window.layOut()
    XCTAssertEqual(self.row("0.1", in: window), row, "the same row")
    XCTAssertEqual(window.focus, "0.1")
    window.close()
  }

  func testRowsAreItemsOfAListAndShowTheirSelection() {
    let (window, controller) = open()
    let row = row("Apple", in: window)
    XCTAssertNotNil(row)
    XCTAssertNotEqual(row, self.row("Banana", in: window))
    controller.tableView.selectRow(
      at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    runLoopUntilIdle()
    XCTAssertEqual(controller.log, [], "the delegate is told of what the user does")
    if let row {
      XCTAssertNotEqual(
        gtk_widget_get_state_flags(row).rawValue & GTK_STATE_FLAG_SELECTED.rawValue, 0)
    }
    window.close()
  }

  private final class Deleting: UITableViewController {
    var items = ["A", "B", "C"]
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      items.count
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = items[indexPath.row]
      cell.selectionStyle = items[indexPath.row] == "C" ? .none : .default
      return cell
    }
    override func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      let delete = UIContextualAction(style: .destructive, title: "Delete") {
        [unowned self] _, _, done in
        items.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
        done(true)
      }
      return UISwipeActionsConfiguration(actions: [delete])
    }
  }

  private struct DeletingView: UIViewControllerRepresentable {
    let controller: Deleting
    func makeUIViewController(context: Context) -> Deleting { controller }
    func updateUIViewController(_ uiViewController: Deleting, context: Context) {}
  }

  /// The actions of a row are made for its place, which changes when a row above it is deleted.
  func testActionsAreForThePresentPlaceOfTheirRow() throws {
    let controller = Deleting(style: .plain)
    let window = TestWindow(DeletingView(controller: controller), height: 400)
    window.layOut()
    window.press("Delete")
    window.layOut()
    XCTAssertEqual(controller.items, ["B", "C"])
    let last = try XCTUnwrap(
      window.all("GtkLabel").last {
        String(cString: gtk_label_get_text(OpaquePointer($0))) == "Delete"
      })
    emit(gtk_widget_get_ancestor(last, gtk_button_get_type())!, "clicked")
    runLoopUntilIdle()
    window.layOut()
    XCTAssertEqual(controller.items, ["B"])
    window.close()
  }

  func testACellMayShowNoSelection() throws {
    let controller = Deleting(style: .plain)
    let window = TestWindow(DeletingView(controller: controller), height: 400)
    window.layOut()
    for (index, name) in controller.items.enumerated() {
      controller.tableView.selectRow(
        at: IndexPath(row: index, section: 0), animated: false, scrollPosition: .none)
      runLoopUntilIdle()
      let row = try XCTUnwrap(row(name, in: window))
      let isShown = gtk_widget_get_state_flags(row).rawValue & GTK_STATE_FLAG_SELECTED.rawValue != 0
      XCTAssertEqual(isShown, name != "C", name)
    }
    window.close()
  }

  func testEditingShowsButtons() {
    let (window, controller) = open()
    controller.setEditing(true, animated: false)
    window.layOut()
    XCTAssertTrue(controller.tableView.isEditing)
    let buttons = window.all("GtkButton").filter { gtk_widget_get_visible($0) != 0 }
      .compactMap { gtk_widget_get_tooltip_text($0).map { String(cString: $0) } }
    XCTAssertEqual(buttons.filter { $0 == "Delete" }.count, 4)
    window.close()
  }

  func testHostedViewsConfigurationsAndActions() {
    var log: [String] = []
    let window = TestWindow(
      HostedTable(titles: ["One", "Two"]) { log.append($0) }, width: 600, height: 400)
    window.layOut()
    for text in ["One", "Two", "List"] { XCTAssertTrue(window.texts.contains(text), text) }
    window.tab()
    window.pressKeyInList(GDK_KEY_Return)
    XCTAssertEqual(log, ["One"])
    window.press("Flag")
    XCTAssertEqual(log, ["One", "flag 0"])
    window.close()
  }

  func testAMenuOfAButtonChoosesOneOfItsItems() {
    let holder = MenuHolder()
    let window = TestWindow(MenuHolderView(view: holder), height: 400)
    window.press("Count")
    XCTAssertEqual(holder.log.filter { $0 != "asked" }, ["count"])
    let control = window.all("GtkMenuButton")[0]
    XCTAssertNotNil(window.label("By Name"), "the title is that of the chosen item")
    gtk_menu_button_popup(OpaquePointer(control))
    runLoopUntilIdle()
    gtk_widget_activate_action_variant(control, "menu.i1", nil)
    gtk_menu_button_popdown(OpaquePointer(control))
    runLoopUntilIdle()
    XCTAssertEqual(holder.log.last, "date")
    XCTAssertEqual(holder.sort.menu?.selectedElements.first?.title, "By Date")
    XCTAssertNotNil(window.label("By Date"))
    window.close()
  }

  func testTheMenuOfAnInteractionIsAskedForWhenItOpens() {
    let holder = MenuHolder()
    let window = TestWindow(MenuHolderView(view: holder), height: 400)
    holder.log = []
    var next = window.label("Held")
    while let widget = next, gtk_widget_get_focusable(widget) == 0 {
      next = gtk_widget_get_parent(widget)
    }
    XCTAssertNotNil(next, "Tab reaches the view")
    if let next {
      gtk_widget_grab_focus(next)
      runLoopUntilIdle()
      emitKey(GDK_KEY_Menu, on: next)
      runLoopUntilIdle()
      XCTAssertEqual(holder.log, ["asked"])
    }
    window.close()
  }
}

/// A table that gets sections while it is shown.
private final class GrowingTable: UITableViewController {
  var sections = 1

  override func numberOfSections(in tableView: UITableView) -> Int { sections }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "\(indexPath.section).\(indexPath.row)"
    return cell
  }
}

private struct GrowingTableView: UIViewControllerRepresentable {
  let controller: GrowingTable

  func makeUIViewController(context: Context) -> GrowingTable { controller }
  func updateUIViewController(_ controller: GrowingTable, context: Context) {}
}
