// Collections of UIKit, as sources from public repositories use them.
import SwiftUI
import UIKit

final class TileCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.textAlignment = .center
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class TitleView: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class Tiles: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout
{
  var tiles = ["A", "B", "C", "D"]
  var log: [String] = []
  private(set) var collectionView: UICollectionView!

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 60, height: 40)
    layout.minimumInteritemSpacing = 8
    layout.sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.register(TileCell.self, forCellWithReuseIdentifier: "tile")
    collectionView.register(
      TitleView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "title")
    collectionView.dataSource = self
    collectionView.delegate = self
    view.addSubview(collectionView)
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { tiles.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath) as! TileCell
    cell.label.text = tiles[indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view =
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "title", for: indexPath) as! TitleView
    view.label.text = "Tiles"
    return view
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.append("select \(indexPath.item)")
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    log.append("deselect \(indexPath.item)")
  }
}

struct TilesView: UIViewControllerRepresentable {
  let controller: Tiles
  func makeUIViewController(context: Context) -> Tiles { controller }
  func updateUIViewController(_ uiViewController: Tiles, context: Context) {}
}

/// Items by snapshots, with cells that are set up by a registration.
final class Names: UICollectionViewController {
  private enum Part { case main }
  private lazy var names = UICollectionViewDiffableDataSource<Int, String>(
    collectionView: collectionView
  ) { [registration] collectionView, indexPath, name in
    collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: name)
  }
  private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
    cell, indexPath, name in
    var content = cell.defaultContentConfiguration()
    content.text = name
    cell.contentConfiguration = content
    cell.accessories = [.disclosureIndicator()]
  }

  func show(_ all: [String]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(all)
    names.apply(snapshot, animatingDifferences: true)
  }
}

struct NamesView: UIViewControllerRepresentable {
  let names: [String]
  func makeUIViewController(context: Context) -> Names {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    return Names(collectionViewLayout: layout)
  }
  func updateUIViewController(_ uiViewController: Names, context: Context) {
    uiViewController.show(names)
  }
}
