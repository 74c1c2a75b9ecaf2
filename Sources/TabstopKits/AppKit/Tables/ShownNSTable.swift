import Foundation
internal import Tabstop
internal import TabstopFoundation

/// The views of a row, one for each column.
final class TableRowCells: UIView {
  var views: [UIView] = []
}

/// A table of AppKit's, as a list with titles above it.
struct ShownNSTable: View {
  let table: NSTableView

  var body: some View {
    // Read, to be observed.
    let _ = table.revision.number
    let _ = table.count()
    let columns = table.tableColumns.filter { !$0.isHidden }
    VStack(spacing: 0) {
      if table.headerView != nil, columns.contains(where: { !$0.title.isEmpty }) {
        HStack(spacing: table.intercellSpacing.width) {
          ForEach(columns, id: \.self) { column in
            Text(verbatim: column.title).font(.caption).bold()
              .modifier(ColumnWidth(width: column === columns.last ? nil : column.width))
          }
        }
        .padding(8)
      }
      ScrollViewReader { proxy in
        let _ = table.scroller = proxy
        List<Int, NSTableRows>(_selecting: table.listSelection) { NSTableRows(table: table) }
          .listStyle(.plain)
          ._contextMenu(
            forSelectionType: Int.self, table.stored.menu == nil ? .never : .always,
            events: { ids in
              table.click(ids)
              return table.stored.menu?.events
            },
            menu: { _ in
              if let menu = table.stored.menu { menu.presentItems }
            }, primaryAction: table.doubleAction == nil ? nil : { table.doubleClick($0) })
      }
    }
  }
}

/// The width of a column; `nil` is what is left.
private struct ColumnWidth: ViewModifier {
  let width: CGFloat?

  func body(content: Content) -> some View {
    if let width {
      content.frame(width: width, alignment: .leading)
    } else {
      content.frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

private struct NSTableRows: View {
  let table: NSTableView

  var body: some View {
    // Read, to be observed.
    let _ = table.revision.number
    ForEach(table.rows) { NSTableRow(table: table, row: $0) }
  }
}

/// A row: the views that the delegate gives for its columns.
private struct NSTableRow: View {
  let table: NSTableView
  let row: KitRow

  var body: some View {
    let _ = row.observe()
    let _ = table.revision.number
    let views = table.cells(of: row).views
    let columns = table.shownColumns
    let place = table.place(ofRow: row.path.item)
    HStack(spacing: table.intercellSpacing.width) {
      ForEach(Array(zip(views, columns).enumerated()), id: \.offset) { item in
        let (view, column) = item.element
        Group {
          if item.offset == 0, let place {
            OutlineRow(
              level: place.level, isExpanded: place.isExpanded, content: ShownUIView(view: view),
              isCell: true)
          } else {
            ShownUIView(view: view)
          }
        }
        .id(view.identity)
        .modifier(ColumnWidth(width: item.offset + 1 == columns.count ? nil : column?.width))
      }
    }
    .frame(minHeight: height, alignment: .leading)
    .frame(maxWidth: .infinity, alignment: .leading)
    .outlinePlace(
      level: place?.level ?? 1, isExpanded: place?.isExpanded, inSelection: place != nil
    )
    .selectionDisabled(!table.canSelect(row: row.path.item))
    .listRowSeparator(table.gridStyleMask.isEmpty ? .hidden : .automatic)
    .onDisappear { table.didHide(row) }
  }

  private var height: CGFloat? {
    let height = table.height(ofRow: row.path.item)
    return height > 0 ? height : nil
  }
}

extension NSTableView {
  /// The columns that are shown; one without a column if the program has added none.
  var shownColumns: [NSTableColumn?] {
    tableColumns.isEmpty ? [nil] : tableColumns.filter { !$0.isHidden }
  }

  /// The views of a row: creates them by the delegate if the row has none, or its data may have changed.
  func cells(of row: KitRow) -> TableRowCells {
    let columns = shownColumns
    if let cells = row.cell as? TableRowCells, !row.isStale, cells.views.count == columns.count {
      return cells
    }
    row.isStale = false
    removeCells(of: row)
    let cells = TableRowCells(frame: .zero)
    cells.views = columns.map { column in
      view(of: column, row: row.path.item) ?? text(of: row, column)
    }
    row.cell = cells
    return cells
  }

  private func text(of row: KitRow, _ column: NSTableColumn?) -> UIView {
    let label = UILabel()
    label.text = value(of: column, row: row.path.item).map { "\($0)" }
    return label
  }

  /// Removes the views of a row, which can be used again.
  private func removeCells(of row: KitRow) {
    guard let cells = row.cell as? TableRowCells else { return }
    row.cell = nil
    for view in cells.views { reused.add(view, for: view.identifier?.rawValue) }
  }

  /// A row is gone, or far from the visible part.
  func didHide(_ row: KitRow) { removeCells(of: row) }

  /// The selection of the list.
  var listSelection: ListSelection {
    ListSelection(
      followsFocus: true,
      contains: { [unowned self] id in
        _ = selectionChanges.number
        return selectionHighlightStyle != .none
          && (id.base as? Int).map(selected.contains) ?? false
      },
      choose: { [unowned self] id, isAdding in
        guard let id = id.base as? Int else { return }
        let isSeveral = isAdding && allowsMultipleSelection
        choose(isSeveral ? selected.symmetricDifference([id]) : [id])
      },
      single: { [unowned self] in
        _ = selectionChanges.number
        return allowsMultipleSelection ? nil : selected.first.map { AnyHashable($0) }
      },
      replace: allowsMultipleSelection
        ? { [unowned self] ids in choose(Set(ids.compactMap { $0.base as? Int })) } : nil)
  }
}
