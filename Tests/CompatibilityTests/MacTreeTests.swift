import AppKit
import CGtk
import PrivateDisplay
import QuickLookUI
import SwiftUI
import XCTest

@testable import Tabstop
@testable import TabstopKits

/// Trees, pages and gestures of AppKit, and who controls the panel of Quick Look.
@preconcurrency @MainActor
final class MacTreeTests: DisplayTestCase {
  private let lakes = Node("Lakes", [Node("Como"), Node("Deep", [Node("Baikal")])])
  private let names = ["Lakes", "Como", "Deep", "Baikal", "Etna", "Hills"]

  private struct Page: View {
    let roots: [Node]
    let tree: NSOutlineView
    @State private var chosen = "none"
    var body: some View {
      VStack {
        Text(verbatim: "chosen \(chosen)")
        FolderTree(roots: roots, tree: tree, chosen: $chosen)
      }
    }
  }

  private func rows(_ window: TestWindow) -> [String] { window.texts.filter(names.contains) }

  func testATreeShowsTheItemsBelowByItsArrowsAndKeys() {
    let tree = NSOutlineView()
    let window = TestWindow(Page(roots: [lakes, Node("Etna")], tree: tree), height: 500)
    defer { window.close() }
    window.layOut()
    XCTAssertEqual(rows(window), ["Lakes", "Etna"])
    window.tab()
    window.pressKeyInList(GDK_KEY_Right)
    window.layOut()
    XCTAssertEqual(rows(window), ["Lakes", "Como", "Deep", "Etna"])
    XCTAssertTrue(tree.isItemExpanded(lakes))
    window.pressKeyInList(GDK_KEY_Down)
    window.layOut()
    XCTAssertEqual(window.texts.first, "chosen Como")
    XCTAssertEqual(tree.level(forRow: 1), 1)
    XCTAssertEqual(tree.parent(forItem: lakes.children[0]) as? Node === lakes, true)
    window.pressKeyInList(GDK_KEY_Left)
    window.pressKeyInList(GDK_KEY_Left)
    window.layOut()
    XCTAssertEqual(rows(window), ["Lakes", "Etna"])
  }

  func testTheProgramExpandsAndChangesATree() {
    let tree = NSOutlineView()
    let window = TestWindow(Page(roots: [lakes, Node("Etna")], tree: tree), height: 500)
    defer { window.close() }
    window.layOut()
    tree.expandItem(nil, expandChildren: true)
    window.layOut()
    XCTAssertEqual(rows(window), ["Lakes", "Como", "Deep", "Baikal", "Etna"])
    tree.selectRowIndexes([3], byExtendingSelection: false)
    XCTAssertEqual((tree.item(atRow: tree.selectedRow) as? Node)?.name, "Baikal")

    lakes.children.removeFirst()
    tree.removeItems(at: [0], inParent: lakes)
    window.layOut()
    XCTAssertEqual(rows(window), ["Lakes", "Deep", "Baikal", "Etna"])
    XCTAssertEqual(tree.selectedRow, 2)
    lakes.children.insert(Node("Hills"), at: 0)
    tree.insertItems(at: [0], inParent: lakes)
    window.layOut()
    XCTAssertEqual(rows(window), ["Lakes", "Hills", "Deep", "Baikal", "Etna"])
    lakes.children.append(Node("Como"))
    tree.reloadData()
    window.layOut()
    XCTAssertEqual(rows(window), ["Lakes", "Hills", "Deep", "Baikal", "Como", "Etna"])
    XCTAssertEqual((tree.item(atRow: tree.selectedRow) as? Node)?.name, "Baikal")
    tree.collapseItem(lakes)
    window.layOut()
    XCTAssertEqual(rows(window), ["Lakes", "Etna"])
    XCTAssertEqual(tree.selectedRow, -1)
  }

  /// Each change of the table costs a step for each of its rows.
  func testAllItemsExpandAndCollapseByOneChange() {
    let tree = NSOutlineView()
    let window = TestWindow(Page(roots: [lakes, Node("Etna")], tree: tree), height: 500)
    defer { window.close() }
    window.layOut()
    // All on the main thread.
    nonisolated(unsafe) var expanded: [String] = []
    let observer = NotificationCenter.default.addObserver(
      forName: NSOutlineView.itemDidExpandNotification, object: tree, queue: nil
    ) { expanded.append(($0.userInfo?["NSObject"] as? Node)?.name ?? "none") }
    defer { NotificationCenter.default.removeObserver(observer) }
    let before = tree.selectionChanges.number
    tree.expandItem(nil, expandChildren: true)
    XCTAssertEqual(tree.selectionChanges.number, before + 1)
    XCTAssertEqual(expanded, ["Lakes", "Deep"])
    XCTAssertEqual(tree.numberOfRows, 5)
    tree.collapseItem(nil, collapseChildren: true)
    XCTAssertEqual(tree.selectionChanges.number, before + 2)
    XCTAssertEqual(tree.numberOfRows, 2)
    XCTAssertFalse(tree.isItemExpanded(lakes.children[1]))
  }

