import AppKit
import CGtk
import Foundation
import GtkBridge
import PrivateDisplay
import SwiftUI
import XCTest

@testable import Tabstop
@testable import TabstopFoundation
@testable import TabstopKits

/// Menus of views and tables, what their items show, and the window for fonts.
@preconcurrency @MainActor
final class MacMenuTests: DisplayTestCase {
  private struct Shown: NSViewRepresentable {
    let view: NSView
    func makeNSView(context: Context) -> NSView { view }
    func updateNSView(_ view: NSView, context: Context) {}
  }

  private final class Towns: NSObject, NSTableViewDataSource, NSFontChanging {
    nonisolated static let opening = Selector(_named: "open(_:)", Towns.self, Towns.open(_:))
    nonisolated static let deleting = Selector(_named: "delete(_:)", Towns.self, Towns.delete(_:))
    nonisolated(unsafe) var log: [String] = []
    nonisolated(unsafe) weak var table: NSTableView?
    func numberOfRows(in tableView: NSTableView) -> Int { 3 }
    func tableView(
      _ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int
    ) -> Any? { ["Lima", "Oslo", "Rome"][row] }
    func open(_ sender: NSTableView) { log.append("open \(sender.clickedRow)") }
    func delete(_ sender: NSMenuItem) { log.append("delete \(table?.clickedRow ?? -2)") }
    func changeFont(_ sender: NSFontManager?) {
      log.append("\(sender?.convert(.systemFont(ofSize: 9)).pointSize ?? 0)")
    }
  }

  private func focus(of window: TestWindow) -> UnsafeMutablePointer<GtkWidget>? {
    gtk_window_get_focus(window.context.widget.cast(to: GtkWindow.self))
  }

  func testReturnSendsTheDoubleActionAndTheMenuIsForARow() throws {
    let (table, towns) = (NSTableView(), Towns())
    towns.table = table
    table.dataSource = towns
    table.target = towns
    table.doubleAction = Towns.opening
    let menu = NSMenu()
    menu.addItem(withTitle: "Delete", action: Towns.deleting, keyEquivalent: "").target = towns
    table.menu = menu
    let window = TestWindow(Shown(view: table))
    defer { window.close() }
    window.layOut()
    window.tab()
    window.pressKeyInList(GDK_KEY_Down)
    XCTAssertEqual(table.selectedRow, 1)
    if !window.pressKeyOfFocus(GDK_KEY_Return) { window.pressKeyInList(GDK_KEY_Return) }
    XCTAssertEqual(towns.log, ["open 1"])
    XCTAssertTrue(
      MenuTrigger.open(around: Widget(try XCTUnwrap(window.label("Rome"))), at: (5, 5)))
    window.layOut()
    try choose("menu.i0", in: window)
    XCTAssertEqual(towns.log, ["open 1", "delete 2"])
    XCTAssertEqual(table.clickedRow, 2)
    XCTAssertEqual(table.selectedRow, 1)
    window.pressKeyInList(GDK_KEY_Up)
    XCTAssertEqual([table.selectedRow, table.clickedRow], [0, 0])
  }

