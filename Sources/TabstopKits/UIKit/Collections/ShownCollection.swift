import Foundation
internal import Tabstop
internal import TabstopFoundation

/// A collection of UIKit's, as a grid.
struct ShownCollection: View {
  let collection: UICollectionView

  var body: some View {
    // Read, to be observed.
    let _ = collection.revision.number
    let _ = collection.count()
    let layout =
      collection.collectionViewLayout as? UICollectionViewFlowLayout ?? UICollectionViewFlowLayout()
    let measures = FlowMeasures(collection: collection, layout: layout)
    ScrollViewReader { proxy in
      let _ = collection.scroller = proxy
      ZStack {
        if layout.scrollDirection == .horizontal {
          ScrollView(.horizontal) {
            LazyHStack(alignment: .top, spacing: layout.minimumLineSpacing) {
              ForEach(collection.data.sections) { section in
                CollectionItems(collection: collection, section: section, measures: measures)
              }
            }
          }
        } else {
          ScrollView {
            VStack(alignment: .leading, spacing: 0) {
              ForEach(collection.data.sections) { section in
                if let layout = collection.collectionViewLayout
                  as? UICollectionViewCompositionalLayout
                {
                  PlannedSection(collection: collection, section: section, layout: layout)
                } else {
                  CollectionSection(collection: collection, section: section, measures: measures)
                }
              }
            }
          }
        }
        if let view = collection.backgroundView,
          collection.data.sections.allSatisfy(\.rows.isEmpty)
        {
          ShownUIView(view: view)
        }
      }
    }
    .scrollDisabled(!collection.isScrollEnabled)
    .modifier(Refreshing(control: collection.refreshControl))
    .onGeometryChange(for: CGSize.self) {
      $0.size
    } action: {
      resize($0)
    }
  }

  /// Sources calculate the sizes of items from the width of the collection.
  private func resize(_ size: CGSize) {
    guard size != collection.frame.size else { return }
    collection.measured(size)
    collection.collectionViewLayout.invalidateLayout()
  }
}

private struct CollectionSection: View {
  let collection: UICollectionView
  let section: KitSection
  let measures: FlowMeasures

  var body: some View {
    let _ = section.observe()
    let insets = measures.insets(section.index)
    VStack(alignment: .leading, spacing: 0) {
      supplementary(UICollectionView.elementKindSectionHeader)
      LazyVGrid(
        columns: columns(insets), alignment: .leading,
        spacing: measures.lineSpacing(section.index)
      ) {
        CollectionItems(collection: collection, section: section, measures: measures)
      }
      .padding(
        EdgeInsets(
          top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right))
      supplementary(UICollectionView.elementKindSectionFooter)
    }
  }

  private func columns(_ insets: UIEdgeInsets) -> [GridItem] {
    let spacing = measures.spacing(section.index)
    let available = collection.frame.width - insets.left - insets.right
    guard let first = section.rows.first else { return [GridItem(.flexible())] }
    let width = measures.size(of: first).width
    // Also before the first layout, when the width of the collection is zero.
    if width <= 0 || width > 100_000 {
      return [GridItem(.adaptive(minimum: 100), spacing: spacing)]
    }
    if available > 0, width >= available { return [GridItem(.flexible())] }
    guard available > 0 else { return [GridItem(.adaptive(minimum: width), spacing: spacing)] }
    let count = max(1, Int((available + spacing + 0.5) / (width + spacing)))
    // The rest is between the columns.
    let gap = count > 1 ? (available - CGFloat(count) * width) / CGFloat(count - 1) : spacing
    return Array(repeating: GridItem(.fixed(width), spacing: max(gap, 0)), count: count)
  }

  @ViewBuilder private func supplementary(_ kind: String) -> some View {
    if measures.shows(kind, section.index), let view = collection.view(kind, of: section) {
      ShownUIView(view: view).frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

private struct CollectionItems: View {
  let collection: UICollectionView
  let section: KitSection
  let measures: FlowMeasures

  var body: some View {
    let _ = section.observe()
    ForEach(section.rows) { row in
      CollectionItem(collection: collection, row: row, size: measures.size(of: row))
    }
  }
}

/// An item: a button with the cell that the data source gives for it.
struct CollectionItem: View {
  let collection: UICollectionView
  let row: KitRow
  let size: CGSize
  /// Whether the item takes the width of its column.
  var fillsWidth = false
  /// The space around the cell, inside of the button.
  var padding = EdgeInsets()
  /// Make actions of the item, for its menu.
  var actions: [UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider] = []

  var body: some View {
    let _ = row.observe()
    let cell = collection.cell(of: row)
    let isSelected = collection.selected.contains(row.id)
    Group {
      if collection.allowsSelection {
        Button {
          collection.choose(row)
        } label: {
          content(cell)
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(isSelected ? .isSelected : [])
      } else {
        content(cell)
      }
    }
    ._contextMenu { _ in
      CollectionMenu(collection: collection, row: row, actions: actions, opening: UUID())
    }
    .onAppear { collection.willShow(row) }
    .onDisappear { collection.didHide(row) }
  }

  private func content(_ cell: UIView?) -> some View {
    HStack(spacing: 0) {
      if let cell { ShownUIView(view: cell).id(cell.identity) }
    }
    .padding(padding)
    .frame(
      width: size.width > 0 && size.width < 100_000 ? size.width : nil,
      height: size.height > 0 && size.height < 100_000 ? size.height : nil
    )
    .frame(maxWidth: fillsWidth ? .infinity : nil, alignment: .leading)
  }
}

/// The menu of an item.
private struct CollectionMenu: View {
  let collection: UICollectionView
  let row: KitRow
  let actions: [UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider]
  /// Another one each time, so that the program's closure is called again.
  let opening: UUID

  var body: some View {
    let configuration = collection.delegate?.collectionView(
      collection, contextMenuConfigurationForItemAt: row.path, point: .zero)
    if let menu = configuration?.menu { MenuElements(elements: menu.children, menu: menu) }
    let swiped = actions.flatMap { $0(row.path)?.actions ?? [] }
    if !swiped.isEmpty {
      ContextualButtons(actions: swiped, view: row.cell ?? collection)
    }
  }
}