  func testATreeReloadsTheItemsOfAnotherDataSource() {
    let tree = NSOutlineView()
    let all = FolderTree(roots: [lakes, Node("Etna")], chosen: .constant("")).makeCoordinator()
    let few = FolderTree(roots: [Node("Hills")], chosen: .constant("")).makeCoordinator()
    tree.dataSource = all
    tree.reloadData()
    tree.selectRowIndexes([1], byExtendingSelection: false)
    tree.dataSource = few
    tree.reloadData()
    XCTAssertEqual(tree.numberOfRows, 1)
    XCTAssertEqual((tree.item(atRow: 0) as? Node)?.name, "Hills")
    XCTAssertEqual(tree.selectedRow, -1)
  }

  func testAControllerOfPagesShowsTheirControllers() {
    struct Tabs: NSViewControllerRepresentable {
      let journal: Journal
      func makeNSViewController(context: Context) -> SettingsTabs {
        let tabs = SettingsTabs()
        tabs.journal = { journal.record($0) }
        return tabs
      }
      func updateNSViewController(_ tabs: SettingsTabs, context: Context) {}
    }
    let journal = Journal()
    let window = TestWindow(Tabs(journal: journal))
    defer { window.close() }
    window.layOut()
    XCTAssertTrue(window.texts.contains("Page General"), "\(window.texts)")
    XCTAssertEqual(journal.drain(), ["appeared General"])
  }

  func testATreeKnowsItemsThatAreMovedAndForgetsRemovedOnes() {
    let tree = NSOutlineView()
    let window = TestWindow(Page(roots: [lakes, Node("Etna")], tree: tree), height: 500)
    defer { window.close() }
    window.layOut()
    tree.expandItem(nil, expandChildren: true)
    let (como, deep) = (lakes.children[0], lakes.children[1])
    lakes.children.append(como)
    tree.insertItems(at: [2], inParent: lakes)
    lakes.children.removeFirst()
    tree.removeItems(at: [0], inParent: lakes)
    XCTAssertEqual(tree.row(forItem: como), 3)
    lakes.children.removeFirst()
    tree.removeItems(at: [0], inParent: lakes)
    XCTAssertEqual(tree.level(forItem: deep), -1)
    XCTAssertEqual(tree.level(forItem: deep.children[0]), -1)
  }

  func testATreeIsReloadedDuringChanges() {
    let tree = NSOutlineView()
    let window = TestWindow(Page(roots: [lakes, Node("Etna")], tree: tree), height: 500)
    defer { window.close() }
    window.layOut()
    tree.expandItem(nil, expandChildren: true)
    tree.selectRowIndexes([4], byExtendingSelection: false)
    tree.beginUpdates()
    lakes.children = []
    tree.removeItems(at: [0, 1], inParent: lakes)
    tree.reloadData()
    tree.endUpdates()
    XCTAssertEqual(tree.numberOfRows, 2)
  }

  func testPagesComeAndGoWithTheirControllers() {
    let tabs = NSTabViewController()
    let (first, second) = (NSViewController(), NSViewController())
    tabs.addChild(first)
    tabs.addTabViewItem(NSTabViewItem(viewController: second))
    XCTAssertEqual(tabs.tabViewItems.count, 2)
    XCTAssertEqual(tabs.children, [first, second])
    tabs.selectedTabViewItemIndex = 1
    XCTAssertEqual(tabs.tabView.selectedTabViewItem, tabs.tabViewItem(for: second))
    tabs.removeTabViewItem(tabs.tabViewItems[0])
    XCTAssertEqual(tabs.children, [second])
    XCTAssertEqual(tabs.selectedTabViewItemIndex, 0)
    tabs.removeChild(at: 0)
    XCTAssertEqual(tabs.selectedTabViewItemIndex, -1)
  }

  func testARecognizerOfAppKitFollowsADrag() {
    let journal = Journal()
    let window = TestWindow(Color.red.gesture(MacPanReader { journal.record($0) }))
    defer { window.close() }
    for (signal, x) in [("drag-begin", 5.0), ("drag-update", 30), ("drag-end", 30)] {
      window.drag(signal, x)
    }
    XCTAssertEqual(journal.drain(), ["1 30.0", "3 30.0"])
  }

  func testTheDelegateOfTheProgramControlsThePanel() throws {
    let panel = try XCTUnwrap(QLPreviewPanel.shared())
    XCTAssertNil(panel.dataSource)
    XCTAssertFalse(NSResponder().acceptsPreviewPanelControl(panel))
    let old = NSApplication.shared.delegate
    defer { NSApplication.shared.delegate = old }
    let delegate = Previewer()
    NSApplication.shared.delegate = delegate
    panel.makeKeyAndOrderFront(nil)
    XCTAssertEqual(delegate.steps, ["begin", "end"])
    XCTAssertNil(panel.currentController)
  }
}
