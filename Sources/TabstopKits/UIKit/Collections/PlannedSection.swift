import Foundation
internal import Tabstop
internal import TabstopFoundation

/// A section of a collection with a compositional layout: a list, lines of columns, or one line that is scrolled.
struct PlannedSection: View {
  let collection: UICollectionView
  let section: KitSection
  let layout: UICollectionViewCompositionalLayout

  var body: some View {
    let _ = section.observe()
    // Read, to be observed: the size of the collection, too.
    let _ = collection.revision.number
    let plan = layout.plan(section.index, collection.frame.size)
    VStack(alignment: .leading, spacing: 0) {
      supplementary(plan.header).padding(plan.isList ? Self.rowPadding : EdgeInsets())
      items(plan)
        .padding(
          EdgeInsets(
            top: plan.insets.top, leading: plan.insets.leading, bottom: plan.insets.bottom,
            trailing: plan.insets.trailing))
      supplementary(plan.footer).padding(plan.isList ? Self.rowPadding : EdgeInsets())
    }
    .padding(.top, plan.spaceAbove)
  }

  @ViewBuilder private func items(_ plan: SectionPlan) -> some View {
    if plan.isLine {
      ScrollView(.horizontal) {
        LazyHStack(alignment: .top, spacing: max(plan.spacing, plan.lineSpacing)) { rows(plan) }
      }
    } else if plan.columns == 1 {
      LazyVStack(alignment: .leading, spacing: plan.lineSpacing) { rows(plan) }
    } else {
      let column = GridItem(
        plan.columnWidth > 0 ? .fixed(plan.columnWidth) : .flexible(), spacing: plan.spacing)
      LazyVGrid(
        columns: Array(repeating: column, count: plan.columns), alignment: .leading,
        spacing: plan.lineSpacing
      ) { rows(plan) }
    }
  }

  private static let rowPadding = EdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12)

  private func rows(_ plan: SectionPlan) -> some View {
    ForEach(section.rows) { row in
      VStack(spacing: 0) {
        CollectionItem(
          collection: collection, row: row, size: plan.itemSize,
          fillsWidth: !plan.isLine && plan.columnWidth <= 0,
          padding: plan.isList ? Self.rowPadding : EdgeInsets(), actions: plan.actions
        )
        .padding(
          EdgeInsets(
            top: plan.itemInsets.top, leading: plan.itemInsets.leading,
            bottom: plan.itemInsets.bottom, trailing: plan.itemInsets.trailing))
        if plan.hasSeparators { Divider() }
      }
    }
  }

  @ViewBuilder private func supplementary(_ kind: String?) -> some View {
    if let kind, let view = collection.view(kind, of: section) {
      ShownUIView(view: view).frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}