  /// Chooses an item of the open menu, which closes.
  private func choose(_ action: String, in window: TestWindow) throws {
    let popover = try XCTUnwrap(
      window.all("GtkPopoverMenu").first { gtk_widget_get_visible($0) != 0 })
    gtk_widget_activate_action_variant(gtk_widget_get_parent(popover), action, nil)
    gtk_popover_popdown(UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkPopover.self))
    runLoopUntilIdle()
  }

  func testATableWithoutAMenuLeavesItToTheViewAroundIt() throws {
    let (table, towns) = (NSTableView(), Towns())
    table.dataSource = towns
    var presses = 0
    let window = TestWindow(
      VStack {
        Shown(view: table)
        Text("Below")
      }
      .contextMenu { Button("Around") { presses += 1 } })
    defer { window.close() }
    window.layOut()
    window.tab()
    window.pressKeyInList(GDK_KEY_Down)
    // The key goes from the row to the first widget around it that uses it.
    let row = try XCTUnwrap(focus(of: window))
    let user = sequence(first: row) { gtk_widget_get_parent($0) }
      .first { emitKey(GDK_KEY_Menu, on: $0) }
    let below = try XCTUnwrap(window.label("Below"))
    XCTAssertNotEqual(gtk_widget_is_ancestor(below, try XCTUnwrap(user)), 0)
    window.layOut()
    try choose("menu.i0", in: window)
    XCTAssertEqual(presses, 1)
  }

  private final class Watcher: NSObject, NSMenuDelegate {
    nonisolated(unsafe) var log: [String] = []
    func menuNeedsUpdate(_ menu: NSMenu) { log.append("update") }
    func menuWillOpen(_ menu: NSMenu) { log.append("open") }
    func menuDidClose(_ menu: NSMenu) { log.append("close") }
  }

  func testTheDelegateOfAViewsMenuIsToldWhenItOpensAndCloses() throws {
    let (label, towns, watcher) = (NSTextField(labelWithString: "Town"), Towns(), Watcher())
    let menu = NSMenu()
    menu.addItem(withTitle: "Delete", action: Towns.deleting, keyEquivalent: "").target = towns
    menu.delegate = watcher
    label.menu = menu
    let window = TestWindow(Shown(view: label))
    defer { window.close() }
    window.layOut()
    window.tab()
    XCTAssertTrue(MenuTrigger.isOffered(at: try XCTUnwrap(window.label("Town"))))
    XCTAssertEqual(watcher.log, [])
    for _ in 0..<2 {
      if !window.pressKeyOfFocus(GDK_KEY_Menu) { window.pressKey(GDK_KEY_Menu) }
      window.layOut()
      XCTAssertEqual(watcher.log, ["update", "open"])
      try choose("menu.i0", in: window)
      XCTAssertEqual(watcher.log, ["update", "open", "close"])
      watcher.log = []
    }
  }

  func testTheMenuOfAViewIsFilledWhenItOpens() throws {
    let (label, towns) = (NSTextField(labelWithString: "Town"), Filler())
    let menu = NSMenu()
    menu.delegate = towns
    label.menu = menu
    let window = TestWindow(Shown(view: label))
    defer { window.close() }
    window.tab()
    for count in 1...2 {
      if !window.pressKeyOfFocus(GDK_KEY_Menu) { window.pressKey(GDK_KEY_Menu) }
      let popover = try XCTUnwrap(
        window.all("GtkPopoverMenu").first { gtk_widget_get_visible($0) != 0 })
      gtk_widget_activate_action_variant(gtk_widget_get_parent(popover), "menu.i0", nil)
      runLoopUntilIdle()
      XCTAssertEqual(towns.choices, count)
    }
  }

  private final class Filler: NSObject, NSMenuDelegate {
    nonisolated static let choosing = Selector(_named: "choose", Filler.self, Filler.choose)
    nonisolated(unsafe) var choices = 0
    nonisolated func choose() { choices += 1 }
    func menuNeedsUpdate(_ menu: NSMenu) {
      menu.removeAllItems()
      menu.addItem(withTitle: "Choose", action: Self.choosing, keyEquivalent: "").target = self
    }
  }

  func testItemsShowTheirViewsTheirTextsAndTheirPictures() {
    let (menu, towns) = (NSMenu(), Towns())
    let styled = menu.addItem(withTitle: "Plain", action: Towns.deleting, keyEquivalent: "")
    styled.target = towns
    styled.attributedTitle = NSAttributedString(string: "Styled")
    styled.toolTip = "Deletes the town"
    styled.image = NSImage(systemSymbolName: "trash", accessibilityDescription: nil)
    let slider = menu.addItem(withTitle: "Volume", action: nil, keyEquivalent: "")
    let view = NSView()
    view.addSubview(NSTextField(labelWithString: "Loudness"))
    slider.view = view
    let window = TestWindow(VStack { MenuItems(menu: menu) })
    defer { window.close() }
    XCTAssertNotNil(window.label("Loudness"))
    XCTAssertNil(window.label("Volume"))
    XCTAssertEqual(
      gtk_widget_get_tooltip_text(window.button("Styled")).map { String(cString: $0) },
      "Deletes the town")
    window.press("Styled")
    XCTAssertEqual(towns.log, ["delete -2"])
  }

  func testTheWindowForFontsReportsAChoice() throws {
    let (manager, towns) = (NSFontManager.shared, Towns())
    let family = try XCTUnwrap(manager.availableFontFamilies.first)
    manager.setSelectedFont(try XCTUnwrap(NSFont(name: family, size: 20)), isMultiple: false)
    manager.target = towns
    manager.orderFrontFontPanel(nil)
    runLoopUntilIdle()
    XCTAssertTrue(NSFontPanel.shared.isVisible)
    let dialog = try XCTUnwrap(fontDialog)
    // Tab leaves the list of fonts at once.
    let list = try XCTUnwrap(
      descendants(of: dialog).first {
        typeName(UnsafeMutableRawPointer($0)) == "GtkListView"
          && gtk_widget_get_ancestor($0, gtk_popover_get_type()) == nil
      })
    gtk_widget_child_focus(list, GTK_DIR_TAB_FORWARD)
    let window = UnsafeMutableRawPointer(dialog).assumingMemoryBound(to: GtkWindow.self)
    for key in [GDK_KEY_Tab, GDK_KEY_ISO_Left_Tab] {
      gtk_widget_grab_focus(list)
      XCTAssertNotEqual(gtk_widget_is_ancestor(gtk_window_get_focus(window)!, list), 0)
      XCTAssertTrue(emitKey(key, on: dialog, in: GTK_PHASE_CAPTURE))
      XCTAssertEqual(gtk_widget_is_ancestor(gtk_window_get_focus(window)!, list), 0)
    }
    var font = gtk_font_chooser_get_font_desc(OpaquePointer(dialog))
    XCTAssertEqual(pango_font_description_get_size(font) / PANGO_SCALE, 20)
    pango_font_description_set_size(font, 12 * PANGO_SCALE)
    gtk_font_chooser_set_font_desc(OpaquePointer(dialog), font)
    pango_font_description_free(font)
    font = nil
    gtk_dialog_response(
      UnsafeMutableRawPointer(dialog).assumingMemoryBound(to: GtkDialog.self),
      GTK_RESPONSE_OK.rawValue)
    runLoopUntilIdle()
    XCTAssertEqual(towns.log, ["12.0"])
    XCTAssertFalse(NSFontPanel.shared.isVisible)
    XCTAssertNil(fontDialog)
    // A choice that is cancelled.
    manager.orderFrontFontPanel(nil)
    runLoopUntilIdle()
    gtk_dialog_response(
      UnsafeMutableRawPointer(try XCTUnwrap(fontDialog)).assumingMemoryBound(to: GtkDialog.self),
      GTK_RESPONSE_CANCEL.rawValue)
    runLoopUntilIdle()
    XCTAssertEqual(towns.log.count, 1)
    // The program closes it.
    let panel = NSFontPanel.shared
    for close in [{ panel.orderOut(nil) }, { panel.close() }, { panel.performClose(nil) }] {
      manager.orderFrontFontPanel(nil)
      runLoopUntilIdle()
      XCTAssertTrue(panel.isVisible)
      close()
      runLoopUntilIdle()
      XCTAssertFalse(panel.isVisible)
      XCTAssertNil(fontDialog)
    }
    XCTAssertEqual(towns.log.count, 1)
    for weight in [Font.Weight.light, .medium, .bold] {
      manager.choose(
        FontDialog.Choice(family: family, size: 12, weight: weight, isItalic: weight == .light))
      let font = try XCTUnwrap(manager.selectedFont)
      XCTAssertEqual(font.font.ownWeight, weight)
      XCTAssertEqual(font.font.hasItalic, weight == .light)
    }
  }

  private var fontDialog: UnsafeMutablePointer<GtkWidget>? {
    let windows = gtk_window_get_toplevels()!
    for index in 0..<g_list_model_get_n_items(windows) {
      guard let window = g_list_model_get_object(windows, index) else { continue }
      defer { g_object_unref(window) }
      let widget = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self)
      if typeName(UnsafeMutableRawPointer(widget)) == "GtkFontChooserDialog" { return widget }
    }
    return nil
  }
}
