import AppKit
import CGtk
import Foundation
import GtkBridge
import PrivateDisplay
import SwiftUI
import XCTest

@testable import Tabstop
@testable import TabstopKits

/// Collections of AppKit: items, keys, selection and snapshots.
@preconcurrency @MainActor
final class MacCollectionTests: DisplayTestCase {
  private struct Shown: NSViewRepresentable {
    let view: NSView
    func makeNSView(context: Context) -> NSView { view }
    func updateNSView(_ view: NSView, context: Context) {}
  }

  private final class TownItem: NSCollectionViewItem {
    private(set) var selections: [Bool] = []
    override func loadView() {
      let label = NSTextField(labelWithString: "")
      view = label
      textField = label
    }
    override var isSelected: Bool { didSet { selections.append(isSelected) } }
  }

  /// An item as sources write it that do not use archives.
  private final class OtherItem: NSCollectionViewItem {
    let remark: String
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      remark = "made"
      super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    override func loadView() { view = NSTextField(labelWithString: remark) }
  }

  private static let town = NSUserInterfaceItemIdentifier("Town")

  private final class Towns: NSObject, NSCollectionViewDataSource,
    NSCollectionViewDelegateFlowLayout
  {
    nonisolated(unsafe) var names = ["Lima", "Oslo", "Rome"]
    nonisolated(unsafe) var log: [String] = []
    func collectionView(
      _ collectionView: NSCollectionView, numberOfItemsInSection section: Int
    ) -> Int { names.count }
    func collectionView(
      _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
    ) -> NSCollectionViewItem {
      let item = collectionView.makeItem(withIdentifier: MacCollectionTests.town, for: indexPath)
      _ = item.view
      item.textField?.stringValue = names[indexPath.item]
      return item
    }
    func collectionView(
      _ collectionView: NSCollectionView, didSelectItemsAt indexPaths: Set<IndexPath>
    ) { log.append("select \(indexPaths.map(\.item))") }
    func collectionView(
      _ collectionView: NSCollectionView, didDeselectItemsAt indexPaths: Set<IndexPath>
    ) { log.append("deselect \(indexPaths.map(\.item))") }
    func collectionView(
      _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 100, height: 40) }
  }

  func testItemsAreChosenAndChange() throws {
    let (collection, towns) = (NSCollectionView(), Towns())
    collection.collectionViewLayout = NSCollectionViewFlowLayout()
    collection.register(TownItem.self, forItemWithIdentifier: Self.town)
    collection.isSelectable = true
    (collection.dataSource, collection.delegate) = (towns, towns)
    let scroll = NSScrollView()
    scroll.documentView = collection
    let window = TestWindow(Shown(view: scroll))
    defer { window.close() }
    window.layOut()
    XCTAssertEqual(
      ["Lima", "Oslo", "Rome"].filter { window.label($0) != nil }, ["Lima", "Oslo", "Rome"])
    window.press("Oslo")
    XCTAssertEqual(towns.log, ["select [1]"])
    XCTAssertEqual(collection.selectionIndexPaths, [IndexPath(item: 1, section: 0)])
    let item = try XCTUnwrap(collection.item(at: 1) as? TownItem)
    XCTAssertTrue(item.isSelected)
    XCTAssertEqual(collection.indexPath(for: item), IndexPath(item: 1, section: 0))
    window.press("Lima")
    XCTAssertEqual(towns.log, ["select [1]", "deselect [1]", "select [0]"])
    XCTAssertEqual(item.selections, [true, false])
    // Another delegate does not deselect.
    let other = Towns()
    collection.delegate = other
    window.layOut()
    XCTAssertEqual(collection.selectionIndexPaths, [IndexPath(item: 0, section: 0)])
    collection.delegate = towns
    towns.names.insert("Bern", at: 0)
    collection.insertItems(at: [IndexPath(item: 0, section: 0)])
    window.layOut()
    XCTAssertNotNil(window.label("Bern"))
    XCTAssertEqual(collection.selectionIndexes, [1])
    collection.deselectAll(nil)
    XCTAssertEqual(collection.selectionIndexPaths, [])
  }

  func testAnItemWithAnInitializerOfItsOwnIsMade() throws {
    let collection = NSCollectionView()
    collection.register(OtherItem.self, forItemWithIdentifier: Self.town)
    let item = collection.makeItem(
      withIdentifier: Self.town, for: IndexPath(item: 0, section: 0))
    XCTAssertEqual((item as? OtherItem)?.remark, "made")
    XCTAssertEqual(item.identifier, Self.town)
  }

  func testASnapshotIsShown() throws {
    let collection = NSCollectionView()
    collection.register(TownItem.self, forItemWithIdentifier: Self.town)
    let data = NSCollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
      collection, path, name in
      let item = collection.makeItem(withIdentifier: MacCollectionTests.town, for: path)
      _ = item.view
      item.textField?.stringValue = name
      return item
    }
    let window = TestWindow(Shown(view: collection))
    defer { window.close() }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["Lima", "Oslo"])
    data.apply(snapshot, animatingDifferences: true)
    window.layOut()
    XCTAssertNotNil(window.label("Oslo"))
    snapshot.deleteItems(["Oslo"])
    data.apply(snapshot, animatingDifferences: false)
    window.layOut()
    XCTAssertNil(window.label("Oslo"))
    XCTAssertNotNil(window.label("Lima"))
  }
}
