import CGtk
import Foundation
import GtkBridge
import PrivateDisplay
import SwiftUI
import UIKit
import XCTest

@testable import Tabstop
@testable import TabstopKits

/// Collections with compositional layouts: lists, columns and lines.
@preconcurrency @MainActor
final class CompositionalLayoutTests: DisplayTestCase {
  private struct Shown: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ view: UIView, context: Context) {}
  }

  private final class Chosen: NSObject, UICollectionViewDelegate {
    nonisolated(unsafe) var log: [String] = []
    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { log.append("select \(indexPath.item)") }
  }

  private struct Page {
    let collection: UICollectionView
    let data: UICollectionViewDiffableDataSource<Int, String>
  }

  private func page(_ layout: UICollectionViewLayout) -> Page {
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, _ in
      var content = view.defaultContentConfiguration()
      content.text = "Towns"
      view.contentConfiguration = content
    }
    let data = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
      collection, path, item in
      collection.dequeueConfiguredReusableCell(using: cell, for: path, item: item)
    }
    data.supplementaryViewProvider = { collection, _, path in
      collection.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["Lima", "Oslo", "Rome", "Bern"])
    data.apply(snapshot)
    return Page(collection: collection, data: data)
  }

  private func place(
    of text: String, in window: TestWindow
  ) throws -> (x: Float, y: Float) {
    var bounds = graphene_rect_t()
    let label = try XCTUnwrap(window.label(text), text)
    XCTAssertNotEqual(
      gtk_widget_compute_bounds(label, window.context.widget.pointer, &bounds), 0)
    return (bounds.origin.x, bounds.origin.y)
  }

  func testAListHasRowsWithAHeaderAndActions() throws {
    var deleted: [IndexPath] = []
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    list.headerMode = .supplementary
    list.trailingSwipeActionsConfigurationProvider = { path in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
          deleted.append(path)
          done(true)
        }
      ])
    }
    let page = page(UICollectionViewCompositionalLayout.list(using: list))
    let chosen = Chosen()
    page.collection.delegate = chosen
    let window = TestWindow(Shown(view: page.collection))
    defer { window.close() }
    window.layOut()
    let (header, first, second) = (
      try place(of: "Towns", in: window), try place(of: "Lima", in: window),
      try place(of: "Oslo", in: window)
    )
    XCTAssertLessThan(header.y, first.y)
    XCTAssertLessThan(first.y, second.y)
    XCTAssertEqual(first.x, second.x)
    window.press("Oslo")
    XCTAssertEqual(chosen.log, ["select 1"])
    // Its actions are in its menu.
    let button = window.button("Oslo")
    emitKey(GDK_KEY_Menu, on: button)
    runLoopUntilIdle()
    gtk_widget_activate_action_variant(button, "menu.i0", nil)
    runLoopUntilIdle()
    XCTAssertEqual(deleted, [IndexPath(item: 1, section: 0)])
  }

  func testItemsAreInTheColumnsOfTheirGroup() throws {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    let layout = UICollectionViewCompositionalLayout(section: section)
    let page = page(layout)
    defer { withExtendedLifetime(page) {} }
    let window = TestWindow(Shown(view: page.collection))
    defer { window.close() }
    window.layOut()
    window.layOut()
    let (first, second, third) = (
      try place(of: "Lima", in: window), try place(of: "Oslo", in: window),
      try place(of: "Rome", in: window)
    )
    XCTAssertEqual(first.y, second.y)
    XCTAssertGreaterThan(second.x, first.x + 100)
    XCTAssertEqual(third.x, first.x)
    XCTAssertEqual(third.y, first.y + 60, accuracy: 1)
  }

  private func plan(
    _ width: NSCollectionLayoutDimension, group: NSCollectionLayoutDimension? = nil,
    isLine: Bool = false
  ) -> SectionPlan {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: width, heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 5)
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: group ?? .fractionalWidth(1), heightDimension: .absolute(60)),
        subitems: [item]))
    section.contentInsets.top = 3
    if isLine { section.orthogonalScrollingBehavior = .continuous }
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.configuration.interSectionSpacing = 20
    return layout.plan(1, CGSize(width: 400, height: 300))
  }

  func testWidthsOfItemsDetermineTheColumns() {
    XCTAssertEqual(plan(.fractionalWidth(1 / 3)).columns, 3)
    XCTAssertEqual(plan(.fractionalWidth(0.3)).columns, 3)
    XCTAssertEqual(plan(.fractionalWidth(0.4)).columns, 2)
    XCTAssertEqual(plan(.fractionalWidth(0.6)).columns, 1)
    XCTAssertEqual(plan(.estimated(100)).columns, 4)
    // Nonsense does not end the program.
    XCTAssertEqual(plan(.fractionalWidth(.leastNonzeroMagnitude)).columns, 100)
    XCTAssertEqual(plan(.absolute(.leastNonzeroMagnitude)).columns, 100)
    XCTAssertEqual(plan(.absolute(.infinity)).columns, 1)
    XCTAssertEqual(plan(.fractionalWidth(1), group: .absolute(.leastNonzeroMagnitude)).columns, 100)
    let points = plan(.absolute(80))
    XCTAssertEqual([points.columnWidth, points.itemSize.width], [80, 70])
    XCTAssertEqual(points.columns, 5)
    XCTAssertEqual(plan(.fractionalWidth(0.5)).columnWidth, 0)
    XCTAssertEqual([points.spaceAbove, points.insets.top], [20, 3])
  }

  func testALineHasTheWidthsOfItsItems() {
    XCTAssertEqual(plan(.estimated(100), group: .estimated(100), isLine: true).columnWidth, 0)
    XCTAssertEqual(
      plan(.fractionalWidth(1), group: .estimated(100), isLine: true).columnWidth, 0)
    XCTAssertEqual(plan(.absolute(80), group: .estimated(100), isLine: true).columnWidth, 80)
    XCTAssertEqual(plan(.fractionalWidth(0.5), isLine: true).columnWidth, 200)
  }

  func testASectionIsScrolledFromSideToSide() throws {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(150), heightDimension: .absolute(80)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    section.interGroupSpacing = 10
    let layout = UICollectionViewCompositionalLayout { _, _ in section }
    let page = page(layout)
    defer { withExtendedLifetime(page) {} }
    let window = TestWindow(Shown(view: page.collection))
    defer { window.close() }
    window.layOut()
    let (first, second) = (try place(of: "Lima", in: window), try place(of: "Oslo", in: window))
    XCTAssertEqual(first.y, second.y)
    XCTAssertEqual(second.x, first.x + 160, accuracy: 1)
  }
}
